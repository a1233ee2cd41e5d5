"""The generator's raw stream for a battery of tests: `python -m benchmarks.stream | dieharder -a -g 200`.

Writes the twelve bytes that each counter gives, accepted or not, until the reader goes away. With
`--seed` (40 hexadecimal digits) the stream can be made again; the SHA-256 of the seed goes to standard error
first. Without numpy's lanes the same bytes would come from `randomness.generator`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys

import numpy as np

from bigdeal_gui.bulk.generator import LANES, BulkGenerator
from bigdeal_gui.randomness.generator import LAST_COUNTER
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes

OWNER = b"fairness"


def main() -> int:
    """Write the stream."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stream", description=__doc__)
    parser.add_argument("--seed", help="40 hexadecimal digits: repeat a stream")
    options = parser.parse_args()
    secret = bytes.fromhex(options.seed) if options.seed else system_bytes(SEED_BYTES)
    print(f"SHA-256 of the seed: {hashlib.sha256(secret).hexdigest()}", file=sys.stderr, flush=True)
    print(f"Seed: {secret.hex()}", file=sys.stderr, flush=True)
    generator = BulkGenerator(Seed(secret), OWNER)
    written = 0
    try:
        for first in range(1, LAST_COUNTER - LANES, LANES):
            stream = np.stack(generator.digests(first, LANES), axis=1).tobytes()
            sys.stdout.buffer.write(stream)
            written += len(stream)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    print(f"{written} bytes were read.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
