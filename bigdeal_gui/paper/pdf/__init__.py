"""PDF files: pages, their structure for screen readers, embedded fonts, padding.

Knows no board and no tournament.
"""
