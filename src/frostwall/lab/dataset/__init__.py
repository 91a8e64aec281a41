"""Data sets for programs that learn: a row for each decision of many games, as Parquet, with the games' records.

make.py plays the games, rows.py turns a record into rows, loader.py reads them again and checks them. Needs the extra
`data`.
"""

from frostwall.lab.dataset.loader import BrokenData, Dataset
from frostwall.lab.dataset.make import make

__all__ = ["BrokenData", "Dataset", "make"]
