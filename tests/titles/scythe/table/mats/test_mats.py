"""The mats, cards and words of Scythe's table: a word for every id, faces that fit, refs for options."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game import paths
from game.engine.model import UNKNOWN, Event, Fact
from game.engine.session.record import SeatSetup
from game.engine.session.session import WATCHER, Session
from game.presentation.messages import Messages
from game.titles.scythe import rules
from game.titles.scythe.rules.actions.pay import PayTokens
from game.titles.scythe.rules.cards.encounters import ChooseOption, TakeOptionPart
from game.titles.scythe.rules.combat.power import Dial, SetPower
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.table.cards import cards as scythe_cards
from game.titles.scythe.table.cards import hand
from game.titles.scythe.table.faces import AbilityFace
from game.titles.scythe.table.mats import mats as scythe_mats
from game.titles.scythe.table.mats import sections
from game.titles.scythe.table.overlays import combat, overlays
from game.titles.scythe.words import mats as words_mats
from game.titles.scythe.words import payment, terms
from game.ui.table.api import Face, Thing
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles.playing import now
from tests.titles.scythe import positions as p
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE
from tests.titles.scythe.table.looks import context as look_at
from tests.ui import looks
from tests.ui.ink import inks_of, traced

TABLE: ScytheTable = PACKAGE.table_view

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))

pytestmark = pytest.mark.usefixtures("watched")
context = partial(looks.context, TABLE)


@pytest.fixture(autouse=True, scope="module")
def furnished() -> None:
    """The book is filled from the map and the content files."""


def session(seats: int, seed: int, **options: str) -> Session:
    """A new game."""
    people = [SeatSetup(f"P{n}", looks.COLOURS[n]) for n in range(seats)]
    return Session.new(TITLE, people, options, seed, None)


def random_play(seats: int, seed: int, **options: str) -> Iterator[tuple[Session, int]]:
    """A random game, before each decision; nobody dawdles over deals."""
    played = session(seats, seed, **{"deals": "off", **options})
    chance = random.Random(seed)
    while not played.over:
        seat = chance.choice(played.waiting_for())
        yield played, seat
        legal = played.legal(seat)
        eager = [o for o in legal if o.action.verb not in ("skip", "done", "decline")] or legal
        played.submit(seat, chance.choice(eager if chance.random() < 0.8 else legal).action)


def until(step: type, seats: int, seed: int, **options: str) -> tuple[Session, int]:
    """A random game at the first question of a kind: with this seed, or the next one that comes to it."""
    games = (random_play(seats, number, **options) for number in range(seed, seed + 20))
    return next((s, n) for game in games for s, n in game if isinstance(s.view(n).stack[-1], step))


def by_ref(things: Iterable[Thing]) -> dict[str, Thing]:
    return {thing.ref: thing for thing in things}


# ---------------------------------------------------------------------- words


def test_every_option_of_the_new_game_screen_has_words(ui: Ui) -> None:
    for option in TITLE.options:
        ui.say(f"scythe-option-{option.id}")
        for value in option.choices:
            ui.say(f"scythe-option-{option.id}-help", chosen=value, **TITLE.numbers(option, value))
            ui.say(f"scythe-option-{option.id}-{value}")


def test_every_reason_and_every_event_of_the_rules_has_words(ui: Ui) -> None:
    source = "\n".join(p.read_text() for p in Path(rules.__file__).parent.rglob("*.py"))
    known = ui.messages.all_ids()
    codes = set(re.findall(r'\brefuse\(\s*"([a-z-]+)"', source)) | {
        "on-lake",
        "on-home-base",
        "no-worker-there",
    }
    verbs = set(re.findall(r'emit\(\s*"([a-z_]+)"', source))
    assert len(codes) > 40
    assert len(verbs) > 30
    assert {f"scythe-why-{code}" for code in codes} <= known
    assert {f"scythe-log-{verb}" for verb in verbs} <= known


def test_names_of_cards_are_all_different(ui: Ui) -> None:
    cards = [*BOOK.objectives, *BOOK.encounters, *BOOK.factory]
    assert len({terms.card(BOOK, ui.say, card) for card in cards}) == len(cards)
    assert terms.card(BOOK, ui.say, UNKNOWN) == ui.say("scythe-hidden-card")


def test_an_ability_says_what_its_record_says(ui: Ui) -> None:
    artillery = next(m.ability for m in BOOK.factions["nordic"].mech if m.id == "artillery")
    assert "1~{power}" in terms.ability_text(ui.say, artillery)
    assert "2~{power}" in terms.ability_text(ui.say, artillery)
    for faction in BOOK.factions.values():
        for record in (faction.ability, *(m.ability for m in faction.mech)):
            assert len(terms.ability_text(ui.say, record, brief=True)) <= 48


def test_progress_counts_up_to_what_is_needed(ui: Ui) -> None:
    need = BOOK.objectives["o01"].require[0]
    assert "2\xa0of\xa03" in terms.need_now(ui.say, need, 2)
    assert "3\xa0of\xa03" in terms.need_now(ui.say, need, 5)


def test_buttons_use_plain_words(ui: Ui) -> None:
    assert terms.spoken(ui.say, "Gain 2~{coin} and 1~{mech}") == "Gain 2 coins and 1 mech"


def test_sources_of_the_score_have_words_and_icons(ui: Ui) -> None:
    played = session(2, 1)
    scores = TITLE.scores(TITLE.start(2, {}, 1))
    for row in (*scores.sources, *scores.tie_breakers):
        text, icon = TABLE.words.source(context(ui, played, 0), row.id)
        assert text
        assert paths.assets("icons", f"{icon}.svg").is_file()


# ---------------------------------------------------------------------- faces


def faces() -> Iterator[tuple[Face, tuple[int, int]]]:
    """Cards with the sizes at which they lie in a window of 1280 x 720 and enlarged."""
    for value in sorted(set(BOOK.combat.values())):
        yield from ((scythe_cards.CombatFace(value, n), (118, 166)) for n in (1, 3))
    for card in BOOK.objectives:
        yield scythe_cards.ObjectiveFace(BOOK, card), (420, 592)
    for card, record in BOOK.encounters.items():
        rect = pygame.Rect(0, 0, 580, 569)
        yield scythe_cards.EncounterFace(BOOK, card), rect.size
        for number, box in enumerate(scythe_cards.option_boxes(rect)[: len(record.option)], start=1):
            yield scythe_cards.OptionFace(BOOK, card, number), box.size
    for card in BOOK.factory:
        yield scythe_cards.FactoryFace(BOOK, card, 4), (190, 268)
        yield scythe_cards.FactoryBandFace(BOOK, card, "factory_top"), (205, 46)
        yield scythe_cards.FactoryBandFace(BOOK, card, "factory_move"), (96, 46)


def test_texts_of_every_card_fit(ui: Ui) -> None:
    ui.theme.scale = 1.0
    for face, size in faces():
        assert face.paint(ui, size).get_size() == size


def test_every_objective_fits_its_slip(ui: Ui) -> None:
    ui.theme.scale = 1.0
    for card, record in BOOK.objectives.items():
        marks = tuple((terms.need_now(ui.say, r, 1), False) for r in record.require)
        scythe_cards.ObjectiveSlip(BOOK, card, marks).paint(ui, (158, 95))


@pytest.mark.parametrize("high", [148, 175])
def test_a_requirement_of_an_objective_has_one_line_on_a_wide_slip(ui: Ui, high: int) -> None:
    ui.messages, ui.theme.scale = Messages(), 1.0
    card = "o06"  # a worker that was forced to retreat, and power
    marks = tuple((terms.need_now(ui.say, need, 2), False) for need in BOOK.objectives[card].require)
    with traced():
        inks = inks_of(scythe_cards.ObjectiveSlip(BOOK, card, marks).paint(ui, (664, high)))
    first, last = (next(ink.rect for ink in inks if ink.words == word) for word in ("worker", "retreat"))
    assert abs(first.centery - last.centery) < 10


def test_many_requirements_stand_beside_each_other_rather_than_tiny(ui: Ui) -> None:
    ui.messages, ui.theme.scale = Messages(), 1.0
    needed = max(BOOK.objectives, key=lambda card: len(BOOK.objectives[card].require))
    marks = tuple((terms.need_now(ui.say, need, 2), False) for need in BOOK.objectives[needed].require)
    with traced():
        inks = inks_of(scythe_cards.ObjectiveSlip(BOOK, needed, marks).paint(ui, (164, 140)))
    assert min(ink.px for ink in inks) >= 14


def test_every_card_has_its_own_picture() -> None:
    cards = [*BOOK.objectives, *BOOK.encounters, *BOOK.factory]
    names = [*map(scythe_cards.art_of, cards), *map(scythe_cards.combat_art, (2, 5))]
    pictures = [paths.assets(*name.split("/")).read_bytes() for name in names]
    assert len(set(pictures)) == len(names)


# ---------------------------------------------------------------------- the mats


def test_a_cube_that_was_moved_lies_in_the_brackets(ui: Ui) -> None:
    played = session(2, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    section = next(s for s in BOOK.mats[view.players[seat].mat].section if s.brackets)
    before = by_ref(scythe_mats.things(context(ui, played, seat, view=view)))
    view.change(seat, upgrades=(("move_units", section.bottom),))
    look = context(ui, played, seat, view=view)
    ref = f"cube:{seat}.move_units"
    spot = next(s for s in scythe_mats.spots(look) if s.ref == f"bracket:{seat}.{section.bottom}")
    there = by_ref(scythe_mats.things(look))[ref].box
    assert there != before[ref].box
    assert pygame.Rect(spot.box).inflate(4, 4).contains(pygame.Rect(there))


def test_a_deployed_mech_leaves_its_ability_uncovered(ui: Ui) -> None:
    played = session(2, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    mech = BOOK.factions[view.players[seat].faction].mech[0].id
    assert f"mech:{seat}.{mech}" in by_ref(scythe_mats.things(context(ui, played, seat, view=view)))
    view.change(seat, mechs=(mech,))
    after = by_ref(scythe_mats.things(context(ui, played, seat, view=view)))
    assert f"mech:{seat}.{mech}" not in after
    assert expect(after[f"ability:{seat}.{mech}"].face, AbilityFace).open


def test_a_recruit_moves_to_its_one_time_space(ui: Ui) -> None:
    played = session(2, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    view.change(seat, recruits=(("build", "coins"),))
    things = by_ref(scythe_mats.things(context(ui, played, seat, view=view)))
    space = pygame.Rect(things[f"one_time:{seat}.coins"].box)
    assert space.contains(pygame.Rect(things[f"recruit:{seat}.build"].box))


def test_the_section_of_the_last_turn_is_barred_but_not_for_relentless() -> None:
    played = session(5, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    for faction, look in (("nordic", "barred"), ("rusviet", "plain")):
        view.change(seat, section="2", faction=faction)
        assert words_mats.look(view, seat, "2") == look
        assert words_mats.look(view, seat, "1") == "plain"


def test_the_factory_card_is_a_fifth_section(ui: Ui) -> None:
    played = session(2, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    view.change(seat, factory="f05")
    for size in SIZES:
        look = context(ui, played, seat, size, view=view)
        things = by_ref(scythe_mats.things(look))
        frame = pygame.Rect(things[f"section:{seat}.factory"].box)
        assert look.areas.mat.contains(frame)
        assert frame.contains(pygame.Rect(things[f"action:{seat}.factory_move"].box))


def test_equal_combat_cards_lie_in_a_stack(ui: Ui) -> None:
    played = session(2, 3)
    view = played.view(0)
    view.change(0, hand=("combat.2.03", "combat.5.01", "combat.2.01"))
    look = context(ui, played, 0, view=view)
    shown = {t.ref for t in hand.things(look)}
    assert {"card:combat.2.01", "card:combat.5.01"} <= shown
    assert "card:combat.2.03" in {s.ref for s in hand.spots(look)} - shown


# ---------------------------------------------------------------------- what is laid over the board


def test_nobody_sees_dial_and_cards_of_the_other_side(ui: Ui) -> None:
    played, seat = until(SetPower, 3, 7)
    step = played.view(seat).stack[-1]
    played.submit(seat, Dial(0))
    other = next(s for s in step.choosers if s != seat)
    things = by_ref(combat.things(context(ui, played, other)))
    assert f"dial:{seat}" not in things
    assert expect(things[f"plate:dial.{seat}"].face, combat.SideFace).side.dial == combat.NOT_SHOWN
    own = by_ref(combat.things(context(ui, played, seat)))
    assert expect(own[f"dial:{seat}"].face, combat.SideFace).side.dial == 0


def test_the_dial_is_set_by_a_click_on_a_number(ui: Ui) -> None:
    played, seat = until(SetPower, 3, 7)
    acts = {t.act for t in combat.things(context(ui, played, seat)) if t.act}
    assert {c.option.action for c in played.choices(seat)} <= acts


def test_a_large_objective_says_each_requirement_once(ui: Ui, watched: None) -> None:
    look = context(ui, session(2, 3), 0)
    for card, record in BOOK.objectives.items():
        face = hand.large_objective(look, card)
        with traced():
            told = " ".join(ink.words for ink in inks_of(face.paint(ui, (420, 592))))
        for requirement, (need, _) in zip(record.require, face.progress, strict=True):
            assert need.startswith(terms.need(ui.say, requirement)), card
        assert told.count("Control") == sum(need.count("Control") for need, _ in face.progress), card


def test_a_decided_combat_is_shown_with_both_sums(ui: Ui, watched: None) -> None:
    played = session(2, 3)
    events = [
        Event("reveal_power", {"seat": 0, "dial": 4, "values": "3", "total": 7}),
        Event("reveal_power", {"seat": 1, "dial": 2, "values": "", "total": 2}),
        Event("combat_won", {"seat": 0, "other": 1, "place": "r5c3"}),
    ]
    sums = ["4 + 3 = 7", "Total 2"]
    for seat, came in ((0, sums), (1, sums[::-1])):  # each person's own side first
        (reveal,) = combat.reveals(context(ui, played, seat), events)
        shown = expect(reveal.face, combat.RevealFace)
        assert [side.came for side in shown.sides] == came
        assert [side.won for side in shown.sides] == [told == sums[0] for told in came]
    shown.paint(ui, (900, 600))


@pytest.mark.rule("SCY-159")
def test_equal_sums_say_why_the_attacker_wins(ui: Ui, watched: None) -> None:
    none: dict[str, Fact] = {"dial": 0, "values": "", "total": 0}
    revealed = [Event("reveal_power", {"seat": seat, **none}) for seat in (0, 1)]
    events = [*revealed, Event("combat_won", {"seat": 1, "other": 0, "place": "r5c3"})]
    (reveal,) = combat.reveals(context(ui, session(2, 3), 0), events)
    shown = expect(reveal.face, combat.RevealFace)
    assert [side.note for side in shown.sides] == ["", "the attacker wins ties"]
    shown.paint(ui, (900, 600))


def test_a_proposed_payment_can_be_carried_out(ui: Ui) -> None:
    played, seat = until(PayTokens, 3, 4)
    way = payment.proposal(context(ui, played, seat))
    assert way
    for action in way:
        played.submit(seat, action)
    assert not (played.view(seat).stack and isinstance(played.view(seat).stack[-1], PayTokens))


def test_an_option_that_cannot_be_paid_says_why(ui: Ui) -> None:
    played = session(2, 3)
    seat = played.waiting_for()[0]
    view = played.view(seat)
    view.change(seat, coins=0)
    view.stack.append(ChooseOption("e05", 1))
    things = overlays.things(context(ui, played, seat, view=view))
    rows = [expect(t.face, scythe_cards.OptionFace) for t in things if t.ref.startswith("row:")]
    assert ["4~{coin}" in row.why for row in rows] == [False, True, False]


# ---------------------------------------------------------------------- in play


@pytest.mark.parametrize(("seats", "seed", "mats"), [(2, 5, "dealt"), (3, 4, "chosen"), (5, 7, "bid")])
def test_every_option_can_be_done_by_hand_and_has_words(ui: Ui, seats: int, seed: int, mats: str) -> None:
    asked: dict[str, int] = {}
    for played, seat in random_play(seats, seed, mats=mats):
        ask = played.question(seat)
        assert ask is not None
        asked[ask.code] = asked.get(ask.code, 0) + 1
        if asked[ask.code] > 12:
            continue
        look = context(ui, played, seat, SIZES[asked[ask.code] % 2])
        things = list(TABLE.things(look))
        refs = [t.ref for t in things]
        assert len(set(refs)) == len(refs)
        known = {*refs, *(s.ref for s in TABLE.spots(look)), *(p.ref for p in TABLE.panels(look))}
        ui.say(f"scythe-ask-{ask.code}", **{**ask.facts, **TABLE.words.facts(look, ask.facts)})
        signs = {t.act for t in things if t.act}
        for choice in played.choices(seat):
            action = choice.option.action
            acts = {*signs, action} if action.verb == "take_option_part" else signs  # a button
            looks.check_choice(TABLE, "scythe", look, choice, known, acts)
        for thing in things:
            if not thing.on_board:
                thing.face.paint(ui, (max(1, round(thing.box[2])), max(1, round(thing.box[3]))))
    for seat in range(seats):
        look = context(ui, played, seat)
        for _, _, event in played.log(seat):
            assert TABLE.words.log_line(look, event) or event.facts["amount"] == 0
            TABLE.words.where(event)
    assert len(asked) > 12


def test_parts_stay_in_their_part_of_the_window(ui: Ui) -> None:
    for number, (played, seat) in enumerate(random_play(4, 11)):
        if number % 70:
            continue
        look = context(ui, played, seat, SIZES[number // 70 % 3])
        parts = [look.areas.mat, look.areas.hand, look.areas.board]
        for thing in TABLE.things(look):
            box = pygame.Rect([round(v) for v in thing.box])
            assert thing.on_board or any(p.inflate(8, 8).contains(box) for p in parts), thing.ref


def test_nothing_hidden_is_named(ui: Ui) -> None:
    for number, (played, seat) in enumerate(random_play(3, 5)):
        if number > 200:
            break
        for other in range(3):
            player = played.view(other).players[other]
            hidden = {f"card:{c}" for c in (*player.hand, *player.objectives)}
            if other != seat:
                assert not hidden & {t.ref for t in TABLE.things(context(ui, played, seat))}


def test_who_only_watches_sees_nothing_hidden(ui: Ui) -> None:
    asked: set[str] = set()
    for played, seat in random_play(2, 5):
        ask = played.question(seat)
        if ask is None or ask.code in asked:
            continue
        asked.add(ask.code)
        things = list(TABLE.things(context(ui, played, 0, view=played.view(WATCHER))))
        cards = {t.ref for t in things if t.ref.startswith("card:")}
        assert not any(
            c in BOOK.combat or c in BOOK.objectives for c in (r.removeprefix("card:") for r in cards)
        )
    played, seat = until(SetPower, 3, 7)
    for eyes in played.view(seat).stack[-1].choosers:
        shown = by_ref(TABLE.things(context(ui, played, eyes, view=played.view(WATCHER))))
        assert f"dial:{eyes}" not in shown


@pytest.mark.parametrize(("scale", "size"), [(2.0, (1280, 720)), (1.0, (1024, 640)), (0.75, (1280, 720))])
def test_everything_is_painted_in_small_windows_and_large_type(
    ui: Ui, scale: float, size: tuple[int, int]
) -> None:
    ui.settings.ui_scale = scale
    ui.type.overflows = None  # names may be cut where they cannot be read any more
    played, seat = next((s, n) for i, (s, n) in enumerate(random_play(5, 11)) if i == 150)
    for thing in TABLE.things(context(ui, played, seat, size)):
        room = (max(1, round(thing.box[2])), max(1, round(thing.box[3])))
        assert thing.box[2] > 0 and thing.box[3] > 0, thing.ref
        assert thing.face.paint(ui, room).get_size() == room
    ui.type.overflows = []


@pytest.mark.rule("SCY-179")
def test_a_part_of_an_option_says_of_what(ui: Ui) -> None:
    state = p.table()
    now(state, ChooseOption("e01", 1))
    label = TABLE.words.label(look_at(ui, state), TakeOptionPart(1))
    assert label.words == "Take less from A"


@pytest.mark.parametrize("size", [(150, 110), (110, 150), (258, 120)])
def test_the_heart_of_trade_is_a_button_where_it_is_printed_and_not_over_the_whole_row(
    size: tuple[int, int],
) -> None:
    rows = sections.alternatives(BOOK, size, "trade")
    assert rows["popularity"].width < 0.7 * rows["resources"].width
    assert rows["popularity"].width >= rows["popularity"].height


def test_a_factory_card_comes_to_its_place_and_nothing_else_moves(ui: Ui) -> None:
    def boxes() -> dict[str, tuple[float, ...]]:
        found = TABLE.things(look_at(ui, state))
        return {thing.ref: thing.box for thing in found if "factory" not in thing.ref}

    state = p.table()
    before = boxes()
    p.edit(state, 0, factory=next(iter(BOOK.factory)))
    assert boxes() == before
