"""Write every sound into assets/sounds: `python -m tools.sound` (needs the extra `paint`)."""

from game.paths import assets
from tools.sound import ambience, effects, loudness

QUIETER = {"click": -8.0, "card": -3.0, "error": -2.0, "victory": 2.0}
"""LU by which a sound differs from the others: what is heard most is quietest."""


def main() -> None:
    """Bring every effect and loop to its loudness and write it."""
    folder = assets("sounds")
    (folder / "ambience").mkdir(parents=True, exist_ok=True)
    for name, make in effects.SOUNDS.items():
        target = loudness.EFFECTS_LUFS + QUIETER.get(name, 0.0)
        effects.write(loudness.levelled(make(), target), folder / f"{name}.wav")
    for name, compose in ambience.LOOPS.items():
        ambience.write(compose(), folder / "ambience" / f"{name}.ogg")


if __name__ == "__main__":
    main()
