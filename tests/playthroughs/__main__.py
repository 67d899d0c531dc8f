"""Write the kept games anew; git shows what has changed. Without a display, as in the tests."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tests.playthroughs import games, play, positions

pages = {game.file: play.renewed(game) for game in games.GAMES}
pages |= {positions.file(title): positions.page(title) for title in positions.PLAYED}
games.HERE.mkdir(exist_ok=True)
for old in {*games.HERE.glob("*.txt")} - {*pages}:
    old.unlink()
for kept, lines in pages.items():
    kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
