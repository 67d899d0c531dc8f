"""The glossary: every icon that is drawn has a name and a sentence, and a tooltip leads to its icons."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.packages import guide, registry
from game.presentation import glossary
from game.presentation.messages import Messages
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.snapshot import Snapshot
from game.ui.table.scene import TableScene
from game.ui.widgets import Choice
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.pictures import Art
from game.ui.window.scene import FormScene
from game.ui.window.ui import default_ui
from tests.expect import expect
from tests.ui import readable
from tests.ui.fakes import Hand
from tests.ui.ink import traced

TITLES = registry.names()
WINDOW = {icon for signs in guide.window_signs() for icon in signs.icons}
PORTRAITS = ("hero_", "mech_", "character_")
"""How icons begin that are pictures of somebody, with the name beside them."""
SIZE = (1920, 1080)


def signs_of(title: str) -> list[str]:
    return [icon for signs in guide.read(registry.find(title)).book.signs for icon in signs.icons]


def drawn(app: App, title: str) -> set[str]:
    """The icons that are drawn on tables after random moves, on what lies there large, and in its tips."""
    seen: set[str] = set()
    draw, ui = Art.icon, default_ui(app.ui, SIZE)

    def icon(art: Art, name: str, *rest: object) -> pygame.Surface:
        seen.add(name)
        return draw(art, name, *rest)  # type: ignore[arg-type]  # passed on as it came

    found = registry.find(title)
    with patch.object(Art, "icon", icon):
        for seats, moves in ((2, 0), (3, 120)):
            setups = [SeatSetup(colour, colour) for colour in COLOURS[:seats]]
            session = Session.new(found.title, setups, {}, moves)
            run.play_randomly(session, random.Random(moves), moves)
            shown = Snapshot(ui, found.table_view, session, 0, SIZE)
            model, view = shown.scene.model, shown.scene.view
            view.draw(pygame.Surface(SIZE))
            kinds = {type(t.large): (t.large, t.large_ratio) for t in model.things if t.large is not None}
            for large, ratio in kinds.values():
                large.paint(ui, (300, round(300 / ratio)))
            for tip in {widget.tooltip for widget in view.form.walk()}:
                seen |= {*glossary.icons_in(tip)}
    return seen


@pytest.mark.parametrize("title", TITLES)
def test_every_icon_of_a_title_is_in_the_glossary(app: App, title: str) -> None:
    app.ui.messages = Messages()
    used = drawn(app, title) | told(title)
    assert {icon for icon in used if not icon.startswith(PORTRAITS)} <= {*signs_of(title)} | WINDOW


def told(title: str) -> set[str]:
    """The icons that the messages of a title name."""
    files = (registry.find(title).text / "en").glob(f"{title}*.ftl")
    words = "".join(file.read_text(encoding="utf-8") for file in files)
    return {*re.findall(r'ICON\("(\w+)"\)', words)}


@pytest.mark.parametrize("title", [*TITLES, "rulebook"])
def test_a_sign_has_a_picture_a_name_and_a_sentence(app: App, title: str) -> None:
    app.ui.messages = Messages()
    icons = sorted(WINDOW) if title == "rulebook" else signs_of(title)
    assert len(set(icons)) == len(icons)
    for icon in icons:
        assert app.ui.art.has_picture(f"icons/{icon}.svg"), icon
        assert glossary.name(app.ui.messages, title, icon)[0].isupper()
        assert glossary.about(app.ui.messages, title, icon).endswith(".")
    assert app.ui.messages.troubles == []


def test_icons_are_found_in_rich_words() -> None:
    assert glossary.icons_in("Pay 2~{silver} or {gold}, {silver}") == ("silver", "gold")


# ---------------------------------------------------------------------- the scene


def test_what_was_pointed_at_comes_first(app: App) -> None:
    app.ui.messages = Messages()
    scene = Glossary(app.ui, run.wire(app), "raiders", ("wound", "nobody_knows"))
    Hand(app).show(scene)
    words = [w.words for w in scene.form.walk() if hasattr(w, "words")]
    assert words[1:3] == [app.ui.say("rulebook-signs-asked"), "Wound"]
    hand = Hand(app)
    hand.click(expect(scene.form.find("titles"), Choice).cells()[-1].center)
    assert scene.title == "rulebook"
    hand.key(pygame.K_ESCAPE)
    assert scene not in app.scenes


@pytest.mark.parametrize("title", [*TITLES, "rulebook"])
def test_every_sign_can_be_read(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readable, "SCALES", (0.0, 2.0))
    with traced(), readable.kept():
        app = readable.demo(tmp_path)
        app.ui.messages = Messages()
        service = run.wire(app)
        icons = sorted(WINDOW)[:2] if title == "rulebook" else signs_of(title)[:2]
        show = readable.shown(app, lambda: Glossary(app.ui, service, title, icons))
        assert list(readable.looks(app, show)) == []
        app.window.destroy()


# ---------------------------------------------------------------------- from a table


@pytest.fixture
def at_table() -> Iterator[tuple[TableScene, App]]:
    scene, app = readable.table("raiders", 2, 0)
    yield scene, app
    app.window.destroy()


def test_the_key_for_help_opens_the_glossary_at_the_icons_of_a_tooltip(
    at_table: tuple[TableScene, App],
) -> None:
    scene, app = at_table
    app.ui.settings.tooltip_delay = 0
    hand = Hand(app)
    places = [
        w for w in scene.form.walk() if glossary.icons_in(w.tooltip) and scene.form.at(w.rect.center) is w
    ]
    for place in places:
        hand.move(place.rect.center)
        app.turn(2000)
        if scene.form.tooltip.icons and not scene.view.rule():  # else it leads to the rule
            break
    wanted = glossary.icons_in(scene.view.wording.explained(place.tooltip))
    hand.key(pygame.K_F1)
    assert isinstance(app.top, Glossary)
    assert tuple(app.top.icons) == wanted
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_p)  # a pinned one has a question mark to click
    app.turn(16)
    tips = scene.view.picture.tips
    assert tips.icons() == wanted
    mark = next(
        (x, y) for x in range(0, app.size[0], 6) for y in range(0, app.size[1], 6) if tips.asks((x, y))
    )
    hand.click(mark)
    assert isinstance(app.top, Glossary)


def test_the_board_key_leads_to_all_icons(at_table: tuple[TableScene, App]) -> None:
    _, app = at_table
    hand = Hand(app)
    hand.key(pygame.K_k)
    hand.click(expect(app.top, FormScene).form.find("signs").rect.center)
    assert isinstance(app.top, Glossary)
    assert (app.top.title, app.top.icons) == ("raiders", ())
