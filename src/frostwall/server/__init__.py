"""The table: a server on which friends play any game of the registry live, by a link. It has no rules of its own."""
