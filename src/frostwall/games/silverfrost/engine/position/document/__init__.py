"""The whole state as a readable document, and back."""
