"""What is said before a choice: what may have been overlooked, and that it is for good."""

from __future__ import annotations

from game.engine.model import Action
from game.ui.table.model import TableModel


def words_before(top: TableModel, actions: list[Action]) -> str:
    """What a person is asked to think of before these actions; "" is nothing."""
    found = [_caution(top, action) for action in actions]
    return "\n".join(dict.fromkeys(filter(None, [*found, _for_good(top, actions[0])])))


def _caution(top: TableModel, action: Action) -> str:
    """What the table warns of, unless the person does not want to hear it."""
    warn = top.table.warning(top.context, action)
    return warn.words if warn is not None and getattr(top.ui.settings, f"warn_{warn.kind}") else ""


def _for_good(top: TableModel, action: Action) -> str:
    """That it could not be taken back, for those who wish to be asked."""
    if top.ui.settings.ask_before != "always":
        return ""
    return top.warning([option for option in top.picks.legal if option.action == action])
