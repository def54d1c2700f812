"""A stranger's template ends, whatever it says: after so many steps, letters and values."""

from __future__ import annotations

import pytest

from output.template.meter import LARGEST, LETTERS, MOST, STEPS
from tests.template.conftest import Draw, Told

STEPPED = f"more than {STEPS} steps"
LISTED = f"a list of more than {MOST} values"
LONG = f"a text of more than {LARGEST} letters"
ENDLESS = "without end"
GROWING = "{%% set ns = namespace(x=%s) %%}{%% for i in range(2000) %%}{%% set ns.x = %s %%}{%% endfor %%}"
CALLED_AGAIN = "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}"
CALLS = "{% macro m() %}{{ caller() }}{{ caller() }}{% endmacro %}"


@pytest.mark.parametrize(
    ("template", "why"),
    [
        ("{% for i in range(1000000000) %}x{% endfor %}", STEPPED),
        ("{% for a in range(4000) %}{% for b in range(4000) %}{% endfor %}{% endfor %}", STEPPED),
        ("{% for a in range(5000) %}{% for b in range(5000) if false %}{% endfor %}{% endfor %}",
         STEPPED),
        ("{% for a in range(5000) %}{{ range(4000)|map('string')|list|length }}{% endfor %}",
         STEPPED),
        ("{% set s = 'x' * 5000 %}{% for i in range(5000) %}{{ s ~ 'a' in s }}{% endfor %}",
         STEPPED),
        ("{% set s = 'x' * 5000 %}{% for i in range(5000) %}{{ s[::-1]|length }}{% endfor %}",
         STEPPED),
        (CALLED_AGAIN + "{{ m(30) }}", STEPPED),
        (CALLS + "{% call m() %}" * 18 + "x" + "{% endcall %}" * 18, STEPPED),
        ("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", ENDLESS),
        ("{% include 'card/signal.svg.j2' %}" * 2, ENDLESS),
        ("{% extends 'card/signal.svg.j2' %}", ENDLESS),
        ("{% import 'card/signal.svg.j2' as me %}", ENDLESS),
        ("{% block a %}{{ self.a() }}{% endblock %}", ENDLESS),
        ("{% for x in [1] recursive %}{{ loop([1, 1]) }}{% endfor %}", "`recursive` loops"),
        ("{{ 'x' * 1000000000 }}", f"repeated beyond {MOST}"),
        ("{{ 1000000000 * 'x' }}", f"repeated beyond {MOST}"),
        ("{{ ([1] * 1000000000)|length }}", f"repeated beyond {MOST}"),
        ("{{ 9 ** 9 ** 9 }}", "a power beyond 8"),
        (GROWING % ("3", "0 - ns.x - ns.x"), "beyond 10^12"),
        (GROWING % ("'ab'", "ns.x ~ ns.x"), LONG),
        (GROWING % ("'ab'", "ns.x + ns.x"), LONG),
        (GROWING % ("'&'", "ns.x|forceescape ~ ns.x"), LONG),
        (GROWING % ("[1]", "ns.x + ns.x"), LISTED),
        (GROWING % ("[1]", "[ns.x, ns.x]"), LISTED),
        (GROWING % ("(1, 2)", "(ns.x, ns.x)"), LISTED),
        (GROWING % ("1", "{1: ns.x, 2: ns.x}"), LISTED),
        (GROWING % ("1", "dict(a=ns.x, b=ns.x)"), LISTED),
        (GROWING % ("1", "namespace(a=ns.x, b=ns.x)"), "a namespace cannot hold another"),
        (GROWING % ("1", "[namespace(a=ns.x)]"), "a namespace cannot be put into another value"),
        ("{% set ns = namespace() %}{% set ns.x = ns %}", "a namespace cannot hold another"),
        ("{{ range(900)|join('x' * 4000) }}", LONG),
        ("{{ ('x' * 4000)|replace('x', 'y' * 4000) }}", LONG),
        ("{{ ('x' * 4000)|replace('', 'y' * 4000) }}", LONG),
        ("{% filter upper %}{% for i in range(5000) %}" + "x" * 40 + "{% endfor %}{% endfilter %}",
         LONG),
        ("{% set s = 'x' * 5000 %}{% for i in range(900) %}{{ s }}{% endfor %}",
         f"more than {LETTERS} letters"),
        ("{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}", "nested too deep"),
        ("{% if 1 %}" * 3000 + "{% endif %}" * 3000, "nested too deep"),
        ("{% for a in [1] %}" * 50 + "{% endfor %}" * 50, "nested too deep"),
        ("x" * 300_000, "more than 200 kB"),
    ],
)  # fmt: skip
def test_a_template_that_would_not_end_is_stopped(template: str, why: str, told: Told) -> None:
    (said,) = told(template)
    assert why in said


@pytest.mark.parametrize(
    "template",
    [
        "{{ 'x'|center(1000000000) }}",
        "{{ 'x'|indent(1000000000, true) }}",
        "{{ '%1000000000d'|format(1) }}",
        "{{ '%1000000000d' % 1 }}",
        "{{ '{:1000000000}'.format(1) }}",
        "{{ 'x'.ljust(1000000000) }}",
        "{{ 'x'.zfill(1000000000) }}",
        "{{ [1]|batch(1000000000, 0)|list }}",
        "{{ 1.5|round(1000000000) }}",
        "{{ lipsum(1000000000) }}",
    ],
)
def test_what_pads_without_end_is_not_there(template: str, told: Told) -> None:
    (said,) = told(template)
    assert said.startswith("signal.svg.j2:1:")


PATH = "{% set p = 'M0 0' ~ 'L1 1' * 1000 %}"
DRAWN = "{% set ns = namespace(x=pen.rect(0, 0, 1, 1, '#000000')) %}"


@pytest.mark.parametrize(
    ("template", "why"),
    [
        (DRAWN + "{% for i in range(30) %}{% set ns.x = pen.within(0, 0, 9, 9, ns.x ~ ns.x) %}"
                 "{% endfor %}", "more than 20000 shapes"),
        (DRAWN + "{% for i in range(60) %}{% set ns.x = pen.within(0, 0, 9, 9, ns.x) %}"
                 "{% endfor %}", "32 boxes in each other"),
        (DRAWN + "{% for i in range(13) %}{% set ns.x = ns.x ~ ns.x %}{% endfor %}"
                 "{% for i in range(8) %}{{ ns.x }}{% endfor %}", "more than 20000 shapes"),
        ("{{ pen.dashed(0, 0, 10000000, 1, '#000000', 1) }}", "a length in mm, up to 5000"),
        ("{{ pen.rect(0, 0, 'nan'|float, 1, '#000000') }}", "not `nan`"),
        (PATH + "{% for i in range(500) %}{{ pen.path(p, '#000000') }}{% endfor %}", STEPPED),
    ],
)  # fmt: skip
def test_a_pen_draws_no_more_than_a_face_may_hold(template: str, why: str, told: Told) -> None:
    (said,) = told(template)
    assert why in said
    assert said.startswith("signal.svg.j2:") or why.startswith("more than 20000")


def test_a_face_may_take_all_of_its_steps_and_the_next_one_too(draws: Draw) -> None:
    template = "{% for i in range(4000) %}{{ pen.rect(i % 9, 0, 1, 1, ink.ink) }}{% endfor %}"
    for _ in range(3):
        assert len(draws(template).drawing.items) == 4000
