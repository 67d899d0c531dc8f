"""Flags and traps on the table of Scythe, and a table of seven."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from game import paths
from game.engine.model import Option
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.presentation.title_words import tip_text
from game.titles.scythe.rules.movement.tokens import Done
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.table.board.tokens import LeftFace, TrapFace
from game.titles.scythe.table.mats import mats as scythe_mats
from game.titles.scythe.table.seats import tracks
from game.titles.scythe.words import tokens
from game.ui.table.api import TableContext
from game.ui.table.panels.opponents import SeatPanel, is_folded
from game.ui.window.theme import SEAT_COLOURS
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles.playing import do
from tests.titles.scythe import positions as p
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE
from tests.titles.scythe.table.looks import LARGE, SEVEN, SMALL, context, legal, shown
from tests.ui import looks

TABLE: ScytheTable = PACKAGE.table_view

pytestmark = pytest.mark.usefixtures("watched")
MOMENTS = 500
"""So many choices of a game are looked at."""


def trap_face(look: TableContext, place: str) -> TrapFace:
    face = shown(look)[f"trap:{place}"].face
    assert isinstance(face, TrapFace)
    return face


# ---------------------------------------------------------------------- flags and traps


def test_a_trap_is_known_to_its_owner_alone_until_it_springs(ui: Ui) -> None:
    state = p.table("togawa", "nordic", invaders="on")
    p.trap(state, "r4c3", "coins")
    p.trap(state, "r4c2", "power", armed=False)
    mine, other = (context(ui, state, seat) for seat in (0, 1))
    assert trap_face(mine, "r4c3") == TrapFace(True, "coins", 4)
    assert trap_face(other, "r4c3") == TrapFace(True)
    assert trap_face(other, "r4c2") == TrapFace(False, "power", 3)
    tip = tip_text(shown(other)["trap:r4c3"].tip)
    assert "{coin}" not in tip
    assert "owner" in tip


def test_flags_stand_on_the_map_and_the_rest_on_the_mat(ui: Ui) -> None:
    state = p.table("albion", "nordic", invaders="on")
    p.flag(state, "r4c3", "r4c2")
    found = shown(context(ui, state))
    assert {"flag:r4c3", "flag:r4c2"} <= set(found)
    assert expect(found["token:0.flag"].face, LeftFace).count == 2
    assert expect(found["token:0.flag"].single, LeftFace).count == 1


def test_traps_on_the_mat_tell_others_nothing(ui: Ui) -> None:
    state = p.table("togawa", "nordic", invaders="on")
    p.trap(state, "r4c3", "coins")
    tips = []
    for seat in (0, 1):
        look = replace(context(ui, state, seat), seat=0)
        tips.append({tip_text(item.tip).partition(";")[2] for item in tokens.left(look)})
    assert len(tips[0]) == 2
    assert len(tips[1]) == 1


def test_a_step_onto_a_trap_is_warned_of(ui: Ui) -> None:
    state = p.moving("character.0 r4c3", factions=("nordic", "togawa"))
    steps = [o.action for o in legal(state) if isinstance(o.action, StepTo)]
    step = next(action for action in steps if action.unit == "character.0")
    place = step.place
    p.trap(state, place, "coins", seat=1)
    look = context(ui, state)
    warn = TABLE.words.warning(look, step)
    assert warn is not None
    assert warn.kind == "danger"
    assert "P1" in warn.words
    assert "owner" in TABLE.words.preview(look, Option(step))
    p.trap(state, place, "coins", seat=1, armed=False)
    assert TABLE.words.warning(context(ui, state), step) is None


@pytest.mark.parametrize(("faction", "token"), [("albion", "flag"), ("togawa", "trap"), ("nordic", "")])
def test_a_token_that_can_be_left_is_spoken_of(ui: Ui, faction: str, token: str) -> None:
    state = p.moving("character.0 r4c1", factions=(faction, "saxony"))
    do(state, "step_to", "character.0", "r4c0")
    look = context(ui, state)
    assert TABLE.words.facts(look, {"left": 1})["token"] == token
    warn = TABLE.words.warning(look, Done())
    assert (warn.words if warn else "") == (ui.say(f"scythe-warn-left-{token}") if token else "")
    asked = ui.say("scythe-ask-move-units", **TABLE.words.facts(look, {"left": 1}))
    assert asked.endswith(token or "1 more unit")


# ---------------------------------------------------------------------- seven seats


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_seven_fit_the_window(ui: Ui, size: tuple[int, int]) -> None:
    state = p.table(*SEVEN, invaders="on")
    look = context(ui, state, size=size)
    panels = list(TABLE.panels(look))
    rects = look.areas.panels
    assert [is_folded(ui, rects[s]) for s in range(1, 7)] == [size == SMALL and s != 1 for s in range(1, 7)]
    surface = pygame.Surface(size)
    for panel in panels:
        widget = SeatPanel(ui, look.people[panel.seat], panel, False, None)
        widget.place(rects[panel.seat])
        widget.draw(surface)
        cells = [rect for rect, _ in widget.cells()]
        assert [cell.icon for _, cell in widget.cells()][:2] == ["triumph", "power"]
        assert all(widget.rect.contains(rect) for rect in cells)
        assert widget.tooltip


def test_a_folded_panel_tells_everything_when_asked(ui: Ui) -> None:
    look = context(ui, p.table(*SEVEN, invaders="on"))
    panel = TABLE.panels(look)[-1]
    widget = SeatPanel(ui, look.people[panel.seat], panel, False, None)
    widget.place(look.areas.panels[panel.seat])
    assert all(f"{{{cell.icon}}}~{cell.value}" in widget.tooltip for cell in panel.cells)


def test_the_tracks_have_room_for_seven(ui: Ui) -> None:
    state = p.table(*SEVEN, invaders="on", resolution="mission_possible")
    for seat in range(7):
        p.edit(state, seat, power=7, popularity=5, stars=("tile",) if seat else ("public_1",))
    found = tracks.exhibit(context(ui, state))
    for width in (790, 1500):
        found.face().paint(ui, (width, round(width / found.ratio)))


@pytest.mark.parametrize(("seats", "counted"), [(5, False), (6, True)])
def test_the_estimate_counts_encounter_places_among_six(ui: Ui, seats: int, counted: bool) -> None:
    state = p.table(*reversed(SEVEN[7 - seats :]), invaders="on")
    polania = next(n for n, player in enumerate(state.players) if player.faction == "polania")
    site = next(t.id for t in BOOK.territories.values() if t.encounter)
    p.put(state, f"character.{polania}", place=site)
    look = context(ui, state)
    found = tracks.exhibit(look).face()
    assert isinstance(found, tracks.TracksFace)
    assert (ui.say("scythe-row-encounters") in found.rows) is counted
    standing = tracks.standing(look, polania)
    assert standing.total == sum(filter(None, standing.points))
    if counted:
        column = found.rows.index(ui.say("scythe-row-encounters"))
        sources = {s.id: s.points[polania] for s in TITLE.scores(state).sources}
        assert standing.points[column] == sources["encounters"] > 0


def test_every_row_of_the_score_sheet_has_words_and_a_sign(ui: Ui) -> None:
    state = p.table(*SEVEN, invaders="on")
    look = context(ui, state)
    rows = [TABLE.words.source(look, source.id) for source in TITLE.scores(state).sources]
    assert len(rows) == len({words for words, _ in rows}) >= 5
    assert all(paths.assets("icons", f"{icon}.svg").is_file() for _, icon in rows)


def test_every_faction_s_mat_is_told_in_words(ui: Ui) -> None:
    for crowd in (SEVEN, SEVEN[:2]):
        state = p.table(*crowd, invaders="on")
        for seat in range(len(crowd)):
            look = context(ui, state, seat)
            for thing in scythe_mats.things(look):
                thing.face.paint(ui, (max(1, round(thing.box[2])), max(1, round(thing.box[3]))))


# ---------------------------------------------------------------------- in play

EVERYTHING = {"invaders": "on", "airships": "own", "resolution": "random", "deals": "off"}
IDLE = ("skip", "done", "decline", "end_turn", "land")


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (7, 6)])
def test_everything_together_can_be_done_by_hand_and_has_words(ui: Ui, seats: int, seed: int) -> None:
    chance, asked = random.Random(seed), dict[str, int]()
    people = [SeatSetup(f"P{n}", colour) for n, colour in zip(range(seats), SEAT_COLOURS, strict=False)]
    played = Session.new(TITLE, people, EVERYTHING, seed)
    while not played.over and len(played.moments) < MOMENTS:
        seat = played.waiting_for()[0]
        ask = played.question(seat)
        assert ask is not None
        asked[ask.code] = asked.get(ask.code, 0) + 1
        if asked[ask.code] <= 8:
            _check(ui, played, seat)
        legal = played.legal(seat)
        eager = [o for o in legal if o.action.verb not in IDLE and not o.not_for_bots] or legal
        played.submit(seat, chance.choice(eager).action)
    look = looks.context(TABLE, ui, played, 0)
    for _, _, event in played.log(0):
        assert TABLE.words.log_line(look, event) or event.facts["amount"] == 0
        TABLE.words.where(event)
    assert "flight" in asked


def _check(ui: Ui, played: Session, seat: int) -> None:
    """Every option lies on the table and has words, and so has the question."""
    look = looks.context(TABLE, ui, played, seat)
    ask = played.question(seat)
    assert ask is not None
    ui.say(f"scythe-ask-{ask.code}", **{**ask.facts, **TABLE.words.facts(look, ask.facts)})
    found = shown(look)
    known = {*found, *(s.ref for s in TABLE.spots(look)), *(panel.ref for panel in TABLE.panels(look))}
    signs = {thing.act for thing in found.values() if thing.act}
    for choice in played.choices(seat):
        action = choice.option.action
        acts = {*signs, action} if action.verb == "take_option_part" else signs  # a button
        looks.check_choice(TABLE, "scythe", look, choice, known, acts)
        TABLE.words.warning(look, action)
