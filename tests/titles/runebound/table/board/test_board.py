"""Runebound's map in the window: what lies on it, the dice, and the ways of a Hero."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game import paths
from game.engine import flow
from game.engine.model import Option
from game.presentation.title_words import tip_text
from game.titles.runebound.rules.adventure.adventure import Draw
from game.titles.runebound.rules.adventure.meeting import FaceToFace, Negotiate
from game.titles.runebound.rules.heroes.experience import BuyExperience, KeepCounters
from game.titles.runebound.rules.market.market import LeaveMarket, VisitTown
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.movement.movement import (
    Flight,
    Move,
    MoveByDice,
    PickDice,
    Roll,
    StopMoving,
    Walk,
)
from game.titles.runebound.rules.state.state import Fight, die_ref, figure_ref, space_ref
from game.titles.runebound.table.board import board, moves
from game.titles.runebound.table.board.pieces import EMBLEM, EMBLEM_AT, DieFace, HeroFace, PortraitFace
from game.titles.runebound.words import journeys, labels, map_items, previews
from game.ui.table.api import Box
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles import playing
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK, PACKAGE
from tests.titles.runebound.table.looks import ROLLED, context, rolled, things

pytestmark = pytest.mark.usefixtures("watched")


def middle(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


# ---------------------------------------------------------------------- the map


def test_every_space_takes_drops(ui: Ui) -> None:
    look = context(ui, at.table())
    refs = {spot.ref: spot for spot in PACKAGE.table_view.spots(look) if spot.on_board}
    assert set(refs) == {space_ref(space) for space in BOOK.spaces}
    assert all(spot.shape == "hex" and tip_text(spot.tip) for spot in refs.values())


def test_counters_lie_where_the_position_says(ui: Ui) -> None:
    state = at.table()
    gone = state.counters.pop()
    shown = {ref.removeprefix("counter:") for ref in things(ui, state) if ref.startswith("counter:")}
    assert shown == set(state.counters)
    assert gone not in shown


def test_undefeated_challenges_have_the_number_of_their_place_on_the_track(ui: Ui) -> None:
    state = at.table()
    spaces = [at.adventure_space("green"), at.adventure_space("blue")]
    cards = [
        next(c for c in BOOK.challenges if BOOK.colours.get(c) == colour) for colour in ("green", "blue")
    ]
    state.undefeated = dict(zip(spaces, cards, strict=True))
    shown = things(ui, state)
    for number, (space, card) in enumerate(state.undefeated.items(), start=1):
        assert shown[f"undefeated:{space}"].face == PortraitFace(BOOK, card, number)
        assert shown[f"slot:{space}"].large is not None


def test_an_undefeated_challenge_hides_neither_counter_nor_hexagon(ui: Ui) -> None:
    state, space = at.table(), at.adventure_space("green")
    state.undefeated = {space: next(c for c in BOOK.challenges if BOOK.colours.get(c) == "green")}
    shown, hexagon = things(ui, state), pygame.Rect(board.box(BOOK, BOOK.board.hexes[space]))
    counter, portrait = shown[f"counter:{space}"].box, shown[f"undefeated:{space}"].box
    assert portrait[0] - counter[0] > counter[2] * 0.7
    assert hexagon.contains(pygame.Rect(counter)) or hexagon.left - counter[0] < 8
    assert hexagon.contains(pygame.Rect(portrait))


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("space", ["vynelvale", "r9c7"])
def test_heroes_on_one_space_stay_apart(ui: Ui, space: str, count: int) -> None:
    boxes = board.places(BOOK, space, count)
    hexagon = pygame.Rect(board.box(BOOK, BOOK.board.hexes[space])).inflate(40, 40)
    assert len(boxes) == count
    assert all(hexagon.contains(pygame.Rect(box)) for box in boxes)
    for a, b in combinations(boxes, 2):
        far = [abs(u - v) / a[2] for u, v in zip(middle(a), middle(b), strict=True)]
        assert max(far) >= 0.69


@pytest.mark.parametrize("count", range(2, 7))
def test_no_hero_on_a_shared_space_hides_the_emblem_of_another(count: int) -> None:
    boxes = board.places(BOOK, "vynelvale", count)
    for n, (x, y, size, _) in enumerate(boxes):
        d = size * EMBLEM
        emblem = pygame.Rect(x + size - d, y + size * EMBLEM_AT, d, d)
        assert not [later for later in boxes[n + 1 :] if emblem.colliderect(later)]


def test_the_hero_whose_turn_it_is_stands_in_front(ui: Ui) -> None:
    state = at.table(*at.HEROES)
    assert map_items.heroes_at(state)["vynelvale"] == [1, 2, 3, 4, 5, 0]
    face = things(ui, state)[figure_ref("corbin")].face
    assert face == HeroFace("corbin", "blue", acting=True, own=True)


def test_a_fallen_town_shows_flames_and_the_retinue(ui: Ui) -> None:
    state = at.table(huntmaster="on")
    state.overrun.append("forge")
    state.retinue["forge"] = BOOK.retinue[0]
    shown = things(ui, state)
    assert {"overrun:forge", "retinue:forge"} <= set(shown)
    assert shown["name:forge"].face != shown["name:tamalir"].face
    assert "overrun:tamalir" not in shown


def test_a_fight_takes_the_figure_into_its_scene(ui: Ui) -> None:
    state = at.table()
    state.fight = Fight(0, "drawn", card=next(iter(BOOK.challenges)))
    shown = things(ui, state)
    assert "token:corbin" in shown
    assert not shown[figure_ref("corbin")].on_board


# ---------------------------------------------------------------------- dice and ways


def test_fewer_dice_are_rolled_by_a_click_on_the_last_of_them(ui: Ui) -> None:
    shown = things(ui, at.table())
    assert [shown[f"dice:{n}"].act for n in range(6)] == [
        *(Roll(n) for n in range(5)),
        None,
    ]


def test_rolled_used_extra_and_picked_dice_look_different(ui: Ui) -> None:
    state = at.table()
    playing.now(state, MoveByDice((("road",), (), ("river",)), 2))
    shown = things(ui, state)
    assert [expect(shown[die_ref(n)].face, DieFace).look for n in range(3)] == ["rolled", "used", "extra"]
    playing.now(state, PickDice(MoveByDice(ROLLED, 3), (1,)))
    assert things(ui, state)[die_ref(1)].face == DieFace(ROLLED[1], "picked")


def test_the_spaces_that_the_dice_reach_are_lit(ui: Ui) -> None:
    state = at.table()
    rolled(state)
    lit = {ref.removeprefix("light:") for ref in things(ui, state) if ref.startswith("light:")}
    assert lit == set(reach.reachable(state, 0, "vynelvale", ROLLED))
    assert not any(ref.startswith("light:") for ref in things(ui, state, seat=1))


def test_a_way_can_be_walked_and_ends_where_it_says(ui: Ui) -> None:
    state = at.table()
    rolled(state)
    ways = moves.routes(context(ui, state), figure_ref("corbin"))
    for target, way in ways.items():
        if not way.actions:
            continue
        walked = state.copy()
        for action in way.actions:
            flow.play(walked, 0, action)
        assert space_ref(walked.players[0].space) == target == way.over[-1]


def test_a_way_that_does_not_exist_says_why(ui: Ui) -> None:
    state = at.table()
    state.overrun.append("riverwatch")
    rolled(state)
    ways = moves.routes(context(ui, state), figure_ref("corbin"))
    reasons = {target: way.reason.code for target, way in ways.items() if way.reason is not None}
    assert reasons[space_ref("riverwatch")] == "town-fallen"
    assert reasons[space_ref("frostgate")] == "out-of-reach"
    assert space_ref("vynelvale") not in ways


def test_wings_carry_over_any_land(ui: Ui) -> None:
    state = at.table()
    playing.now(state, Flight(2))
    ways = moves.routes(context(ui, state), figure_ref("corbin"))
    reached = {target: way.actions for target, way in ways.items() if way.actions}
    near = BOOK.spaces["vynelvale"].neighbours
    two = {space for one in near for space in BOOK.spaces[one].neighbours} - {"vynelvale"}
    assert set(reached) == {space_ref(space) for space in {*near, *two}}
    assert all([a.verb for a in actions] == ["fly"] * len(actions) for actions in reached.values())


def test_every_lit_space_says_what_it_takes_and_goes_there_by_a_click(ui: Ui) -> None:
    state, space = at.table(), at.adventure_space("green")
    at.place(state, near := BOOK.spaces[space].neighbours[0])
    playing.now(state, Move())
    look, shown = context(ui, state), things(ui, state)
    assert {ref for ref in shown if ref.startswith("light:")} == {f"light:{s}" for s in at.neighbours(near)}
    assert shown[f"light:{space}"].act == Walk(space)
    way = journeys.way_tip(look, space)
    assert ui.messages.say("runebound-map-draw", colour="green") in way
    assert way in tip_text(shown[f"counter:{space}"].tip)
    spots = PACKAGE.table_view.spots(look)
    assert way in tip_text(next(spot.tip for spot in spots if spot.ref == space_ref(space)))


def test_a_lit_space_far_away_is_reached_by_one_click(ui: Ui) -> None:
    state = at.table()
    rolled(state)
    ways = moves.routes(context(ui, state), figure_ref("corbin"))
    for ref, thing in things(ui, state).items():
        if ref.startswith("light:"):
            assert (thing.act, *thing.then) == ways[space_ref(ref.removeprefix("light:"))].actions


def test_only_the_own_hero_travels_by_dice(ui: Ui) -> None:
    state = at.table()
    rolled(state)
    assert moves.travellers(context(ui, state)) == (figure_ref("corbin"),)
    assert moves.travellers(context(ui, state, seat=1)) == ()
    own = context(ui, state)
    watched = replace(own, people=tuple(replace(who, bot=True) for who in own.people))
    assert moves.travellers(watched) == ()
    playing.now(state, Move())
    assert moves.travellers(context(ui, state)) == ()


def test_a_preview_says_what_awaits(ui: Ui) -> None:
    state, space = at.table(), at.adventure_space("red")
    at.place(state, BOOK.spaces[space].neighbours[0])
    at.place(state, space, seat=1)
    playing.now(state, Move())
    words = journeys.preview(
        context(ui, state), Option(Walk(space), figure_ref("corbin"), space_ref(space)), space
    )
    assert ui.messages.say("runebound-map-draw", colour="red") in words
    assert ui.messages.say("runebound-card-mad_carthos") in words


def test_stopping_before_the_first_step_says_that_the_hero_stays(ui: Ui) -> None:
    state = at.table()
    rolled(state)
    label = labels.label(context(ui, state), StopMoving())
    assert label.words == ui.messages.say("runebound-do-stop_moving-unmoved")
    playing.now(state, MoveByDice(ROLLED, 3, moved=True))
    label = labels.label(context(ui, state), StopMoving())
    assert label.words == ui.messages.say("runebound-do-stop_moving")


@pytest.mark.rule("RUN-133")
def test_a_negotiation_is_warned_of_while_an_attack_is_possible(ui: Ui) -> None:
    state = at.table()
    playing.now(state, FaceToFace(1))
    warn = previews.warning(context(ui, state), Negotiate(1))
    assert warn is not None
    assert warn.words == "If you negotiate with a hero, you can’t attack them this turn."
    state.no_attack.append(1)
    assert previews.warning(context(ui, state), Negotiate(1)) is None


def test_leaving_experience_and_wounds_is_warned_of(ui: Ui) -> None:
    state = at.table()
    playing.now(state, VisitTown())
    assert previews.warning(context(ui, state), LeaveMarket()) is None
    at.hurt(state, "corbin", wounds=1)
    warn = previews.warning(context(ui, state), LeaveMarket())
    assert warn is not None
    assert warn.words == ui.messages.say("runebound-warn-heal")
    at.edit(state, counters=("green",))
    playing.now(state, BuyExperience())
    warn = previews.warning(context(ui, state), KeepCounters())
    assert warn is not None
    assert warn.words == ui.messages.say("runebound-warn-pair")


def test_every_piece_has_its_picture() -> None:
    counters = {
        f"adventure_{s.adventure}{'_star' if s.star else ''}" for s in BOOK.spaces.values() if s.adventure
    }
    for name in (*counters, *(f"hero_{hero}" for hero in BOOK.heroes), "overrun", "die_move"):
        assert paths.assets("runebound", "pieces", f"{name}.png").is_file(), name


def test_what_waits_under_the_hero_can_be_clicked_itself(ui: Ui, watched: None) -> None:
    state = at.table()
    space, other = at.adventure_space("green"), at.adventure_space("red")
    at.place(state, space)
    shown = things(ui, state)
    assert shown[f"counter:{space}"].act == Draw()
    assert shown[f"counter:{other}"].act is None
