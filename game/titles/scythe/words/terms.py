"""Words of Scythe: names of ids, costs and gains in icons, what abilities and objectives say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from game.engine.model import UNKNOWN
from game.presentation import rich_text
from game.titles.scythe.rules.content import ability_kinds as kinds
from game.titles.scythe.rules.content.book import UNBOUNDED, Book, Requirement
from game.titles.scythe.rules.state.abilities import printed
from game.titles.scythe.rules.state.state import kind
from game.titles.scythe.rules.tiles.resolution import numbers

Say = Callable[..., str]
ICONS = {
    "coins": "coin", "combat_cards": "combat_card", "any_resources": "any_resource",
    "different_resources": "any_resource", "resources": "any_resource", "workers": "labourer",
    "worker": "labourer", "mechs": "mech", "structures": "build", "upgrades": "upgrade",
    "recruits": "recruit", "territories": "territory", "units": "move", "cards": "combat_card",
    "tile": "triumph", "public": "objective",
}  # fmt: skip
"""Items whose icon has another name."""
PUBLIC = "public"
"""The prefix of the goals of open objectives: public_1 is the first one's."""
RESOURCES = ("oil", "metal", "food", "wood")


def icon(item: str) -> str:
    """Return the name of an item's icon."""
    found = item.partition("_")[0] if item.startswith(f"{PUBLIC}_") else item
    return ICONS.get(found, found)


def token(item: str) -> str:
    """Return the inline icon of an item."""
    return "{" + icon(item) + "}"


def listed(say: Say, parts: Sequence[str]) -> str:
    """Join parts to "one, two and three" in the language of `say`."""
    return rich_text.joined(say, parts, "scythe-and", "scythe-comma")


def either(say: Say, parts: Sequence[str]) -> str:
    """Join parts to "one or two or three" in the language of `say`."""
    return rich_text.joined(say, parts, "scythe-or")


def amount(say: Say, item: str, number: int) -> str:
    """Return a number with its icon."""
    return say("scythe-amount", amount=number, item=token(item))


def amounts(say: Say, cost: Mapping[str, int]) -> str:
    """Return a whole cost or gain with its icons."""
    return listed(say, [amount(say, item, n) for item, n in cost.items() if n])


def spoken(say: Say, rich: str) -> str:
    """Return rich words as plain ones for buttons, each icon by its name."""
    return rich_text.spoken(rich, lambda icon, number: say(f"scythe-icon-{icon}", amount=number))


sentence = rich_text.sentence


# ---------------------------------------------------------------------- names


def faction(say: Say, name: str) -> str:
    """Return the name of a faction."""
    return say(f"scythe-faction-{name}") if name else say("scythe-nobody")


def mat(say: Say, name: str) -> str:
    """Return the name of a player mat."""
    return say(f"scythe-mat-{name}") if name else say("scythe-nobody")


def ability(say: Say, name: str) -> str:
    """Return the name of an ability."""
    return say(f"scythe-ability-{name}")


def terrain(say: Say, name: str) -> str:
    """Return the name of a kind of land."""
    return say(f"scythe-terrain-{name}")


def place(say: Say, place_id: str) -> str:
    """Return a territory by its name, a home base by its faction."""
    if place_id.startswith("base_"):
        return say("scythe-base", faction=say(f"scythe-faction-{place_id.removeprefix('base_')}"))
    if place_id.startswith("airship."):
        return say("scythe-place-airship")
    return say("scythe-somewhere" if place_id == UNKNOWN else f"scythe-place-{place_id}")


def unit(say: Say, unit_id: str) -> str:
    """Return a character, a mech by its ability, or a worker."""
    if kind(unit_id) == "mech":
        return say("scythe-mech-named", ability=ability(say, unit_id.split(".")[2]))
    return say(f"scythe-unit-{kind(unit_id)}")


def marked(say: Say, unit_id: str) -> str:
    """Return a unit in short: a mech by its icon and ability."""
    if (of := kind(unit_id)) != "mech":
        return sentence(say, say(f"scythe-unit-{of}"))
    return say("scythe-unit-mark", icon=token(of), name=ability(say, unit_id.split(".")[2]))


def structure(say: Say, name: str) -> str:
    """Return a structure by its kind or id."""
    return say(f"scythe-structure-{kind(name)}")


def action(say: Say, name: str) -> str:
    """Return an action of a player mat."""
    return say(f"scythe-action-{name}")


