"""A game system's folder of YAML, found, loaded and linted."""

from builder.catalog.catalog import Catalog
from builder.catalog.find import Found, find_catalog, find_sample, systems
from builder.catalog.load import load_catalog

__all__ = [
    "Catalog",
    "Found",
    "find_catalog",
    "find_sample",
    "load_catalog",
    "systems",
]
