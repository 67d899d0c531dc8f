"""What is laid over Runebound's board: combats with their chances, tests, markets, trades, dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.engine import flow
from game.engine.model import Decline, Event, Fact, Option
from game.presentation.messages import Messages
from game.presentation.title_words import Kind
from game.titles.runebound.rules.cards.effects import AnyEffect, Choose, SkillTest
from game.titles.runebound.rules.cards.healing import Heal, Look
from game.titles.runebound.rules.cards.immediate import LoseGold, TakeWounds
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.combat import combat, duel, rolls
from game.titles.runebound.rules.combat.escape import Escape
from game.titles.runebound.rules.combat.phases import Attack, Phase
from game.titles.runebound.rules.combat.prize import TakeGold, TakeNothing, TakePrize
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes.experience import BuyExperience, GainKind, KeepCounters
from game.titles.runebound.rules.heroes.knockout import KeepHero, NewHero
from game.titles.runebound.rules.heroes.skill import SkillRoll
from game.titles.runebound.rules.market.market import Drawn, Hire, Market
from game.titles.runebound.rules.market.trade import Answer, AskFor, ChangeGold, Give, Offer
from game.titles.runebound.rules.state.state import Origin, RuneboundState, card_ref, figure_ref, stall_ref
from game.titles.runebound.table.faces import CardFace
from game.titles.runebound.table.overlays import combat as scene
from game.titles.runebound.table.overlays import market, trade
from game.titles.runebound.table.overlays import overlays as laid
from game.titles.runebound.table.overlays.combat import EndFace, FigureFace, PhaseFace
from game.titles.runebound.table.overlays.overlay_parts import TileFace, TitleFace, TrayFace
from game.titles.runebound.table.overlays.trade import GoodsFace
from game.titles.runebound.table.sheet import sheet
from game.titles.runebound.table.sheet.sheet_faces import NoteFace
from game.titles.runebound.table.strip.plates import BackFace
from game.titles.runebound.words import chances, log, previews, scene_items
from game.titles.runebound.words import labels as says
from game.titles.runebound.words.kinds import kind
from game.titles.runebound.words.scene_items import TRACK
from game.ui.table.api import TableContext, Thing
from game.ui.window.text import Type
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles import playing
from tests.titles.runebound import positions as at
from tests.titles.runebound.fights import duel_of, escape, to
from tests.titles.runebound.positions import BOOK
from tests.titles.runebound.table.sheet.test_sheet import SIZES, context

FOE = "young_river_troll"


def fighting(*heroes: str, foe: str = FOE) -> RuneboundState:
    """Seat 0 fights; the Escape phase is asked."""
    state = at.table(*heroes)
    combat.begin(state, foe, "drawn", "green")
    flow.settle(state)
    while playing.can(state, "ready"):
        playing.do(state, "ready")
    return state


def go_on(state: RuneboundState) -> None:
    """To the next question: the test is rolled, the phase is over."""
    if playing.can(state, "roll_test", "no"):
        playing.do(state, "roll_test", "no")
    else:
        playing.do(state, "go_on")


def by_ref(found: Iterable[Thing]) -> dict[str, Thing]:
    return {thing.ref: thing for thing in found}


def shown(ui: Ui, state: RuneboundState, seat: int = 0) -> dict[str, Thing]:
    return by_ref(scene.things(context(ui, state, seat)))


def tile(things: dict[str, Thing], *action: str) -> TileFace:
    return expect(things[f"tile:{' '.join(action)}"].face, TileFace)


def phase(things: dict[str, Thing], name: str) -> PhaseFace:
    """The plate of a phase of combat."""
    return expect(things[f"plate:phase.{name}"].face, PhaseFace)


# ---------------------------------------------------------------------- combats


def test_no_scene_without_a_combat(ui: Ui, watched: None) -> None:
    assert shown(ui, at.table()) == {}


def test_the_scene_has_foe_track_and_both_ways_to_escape(ui: Ui, watched: None) -> None:
    things = shown(ui, fighting())
    assert things[f"foe:{FOE}"].face == CardFace(BOOK, FOE)
    states = [phase(things, name).state for name in TRACK]
    assert states == ["past", "now", "next", "next", "next"]
    assert tile(things, "escape", "no").percent != tile(things, "escape", "yes").percent
    assert tile(things, "go_on").percent == ""


@pytest.mark.parametrize(("origin", "back"), [("drawn", BackFace("green")), ("undefeated", None)])
def test_a_challenge_just_drawn_turns_over_and_one_that_was_open_does_not(
    ui: Ui, watched: None, origin: Origin, back: BackFace | None
) -> None:
    state = at.table()
    combat.begin(state, FOE, origin, "green")
    flow.settle(state)
    assert shown(ui, state)[f"foe:{FOE}"].back == back


def test_a_phase_shows_the_number_to_reach_and_its_damage(ui: Ui, watched: None) -> None:
    foe = BOOK.challenges[FOE]
    face = shown(ui, fighting())["plate:phase.melee"].face
    assert isinstance(face, PhaseFace)
    assert (face.target, face.damage) == (foe.melee.target, foe.melee.damage)


@pytest.mark.parametrize("verb", ("attack", "defend"))
def test_the_chance_on_a_tile_is_the_share_of_all_results(ui: Ui, watched: None, verb: str) -> None:
    state = fighting()
    playing.do(state, "go_on")
    things = shown(ui, state)
    figure = expect(things[figure_ref("corbin")].face, FigureFace)
    face = expect(figure.odds, TileFace) if verb == "attack" else tile(things, "defend")
    good = 0
    for result in range(1, 21):
        tried = state.copy()
        tried.events = []
        at.force(tried, result)
        playing.do(tried, verb, *(("corbin",) if verb == "attack" else ()))
        good += int(playing.events(tried, "roll")[0].facts["success"])
    assert face.percent == f"{5 * good}%"
    assert face.need == f"{21 - good}+"


def test_a_figure_shows_its_life_and_answers_all_over_it(ui: Ui, watched: None) -> None:
    state = fighting()
    at.hurt(state, "corbin", wounds=2)
    things = shown(ui, state)
    face = things[figure_ref("corbin")].face
    assert isinstance(face, FigureFace)
    assert face.bars[0] == ("life", "wound", BOOK.heroes["corbin"].life, 2)
    place = pygame.Rect(things[figure_ref("corbin")].box)
    over = [t.ref for t in things.values() if t.z > 32 and place.colliderect(pygame.Rect(t.box))]
    assert over == []


def test_who_has_attacked_has_no_chance_any_more(ui: Ui, watched: None) -> None:
    state = fighting(foe="high_lord_margath")
    at.give(state, "prince_gardun")
    while not playing.can(state, "attack", "corbin"):
        go_on(state)
    at.force(state, 20)
    playing.do(state, "attack", "corbin")
    faces = [thing.face for thing in shown(ui, state).values() if isinstance(thing.face, FigureFace)]
    assert [face.card for face in faces if face.odds is None] == ["corbin"]


@pytest.mark.parametrize("size", SIZES)
def test_every_part_of_the_scene_lies_on_the_board_and_fits(
    ui: Ui, watched: None, size: tuple[int, int]
) -> None:
    state = fighting(foe="high_lord_margath")
    at.give(state, "poacher_of_the_whispering_forest", "kirion_drake_blood")
    at.hurt(state, "corbin", wounds=2, exhaustion=1)
    for _ in range(4):
        look = context(ui, state, 0, size)
        for thing in scene.things(look):
            rect = pygame.Rect([round(v) for v in thing.box])
            assert look.areas.board.contains(rect), thing.ref
            thing.face.paint(ui, rect.size)
        go_on(state)
        if playing.can(state, "defend"):
            break


def test_a_duel_shows_the_other_hero(ui: Ui, watched: None) -> None:
    state = at.table()
    duel.begin(state, 1)
    flow.settle(state)
    things = shown(ui, state)
    assert "foe:mad_carthos" in things
    assert figure_ref("corbin") in things
    assert phase(things, "melee").target == -1


@pytest.mark.rule("RUN-248", "RUN-141")
def test_the_track_of_a_duel_shows_the_number_that_counts(ui: Ui, watched: None) -> None:
    state = duel_of("garrick_ironmantle", "isaura_fenwick")
    at.active_event(state, "the_high_lord_stirs")
    escape(to(state, "escape"), 10, 1)
    assert phase(shown(ui, state), "escape").target == -1
    at.force(state, 10)
    playing.do(state, "go_on")
    assert phase(shown(ui, state), "ranged").target == 10 + 5 + 1


def test_who_is_attacked_by_a_hero_sees_itself_on_its_own_side(ui: Ui, watched: None) -> None:
    state = at.table()
    duel.begin(state, 1)
    flow.settle(state)
    things = by_ref(scene.things(context(ui, state, 1)))
    assert "foe:corbin" in things
    assert figure_ref("mad_carthos") in things
    assert figure_ref("corbin") not in things


@pytest.mark.rule("RUN-144")
def test_a_combat_between_heroes_names_who_attacks_to_both(ui: Ui, watched: None) -> None:
    state = duel_of("garrick_ironmantle", "isaura_fenwick")
    for seat in (0, 1):
        title = expect(shown(ui, state, seat)["plate:combat.title"].face, TitleFace)
        assert title.words == "Garrick Ironmantle attacks Isaura Fenwick · round 1"


@pytest.mark.rule("RUN-102", "RUN-177")
def test_the_card_of_a_hero_as_foe_shows_what_it_adds_now(ui: Ui, watched: None) -> None:
    state = duel_of("garrick_ironmantle", "isaura_fenwick", theirs=("leather_jerkin",))
    at.edit(state, 1, experience=["life", "melee"])
    raises, printed = BOOK.experience.raises, BOOK.heroes["isaura_fenwick"]
    look = context(ui, state)
    now = expect(shown(ui, state)["foe:isaura_fenwick"].face, CardFace).now
    assert now is not None
    assert now.life == printed.life + raises["life"]
    melee = rolls.bonus(state, 1, "isaura_fenwick", "melee", attacking=False)
    assert {phase: value for phase, value, _ in now.strengths}["melee"] == melee
    assert melee >= printed.melee.value + raises["melee"]
    tip = next(item.tip for item in scene_items.items(look) if item.ref == "foe:isaura_fenwick")
    assert f"+{melee}" in expect(tip, str)


def rolled(look: TableContext, **facts: int | str) -> TableContext:
    """The same look after a roll."""
    usual: dict[str, Fact] = {
        "seat": 0, "figure": "corbin", "die": "d20", "result": 14, "bonus": 2, "total": 16, "target": 12,
        "what": "attack", "phase": "melee", "success": 1,
    }  # fmt: skip
    return replace(look, recent=(Event("roll", {**usual, **facts}),))


def test_the_dice_of_the_last_choice_lie_in_the_scene(ui: Ui, watched: None) -> None:
    look = context(ui, fighting())
    assert "plate:tray" not in by_ref(scene.things(look))
    tray = by_ref(scene.things(rolled(look)))["plate:tray"].face
    assert isinstance(tray, TrayFace)
    ((result, told, good),) = tray.rolls
    assert (result, good) == (14, 1)
    assert "16" in told
    tray.paint(ui, (500, 80))


@pytest.mark.parametrize("items", range(7))
def test_dice_that_lie_in_no_scene_cover_no_card(ui: Ui, watched: None, items: int) -> None:
    state = at.table()
    at.give(state, *[*BOOK.items][:items])
    look = rolled(context(ui, state, 0, SIZES[0]))
    shown = by_ref(laid.things(look)) | by_ref(sheet.things(look))
    tray = pygame.Rect(shown["plate:tray"].box)
    own = [state.players[0].hero, *state.players[0].items]
    assert not [card for card in own if tray.colliderect(shown[card_ref(card)].box)]


def test_a_threat_roll_is_left_to_the_threat_track(ui: Ui, watched: None) -> None:
    look = context(ui, at.table())
    assert "plate:tray" in by_ref(laid.things(rolled(look)))
    assert "plate:tray" not in by_ref(laid.things(rolled(look, what="threat")))


def test_the_end_of_a_combat_is_shown_to_its_seat_alone(ui: Ui, watched: None) -> None:
    state = fighting()
    events = [
        Event("defeated", {"seat": 0, "card": FOE}),
        Event("gain_gold", {"seat": 0, "amount": 2}),
        Event("gain_gold", {"seat": 1, "amount": 9}),
    ]
    (mine,) = (reveal.face for reveal in scene.reveals(context(ui, state, 0), events))
    assert isinstance(mine, EndFace)
    assert (mine.won, mine.card) == (True, FOE)
    assert mine.lines == ("+2~{gold}",)
    mine.paint(ui, (900, 600))
    assert list(scene.reveals(context(ui, state, 1), events)) == []


def test_a_dragon_rune_that_somebody_else_wins_is_shown_to_all(ui: Ui, watched: None) -> None:
    card = "dragonlord_ilmathrae_silver_tyrant"
    state = at.table("corbin", "mad_carthos")
    at.edit(state, 1, kept=(card,))
    (reveal,) = scene.reveals(context(ui, state, 0), [Event("defeated", {"seat": 1, "card": card})])
    assert isinstance(reveal.face, EndFace)
    assert reveal.face.lines == ("1 of 3 Dragon Runes",)
    assert "defeats Dragonlord Ilmathrae" in reveal.face.title


def test_the_miss_of_another_hero_names_that_hero(ui: Ui, watched: None) -> None:
    state = at.table("corbin", "mad_carthos")
    rolls.log_roll(state, 1, "mad_carthos", 7, 2, 16, "attack", success=False)
    events = [*(state.events or []), Event("duel_won", {"seat": 0, "other": 1})]
    (reveal,) = scene.reveals(context(ui, state, 0), events)
    assert isinstance(reveal.face, EndFace)
    assert reveal.face.lines[0].startswith("Mad Carthos: ")


def test_the_threat_roll_is_no_outcome_of_a_combat(ui: Ui, watched: None) -> None:
    threat: dict[str, Fact] = {"seat": 0, "what": "threat", "result": 3, "bonus": 0, "total": 3, "target": 20}
    events = [
        Event("undefeated", {"seat": 0, "card": FOE, "how": "escape"}),
        Event("roll", threat | {"die": "d20", "success": 0}),
        Event("threat", {"seat": 0, "amount": 1, "threat": 3}),
    ]
    (reveal,) = scene.reveals(context(ui, fighting(), 0), events)
    assert reveal.after == 0, "it is shown before the dice that follow"
    assert isinstance(reveal.face, EndFace)
    assert reveal.face.lines == ()


def test_an_event_that_binds_all_is_shown_to_all(ui: Ui, watched: None) -> None:
    event = Event("event", {"seat": 0, "card": "harvest_fair"})
    for seat in (0, 1):
        (face,) = (reveal.face for reveal in scene.reveals(context(ui, at.table(), seat), [event]))
        assert face == CardFace(BOOK, "harvest_fair")


def test_a_button_tells_what_its_number_is_made_of(ui: Ui, watched: None) -> None:
    state = fighting()
    at.give(state, "flanged_mace")
    playing.do(state, "go_on")
    playing.do(state, "defend")
    told = previews.preview(context(ui, state), Option(Attack("corbin")))
    assert "Corbin +4" in told
    assert "Flanged Mace +3" in told


# ---------------------------------------------------------------------- market


def trading(*cards: str, gold: int = 5) -> RuneboundState:
    state = at.table()
    for card in cards:
        at.take_away(state, card)
    state.stalls["vynelvale"] = cards
    at.edit(state, gold=gold)
    playing.now(state, Market())
    return state


@pytest.mark.rule("RUN-166", "RUN-239")
@pytest.mark.parametrize(("wounds", "heals"), [(1, 1), (3, 2)])
def test_healing_promises_no_more_than_there_is_to_heal(
    ui: Ui, watched: None, wounds: int, heals: int
) -> None:
    state = trading()
    at.active_event(state, "harvest_fair")
    at.hurt(state, "corbin", wounds=wounds)
    told = previews.preview(context(ui, state), Option(Heal("corbin"), None, None))
    assert told == f"−1~{{gold}}, heals {heals}~{{wound}}"


def test_a_roll_that_cannot_succeed_names_no_number(ui: Ui, watched: None) -> None:
    assert chances.odds_words(ui.say, Odds(25, 0, 20, 0, 1)).splitlines()[0] == "No roll is high enough"
    state = at.table("one_fist", "corbin")
    playing.now(state, SkillRoll(0, SkillTest("mind", "lore", 40), Resolve((), 0, "one_fist", "marsh_wisp")))
    assert "21+" not in str([thing.face for thing in laid.things(context(ui, state))])


def test_an_escape_from_a_hero_is_against_its_roll(ui: Ui, watched: None) -> None:
    state = to(duel_of("garrick_ironmantle", "isaura_fenwick"), "escape")
    tip = says.label(context(ui, state), Escape(paid=False)).tip
    assert tip.startswith("Against the other hero’s roll: ")


def test_what_costs_too_much_is_dim_in_the_market(ui: Ui, watched: None) -> None:
    things = by_ref(market.things(context(ui, trading("black_dagger", "rune_plate"))))
    dagger, plate = (things[card_ref(c)].face for c in ("black_dagger", "rune_plate"))
    assert dagger == CardFace(BOOK, "black_dagger", BOOK.items["black_dagger"].cost)
    assert plate == CardFace(BOOK, "rune_plate", BOOK.items["rune_plate"].cost, dim=True)
    assert stall_ref("vynelvale") in things


def test_a_market_asks_for_no_purchase_that_is_not_possible(ui: Ui, watched: None) -> None:
    state = trading("leather_jerkin", gold=0)
    face = by_ref(market.things(context(ui, state)))["plate:market.how"].face
    assert face == NoteFace("You can’t buy any of these cards now")


def test_an_event_changes_the_prices_in_the_market(ui: Ui, watched: None) -> None:
    state = trading("black_dagger")
    at.active_event(state, "no_more_business_as_usual")
    face = by_ref(market.things(context(ui, state)))[card_ref("black_dagger")].face
    assert expect(face, CardFace).price == 2 * BOOK.items["black_dagger"].cost


def test_the_cards_of_other_towns_are_no_buttons(ui: Ui, watched: None) -> None:
    state = trading()
    spots = {spot.ref for spot in market.spots(context(ui, state))}
    assert spots == {card_ref(card) for town in BOOK.towns for card in state.stalls[town]}
    assert spots


@pytest.mark.parametrize(("bots", "told"), [((0, 1), "combat"), ((0,), None), ((1,), None), ((), None)])
def test_a_combat_is_told_as_one_where_only_bots_decide(
    ui: Ui, bots: tuple[int, ...], told: str | None
) -> None:
    state = at.table()
    look = context(ui, state)
    people = tuple(replace(who, bot=seat in bots) for seat, who in enumerate(look.people))
    assert log.long_effect(replace(look, people=people)) is None
    duel.begin(state, 1)
    flow.settle(state)
    look = context(ui, state)
    assert log.long_effect(replace(look, people=people)) == told


def test_who_is_not_asked_in_a_duel_sees_no_tiles_of_the_other_side(ui: Ui, watched: None) -> None:
    state = at.table()
    duel.begin(state, 1)
    flow.settle(state)
    while playing.asked(state) == [1]:
        playing.do(state, playing.options(state)[-1])
    assert playing.asked(state) == [0]
    tiles = [
        {ref for ref in by_ref(scene.things(context(ui, state, seat))) if ref.startswith("tile:")}
        for seat in (0, 1)
    ]
    assert tiles[0]
    assert tiles[1] == set()


# ---------------------------------------------------------------------- trade


def test_a_click_puts_a_card_into_the_offer_and_out_of_it(ui: Ui, watched: None) -> None:
    state = at.table()
    at.give(state, "black_dagger")
    at.give(state, "chainmail", seat=1)
    playing.now(state, Offer(1))
    things = by_ref(trade.things(context(ui, state)))
    assert things["trade:black_dagger"].face == GoodsFace(BOOK, "black_dagger", False)
    assert things["trade:black_dagger"].act == Give("black_dagger")
    assert things["trade:chainmail"].act == AskFor("chainmail")
    playing.do(state, "give", "black_dagger")
    assert by_ref(trade.things(context(ui, state)))["trade:black_dagger"].face == GoodsFace(
        BOOK, "black_dagger", True
    )
    label = says.label(context(ui, state), Give("black_dagger"))
    assert label.words == "Take Black Dagger back"


def test_an_offer_under_answer_shows_only_what_changes_hands(ui: Ui, watched: None) -> None:
    state = at.table()
    at.give(state, "black_dagger", "chainmail")
    playing.now(state, Answer(1, ("chainmail",), (), -2))
    things = by_ref(trade.things(context(ui, state, 1)))
    assert "trade:chainmail" in things
    assert "trade:black_dagger" not in things
    assert all(thing.act is None for thing in things.values())


def test_who_looks_has_the_own_side_at_the_left(ui: Ui, watched: None) -> None:
    state = at.table()
    playing.now(state, Answer(1, (), (), 3))
    for seat, other in ((0, 1), (1, 0)):
        laid = by_ref(trade.things(context(ui, state, seat)))
        assert laid[f"plate:trade.{seat}"].box[0] < laid[f"plate:trade.{other}"].box[0]
        agreed = [expect(laid[f"plate:trade.{n}"].face, trade.SideFace).agreed for n in (0, 1)]
        assert agreed == [True, False]


def test_gold_goes_up_and_down_on_the_side_that_gives_it(ui: Ui, watched: None) -> None:
    state = at.table()
    at.edit(state, gold=9)
    playing.now(state, Offer(1, gold=2))
    laid = by_ref(trade.things(context(ui, state)))
    acts = {ref: thing.act for ref, thing in laid.items() if ref.startswith("gold:")}
    assert [acts[f"gold:0.{n}"] for n in (-5, -1, 1, 5)] == [
        None,
        ChangeGold(-1),
        ChangeGold(1),
        ChangeGold(5),
    ]
    assert [acts[f"gold:1.{n}"] for n in (-5, -1, 1, 5)] == [None, None, ChangeGold(-1), ChangeGold(-5)]


def test_a_counter_offer_is_laid_out_for_whom_it_is_made_by(ui: Ui, watched: None) -> None:
    state = at.table()
    at.give(state, "black_dagger")
    at.give(state, "chainmail", seat=1)
    playing.now(state, Offer(0, want=("black_dagger",), by=1))
    laid = by_ref(trade.things(context(ui, state, 1)))
    assert laid["trade:chainmail"].act == Give("chainmail")
    assert laid["trade:black_dagger"].act == AskFor("black_dagger")
    assert expect(laid["trade:black_dagger"].face, GoodsFace).offered


def test_the_table_says_why_nobody_could_agree(ui: Ui, watched: None) -> None:
    state = at.table()
    weapons = [card for card, item in BOOK.items.items() if item.type == "weapon"][:3]
    at.give(state, weapons[0])
    at.give(state, *weapons[1:], seat=1)
    playing.now(state, Offer(1, give=(weapons[0],)))
    note = by_ref(trade.things(context(ui, state)))["plate:trade.note"].face
    assert isinstance(note, NoteFace)
    assert note.words == "P1 would have too many. Weapon: at most 2."


@pytest.mark.rule("RUN-211")
def test_a_bonus_for_the_first_roll_is_not_shown_after_it(ui: Ui) -> None:
    state = at.table("mordrog")
    combat.begin(state, "toothed_coffer", "drawn", "green")
    flow.settle(state)
    at.force(state, 20)
    playing.do(state, "roll_test", "no")
    to(state, "ranged")
    assert "plate:in_force" in shown(ui, state)
    playing.do(state, "defend")
    assert "plate:in_force" not in shown(ui, state)


def test_an_offer_is_told_with_both_its_sides(ui: Ui, watched: None) -> None:
    facts: dict[str, Fact] = {"seat": 1, "other": 0, "give": "chainmail mule_driver", "want": "", "gold": -2}
    told = log.log_line(context(ui, at.table()), Event("offer", facts))
    assert told == "Offers P0: Chainmail and Mule Driver for 2~{gold}"


# ---------------------------------------------------------------------- laid cards


def _resolve(card: str) -> Resolve:
    return Resolve((), 0, "corbin", card)


def _test(state: RuneboundState) -> None:
    (test,) = (e for e in BOOK.encounters["cliff_nest"].effects if isinstance(e, SkillTest))
    playing.now(state, replace_effects(_resolve("cliff_nest"), test))


def replace_effects(by: Resolve, *effects: AnyEffect) -> Resolve:
    return Resolve(effects, by.seat, by.figure, by.card)


def _choose(state: RuneboundState) -> None:
    choose = Choose(((LoseGold(2),), (TakeWounds(1),)))
    playing.now(state, replace_effects(_resolve("a_matter_of_honor"), choose))


SCENES: dict[str, Callable[[RuneboundState], None]] = {
    "test": _test,
    "choose": _choose,
    "look": lambda s: playing.now(s, Look(0, "red", s.decks["red"][-1])),
    "drawn": lambda s: playing.now(s, Drawn(0, s.decks["market"][:5], keep=True)),
    "hire": lambda s: playing.now(s, Hire(0, "prince_gardun", -2)),
    "prize": lambda s: playing.now(s, TakePrize(0, 1)),
    "heroes": lambda s: playing.now(s, NewHero(0)),
    "experience": lambda s: playing.now(s, BuyExperience()),
    "kind": lambda s: playing.now(s, GainKind(0)),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_every_choice_of_a_laid_scene_lies_in_it(
    ui: Ui, watched: None, name: str, size: tuple[int, int]
) -> None:
    state = at.table()
    at.edit(state, gold=9, counters=("green",) * 3)
    at.give(state, "chainmail", "black_dagger", "prince_gardun", seat=1)
    SCENES[name](state)
    look = context(ui, state, 0, size)
    things = [*laid.things(look)]
    acts = {thing.act for thing in things}
    refs = {thing.ref for thing in things}
    for option in flow.legal(state)[0]:
        known = option.action in acts or option.target in refs
        assert known or isinstance(option.action, Decline | KeepCounters | TakeGold | TakeNothing | KeepHero)
    for thing in things:
        rect = pygame.Rect([round(v) for v in thing.box])
        if rect.right > 0:
            assert look.areas.board.contains(rect), thing.ref
            thing.face.paint(ui, rect.size)


def test_who_does_not_look_sees_no_card(ui: Ui, watched: None) -> None:
    state = at.table()
    SCENES["look"](state)
    assert any(isinstance(thing.face, CardFace) for thing in laid.things(context(ui, state, 0)))
    assert not any(isinstance(thing.face, CardFace) for thing in laid.things(context(ui, state, 1)))


def test_a_test_shows_its_chance_without_and_with_exhaustion(ui: Ui, watched: None) -> None:
    state = at.table()
    _test(state)
    things = by_ref(laid.things(context(ui, state)))
    plain, paid = (int(tile(things, "roll_test", paid).percent.rstrip("%")) for paid in ("no", "yes"))
    assert paid == plain + 5 * BOOK.skill.bonus


def test_an_attack_is_not_asked_for_as_a_click_on_the_hero(ui: Ui) -> None:
    """The attack is a plate of its own; the hero on the sheet does nothing."""
    state = fighting()
    hero = figure_ref(state.players[0].hero)
    assert kind(context(ui, state), hero) == Kind("hero")
    while not isinstance(state.stack[-1], Phase):
        playing.do(state, "go_on")
    assert kind(context(ui, state), hero) is None


def test_every_dragonlord_shows_its_whole_text_in_a_small_window(
    ui: Ui, watched: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = Type.draw

    def noted(self: Type, surface: pygame.Surface, text: str, *more: Any, **facts: Any) -> Any:
        drawn.append(text)
        return draw(self, surface, text, *more, **facts)

    monkeypatch.setattr(Type, "draw", noted)
    ui.messages = Messages("de")
    for card in (card for card, foe in BOOK.challenges.items() if "dragonlord" in foe.tags):
        CardFace(BOOK, card).paint(ui, (214, 301))
    assert drawn
    assert "…" not in drawn


def test_an_event_that_is_shown_large_is_read_whole(ui: Ui) -> None:
    state = at.table("corbin", "mad_carthos")
    card = next(iter(BOOK.events))
    (reveal,) = scene.reveals(context(ui, state, 0), [Event("event", {"card": card})])
    assert reveal.words.count("\n") >= 1
