"""Apart from the bus, which needs a package that most servers do not have."""


class NoBus(Exception):
    """The bus cannot be reached at the start; the text says why."""
