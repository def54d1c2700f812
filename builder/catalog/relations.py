"""What the choices of a switch are to one another, such as allied houses: its `toward`."""

from __future__ import annotations

from schemas.switches import Switch


def relations_of(switch: Switch) -> list[str]:
    """The words for relations that a switch knows: `aligned`, `opposed`."""
    said = [relation for relations in switch.toward.values() for relation in relations]
    return list(dict.fromkeys(said))


def related(switch: Switch, choice: str, relation: str) -> list[str]:
    """The choices that are in a relation to one of them, in the order in which they are named."""
    found = one_or_more(switch.toward.get(choice, {}).get(relation, []))
    if relation in one_or_more(switch.both_ways):
        found = found + [
            other
            for other, relations in switch.toward.items()
            if choice in one_or_more(relations.get(relation, []))
        ]
    return list(dict.fromkeys(found))


def all_related(switch: Switch, choice: str) -> dict[str, list[str]]:
    """By relation the choices that are in it to one of them; those of which there are any."""
    others = {relation: related(switch, choice, relation) for relation in relations_of(switch)}
    return {relation: found for relation, found in others.items() if found}


def one_or_more(said: str | list[str]) -> list[str]:
    """What is written as one word or as a list of them."""
    return [said] if isinstance(said, str) else said
