"""Whole games of Runebound at its table: every choice lies there and has words, every event has its line."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game import paths
from game.bots.search.bot_process import BotProcess
from game.engine import flow
from game.engine.model import Event, Fact
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages.registry import Package
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.runebound.rules.adventure.meeting import FaceToFace
from game.titles.runebound.rules.cards.healing import ChooseDeck, LookAt
from game.titles.runebound.rules.combat.outcome import AfterWin
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.movement.movement import MoveByDice, Roll
from game.titles.runebound.rules.state.state import RuneboundState, goods_ref, sheet_ref, stall_ref
from game.titles.runebound.table import RuneboundTable
from game.titles.runebound.words import facts
from game.titles.runebound.words import labels as says
from game.titles.runebound.words import log as logs
from game.ui.table.api import TableContext
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles import playing
from tests.titles.runebound import fights
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK, PACKAGE, TITLE
from tests.titles.runebound.table.sheet.test_sheet import context
from tests.ui import looks
from tests.ui.fakes import Hand

TABLE: RuneboundTable = PACKAGE.table_view

WITH_ALL = {"doom_deck": "on", "huntmaster": "on", "threat": "10"}
FIRST = (
    "buy",
    "draw",
    "roll",
    "walk",
    "step_to",
    "attack",
    "defend",
    "keep",
    "pair",
    "fight_retinue",
    "meet",
    "use",
    "roll_test",
)
"""What a player who wants to see the game does first."""


def session(seats: int, seed: int) -> Session:
    people = [SeatSetup(f"P{n}", colour) for n, colour in enumerate(looks.COLOURS[:seats])]
    return Session.new(TITLE, people, WITH_ALL, seed, None)


@pytest.mark.parametrize(("seats", "seed"), ((1, 1), (3, 2), (4, 5)))
def test_every_choice_lies_on_the_table_and_has_words(ui: Ui, watched: None, seats: int, seed: int) -> None:
    game, chance = session(seats, seed), random.Random(seed)
    for number in range(220):
        if game.over:
            break
        seat = game.waiting_for()[0]
        if number % 3 == 0:
            _check(ui, game, seat)
        legal = [option.action for option in game.legal(seat)]
        eager = [action for action in legal if action.verb in FIRST] or legal
        game.submit(seat, chance.choice(eager if chance.random() < 0.8 else legal))
    for _, _, event in game.log(0):
        logs.where(event)
        assert logs.log_line(looks.context(TABLE, ui, game, 0), event) or event.verb == "heal"


def _check(ui: Ui, game: Session, seat: int) -> None:
    look = looks.context(TABLE, ui, game, seat)
    things, spots = TABLE.things(look), TABLE.spots(look)
    refs = [thing.ref for thing in things]
    assert len(set(refs)) == len(refs)
    known = {*refs, *(spot.ref for spot in spots), *(panel.ref for panel in TABLE.panels(look))}
    acts = {thing.act for thing in things if thing.act is not None}
    for choice in game.choices(seat):
        looks.check_choice(TABLE, "runebound", look, choice, known, acts)
    ask = game.question(seat)
    assert ask is not None
    ui.say(f"runebound-ask-{ask.code}", **{**ask.facts, **TABLE.words.facts(look, ask.facts)})


@pytest.mark.parametrize(
    ("cards", "asks"),
    [
        ((), "Crag Giant, Ranged – attack or defend"),
        (("repeating_crossbow",), "Crag Giant, Ranged – attack, defend, or use a card"),
    ],
)
def test_a_combat_is_asked_about_by_its_foe_and_all_that_can_be_done(
    ui: Ui, watched: None, cards: tuple[str, ...], asks: str
) -> None:
    state = fights.to(fights.fight(fights.GIANT, *cards), "ranged")
    assert question(ui, state) == asks


def test_who_has_attacked_is_asked_to_defend(ui: Ui, watched: None) -> None:
    state = fights.to(fights.fight(fights.GIANT), "ranged")
    fights.attack(state, fights.HERO, 2)
    assert question(ui, state) == "Crag Giant, Melee – defend"


def test_after_an_attack_it_is_said_that_another_figure_may_follow(ui: Ui, watched: None) -> None:
    state = fights.to(fights.fight(fights.GIANT, "kirion_drake_blood"), "ranged")
    fights.attack(state, "kirion_drake_blood", 19)
    assert question(ui, state) == "Crag Giant, Ranged – attack with another figure, or go on"


def question(ui: Ui, state: RuneboundState) -> str:
    """What seat 0 is asked."""
    ask, look = flow.question(state, 0), context(ui, state)
    return ui.say(f"runebound-ask-{ask.code}", **{**ask.facts, **TABLE.words.facts(look, ask.facts)})


def test_options_of_the_table_have_words(ui: Ui, watched: None) -> None:
    for option in TITLE.options:
        name = f"runebound-option-{option.id}"
        ids = [name, f"{name}-help", *(f"{name}-{choice}" for choice in option.choices)]
        assert [one for one in ids if not ui.messages.has(one)] == []


def test_rows_of_the_score_sheet_have_words_and_icons(ui: Ui, watched: None) -> None:
    state = at.fresh(2, huntmaster="on")
    scores = TITLE.scores(state)
    for row in (*scores.sources, *scores.beside):
        said, icon = logs.source(context(ui, state), row.id)
        assert said
        assert paths.assets("icons", f"{icon}.svg").is_file()


def test_a_roll_says_what_it_came_to(ui: Ui, watched: None) -> None:
    facts: dict[str, Fact] = {
        "seat": 0, "figure": "corbin", "die": "d20", "result": 7, "bonus": -2, "total": 5, "target": 12,
        "what": "attack", "phase": "magic", "success": 0,
    }  # fmt: skip
    line = logs.log_line(context(ui, at.table()), Event("roll", facts))
    assert line == "{magic} Misses: 7 − 2 = 5, needed 12"
    by_ally = logs.log_line(context(ui, at.table()), Event("roll", facts | {"figure": "field_surgeon"}))
    assert by_ally == f"{line} · {ui.say('runebound-card-field_surgeon')}"


@pytest.mark.parametrize(
    ("card", "words"),
    [("goblin_slingers", "Goblin Slingers take 2"), ("tusked_charger", "Tusked Charger takes 2")],
)
def test_several_enemies_are_spoken_of_in_the_plural(ui: Ui, watched: None, card: str, words: str) -> None:
    event = Event("inflict", {"seat": 0, "card": card, "amount": 2})
    assert logs.log_line(context(ui, at.table()), event).startswith(words)


def test_a_roll_of_a_hero_who_has_fallen_since_reads_as_before(ui: Ui, watched: None) -> None:
    """Another hero has the seat now; what was logged does not change with it."""
    facts: dict[str, Fact] = {
        "seat": 0, "die": "d20", "result": 9, "bonus": 5, "total": 14, "target": 10, "what": "attack",
        "success": 1, "phase": "melee", "figure": "one_fist",
    }  # fmt: skip
    then, now = at.table("one_fist", "mordrog"), at.table("corbin", "mordrog")
    assert logs.log_line(context(ui, now), Event("roll", facts)) == logs.log_line(
        context(ui, then), Event("roll", facts)
    )


def test_movement_dice_are_told_by_their_symbols(ui: Ui, watched: None) -> None:
    line = logs.log_line(context(ui, at.table()), Event("roll_movement", {"seat": 0, "faces": "0 5"}))
    assert all("{" + symbol + "}" in line for face in (0, 5) for symbol in BOOK.movement.faces[face])


def test_fewer_dice_are_a_rest(ui: Ui, watched: None) -> None:
    look = context(ui, at.table())
    assert says.label(look, Roll(5)).words == "Roll 5 dice"
    assert "rest 2" in says.label(look, Roll(3)).words


# ---------------------------------------------------------------------- in the real scene


def find(_: str) -> Package:
    """The only title here."""
    return PACKAGE


@pytest.fixture
def in_market(app: App) -> Iterator[TableScene]:
    """One person in a market with a dagger for sale, a Wound to heal and gold for both."""
    game = session(1, 3)
    state = game.state
    assert isinstance(state, RuneboundState)
    for card in ("black_dagger", "chainmail"):
        at.take_away(state, card)
    state.stalls["vynelvale"] = ("black_dagger",)
    state.change(0, gold=5, items=("chainmail",))
    state.wounds[state.me.hero] = 1
    playing.now(state, Market())
    app.ui.messages = Messages()
    scene = TableScene(app.ui, "runebound", TABLE, GameController(game, BotProcess(find)), lambda: None)
    Hand(app).show(scene)
    yield scene
    scene.leave()


def _drag(app: App, scene: TableScene, source: str, target: str) -> None:
    hand, goal = Hand(app), scene.widgets.hit_targets[target].seen
    hand.press(scene.widgets.grip(scene.widgets.hit_targets[source]))
    hand.move((goal.centerx - 12, goal.bottom - 14), held=True)
    hand.move((goal.centerx, goal.bottom - 12), held=True)
    hand.release((goal.centerx, goal.bottom - 12))


def test_a_card_dragged_to_the_sheet_is_bought(app: App, in_market: TableScene) -> None:
    hero = in_market.game.view().players[0].hero
    _drag(app, in_market, "card:black_dagger", sheet_ref(0))
    player = in_market.game.view().players[0]
    assert player.items == ("chainmail", "black_dagger")
    assert player.gold == 5 - BOOK.items["black_dagger"].cost
    assert player.hero == hero


def test_an_item_dragged_to_the_counter_is_sold(app: App, in_market: TableScene) -> None:
    _drag(app, in_market, "card:chainmail", stall_ref("vynelvale"))
    player = in_market.game.view().players[0]
    assert player.items == ()
    assert player.gold == 5 + BOOK.items["chainmail"].cost // 2


def test_a_wound_dragged_to_the_counter_is_healed(app: App, in_market: TableScene) -> None:
    hero = in_market.game.view().players[0].hero
    _drag(app, in_market, goods_ref(0, f"wounds.{hero}"), stall_ref("vynelvale"))
    view = in_market.game.view()
    assert hero not in view.wounds
    assert view.players[0].gold == 4


def test_the_market_has_one_button(in_market: TableScene) -> None:
    (button,) = in_market.widgets.bars[1].buttons
    assert expect(button, Button).label == "Leave the market"


def _look(scene: TableScene) -> TableContext:
    return scene.model.context


@pytest.mark.usefixtures("watched")
def test_an_ally_is_hired_and_an_item_bought(ui: Ui) -> None:
    state = at.table("corbin", "mad_carthos")
    lines = [
        logs.log_line(context(ui, state), Event("buy", {"seat": 0, "card": card, "gold": 4}))
        for card in ("nerekhall_cutpurse", "black_dagger")
    ]
    assert [line.split(" ")[0] for line in lines] == ["Hires", "Buys"]


@pytest.mark.usefixtures("watched")
def test_the_question_after_a_win_names_who_was_defeated(ui: Ui) -> None:
    state = fights.fight(fights.WEAK)
    at.edit(state, 0, defeated=("crag_giant", fights.WEAK))
    state.fight, state.stack = None, [AfterWin(0)]
    assert facts.moment(context(ui, state))["foe"] == "Toll-Bridge Bandits"


@pytest.mark.parametrize(
    ("dice", "asked"),
    [((("plains", "road"), ()), "Move your hero"), ((("swamp",), ()), "No die leads any further")],
)
def test_the_question_for_a_way_states_when_no_die_leads_on(
    ui: Ui, watched: None, dice: tuple[tuple[str, ...], ...], asked: str
) -> None:
    state = at.table("corbin", "mad_carthos")
    at.place(state, "r7c7")
    state.stack = [MoveByDice(dice, 2)]
    assert question(ui, state) == asked


def test_the_scene_knows_what_the_last_choice_brought_about(app: App, in_market: TableScene) -> None:
    assert _look(in_market).recent == ()
    _drag(app, in_market, "card:black_dagger", sheet_ref(0))
    assert [event.verb for event in _look(in_market).recent] == ["buy"]


def test_what_a_seat_may_not_know_is_not_among_what_its_last_choice_brought(app: App) -> None:
    game = session(2, 3)
    state = game.state
    assert isinstance(state, RuneboundState)
    playing.now(state, ChooseDeck(0))
    match = GameController(game, BotProcess(find))
    game.submit(0, LookAt("red"))
    told = {}
    for seat in (0, 1):
        match.hand_over(seat)
        told[seat] = [event.verb for event in match.recent()]
    assert told == {0: ["look", "seen"], 1: ["look"]}


def test_what_is_healed_is_told_without_what_is_not(ui: Ui, watched: None) -> None:
    def line(wounds: int, exhaustion: int) -> str:
        facts: dict[str, Fact] = {"seat": 0, "figure": "corbin", "wounds": wounds, "exhaustion": exhaustion}
        return logs.log_line(context(ui, at.table()), Event("heal", facts))

    assert line(0, 2) == "Corbin removes 2~{exhaustion}"
    assert line(1, 0) == "Corbin removes 1~{wound}"
    assert line(1, 2) == "Corbin removes 1~{wound} and 2~{exhaustion}"


@pytest.mark.rule("RUN-134")
def test_who_declines_says_whose_offer_it_was(ui: Ui, watched: None) -> None:
    state = at.table()
    playing.now(state, FaceToFace(1))
    for action in (("negotiate", 1), ("change_gold", 1), ("propose",), ("reject",)):
        playing.do(state, *action)
    (event,) = playing.events(state, "no_trade")
    seen = context(ui, state)
    assert event.facts["seat"] == 1
    assert logs.log_line(seen, event) == f"Declines {seen.people[0].name}’s offer"
