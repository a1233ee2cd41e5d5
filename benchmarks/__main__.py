"""Prints the rows; ends with 1 when an aim was missed."""

from __future__ import annotations

import argparse
import sys

from benchmarks import bulk, double_dummy, engine, records, suits, window


def main() -> int:
    """Measure and print every row, or those of one part."""
    parts = {
        "engine": engine.rows,
        "bulk": bulk.rows,
        "records": records.rows,
        "double_dummy": double_dummy.rows,
        "suits": suits.rows,
        "window": window.rows,
    }
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--only", choices=parts, help="one part alone")
    asked = parser.parse_args()
    rows = []
    for name, measured in parts.items():
        for row in measured() if asked.only in {None, name} else ():
            rows.append(row)
            print(row, flush=True)
    return 0 if all(row.is_met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
