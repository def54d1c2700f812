"""What programs may read: one file an answer, each a stable shape with a published JSON Schema.

The models say what an answer is; the front door writes plain data that `output.export.answers`
fills, so that a command need not import them. A test holds every filled answer to its model.
"""
