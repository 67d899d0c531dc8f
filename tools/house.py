"""Draw which part of the program imports which, into docs/architecture.md: `python -m tools.house`.

The picture is a Mermaid graph. An arrow that follows from two others is left out, and so are `game.errors`,
`game.paths` and `game` itself, which every part may import.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
PICTURE = re.compile(r"(?<=^```mermaid\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
PARTS = {
    "command line": "__main__ cli",
    "developer tools": "devtools",
    "reinforcement learning": "rl",
    "text client": "text",
    "window": "ui",
    "presentation": "presentation",
    "play": "play",
    "records": "records",
    "bots": "bots",
    "packages": "packages",
    "maps": "maps",
    "log and reports": "diagnostics",
    "engine": "engine",
    "titles: bot": "titles.bot",
    "titles: rules": "titles.rules",
    "titles: table": "titles.table",
    "titles: words": "titles.words",
    "": "errors paths titles",
}
"""Part of the picture -> its modules and packages in game/; "" is left out."""
Graph = Mapping[str, set[str]]


def drawing() -> str:
    """Return the lines of the graph. Raises KeyError for a module that belongs to no part, CycleError."""
    parts = [part for part in PARTS if part]
    nodes = {part: f"n{number}" for number, part in enumerate(parts)}
    shown = [f'    {nodes[part]}["{part}"]' for part in parts]
    graph = _without_detours(_imports())
    arrows = [f"    {nodes[a]} --> {nodes[b]}" for a in parts for b in parts if b in graph.get(a, ())]
    found = [f"    {nodes['packages']} -. finds .-> {nodes[part]}" for part in parts if part[:7] == "titles:"]
    return "\n".join(["flowchart TD", *shown, *arrows, *found]) + "\n"


def _imports() -> Graph:
    """Return the parts that each part imports."""
    part_of = {name: part for part, names in PARTS.items() for name in names.split()}
    graph: dict[str, set[str]] = defaultdict(set)
    for file in sorted((ROOT / "game").rglob("*.py")):
        for name in _imported(file):
            source, target = part_of[_room(_module(file))], part_of[_room(name)]
            if source and target and source != target:
                graph[source].add(target)
    return graph


def _imported(file: Path) -> Iterator[str]:
    """Yield the modules of the program that a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("game."))
        elif isinstance(node, ast.ImportFrom) and node.module == "game":
            yield from (f"game.{alias.name}" for alias in node.names if _is_module(alias.name))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("game."):
            yield node.module


def _is_module(name: str) -> bool:
    return (ROOT / "game" / name).is_dir() or (ROOT / "game" / f"{name}.py").is_file()


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _room(module: str) -> str:
    """Return the module's place in `PARTS`: "engine", or for a title "titles.rules"."""
    _, first, *rest = [*module.split("."), "paths"]
    return f"titles.{rest[1]}" if first == "titles" and len(rest) > 2 else first


def _without_detours(graph: Graph) -> Graph:
    """Return the graph without arrows that follow from others."""
    reached: dict[str, set[str]] = {}
    for part in TopologicalSorter(graph).static_order():
        direct = graph.get(part, set())
        reached[part] = direct.union(*(reached[other] for other in direct))
    return {part: direct - set().union(*(reached[o] for o in direct)) for part, direct in graph.items()}


def main() -> None:
    """Write the picture into the page."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PICTURE.sub(lambda _: drawing(), text), encoding="utf-8")


if __name__ == "__main__":
    main()
