"""What is this board? Hands that somebody reads from a table, found among the boards that are known here.

Answers with numbers of boards, seats and counts; shows no card, keeps none of what is typed.
"""
