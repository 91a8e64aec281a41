"""Everything a person reads: message catalogues, sentences and the rulebook, in every language."""

from frostwall.words.catalogue import Catalogue, MissingExtra, UnknownLanguage

__all__ = ["Catalogue", "MissingExtra", "UnknownLanguage"]
