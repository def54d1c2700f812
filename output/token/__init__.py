"""Tokens and templates at true size, packed on pages.

    made = token_pages(tokens, about, load_paper("a4"), "in")     # TokenView -> SheetPages
    Printout(made.pages)                                          # for the PDF, SVG and PNG writers

A token is a piece of a shape (`shapes`, one file each); pieces lie in rows, templates where they
touch (`pack`); a page has a head, a foot and a scale of 50 mm (`pages`).
"""

from output.token.about import about_tokens
from output.token.pages import single_tokens, token_pages

__all__ = ["about_tokens", "single_tokens", "token_pages"]
