"""A position for others: view.py for one viewer, scene.py what never changes at a table, hidden.py a world that a
viewer could be in, document/ the whole state as a file.
"""