def tile(say: Say, name: str) -> str:
    """Return an airship tile or a resolution tile."""
    return say(f"scythe-tile-{name}")


def tile_text(book: Book, say: Say, name: str) -> str:
    """Return the effect of a tile."""
    return say(f"scythe-tile-{name}-text", **numbers(book, name))


def goal(book: Book, say: Say, name: str) -> str:
    """Return the goal of a star: one of the Triumph Track, or of a resolution tile."""
    kind, _, place = name.partition("_")
    if kind == PUBLIC:
        return say("scythe-goal-public", place=int(place))
    found = book.goals.get(name)
    return say(f"scythe-goal-{name}", need=found.need if found else 1)


def card(book: Book, say: Say, card_id: str) -> str:
    """Return the name of a card; that of any card for a hidden one."""
    if card_id in book.combat:
        return say("scythe-card-combat", value=book.combat[card_id])
    for kind_of, cards in (
        ("objective", book.objectives), ("encounter", book.encounters), ("factory", book.factory),
    ):  # fmt: skip
        if card_id in cards:
            return say(f"scythe-{kind_of}-{card_id}")
    return say("scythe-hidden-card")


def thing(say: Say, name: str) -> str:
    """Return a kind of resource as its icon, or a worker or other unit by name."""
    return token(name) if name in RESOURCES else unit(say, name) if "." in name else token(name)


def section(say: Say, view: Any, seat: int, section_id: str) -> str:
    """Return a section of a seat's mat by its two actions."""
    if section_id == "factory":
        return say("scythe-section-factory")
    player = view.players[seat]
    found = (
        next((s for s in view.book.mats[player.mat].section if s.id == section_id), None)
        if player.mat
        else None
    )
    if found is None:
        return section_id
    return say("scythe-section", top=action(say, found.top), bottom=action(say, found.bottom))


# ---------------------------------------------------------------------- abilities

ABILITY_ICONS: dict[type, str] = {
    kinds.CrossRiverOnto: "ability_river", kinds.WorkersCrossRivers: "ability_river",
    kinds.ExtraRange: "ability_speed", kinds.Lakes: "ability_lake", kinds.Link: "tunnel",
    kinds.Jump: "ability_jump", kinds.BeforeCombat: "ability_shot", kinds.StealCard: "ability_eye",
    kinds.ExtraCard: "ability_army", kinds.KeepPopularity: "ability_heart",
    kinds.RepeatSection: "ability_again", kinds.CardAsResource: "any_resource",
    kinds.UnlimitedStars: "ability_stars", kinds.EncounterOptions: "encounter",
    kinds.CrossRiverTunnel: "tunnel", kinds.CrossRiverOnce: "ability_river",
}  # fmt: skip


def ability_icon(record: Any) -> str:
    """Return the sign of an ability: of tokens the token itself."""
    return record.token if isinstance(record, kinds.PlaceToken) else ABILITY_ICONS[type(record)]


def ability_text(say: Say, record: Any, brief: bool = False) -> str:
    """Return the effect of an ability. With `brief` it fits a line of the faction mat."""
    ending, facts = _ABILITIES[type(record)](say, record)
    return sentence(say, say(f"scythe-{'brief' if brief else 'does'}-{ending}", **facts))


LogLines = tuple[str, dict[str, Any]]
"""The end of a message id and its facts."""


def _lakes(_: Say, a: kinds.Lakes) -> LogLines:
    if a.combat_cards:
        return "lakes-card", {"amount": a.combat_cards}
    return ("lakes-retreat" if a.retreat_to_lake else "lakes-across" if a.lake_to_lake else "lakes"), {}


def _before(say: Say, a: kinds.BeforeCombat) -> LogLines:
    pay, gain, foe = (amount(say, "power", abs(n)) for n in (a.pay_power, a.own_power, a.opponent_power))
    effect = (
        say("scythe-does-foe-loses", things=foe) if a.opponent_power else say("scythe-does-gain", things=gain)
    )
    when = "alone" if a.alone else a.side if a.side != "both" else a.where
    ending = "before-pay" if a.pay_power else f"before-{when}"
    return ending, {"cost": pay, "effect": effect, "foe": foe}


def _link(say: Say, a: kinds.Link) -> LogLines:
    places, short = (
        listed(say, [say(f"scythe-{word}-{p}") for p in a.parts]) for word in ("part", "brief-part")
    )
    return "link", {"places": places, "short": short}


