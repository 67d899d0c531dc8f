"""The language of a program that was never told one."""

import plistlib
import sys
from pathlib import Path

import pytest

from game.presentation.system_language import MACOS_PREFERENCES, VARIABLES, chosen, system_language

SPOKEN = ("en", "de", "pt-BR", "pt")
FOUND = [
    ({"LANG": "de_AT.UTF-8"}, "de"),
    ({"LC_ALL": "de_DE@euro", "LANG": "en_GB.UTF-8"}, "de"),
    ({"LC_MESSAGES": "pt_BR.UTF-8", "LANG": "de_DE.UTF-8"}, "pt-BR"),
    ({"LANG": "pt_PT.UTF-8"}, "pt"),
    ({"LANGUAGE": "fr:de:en", "LANG": "en_GB.UTF-8"}, "de"),
    ({"LANG": "fr_FR.UTF-8"}, "en"),
    ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ({}, "en"),
]


@pytest.fixture(autouse=True)
def without_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(("environment", "language"), FOUND)
def test_the_system_names_its_languages(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language(SPOKEN) == language


def test_a_macos_program_reads_the_preferences(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system_language(SPOKEN) == "en"
    (own_home / MACOS_PREFERENCES).parent.mkdir(parents=True)
    (own_home / MACOS_PREFERENCES).write_bytes(plistlib.dumps({"AppleLanguages": ["fr-CH", "de-CH"]}))
    assert system_language(SPOKEN) == "de"
    (own_home / MACOS_PREFERENCES).write_bytes(b"broken")
    assert system_language(SPOKEN) == "en"


def test_what_is_chosen_counts_more_than_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setattr("game.presentation.system_language.languages", lambda: SPOKEN)
    assert [chosen(setting) for setting in ("", "en", "pt")] == ["de", "en", "pt"]
