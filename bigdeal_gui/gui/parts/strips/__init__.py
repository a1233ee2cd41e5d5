"""What a page shows of its work: progress, results, notices, errors.

They show what they are given; cards never.
"""
