"""Matrices of the display list."""

from __future__ import annotations

from output.display import Matrix


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that does `inner` first, then `outer`."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def shift(x: float, y: float) -> Matrix:
    """The matrix that moves by x and y."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def applied(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Where a matrix brings a point."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
