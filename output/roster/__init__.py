"""The roster sheet: what a warband is, costs and breaks, on one page where it has room."""
