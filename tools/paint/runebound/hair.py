"""Hair and beards."""

from tools.paint.runebound.clay import Clay, Skin, flat, leather, metal
from tools.paint.runebound.faces import Head, ball, hair_of, shade
from tools.paint.runebound.look import Look, tint

LENGTHS = {"beard": 66, "longbeard": 128, "braids": 84, "forked": 92}
BEARDS = ("stubble", "moustache", "goatee", *LENGTHS)


def beard(c: Clay, h: Head, look: Look) -> None:
    """A short, full, forked, braided or long beard, or a moustache."""
    kind = look.one_of(BEARDS, "")
    tone = Skin(hair_of(look), h.w(9), 0.05, "fur")
    if kind == "stubble":
        shade(c, h, 1, 38, 24, 15, tint(hair_of(look), 0.1, 0.5), 0.5)
    if kind in LENGTHS:
        _full_beard(c, h, tone, LENGTHS[kind])
    if kind == "braids":
        for x in (-13, 18):
            for k in range(5):
                ball(c, h, x, 64 + 11 * k, 7.4 - 0.6 * k, tone, 7)
            ball(c, h, x, 64 + 54, 5, metal("#C79A40"))
    if kind == "forked":
        for s in (-1, 1):
            fork = h.all((3 + 8 * s, 70), (3 + 15 * s, 100), (3 + 10 * s, 118))
            c.limb(fork, [h.w(18), h.w(11), h.w(2)], tone)
    if kind == "goatee":
        c.blob(h.all((-7, 36), (3, 39), (13, 36), (9, 55), (3, 66), (-3, 55)), tone)
    if kind not in ("", "stubble"):
        _moustache(c, h, tone, 30 if kind == "moustache" else 36)


def _full_beard(c: Clay, h: Head, tone: Skin, low: float) -> None:
    """From ear to ear, down to `low`, with strands."""
    cheek = [(-33, 2), (-27, 20), (-13, 27), (3, 24), (18, 27), (30, 19), (34, 2)]
    hem = [(37, 30), (28, 52), (16, low * 0.86), (3, low), (-10, low * 0.86), (-25, 52), (-36, 30)]
    c.blob(h.all(*cheek, *hem), tone)
    c.line(h.all((-6, 33), (3, 35), (12, 33)), h.w(2.4), "#4A2226")
    for k in range(5):
        x = -16 + 9.4 * k
        strand = h.all((x, 40), (x + 2, (low + 40) / 2), (3 + (x - 3) * 0.4, low - 6))
        c.limb(strand, [h.w(1), h.w(3), h.w(1)], flat(tint(tone.colour, 0.07 if k % 2 else -0.08), 0.45))


def _moustache(c: Clay, h: Head, tone: Skin, low: float) -> None:
    for s in (-1, 1):
        half = h.all((3 + s, 24), (3 + 11 * s, 27), (3 + 20 * s, low))
        c.limb(half, [h.w(6), h.w(6), h.w(1.6)], tone._replace(bulge=h.w(3)))


def back_hair(c: Clay, h: Head, look: Look) -> None:
    """Hair behind the face."""
    tone = Skin(hair_of(look), h.w(10), 0.1, "fur")
    kind = look.one_of(("long", "wild", "bob", "braid"), "")
    if kind in ("long", "braid"):
        right, left = (
            ((30, -50), (42, -20), (44, 20), (50, 62), (30, 84)),
            ((-43, 20), (-41, -20), (-30, -50)),
        )
        c.blob(h.all((0, -58), *right, (-28, 84), (-48, 62), *left), tone)
    elif kind == "bob":
        side, rest = ((30, -48), (42, -20), (43, 14), (40, 44)), ((-42, 14), (-41, -20), (-30, -48))
        c.blob(h.all((0, -57), *side, (-38, 44), *rest), tone)
    elif kind == "wild":
        for i in range(13):
            x, y = -46 + 7.7 * i, -30 - 22 * (1 - ((i - 6) / 6) ** 2)
            tuft = h.all((x * 0.6, y * 0.5), (x, y), (x * 1.3 + 3, y - 9 + 12 * abs(i - 6) / 6))
            c.limb(tuft, [h.w(18), h.w(15), h.w(2)], tone)
        c.blob(h.all((-30, -40), (30, -40), (46, 20), (40, 46), (-38, 46), (-44, 20)), tone)


def front_hair(c: Clay, h: Head, look: Look) -> None:
    """Hair on the brow and down the sides."""
    if look.has("bald", "hood", "helm", "horned", "wimple"):
        return
    tone = Skin(hair_of(look), h.w(7), 0.15, "fur")
    if look.has("mohawk"):
        for k in range(6):
            c.limb(h.all((-4 + 2 * k, -44), (-8 + 4 * k, -72)), [h.w(13), h.w(4)], tone)
    elif look.has("topknot"):
        c.limb(h.all((0, -44), (4, -64), (16, -66), (24, -50)), [h.w(12), h.w(13), h.w(9), h.w(2)], tone)
        c.limb(h.all((-5, -52), (9, -53)), [h.w(6)], leather("#7A2E26"))
        left, right = ((-21, -38), (-30, -22), (-22, -44)), ((24, -44), (31, -22), (22, -38))
        c.blob(h.all(*left, (0, -52), *right, (0, -43)), tone)
    else:
        _fringe(c, h, tone)
        _locks(c, h, tone, look)


def _fringe(c: Clay, h: Head, tone: Skin) -> None:
    """Hair over the brow."""
    crown = ((-34, -6), (-36, -32), (-22, -52), (2, -58), (26, -52), (37, -30), (34, -6))
    c.blob(h.all(*crown, (29, -24), (18, -36), (4, -30), (-12, -38), (-27, -24)), tone)
    for k in range(5):
        x = -20 + 10 * k
        strand = h.all((x * 0.4, -56), (x * 0.9, -46), (x * 1.15, -33))
        c.limb(strand, [h.w(0.8), h.w(2.4), h.w(0.8)], flat(tint(tone.colour, 0.09), 0.4))


def _locks(c: Clay, h: Head, tone: Skin, look: Look) -> None:
    """Long hair on both sides, and a braid."""
    if look.has("long", "braid", "bob"):
        low = 40 if look.has("bob") else 74
        for s in (-1, 1):
            lock = h.all((29 * s, -34), (37 * s, -4), (37 * s, low * 0.5), (33 * s, low))
            c.limb(lock, [h.w(10), h.w(12), h.w(13), h.w(4)], tone)
    if look.has("braid"):
        for k in range(7):
            ball(c, h, 32 - 1.2 * k, 34 + 11 * k, 8 - 0.5 * k, tone, 7.4)
        ball(c, h, 24, 110, 4.6, metal("#C79A40"))
