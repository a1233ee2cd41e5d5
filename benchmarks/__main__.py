"""Prints the rows; ends with 1 when an aim was missed."""

from __future__ import annotations

import argparse
import sys

from benchmarks import bulk, double_dummy, engine, records, suits, window
from benchmarks.side_by_side import report


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
    return report(row for name, rows in parts.items() if asked.only in {None, name} for row in rows())


if __name__ == "__main__":
    sys.exit(main())
