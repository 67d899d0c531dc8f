"""Widgets, drawn by the program itself and usable by mouse, keyboard and gamepad alike."""

from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Slider, Switch
from game.ui.widgets.column import Column
from game.ui.widgets.dots import Dots
from game.ui.widgets.field import Field
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label, Note, Picture, Prose, ReadAloud
from game.ui.widgets.marked import HighlightedProse
from game.ui.widgets.pane import Pane, Rows, Scrolling
from game.ui.widgets.tooltip import Tooltip, draw_tip, question_mark

__all__ = [
    "Button",
    "Choice",
    "Column",
    "Dots",
    "Field",
    "Form",
    "HighlightedProse",
    "Label",
    "Note",
    "Pane",
    "Picture",
    "Prose",
    "ReadAloud",
    "Rows",
    "Scrolling",
    "Slider",
    "Switch",
    "Tooltip",
    "Widget",
    "draw_tip",
    "question_mark",
]
