"""A card set: reading, checking and compiling its files."""
