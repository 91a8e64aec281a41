"""A card set, from its files to tables of numbers.

sets.py opens a set by its name or directory, check/ refuses what is wrong with its files, tables.py holds it as
numbers. Effects become a program: program.py says what its numbers mean, expressions.py writes filters, amounts and
conditions, steps.py the steps. template/ is what `frostwall deck new` copies.
"""
