"""Own content that goes with a copied fighter, and keeps its meaning on both sides."""

from __future__ import annotations

from typing import Any

from tests.cli.two_rosters import HOOK, TARGET, added_to, export, of, plain


def test_own_content_comes_along_with_what_it_is_like_and_no_more(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    homebrew = export(two, "b.yaml")["choices"]["homebrew"]
    assert set(homebrew["units"]) == {"gorgon", "beast"}
    assert set(homebrew["weapons"]) == {"harpoon"}


def test_own_content_that_is_there_already_is_not_brought_twice(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    before = two.reads("b.yaml")
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    assert all("harpoon: {" not in line for line in added_to(before, two.reads("b.yaml")))


def test_own_content_of_the_same_id_keeps_its_meaning_on_both_sides(two: Any) -> None:
    two.writes("b.yaml", TARGET.replace("unit: levy", "unit: levy, with: [harpoon]") + HOOK)
    before = two.reads("b.yaml")
    answer = two.asks("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    assert answer == {"fighter": "ida", "renamed": {"harpoon": "harpoon-2"}}
    assert plain(of(two, "b.yaml", "ida")) == plain(of(two, "a.yaml", "ida"))
    added_to(before, two.reads("b.yaml"))
    (old, _) = two.asks("cost", "b.yaml")["fighters"]
    assert old["cost"] == {"points": 7}
    assert "own `harpoon` is `harpoon-2` there" in two.does(
        "duplicate", "a.yaml", "ida", "--to", "b.yaml"
    )


def test_own_content_in_front_of_the_catalog_changes_nobody_who_is_there(two: Any) -> None:
    own = "homebrew:\n  units:\n    levy: {name: Levy, cost: 90}\n"
    two.writes("a.yaml", f"system: core-1e\nfighters: [{{id: eve, unit: levy}}]\n{own}")
    answer = two.asks("duplicate", "a.yaml", "eve", "--to", "b.yaml")
    assert answer["renamed"] == {"levy": "levy-2"}
    costs = [one["cost"]["points"] for one in two.asks("cost", "b.yaml")["fighters"]]
    assert costs == [5, 90]
    assert "others" not in answer


def test_own_values_that_differ_are_refused(two: Any) -> None:
    own = "homebrew:\n  characteristics:\n    luck: {{name: Luck, default: '{}'}}\n"
    fighter = "fighters: [{id: eve, unit: levy, profile: {luck: '3'}}]\n"
    two.writes("a.yaml", f"system: core-1e\n{fighter}{own.format(1)}")
    two.writes("b.yaml", TARGET + own.format(2))
    before = two.reads("b.yaml")
    message = two.is_refused("duplicate", "a.yaml", "eve", "--to", "b.yaml")
    assert message == "luck: own characteristics of this id differ in the two rosters; rename one\n"
    assert two.reads("b.yaml") == before
