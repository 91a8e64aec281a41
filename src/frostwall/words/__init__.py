"""Everything a person reads: message catalogues, sentences and the rulebook, in every language."""

from frostwall.words.catalogue import Catalogue, UnknownLanguage, character_name
from frostwall.words.files import MissingExtra

__all__ = ["Catalogue", "MissingExtra", "UnknownLanguage", "character_name"]
