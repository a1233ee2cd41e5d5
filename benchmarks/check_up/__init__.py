"""How much the check-up of played sets sees, and how often it accuses a fair machine."""
