"""The bots of the Watch."""
