"""The steps, oldest first by name. A step that was released is never edited."""
