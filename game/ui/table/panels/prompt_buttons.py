"""The buttons of a prompt: the options that are no thing or place, and what else goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.model import Option
from game.presentation.title_words import Label
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.prompt import PromptButtons
from game.ui.table.words.wording import Wording
from game.ui.widgets import Button
from game.ui.window import theme as t


def option_buttons(
    model: TableModel, wording: Wording, take: Callable[[Option], None], hinted: Option | None
) -> PromptButtons:
    """Return a button for every option without a thing to drag or click, the likeliest first; the hint's
    option stands out."""
    found: list[tuple[Label, Button]] = []
    for choice in model.at_hand.buttons:
        option, label = choice.option, model.table.words.label(model.context, choice.option.action)
        legal = choice.reason is None
        button = Button(
            model.ui, label.words, partial(take, option), key=f"act:{option.action}", icon=label.icon,
            tip=partial(wording.preview, [option], label.tip) if legal else label.tip, enabled=legal,
            look="primary" if option == hinted else "plain", size=t.BODY,
            why=wording.why([choice.reason]) if choice.reason else "",
        )  # fmt: skip
        found.append((label, button))
    found.sort(key=lambda pair: (not pair[1].enabled, -pair[0].rank))
    buttons = [button for _, button in found]
    if buttons and buttons[0].enabled and not model.at_hand.pickable() and hinted is None:
        buttons[0].look = "primary"
    asides = [button for label, button in found if label.aside or label.declines]
    return PromptButtons(buttons, _main(found), asides=asides)


def _main(ranked: Sequence[tuple[Label, Button]]) -> Button | None:
    """Return the button that the title ranks above all others, if there is one."""
    ranks = [label.rank for label, button in ranked if button.enabled]
    is_main = bool(ranks) and ranks[0] > max(0, *ranks[1:], 0)
    return ranked[0][1] if is_main else None


def further_buttons(
    model: TableModel, scores: Callable[[], object], pass_on: Callable[[], object]
) -> list[Button]:
    """Return the buttons that are no options: passing on the screen, final scores."""
    game, ui = model.game, model.ui
    if game.is_replay:
        return []
    if game.session.over:
        return [Button(ui, ui.say("table-show-scores"), scores, key="final", look="primary")]
    following = game.next_viewer()
    if following is None and model.holding:
        following = game.thinking()
    if following is None:
        return []
    asked = game.session.acting() not in (None, following)
    words = ui.say("table-pass-asked" if asked else "table-pass-button", name=game.people[following].name)
    return [Button(ui, words, pass_on, key="pass", look="primary", icon="arrow_right")]
