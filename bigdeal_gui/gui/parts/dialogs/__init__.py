"""Dialogs that several pages use: questions, messages, files, forms.

They ask and return the answer; what follows is the page's business.
"""
