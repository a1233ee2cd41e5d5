"""Small faults planted one at a time, to see whether a test fails: `python -m benchmarks.mutants`."""
