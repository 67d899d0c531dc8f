"""Arms and what they hold: the parts of a person that the clothes do not settle."""

import itertools

from tools.paint.core.brush import Point
from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.clay import Clay, Skin, bone, cloth, gem, leather, metal
from tools.paint.runebound.faces import skin_of
from tools.paint.runebound.look import Look, Rod, tint

Arm = tuple[Point, Point, Point]


POSES: dict[str, tuple[Arm, Arm, float]] = {
    "stand": (((37, 36), (31, 47), (33, 58)), ((63, 36), (69, 47), (71, 57)), 4),
    "raise": (((37, 36), (28, 46), (33, 56)), ((63, 35), (74, 29), (72, 15)), -32),
    "strike": (((37, 36), (30, 47), (38, 55)), ((63, 35), (74, 36), (84, 30)), 58),
    "aim": (((37, 36), (28, 42), (47, 40)), ((63, 36), (73, 40), (84, 39)), 0),
    "cast": (((37, 36), (26, 43), (17, 34)), ((63, 36), (74, 43), (83, 33)), 8),
    "crouch": (((37, 40), (29, 51), (38, 60)), ((63, 40), (72, 50), (80, 54)), 50),
}


SHORT = ("sword", "dagger", "axe", "mace", "wand", "torch")


DRESS = ("robe", "dress", "plate", "mail", "leather", "furs", "rags", "bare", "tunic", "bones", "scalecoat")


class Body:
    """The parts of one person that several drawers need."""

    def __init__(self, c: Clay, look: Look) -> None:
        self.c, self.look = c, look
        self.dress = look.one_of(DRESS, "tunic")
        self.dye, self.trim = look.colour(0, "brown"), look.colour(1, "steel")
        self.skin = Skin(skin_of(look), 3, 0.12, "plain")
        self.left, self.right, self.turn = POSES[look.one_of(tuple(POSES), "stand")]

    def stuff(self, bulge: float = 5.0) -> Skin:
        """What the trunk is covered with."""
        kinds = {
            "plate": Skin(self.trim, bulge, 0.8, "metal", depth=1.3),
            "mail": Skin(self.trim, bulge, 0.3, "scale"),
            "scalecoat": Skin(self.dye, bulge, 0.4, "scale"),
            "leather": Skin(self.dye, bulge, 0.15, "plain"),
            "bare": self.skin._replace(bulge=bulge),
            "bones": bone(),
        }
        return kinds.get(self.dress, Skin(self.dye, bulge, 0.0, "cloth"))

    def sleeve(self) -> Skin:
        """What the arms are covered with."""
        return self.stuff(3.4) if self.dress not in ("furs", "rags") else self.skin


def limb(b: Body, arm: Arm, behind: bool) -> None:
    """An arm with its hand."""
    c, look = b.c, b.look
    thick = 1.3 if look.has("wide", "giant") else 1.0
    if b.dress == "bones":
        for p, q in itertools.pairwise(arm):
            c.limb([p, q], [3.4, 2.8], bone())
        c.ball(*arm[2], 3, bone())
        return
    sleeve = b.sleeve()
    hang = 5 if b.dress == "robe" else 0
    c.limb(
        list(arm),
        [10 * thick, 8.6 * thick + hang * 0.4, 7 * thick + hang],
        sleeve._replace(shadow=0.3 if behind else 0.6),
    )
    if b.dress in ("plate", "leather", "mail"):
        mid = ((arm[1][0] + arm[2][0]) / 2, (arm[1][1] + arm[2][1]) / 2)
        c.limb(
            [mid, arm[2]],
            [8.6 * thick, 7.4 * thick],
            metal(b.trim) if b.dress != "leather" else leather(tint(b.dye, -0.1)),
        )
    c.ball(*arm[2], 4.0 * thick, metal(tint(b.trim, -0.03)) if b.dress == "plate" else b.skin)
    if b.dress == "plate":
        x, y = arm[0]
        c.ball(x, y - 1, 8.4, metal(tint(b.trim, 0.03)), 6.6, -20 if x < 50 else 20)
        c.limb([(x - 7, y + 3), (x + 7, y + 3)], [1.6], metal(look.colour(3, "brass")))


