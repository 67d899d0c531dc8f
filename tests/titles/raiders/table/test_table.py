"""The table of Raiders of Scythia: words for every id, faces whose texts fit, a ref for every option."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial

import pygame
import pytest

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.presentation.title_words import tip_text
from game.titles.raiders.rules.raid.raid import StartRaid
from game.titles.raiders.table import RaidersTable
from game.titles.raiders.table.cards import AnimalFace, CrewFace, HalfFace, HeroFace
from game.titles.raiders.table.pieces import QuestFace
from game.titles.raiders.words import RaidersWords
from game.ui.table.api import Face
from game.ui.window.ui import Ui
from tests.titles.raiders.positions import BOOK, PACKAGE
from tests.titles.raiders.words.looks import random_play
from tests.ui import looks

TITLE = registry.find("raiders").title

TABLE: RaidersTable = PACKAGE.table_view
WORDS: RaidersWords = PACKAGE.title_words

WIDTHS = [pytest.param(w, s, id=f"{w}px-x{s}") for w in (74, 110, 220) for s in (1.0, 2.0)]

pytestmark = pytest.mark.usefixtures("watched")
context = partial(looks.context, TABLE)


def asked(session: Session, seat: int) -> str:
    """What a seat is asked."""
    ask = session.question(seat)
    return ask.code if ask is not None else ""


# ---------------------------------------------------------------------- faces


def faces() -> list[Face]:
    """One of every card and tile."""
    one_each = [c for c in BOOK.crew if c.endswith(".1")]
    animals = [a for a in BOOK.animals if a.endswith(".1")]
    return [
        *(CrewFace(BOOK, c) for c in one_each),
        *(CrewFace(BOOK, c, hired=True, wounds=2) for c in one_each),
        *(HeroFace(BOOK, h) for h in BOOK.heroes),
        *(AnimalFace(BOOK, a) for a in animals),
        *(HalfFace(BOOK, a, side) for a in animals for side in ("eagle", "horse")),
        *(QuestFace(BOOK, q) for q in (*BOOK.quests, "")),
    ]


@pytest.mark.parametrize(("width", "scale"), WIDTHS)
def test_texts_of_every_face_fit(ui: Ui, width: int, scale: float) -> None:
    ui.theme.scale = scale
    size = (round(width * scale), round(width * scale * 310 / 220))
    for face in faces():
        assert face.paint(ui, size).get_size() == size


def test_no_two_cards_look_alike(ui: Ui) -> None:
    pictures = [pygame.image.tobytes(f.paint(ui, (110, 155)), "RGBA") for f in faces()]
    assert len(set(pictures)) == len(pictures)


# ---------------------------------------------------------------------- the table in play


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_option_can_be_done_by_hand_and_has_words(ui: Ui, seats: int, seed: int) -> None:
    times = Counter[str]()
    for session, seat in random_play(seats, seed):
        ask = session.question(seat)
        assert ask is not None
        times[ask.code] += 1
        if times[ask.code] > 40 and times[ask.code] % 8:
            continue  # most of a game are the same few questions
        look = context(ui, session, seat)
        refs = [t.ref for t in TABLE.things(look)]
        assert len(set(refs)) == len(refs)
        known = {*refs, *(s.ref for s in TABLE.spots(look)), *(p.ref for p in TABLE.panels(look))}
        for choice in session.choices(seat):
            looks.check_choice(TABLE, "raiders", look, choice, known)
        ui.say(f"raiders-ask-{ask.code}", **{**ask.facts, **WORDS.facts(look, ask.facts)})


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("draft", ["open", "dealt"])
def test_things_stay_in_their_part_of_the_window(ui: Ui, size: tuple[int, int], draft: str) -> None:
    for number, (session, seat) in enumerate(random_play(4, 11, draft=draft)):
        if number % 60:
            continue
        look = context(ui, session, seat, size)
        board = pygame.Rect(0, 0, *TABLE.board_size)
        for thing in TABLE.things(look):
            box = pygame.Rect([round(v) for v in thing.box])
            parts = [board] if thing.on_board else [look.areas.mat, look.areas.hand, look.areas.board]
            assert any(part.inflate(8, 8).contains(box) for part in parts), thing.ref


@pytest.mark.parametrize(("scale", "size"), [(2.0, (1280, 720)), (1.0, (1024, 640)), (0.75, (1280, 720))])
def test_everything_is_painted_in_small_windows_and_large_type(
    ui: Ui, scale: float, size: tuple[int, int]
) -> None:
    ui.settings.ui_scale = scale
    ui.type.overflows = None  # names of cards may be cut where they cannot be read any more
    session = next(s for n, (s, _) in enumerate(random_play(4, 11)) if n == 150)
    for thing in TABLE.things(context(ui, session, 0, size)):
        room = (max(1, round(thing.box[2])), max(1, round(thing.box[3])))
        assert thing.box[2] > 0 and thing.box[3] > 0, thing.ref
        assert thing.face.paint(ui, room).get_size() == room
    ui.type.overflows = []


def test_things_of_one_layer_do_not_cover_each_other(ui: Ui) -> None:
    for number, (session, seat) in enumerate(random_play(4, 12, draft="dealt")):
        if number % 90:
            continue
        for size in ((1280, 720), (1920, 1080)):
            look = context(ui, session, seat, size)
            plates = [t for t in TABLE.things(look) if t.z in (0, 1, 3) and not t.on_board]
            for a in plates:
                for b in plates:
                    if a.z == b.z and a.ref < b.ref:
                        boxes = [pygame.Rect([round(v) for v in t.box]) for t in (a, b)]
                        assert not boxes[0].colliderect(boxes[1]), (a.ref, b.ref)


def test_nothing_hidden_is_named(ui: Ui) -> None:
    for number, (session, seat) in enumerate(random_play(2, 5)):
        if number > 60:
            break
        other = 1 - seat
        hidden = {f"card:{c}" for c in session.view(other).players[other].hand}
        assert not hidden & {t.ref for t in TABLE.things(context(ui, session, seat))}


def test_preview_of_a_raid_names_price_and_chances(ui: Ui) -> None:
    for session, seat in random_play(2, 5):
        if asked(session, seat) == "place-worker":
            break
    look = context(ui, session, seat)
    raid = next(c.option for c in session.choices(seat) if c.option.action == StartRaid("assyria_middle"))
    text = WORDS.preview(look, raid)
    assert "3~{provisions}" in text
    assert sum(int(share) for share in re.findall(r"(\d+)%", text)) in range(98, 103)


def test_every_seat_sees_the_strength_of_a_raid_and_its_odds_before_the_roll(ui: Ui) -> None:
    session, seat = next(
        (s, n) for s, n in random_play(2, 5) if asked(s, n) == "add-strength" and s.view(n).raid
    )
    for eyes in (seat, 1 - seat):
        seen = {t.ref: t for t in TABLE.things(context(ui, session, eyes))}
        shares = re.findall(r"(\d+)%", tip_text(seen["plate:raid"].tip))
        assert sum(map(int, shares)) in range(98, 103)
        assert f"P{seat}" in tip_text(seen["plate:raid.total"].tip)


def test_a_drink_raises_the_strength_in_its_preview(ui: Ui) -> None:
    session, seat = next(
        (s, n) for s, n in random_play(2, 5) if any(c.option.action.verb == "drink" for c in s.choices(n))
    )
    look = context(ui, session, seat)
    said = {c.option.action.verb: WORDS.preview(look, c.option) for c in session.choices(seat)}
    low = {verb: int(re.findall(r"Strength (\d+)", text)[0]) for verb, text in said.items()}
    assert low["drink"] == low["roll"] + 1


def test_the_bar_says_which_part_of_the_set_up_it_is(ui: Ui) -> None:
    ui.messages = Messages()
    people = [SeatSetup("A", "blue"), SeatSetup("B", "orange")]
    drafted, dealt = (Session.new(TITLE, people, {"draft": draft}, 1) for draft in ("open", "dealt"))
    said = [WORDS.status(context(ui, session, session.waiting_for()[0])) for session in (drafted, dealt)]
    assert said == ["Choosing heroes", "Choosing starting cards"]
