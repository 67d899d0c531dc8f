"""Every rule that is stated in a title's rules page is cited by a test that can fail."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.packages import registry

TESTS = Path(__file__).parent
STATED = re.compile(r"^\s*[-*] \*\*([A-Z]{3}-\d{3})\*\*", re.MULTILINE)
RULE = re.compile(r"[A-Z]{3}-\d{3}")
FAILING_CALLS = re.compile(r"raises|fail|(assert|expect|refuse|check)\w*")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def stated(page: str) -> list[str]:
    """The rules of a rules page, in order."""
    return STATED.findall(page)


def cited(source: str) -> set[str]:
    """The rules that are cited by tests of a file which can fail."""
    return {rule for test, marks in _tests(ast.parse(source)) if _can_fail(test) for rule in marks}


def _tests(tree: ast.Module) -> Iterator[tuple[Function, set[str]]]:
    """Test functions with the rules of their own marks and of their class's."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function) and inner.name.startswith("test"):
                    yield inner, _marks(inner) | _marks(node)
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield node, _marks(node)


def _marks(node: Function | ast.ClassDef) -> set[str]:
    """Rules in calls of `pytest.mark.rule`, also inside pytest.param."""
    calls = (n for decorator in node.decorator_list for n in ast.walk(decorator) if isinstance(n, ast.Call))
    marks = (call for call in calls if ast.unparse(call.func).endswith("mark.rule"))
    return {rule for mark in marks for rule in RULE.findall(ast.unparse(mark))}


def _can_fail(test: Function) -> bool:
    """Whether a test asserts something, itself or by a helper whose name says so."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call) and FAILING_CALLS.fullmatch(ast.unparse(node.func).split(".")[-1]):
            return True
    return False


def all_cited() -> set[str]:
    return {rule for file in TESTS.rglob("test_*.py") for rule in cited(file.read_text(encoding="utf-8"))}


def page(title: str) -> str:
    return registry.find(title).rules_page.read_text(encoding="utf-8")


@pytest.mark.parametrize("title", registry.names())
def test_every_stated_rule_is_cited(title: str) -> None:
    rules = stated(page(title))
    assert rules, f"assets/{title}/rules.md states no rule"
    found = all_cited()
    missing = [rule for rule in rules if rule not in found]
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("title", registry.names())
def test_no_rule_is_stated_twice(title: str) -> None:
    rules = stated(page(title))
    assert sorted(set(rules)) == sorted(rules)


def test_no_test_cites_a_rule_that_is_not_stated() -> None:
    known = {rule for title in registry.names() for rule in stated(page(title))}
    prefixes = {rule[:3] for rule in known}
    assert {rule for rule in all_cited() if rule[:3] in prefixes} <= known


def test_stated_rules_are_read_from_the_page() -> None:
    text = (
        "# Rules\n- **ABC-001** One.\n- **ABC-002** REFUSE two; see ABC-009.\nABC-003\n* **ABC-004** Four.\n"
    )
    assert stated(text) == ["ABC-001", "ABC-002", "ABC-004"]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('@pytest.mark.rule("ABC-001", "ABC-002")\ndef test_a():\n    assert x', {"ABC-001", "ABC-002"}),
        ('@pytest.mark.rule("ABC-001")\ndef test_a():\n    x', set()),
        ('@pytest.mark.rule("ABC-001")\ndef helper():\n    assert x', set()),
        ('@pytest.mark.other("ABC-001")\ndef test_a():\n    assert x', set()),
        ('# ABC-001\ndef test_a():\n    "ABC-001"\n    assert x', set()),
        ('@pytest.mark.rule("ABC-001")\ndef test_a():\n    with pytest.raises(E):\n        x', {"ABC-001"}),
        ('@pytest.mark.rule("ABC-001")\ndef test_a():\n    refused(x)', {"ABC-001"}),
        ('@pytest.mark.rule("ABC-001")\nclass TestA:\n    def test_a(self):\n        assert x', {"ABC-001"}),
        (
            '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("ABC-001"))])\n'
            "def test_a(n):\n    assert n",
            {"ABC-001"},
        ),
    ],
)
def test_a_citation_counts_only_on_a_test_that_can_fail(body: str, found: set[str]) -> None:
    assert cited(body) == found
