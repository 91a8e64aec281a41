"""The terminal client: a person plays against bots at a prompt."""