def behind(b: Body) -> None:
    """A quiver, or the banner of a rider."""
    if b.look.has("banner") and b.look.has("mounted"):
        _held(b, "banner", [])
    if b.look.has("quiver"):
        b.c.limb([(36, 52), (28, 26)], [8, 8], leather("#6B4226"))
        for k in range(3):
            b.c.limb([(27 + 3 * k, 27), (24 + 3 * k, 17)], [1, 3], cloth(("#C8C0B0", "#A83A30")[k % 2], 1))


def arms(b: Body) -> None:
    """What the hands hold, and the front arm over it."""
    c, look = b.c, b.look
    held = look.one_of(tuple(ARMS), "")
    held = "" if held == "banner" and look.has("mounted") else held
    x, y = b.right[2]
    words = [w for w in look.words if w in KINDS]
    if held in ("bow", "crossbow") and look.has("aim"):
        if held == "bow":
            ARMS[held](c, Rod(x + 4, y + 27, 0, 54), Look(["tan"]))
            ARMS["arrow"](c, Rod(x - 34, y + 1, 90, 40), look)
        else:
            ARMS[held](c, Rod(x - 34, y - 1, 88, 46), look)
    elif held == "sling":
        c.limb([(x, y), (x + 4, y - 12), (x - 4, y - 20)], [1, 0.9, 1.4], leather("#8A5F38"))
        c.ball(x - 5, y - 20, 3.2, Skin("#8E8A84", 2, 0, "stone"))
    elif held:
        _held(b, held, words)
    limb(b, b.right, behind=False)
    if look.has("shieldarm"):
        _shield(c, b.left[2][0] - 1, b.left[2][1] - 4, look)
    if look.has("spell"):
        glow = look.colour(4, look.colour(3, "ice"))
        for hx, hy in (b.left[2], b.right[2]) if not held else (b.left[2],):
            c.ball(hx, hy - 7, 4, gem(glow))
            c.glow(hx, hy - 7, 22, glow, 1.0)
    if look.has("second"):
        ARMS["dagger" if held == "dagger" else "sword"](
            c, Rod(b.left[2][0] + 2, b.left[2][1] + 6, -28, 34), Look([])
        )
    if look.has("sack"):
        c.blob([(20, 44), (34, 38), (38, 52), (32, 62), (16, 60)], cloth("#B09A6A", 4))


KINDS = (
    "double",
    "thin",
    "curved",
    "jagged",
    "broad",
    "trident",
    "hammer",
    "club",
    "flame",
    "orb",
    "crook",
    "deathhead",
    "moon",
    "crystal",
    "holy",
    "spark",
    "black",
    "tassel",
)


def _held(b: Body, held: str, words: list[str]) -> None:
    x, y = b.right[2]
    turn = b.turn
    if held in SHORT:
        size = 40 if b.look.has("giant") or "club" in words else 28 if held in ("dagger", "wand") else 44
        foot = Rod(x, y, turn + 180, size * 0.13).at(100)
        ARMS[held](b.c, Rod(foot[0], foot[1], turn, size), Look(words))
    else:
        long = 92 if held in ("spear", "banner", "scythe") else 84
        grip = 0.46
        if abs(turn) > 40:
            foot = Rod(x, y, turn + 180, long * grip).at(100)
            ARMS[held](b.c, Rod(foot[0], foot[1], turn, long), Look(words))
        else:
            ARMS[held](
                b.c,
                Rod(x + 1, 95, 2, long),
                Look(
                    [
                        *words,
                        *[
                            w
                            for w in b.look.words
                            if held == "banner"
                            and w
                            in ("red", "black", "blue", "green", "white", "crimson", "violet", "mounted")
                        ],
                    ]
                ),
            )


def _shield(c: Clay, x: float, y: float, look: Look) -> None:
    face, trim = look.colour(4, "navy"), look.colour(3, "brass")
    if look.has("kite"):
        shape = [
            (x - 12, y - 12),
            (x, y - 15),
            (x + 12, y - 12),
            (x + 11, y + 4),
            (x, y + 20),
            (x - 11, y + 4),
        ]
        c.blob(shape, metal(trim))
        c.blob([(x + (px - x) * 0.85, y + (py - y) * 0.86) for px, py in shape], Skin(face, 4, 0.4, "metal"))
    else:
        c.ball(x, y, 14, metal(trim))
        c.ball(x, y, 11.8, Skin(face, 5, 0.2, "wood"))
    c.ball(x, y, 4, metal("#C79A40"))
