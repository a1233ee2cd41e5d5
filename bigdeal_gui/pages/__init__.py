"""What the pages of the window hold and decide, one module a page, without a screen.

Knows neither Qt nor the window, and no page knows another; what two pages decide alike stands apart.
"""
