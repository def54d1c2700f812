"""Blank cards: all labels of a game's card, and room to write by hand.

    blank_faces(system, load_layout("poker"), boxes={"wounds": 3}, copies=4)   # -> CardFace

What a card asks for (`view`) is measured and put below each other (`compose`): boxes in header and
strip, rows of a table, fields with a label, lines. Boxes lie over what the theme's template draws,
so that any template has them.
"""

from output.card.blank.faces import blank_faces

__all__ = ["blank_faces"]
