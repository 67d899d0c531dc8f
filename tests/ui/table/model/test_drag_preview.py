"""Drags that choose first what leads to them, and choices that bring others with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Action, Ref
from game.presentation.title_words import Context, Warn
from game.ui.table.api import First, Route, TableContext, Thing
from game.ui.window.app import App
from tests.expect import expect
from tests.toy import TOY, End, Gather, Roll, ToyState
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press
from tests.ui.table.test_table import at, drag, verbs
from tests.ui.table.toy_table import Plate, ToyTable, ToyWords


class LedWords(ToyWords):
    """Keeps how many pebbles the viewer had when it asked for a warning."""

    def __init__(self) -> None:
        super().__init__(TOY)
        self.warned: list[int] = []

    def ends_turn(self, action: Action) -> bool:
        return action == End()

    def warning(self, context: Context, action: Action) -> Warn | None:
        self.warned.append(context.view.players[context.seat].pebbles)
        return None


class LedTable(ToyTable):
    """The toy with a stone that gathers two pebbles first, and then moves as one pebble or a long way."""

    first_actions: tuple[Action, ...] = (Gather(2),)
    between: frozenset[str] = frozenset()
    brings: Action | None = None

    def things(self, context: TableContext) -> Sequence[Thing]:
        found = [thing for thing in super().things(context) if thing.ref != "pebbles:1"]
        return [*found, Thing("pebbles:9", (100, 350, 60, 60), Plate("9"), True)]

    def first(self, context: TableContext, source: Ref) -> First | None:
        return First(self.first_actions, self.between) if source == "pebbles:9" else None

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        taken = context.view.players[context.seat].pebbles
        return {"middle": Route((Gather(1),), ("middle",))} if source == "pebbles:9" and taken else {}

    def sequel(self, context: TableContext, action: Action) -> Action | None:
        return self.brings if action != self.brings else None


def led(*actions: Action, between: str = "") -> LedTable:
    table = LedTable(words=LedWords())
    table.first_actions = actions or LedTable.first_actions
    table.between = frozenset({between} - {""})
    return table


def test_a_drag_makes_the_choices_that_lead_to_it_and_one_undo_takes_all_back(hand: Hand, sit: Sit) -> None:
    words = LedWords()
    scene = sit("human", "human", table=LedTable(words=words))
    assert "pebbles:9" not in scene.model.at_hand.pickable()
    drag(hand, scene, "pebbles:9", at(scene, "middle"))
    assert verbs(scene) == ["gather 2", "gather 1"]
    assert words.warned == [0, 2]
    scene.history.undo()
    assert verbs(scene) == []


def test_two_clicks_do_the_same_and_the_tip_says_what_comes_first(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=led())
    hand.click(at(scene, "pebbles:9"))
    assert scene.drag.targets == ["middle"]
    assert scene.view.wording.outcome("pebbles:9", "middle") == "Chooses “gather 2” for you\none more"
    hand.click(at(scene, "middle"))
    assert verbs(scene) == ["gather 2", "gather 1"]


def test_a_drag_of_which_the_first_choice_is_refused_says_why(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=led(Gather(3), Gather(3)))
    expect(scene.game.session.state, ToyState).pool = 2
    scene.view.refresh()
    drag(hand, scene, "pebbles:9", at(scene, "middle"))
    assert verbs(scene) == []
    refusal = scene.view.notices.refusal
    assert refusal is not None and refusal.words.startswith("Only 2 pebbles are left.")


def test_what_has_nowhere_to_go_says_so(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=led(Roll()))
    drag(hand, scene, "pebbles:9", at(scene, "middle"))
    assert verbs(scene) == []
    refusal = scene.view.notices.refusal
    assert refusal is not None and refusal.words == "There is nowhere to put it now."


def test_what_is_asked_before_the_drop_is_for_the_person_and_then_the_drop_follows(
    hand: Hand, sit: Sit
) -> None:
    scene = sit("human", "human", table=led(Gather(1), between="gather"))
    lead = scene.model.at_hand.lead("pebbles:9")
    assert lead is not None and lead.asks


def test_a_choice_brings_another_one_and_the_end_of_a_turn_is_asked_once(
    app: App, hand: Hand, sit: Sit
) -> None:
    table = led()
    table.brings = End()
    scene = sit("human", "random", table=table)
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert verbs(scene)[:2] == ["gather 2", "end"]
    assert not scene.model.holding


def test_another_last_choice_waits_for_a_word(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=led())
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    drag(hand, scene, "pebbles:3", scene.model.areas.mat.center)
    assert scene.model.holding
    press(hand, scene, "pass")
    assert not scene.model.holding
