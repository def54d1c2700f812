"""The work of `muster catalog`: what game authors ask."""
