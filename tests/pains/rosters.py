"""Rosters of Skerry and core-1e that once were hard to add up."""

from __future__ import annotations

HEAD = "format: musterpress/roster\nversion: 1\n"

MIXED = f"""\
{HEAD}system: skerry
name: Isle
size: standard
switches: {{creed: sea}}
squads: [{{id: first, type: team, name: First oar}}]
fighters:
  - {{id: ada, name: Ada, unit: captain, role: leader, with: [shield, rope, medal]}}
  - {{id: scouts, unit: scout, count: 3}}
  - {{id: late, name: Late, unit: scout, squad: first}}
  - {{id: mob, unit: mob, count: 6}}
  - {{id: guard, name: Gil, unit: guard, squad: first, with: [pistol], without: [rifle]}}
  - {{id: reeve, unit: reeve, with: [orb], price: 33, why: ransom}}
  - {{id: bombs, unit: squire, count: 2, with: [{{item: bomb, count: 4}}, tonic]}}
"""
"""Price tables, two currencies, decimals, a discount, an own price, a piece of kit given up."""

POOL = f"""\
{HEAD}system: skerry
name: Harbour
limit: {{points: 300, trade: 10}}
switches: {{creed: sky, tribe: hill}}
fighters:
  - {{id: one, name: One, unit: trooper, with: [{{item: sword, price: 9, why: heirloom}}]}}
  - {{id: two, name: Two, unit: knight, fielded: no, with: [curse]}}
  - {{id: ogres, unit: ogre, count: 3}}
  - {{id: more, name: More, unit: ogre}}
"""
"""A fighter who stays behind, own prices of items, a bundle over two entries, a variant's surcharge."""

OWN = f"""\
{HEAD}system: core-1e
name: Own
limit: {{points: 300}}
squads: [{{id: first, name: First}}]
homebrew:
  weapons:
    harpoon: {{name: Harpoon, class: ranged, cost: 9}}
  wargear:
    sack: {{name: Sack, cost: 2, gives: [harpoon]}}
  units:
    gorgon: {{name: Gorgon, cost: 80, profile: {{move: 7"}}, kit: [harpoon]}}
    queen: {{name: Queen, like: gorgon, cost: 95}}
fighters:
  - {{id: gog, name: Gog, unit: gorgon, squad: first, with: [harpoon]}}
  - {{id: may, name: May, unit: queen, with: [sack]}}
  - {{id: kit, name: Kit, unit: spearman, with: [harpoon, {{item: shield, price: 30, why: gift}}]}}
  - {{id: jo, name: Jo, unit: spearman, count: 2, with: [harpoon], price: 50, why: hired}}
"""
"""Units and items of the roster's own, with own prices over them."""

REPLACED = f"""\
{HEAD}system: core-1e
name: Ford
limit: {{points: 250}}
fighters:
  - {{id: odo, name: Odo, unit: knight, role: army-commander, without: [plate], with: [mail]}}
  - {{id: car, name: Car, unit: gun-truck, without: [plate@front], with: [leather@front]}}
"""
"""Armour of the kit given up for other armour."""

EVERY = {"mixed": MIXED, "pool": POOL, "own": OWN, "replaced": REPLACED}
