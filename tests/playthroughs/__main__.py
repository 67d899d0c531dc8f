"""Write the kept games anew; git shows what has changed."""

from tests.playthroughs import games, play

games.HERE.mkdir(exist_ok=True)
for old in {*games.HERE.glob("*.txt")} - {game.file for game in games.GAMES}:
    old.unlink()
for game in games.GAMES:
    told = "\n".join(play.renewed(game)) + "\n"
    game.file.write_text(told, encoding="utf-8")
