"""The plan of a tournament, its secret keys, its commitment, its sessions and their proof.

It knows neither files nor clock nor screen: it is given text and bytes, and answers in kind.
"""