def _jump(say: Say, a: kinds.Jump) -> LogLines:
    places = either(say, [say(f"scythe-target-{t}") for t in a.targets])
    return ("jump-arms" if a.arms else "jump"), {"places": places}


def _options(_: Say, a: kinds.EncounterOptions) -> LogLines:
    return ("options-coins" if a.end_coins else "options"), {"amount": a.most, "coins": a.end_coins}


def _river(say: Say, a: kinds.CrossRiverOnto) -> LogLines:
    return "river", {"lands": either(say, [terrain(say, t) for t in a.terrains])}


_ABILITIES: dict[type, Callable[[Say, Any], LogLines]] = {
    kinds.CrossRiverOnto: _river,
    kinds.WorkersCrossRivers: lambda *_: ("swim", {}),
    kinds.ExtraRange: lambda _, a: ("range", {"amount": a.amount}),
    kinds.Lakes: _lakes,
    kinds.Link: _link,
    kinds.Jump: _jump,
    kinds.BeforeCombat: _before,
    kinds.StealCard: lambda _, a: ("steal", {"amount": a.amount}),
    kinds.ExtraCard: lambda _, a: ("extra-card", {"amount": a.amount}),
    kinds.KeepPopularity: lambda *_: ("keep", {}),
    kinds.RepeatSection: lambda *_: ("repeat", {}),
    kinds.CardAsResource: lambda _, a: ("coerce", {"amount": a.per_turn}),
    kinds.UnlimitedStars: lambda *_: ("stars", {}),
    kinds.EncounterOptions: _options,
    kinds.CrossRiverTunnel: lambda *_: ("river-tunnel", {}),
    kinds.CrossRiverOnce: lambda *_: ("river-once", {}),
    kinds.PlaceToken: lambda _, a: (f"place-{a.token}", {"amount": a.count}),
}


# ---------------------------------------------------------------------- objectives

MANY = 2
"""The number from which progress towards a requirement is counted."""


def need(say: Say, requirement: Requirement) -> str:
    """Return a requirement as the card says it."""
    return say(f"scythe-need-{requirement.kind}", **_facts(say, requirement))


def need_now(say: Say, requirement: Requirement, have: int) -> str:
    """Return a requirement in short with how far it has come: "tunnels 2 of 3"."""
    facts = _facts(say, requirement)
    short = say(f"scythe-short-{requirement.kind}", **facts)
    if not _is_counted(requirement):
        return short
    if facts["bound"] == "least":
        mark = say("scythe-have", **facts, have=min(have, requirement.min))
    else:
        mark = say("scythe-have-bound", **facts, have=have)
    return say("scythe-progress", what=short, mark=mark)


def need_so_far(say: Say, requirement: Requirement, have: int) -> str:
    """Return a requirement as the card says it, with what there is of it now: "Control 3 tunnels (now 2)"."""
    whole = need(say, requirement)
    return say("scythe-need-so-far", need=whole, have=have) if _is_counted(requirement) else whole


def _is_counted(requirement: Requirement) -> bool:
    """Return whether a number says how far a requirement has come; else it is fulfilled or not."""
    return requirement.min >= MANY or _bound(requirement) in ("most", "between")


def _bound(requirement: Requirement) -> Literal["none", "least", "most", "exactly", "between"]:
    """Return which of its two ends a requirement is worded with."""
    least, most = requirement.min, requirement.max
    if most == 0:
        return "none"
    if most >= UNBOUNDED:
        return "least"
    if least == 0:
        return "most"
    return "exactly" if least == most else "between"


def _facts(say: Say, requirement: Requirement) -> dict[str, Any]:
    """Return the variables for the message of a requirement; `amount` is its upper end if it has one."""
    bound, terrain = _bound(requirement), requirement.terrain
    return {
        "bound": bound,
        "least": requirement.min,
        "amount": requirement.min if bound == "least" else requirement.max,
        "each": requirement.each,
        "land": say(f"scythe-terrain-{terrain}") if terrain else "",
        "lands": say(f"scythe-terrain-{terrain}-many") if terrain else "",
    }


BOTTOM_ICONS = {"upgrade": "upgrade", "deploy": "mech", "build": "build", "enlist": "recruit"}
"""The icon of a bottom-row action."""


def ability_of(book: Book, faction: str, name: str, crowded: bool) -> object:
    """Return the record of a faction's own ability or of one of its mechs'. `crowded`: many play."""
    record = book.factions[faction]
    return printed(next((m for m in record.mech if m.id == name), record), crowded)
