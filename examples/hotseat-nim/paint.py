"""Paints the board and makes the sound of Nim: python paint.py"""

import math
import struct
import wave
from pathlib import Path

import pygame

ASSETS = Path(__file__).parent / "hotseat_nim" / "assets"
SIZE = (1280, 640)
PITS = (256, 640, 1024)
RATE = 22_050


def board() -> pygame.Surface:
    """A cloth with three pits of sand."""
    image = pygame.Surface(SIZE)
    for y in range(SIZE[1]):
        shade = 1 - abs(y / SIZE[1] - 0.45) * 0.6
        for x in range(SIZE[0]):
            weave = 0.94 + 0.06 * math.sin(x * 0.9) * math.sin(y * 0.9)
            image.set_at((x, y), [round(c * shade * weave) for c in (58, 92, 84)])
    for x in PITS:
        for step in range(40):
            light = 110 + step * 2
            pygame.draw.circle(
                image, (light + 40, light + 10, light - 40), (x, 270), 170 - 4 * min(step, 8) - step
            )
        pygame.draw.circle(image, (48, 38, 28), (x, 270), 172, 5)
    pygame.draw.rect(image, (190, 160, 96), image.get_rect().inflate(-24, -24), 3, border_radius=16)
    return image


def sound(file: Path) -> None:
    """Two stones that touch."""
    samples = []
    for n in range(RATE // 4):
        knocks = sum(
            math.exp(-(t) * 60) * math.sin(2 * math.pi * hertz * t)
            for start, hertz in ((0.0, 1900), (0.07, 2300))
            if (t := n / RATE - start) >= 0
        )
        samples.append(round(9000 * knocks))
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    pygame.image.save(board(), ASSETS / "nim" / "board.jpg")
    sound(ASSETS / "sounds" / "nim_stones.wav")
