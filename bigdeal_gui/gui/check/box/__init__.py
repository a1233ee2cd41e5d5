"""Open a locked box: when it opens, and its files once its round is there."""
