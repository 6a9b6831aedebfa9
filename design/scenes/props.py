"""The things that stand in the scenes. Each stands with the middle of its foot at the origin of its group."""

import math
import random

import bmesh
import bpy

from kit import arc, ball, band, box, cylinder, glowing, gold, group, kente, lathe, plate, put, ring, rounded, sheet, star_key, tube, words

# ── money ────────────────────────────────────────────────────────────────────


def sprig(size, at, colour, rot=(90, 0, 0), depth=0.04):
    """The company's two leaves."""
    with group(at, 0, size / 64):
        leaf_a = [(0, -14), (-1, -4), (-6, 4), (-13, 9), (-24, 11), (-23, 2), (-18, -7), (-10, -13)]
        leaf_b = [(1, -14), (2, 0), (6, 9), (13, 17), (24, 21), (24, 9), (20, -3), (12, -11)]
        for outline in (leaf_a, leaf_b):
            plate(soft(outline), depth * 64 / size, (0, 0, 0), colour, rot, bevel=0.8)


def soft(outline, rounds=2):
    """The outline with its corners cut (Chaikin)."""
    for _ in range(rounds):
        cut = []
        for k, (x, y) in enumerate(outline):
            u, v = outline[(k + 1) % len(outline)]
            cut += [(0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v), (0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v)]
        outline = cut
    return outline


def coin(at=(0, 0, 0), r=0.5, turn=0.0, tilt=(0.0, 0.0), mark=False, colour="metal"):
    """Lies flat; `tilt` of 90 about x stands it up. Its rim is raised, its face may bear the sprig."""
    h = r * 0.24
    profile = [(0, h * 0.86), (r * 0.74, h * 0.86), (r * 0.78, h * 0.9), (r * 0.80, h), (r * 0.84, h * 1.06), (r * 0.93, h * 1.06),
               (r * 0.98, h * 0.98), (r, h * 0.85), (r, h * 0.15), (r * 0.98, h * 0.02), (r * 0.93, 0), (0, 0)]
    with group(at, turn, 1, tilt):
        lathe(profile, (0, 0, -h / 2 if tilt != (0.0, 0.0) else 0), colour)
        if mark:
            sprig(r * 1.6, (0, -r * 0.05, h * 0.96 - (h / 2 if tilt != (0.0, 0.0) else 0)), colour, (0, 0, 0), depth=h * 0.34)


def stack(count, at=(0, 0, 0), r=0.5, seed=1):
    shake = random.Random(seed * 31 + count)
    for k in range(count):
        x, y = shake.uniform(-0.05, 0.05) * r, shake.uniform(-0.05, 0.05) * r
        coin((at[0] + x, at[1] + y, at[2] + k * r * 0.252), r, mark=k == count - 1, turn=shake.uniform(-30, 30))


def notes(count, at=(0, 0, 0), turn=0.0, colour="leaf"):
    """A bundle of notes with a paper band."""
    with group(at, turn):
        for k in range(count):
            box((1.5, 0.72, 0.05), (0.01 * (k % 3 - 1), 0.008 * (k % 2), k * 0.056), f"~{colour}", 0.012)
        box((0.34, 0.745, count * 0.056 + 0.02), (0, 0, 0), "~cream", 0.015)


def savings_box(colour="purple"):
    """The wooden susu box, lacquered: slot, brass corners, lock and a woven band."""
    box((2.1, 1.5, 1.45), (0, 0, 0.08), colour, 0.14)
    box((2.24, 1.64, 0.34), (0, 0, 1.42), colour, 0.13)
    box((2.24, 1.64, 0.16), (0, 0, 0), "deep", 0.06)
    box((0.95, 0.2, 0.05), (0, 0, 1.745), "metal", 0.02)
    box((0.82, 0.09, 0.02), (0, 0, 1.79), "~ink", 0.005)
    band(2.1 - 0.28, 0.34, (0, -0.752, 0.5), kente(4))
    box((0.4, 0.06, 0.46), (0, -0.84, 1.12), "metal", 0.03)
    cylinder(0.06, 0.02, (0, -0.87, 1.28), "~ink", 0.004, (90, 0, 0))
    for side in (-1, 1):
        for z in (0.14, 1.42):
            box((0.3, 0.08, 0.3), (side * 0.98, -0.74 if z < 1 else -0.8, z), "metal", 0.035)


def clay_pot():
    profile = [(0, 0.02), (0.5, 0.0), (0.62, 0.06), (0.95, 0.4), (1.12, 0.85), (1.08, 1.25), (0.85, 1.62), (0.5, 1.82), (0.38, 1.9), (0.36, 2.0),
               (0.46, 2.1), (0.5, 2.16), (0.46, 2.2), (0.3, 2.16), (0, 2.14)]
    lathe(profile, (0, 0, 0), "terra")
    box((0.5, 0.1, 0.04), (0, -0.02, 2.15), "~ink", 0.01)
    for z, r in ((0.78, 1.105), (1.3, 1.06)):
        ring(r, 0.035, (0, 0, z), "~cream")
    for k in range(18):
        angle = math.tau * k / 18
        ball(0.05, (1.12 * math.cos(angle), 1.12 * math.sin(angle), 1.04), "~cream", fine=16)


def safe():
    box((2.5, 2.0, 2.5), (0, 0, 0.16), "violet", 0.16)
    box((2.05, 0.12, 2.05), (0, -1.0, 0.385), "purple", 0.1)
    for x in (-0.9, 0.9):
        box((0.4, 0.5, 0.2), (x, -0.55, 0), "deep", 0.04)
    ring(0.5, 0.07, (0, -1.16, 1.42), "metal", (90, 0, 0))
    for k in range(3):
        tube([(-0.72, 0, 0), (0.72, 0, 0)], 0.05, "metal", (0, -1.18, 1.42), (0, 60 * k + 30, 0))
        for side in (-1, 1):
            a = math.radians(60 * k + 30)
            ball(0.1, (side * 0.72 * math.cos(a), -1.18, 1.42 - side * 0.72 * math.sin(a)), "metal", fine=24)
    ball(0.2, (0, -1.2, 1.42), "metal", (1, 0.6, 1))
    for z in (0.75, 2.1):
        cylinder(0.09, 0.4, (-1.1, -1.03, z - 0.2), "metal", 0.03)


def hourglass():
    for z in (0, 1.9):
        cylinder(0.62, 0.16, (0, 0, z), "metal", 0.05)
    glass = [(0.48, 0.16), (0.5, 0.4), (0.42, 0.72), (0.12, 0.98), (0.07, 1.03), (0.12, 1.08), (0.42, 1.34), (0.5, 1.66), (0.48, 1.9)]
    lathe(glass, (0, 0, 0), "pale")
    lathe([(0.505, 0.2), (0.52, 0.4), (0.47, 0.62), (0.4, 0.74)], (0, 0, 0), "~gold")
    for k in range(3):
        a = math.tau * (k + 0.25) / 3
        tube([(0.56 * math.cos(a), 0.56 * math.sin(a), 0.1), (0.56 * math.cos(a), 0.56 * math.sin(a), 1.95)], 0.045, "purple")


def money_house():
    """A child's money box: a small house with a slot in its roof."""
    box((1.7, 1.3, 1.25), (0, 0, 0), "cream", 0.12)
    gable(2.1, 0.85, 1.6, 1.2, "purple", slot=True)
    box((0.42, 0.08, 0.72), (0.3, -0.65, 0), "gold", 0.05)
    ball(0.04, (0.43, -0.71, 0.38), "metal", fine=16)
    window(-0.38, -0.66, 0.62, 0.46)
    band(1.5, 0.16, (0, -0.654, 1.1), kente(5))


def gable(width, height, depth, z, colour, slot=False, y=0.0):
    """A saddle roof; its ridge runs from left to right."""
    d = depth / 2
    with group((0, y, z), 90):
        plate(soft([(-d, 0), (d, 0), (0.05, height), (-0.05, height)], 1), width, (0, 0, 0), colour, (90, 0, 0), 0.06)
    if slot:
        box((0.6, 0.2, 0.05), (0, y, z + height * 0.86), "metal", 0.02)
        box((0.5, 0.09, 0.03), (0, y, z + height * 0.9), "~ink", 0.005)


def window(x, y, z, size, colour="white", tall=1.0):
    box((size, 0.07, size * tall), (x, y, z - size * tall / 2), colour, 0.03)
    for dx in (-1, 1):
        for dz in (-1, 1):
            box((size * 0.36, 0.03, size * 0.36 * tall), (x + dx * size * 0.21, y - 0.03, z + dz * size * 0.21 * tall - size * 0.18 * tall), "glass", 0.01)


# ── growing things ───────────────────────────────────────────────────────────


def leaf(length, width, at, colour, turn=0.0, rise=40.0, droop=0.35):
    """A single leaf that springs from `at` towards `turn` and bows down at its end."""
    steps = 10
    rows = []
    for k in range(steps + 1):
        t = k / steps
        half = width / 2 * math.sin(math.pi * min(1, t * 0.96 + 0.04)) ** 0.8 + 0.004
        x = length * t * math.cos(math.radians(rise))
        z = length * (t * math.sin(math.radians(rise)) - droop * t * t)
        rows.append([(x, -half, z + half * 0.25), (x, 0, z), (x, half, z + half * 0.25)])
    sheet(rows, colour, 0.02, at, (0, 0, turn))


def sprout(height=0.7, at=(0, 0, 0), turn=20.0):
    with group(at, turn):
        tube([(0, 0, 0), (0.02, 0, height * 0.4), (0, 0, height * 0.75)], 0.035, "leaf")
        leaf(height * 0.75, height * 0.34, (0, 0, height * 0.7), "leaf", 10, 45)
        leaf(height * 0.65, height * 0.3, (0, 0, height * 0.68), "leaf", 185, 50)


def palm(height=4.0, seed=1, lean=0.35):
    shake = random.Random(seed)
    trunk = [(lean * (k / 14) ** 2, 0, height * k / 14) for k in range(15)]
    tube(trunk, height * 0.04, "~wood", taper=(1.25, 0.75))
    for k in range(1, 14):
        x, y, z = trunk[k]
        ring(height * 0.04 * (1.25 - 0.5 * k / 14), height * 0.007, (x, y, z), "~darkwood")
    top = trunk[-1]
    for k in range(11):
        turn = 360 * k / 11 + shake.uniform(-8, 8)
        frond(height * shake.uniform(0.42, 0.5), top, turn, shake.uniform(18, 42))
    for k in range(4):
        a = math.tau * k / 4 + 0.4
        ball(height * 0.04, (top[0] + 0.14 * math.cos(a), 0.14 * math.sin(a), top[2] - 0.12), "clay", fine=20)


def frond(length, at, turn, rise):
    steps, rows = 16, []
    for k in range(steps + 1):
        t = k / steps
        half = length * 0.17 * math.sin(math.pi * min(1, 0.08 + t * 0.92)) ** 0.6 * (0.72 if k % 2 else 1.0)
        x = length * t * math.cos(math.radians(rise)) * (1 - 0.12 * t)
        z = length * (t * math.sin(math.radians(rise)) - 0.75 * t * t)
        rows.append([(x + half * 0.4, -half, z - half * 0.42), (x, 0, z), (x + half * 0.4, half, z - half * 0.42)])
    sheet(rows, "~leaf", 0.015, at, (0, 0, turn))


def bush(r=0.6, at=(0, 0, 0), colour="leaf", seed=1):
    shake = random.Random(seed)
    for k in range(7):
        a = math.tau * k / 6
        off = 0 if k == 6 else r * 0.6
        size = r * shake.uniform(0.5, 0.66) * (1.25 if k == 6 else 1)
        ball(size, (at[0] + off * math.cos(a), at[1] + off * math.sin(a), at[2] + size * (0.85 if k < 6 else 1.1)), f"~{colour}", fine=28)


def tree(height=4.2, coins=0, seed=3, crown="leaf", wide=1.0):
    """A broad tree of round cushions; with coins it is the money tree."""
    shake = random.Random(seed)
    s = height / 4.2
    tube([(0, 0, -0.1), (0.03, 0, 0.5 * s), (-0.02, 0, 1.2 * s), (0, 0, 2.2 * s)], 0.3 * s, "~wood", taper=(1.25, 0.7))
    for turn in (20, 140, 250):
        a = math.radians(turn)
        tube([(0, 0, 1.2 * s), (0.45 * s * math.cos(a), 0.45 * s * math.sin(a), 1.75 * s), (0.9 * s * math.cos(a), 0.9 * s * math.sin(a), 2.3 * s)], 0.15 * s, "~wood", taper=(1.1, 0.6))
    for turn in (0, 120, 240):
        a = math.radians(turn)
        tube([(0, 0, 0.35 * s), (0.3 * s * math.cos(a), 0.3 * s * math.sin(a), 0.08 * s), (0.6 * s * math.cos(a), 0.6 * s * math.sin(a), -0.08 * s)], 0.13 * s, "~wood", taper=(1.2, 0.4))
    cushions = [(0, 0, 3.0, 1.05)]
    for k in range(7):
        a = math.tau * k / 7
        cushions.append((1.05 * wide * math.cos(a), 0.9 * math.sin(a), 2.55 + 0.15 * (k % 2), 0.74))
    for k in range(5):
        a = math.tau * k / 5 + 0.4
        cushions.append((0.62 * wide * math.cos(a), 0.6 * math.sin(a), 3.4, 0.64))
    for x, y, z, r in cushions:
        ball(r * s, (x * s, y * s, z * s), f"~{crown}" if shake.random() < 0.7 else "~moss", (1, 1, 0.9))
    spots = [(-1.25, 2.5), (-0.55, 2.15), (0.3, 2.3), (1.2, 2.45), (-0.95, 3.15), (0.05, 3.0), (0.85, 3.2), (-0.3, 3.75), (0.5, 3.85), (1.6, 2.9), (-1.6, 3.0), (0.75, 2.0), (-1.05, 1.95)]
    for x, z in spots[:coins]:
        rim = [(x + 0.24 * math.cos(a), z + 0.24 * math.sin(a)) for a in (math.tau * k / 8 for k in range(8))]
        front = min(_front(cushions, u, v) for u, v in [(x, z), *rim])
        coin((x * s, (front - 0.05) * s, z * s), 0.24 * s, tilt=(84.0, shake.uniform(-8, 8)), mark=True)


def _front(cushions, x, z):
    """How near to the viewer the crown comes at this place."""
    hit = [y - math.sqrt(r * r - (x - u) ** 2 - ((z - w) / 0.9) ** 2) for u, y, w, r in cushions if (x - u) ** 2 + ((z - w) / 0.9) ** 2 < r * r]
    return min(hit, default=0)


def baobab(height=4.0):
    s = height / 4
    lathe([(0.75 * s, -0.1), (0.62 * s, 0.3 * s), (0.6 * s, 1.4 * s), (0.45 * s, 2.2 * s), (0.1 * s, 2.5 * s), (0, 2.5 * s)], (0, 0, 0), "~sand", sides=32)
    for k in range(7):
        a = math.tau * k / 7
        c, d = math.cos(a), math.sin(a)
        tube([(0.2 * s * c, 0.2 * s * d, 2.0 * s), (0.7 * s * c, 0.7 * s * d, 2.6 * s), (1.3 * s * c, 1.3 * s * d, 3.0 * s)], 0.17 * s, "~sand", taper=(1.2, 0.4))
        ball(0.42 * s, (1.35 * s * c, 1.35 * s * d, 3.1 * s), "~moss", (1.25, 1.25, 0.55))
        ball(0.36 * s, (0.8 * s * c, 0.8 * s * d, 3.35 * s), "~leaf", (1.3, 1.3, 0.55))


def maize(height=2.6, seed=1):
    """A maize plant with two ripe cobs."""
    shake = random.Random(seed)
    tube([(0, 0, 0), (0.02, 0, height * 0.5), (0, 0, height)], 0.06, "husk", taper=(1.2, 0.6))
    for k in range(7):
        leaf(height * 0.5, 0.24, (0, 0, height * (0.12 + 0.11 * k)), "leaf" if k % 2 else "husk", 137 * k + shake.uniform(-15, 15), 58, 0.75)
    for k in range(6):
        leaf(height * 0.2, 0.05, (0, 0, height * 0.97), "~sand", 60 * k, 70, 0.2)
    for side, z in ((-1, 0.42), (1, 0.55)):
        with group((side * 0.09, -0.06, height * z), 0, height / 2.9, (8.0, side * 24.0)):
            cob()


def cob(length=0.72):
    """Kernels in rows, wrapped in its husk."""
    lathe([(0, 0), (0.14, 0.02), (0.165, length * 0.35), (0.13, length * 0.75), (0.05, length * 0.97), (0, length)], (0, 0, 0), "maize", sides=32)
    for row in range(9):
        z = length * (0.3 + 0.075 * row)
        r = 0.165 - 0.11 * max(0, row / 9 - 0.25)
        for k in range(11):
            a = math.tau * (k + 0.5 * (row % 2)) / 11
            ball(0.045, (r * math.cos(a), r * math.sin(a), z), "maize", (1, 1, 0.85), fine=10)
    for k in range(4):
        leaf(length * 0.85, 0.26, (0.05 * math.cos(k * 1.57), 0.05 * math.sin(k * 1.57), 0), "husk", 90 * k, 72, 0.18)


def sack(colour="~sand", full=None):
    profile = [(0, 0), (0.5, 0.0), (0.64, 0.08), (0.7, 0.4), (0.66, 0.8), (0.6, 1.0), (0.62, 1.1), (0.66, 1.16), (0.62, 1.2), (0.54, 1.14), (0.5, 1.05), (0, 1.05)]
    lathe(profile, (0, 0, 0), colour, sides=48)
    ring(0.62, 0.035, (0, 0, 1.0), "purple")
    if full:
        ball(0.54, (0, 0, 1.02), full, (1, 1, 0.45))
        shake = random.Random(5)
        for _ in range(90):
            a, d = shake.uniform(0, math.tau), 0.5 * math.sqrt(shake.random())
            ball(0.055, (d * math.cos(a), d * math.sin(a), 1.02 + 0.25 * math.sqrt(max(0, 1 - (d / 0.54) ** 2))), full, fine=8)


def basket(fruit="~terra", r=0.55):
    lathe([(0, 0), (r * 0.7, 0), (r * 0.78, 0.04), (r, 0.42), (r * 1.04, 0.46), (r * 0.98, 0.47), (r * 0.9, 0.38), (0, 0.36)], (0, 0, 0), "~wood")
    for k in range(3):
        ring(r * (0.79 + 0.075 * k), 0.03, (0, 0, 0.08 + 0.12 * k), "~sand")
    size = r * 0.3
    for layer, (count, away, z) in enumerate(((6, 0.62, 0.46), (3, 0.3, 0.66), (1, 0, 0.84))):
        for k in range(count):
            a = math.tau * k / count + layer
            ball(size, (r * away * math.cos(a), r * away * math.sin(a), z * r / 0.55 * 0.95), fruit, fine=24)


def yam(at, turn=0.0, length=1.0):
    lathe([(0, 0), (0.1, 0.02), (0.15, 0.15 * length), (0.17, 0.5 * length), (0.14, 0.85 * length), (0.08, 0.98 * length), (0, length)], at, "~darkwood", (90, 0, turn), 24)


def pineapple():
    lathe([(0, 0), (0.2, 0.02), (0.27, 0.2), (0.26, 0.45), (0.18, 0.62), (0, 0.65)], (0, 0, 0), "~maize", sides=24)
    for k in range(12):
        leaf(0.42 - 0.02 * (k % 3), 0.09, (0, 0, 0.6), "leaf", 137 * k, 82 - 4 * k, 0.2)


def pot_plant(height=1.5, colour="terra"):
    lathe([(0, 0), (0.34, 0), (0.36, 0.03), (0.46, 0.55), (0.5, 0.56), (0.5, 0.68), (0.44, 0.68), (0.42, 0.6), (0, 0.58)], (0, 0, 0), colour)
    for k in range(13):
        leaf(height * (0.62 + 0.08 * (k % 4)), 0.24, (0.08 * math.cos(k), 0.08 * math.sin(k), 0.55), "leaf" if k % 3 else "moss", 137 * k, 78 - 3.6 * k, 0.32)


# ── buildings ────────────────────────────────────────────────────────────────


def awning(width, depth, at, colours=("purple", "cream"), count=9, drop=0.62):
    """A striped roof of cloth: each stripe falls in a bow and ends in a round flap."""
    with group(at):
        step = width / count
        for k in range(count):
            x = -width / 2 + step * k
            rows = []
            for j in range(11):
                t = j / 10
                y, z = -depth * t, -drop * t - 0.16 * math.sin(math.pi * t)
                rows.append([(x, y, z), (x + step, y, z)])
            sheet(rows, f"~{colours[k % 2]}", 0.05)
            flap = [(-step / 2, 0.02)] + [(step / 2 * math.cos(a), -0.16 - step / 2 * 0.62 * math.sin(a)) for a in (math.pi * (1 - i / 12) for i in range(13))] + [(step / 2, 0.02)]
            plate(flap, 0.05, (x + step / 2, -depth, -drop), f"~{colours[k % 2]}", bevel=0.012)


def stall(goods=0, colours=("purple", "cream")):
    """A market stall: posts, striped awning, a counter with woven cloth, goods on it and behind it."""
    for x in (-1.75, 1.75):
        for y in (-0.85, 0.75):
            cylinder(0.075, 2.9 + (0.35 if y > 0 else 0), (x, y, 0), "~wood", 0.01)
    awning(4.1, 2.25, (0, 0.95, 3.45), colours)
    box((3.7, 1.2, 1.05), (0, -0.35, 0), "wood", 0.06)
    box((3.95, 1.45, 0.12), (0, -0.35, 1.05), "darkwood", 0.05)
    band(3.7, 0.86, (0, -0.957, 0.55), kente(6))
    box((3.5, 0.5, 0.08), (0, 0.6, 1.75), "darkwood", 0.03)
    for k, colour in enumerate(("gold", "terra", "violet", "leaf", "cream", "terra", "gold", "lilac")):
        box((0.3, 0.36, 0.34 + 0.12 * (k % 3)), (-1.45 + 0.41 * k, 0.6, 1.83), f"~{colour}", 0.06)
    fruit = [("~terra", "~maize"), ("~maize", "~leaf")][goods % 2]
    with group((-1.3, -0.5, 1.17), 0, 0.95):
        basket(fruit[0])
    with group((1.3, -0.5, 1.17), 20, 0.95):
        basket(fruit[1])
    if goods % 2 == 0:
        with group((-0.35, -0.45, 1.17)):
            pineapple()
        with group((0.3, -0.6, 1.17), 30):
            pineapple()
    else:
        for k in range(4):
            yam((-0.5 + 0.3 * (k % 3) + 0.15 * (k == 3), -0.1, 1.36 + 0.26 * (k == 3)), 6 * k - 8, 0.9)


def shop():
    """A small shop: shop window, door, awning and a sign board."""
    box((4.3, 2.2, 3.1), (0, 0.6, 0.12), "cream", 0.08)
    box((4.7, 2.9, 0.14), (0, 0.4, 0), "~slate", 0.05)
    box((4.5, 2.4, 0.22), (0, 0.6, 3.15), "purple", 0.07)
    box((3.9, 0.14, 0.62), (0, -0.52, 2.5), "deep", 0.06)
    words("Adom Store", 0.42, (0, -0.605, 2.81), gold(), depth=0.02)
    awning(4.3, 0.95, (0, -0.45, 2.48), ("purple", "cream"), 10, 0.42)
    box((2.35, 0.08, 1.35), (-0.75, -0.5, 0.62), "darkwood", 0.04)
    box((2.15, 0.04, 1.15), (-0.75, -0.545, 0.72), "~deep", 0.01)
    for row in range(2):
        box((2.1, 0.2, 0.05), (-0.75, -0.6, 0.74 + 0.56 * row), "wood", 0.01)
        for k, colour in enumerate(("gold", "terra", "lilac", "leaf", "cream", "gold", "red")):
            x = -1.6 + 0.285 * k
            if (k + row) % 2:
                cylinder(0.1, 0.3, (x, -0.62, 0.79 + 0.56 * row), f"{colour}", 0.03)
            else:
                box((0.2, 0.16, 0.36), (x, -0.62, 0.79 + 0.56 * row), f"~{colour}", 0.02)
    box((0.95, 0.08, 1.85), (1.35, -0.5, 0.14), "purple", 0.05)
    box((0.65, 0.05, 0.9), (1.35, -0.54, 0.9), "glass", 0.03)
    ball(0.06, (1.0, -0.6, 0.95), "metal", fine=20)
    with group((1.95, -1.0, 0.14), 0, 0.6):
        pot_plant()
    with group((-2.0, -1.1, 0.14), 10, 0.7):
        basket("~terra")


def house(roof="terra"):
    """A family house: porch, windows with shutters, a saddle roof."""
    box((3.6, 2.4, 1.9), (0, 0.4, 0.14), "cream", 0.06)
    box((4.1, 3.4, 0.16), (0, 0.1, 0), "~sand", 0.06)
    gable(4.5, 1.35, 3.3, 2.0, roof, y=0.4)
    for x in (-1.9, 0.05):
        cylinder(0.08, 1.5, (x, -1.35, 0.14), "white", 0.02)
    with group((-0.92, -1.2, 1.62), 0, 1, (14.0, 0.0)):
        box((2.3, 1.0, 0.1), (0, 0, 0), roof, 0.04)
    box((0.72, 0.08, 1.35), (-0.9, -0.82, 0.16), "purple", 0.05)
    ball(0.05, (-0.65, -0.9, 0.85), "metal", fine=16)
    window(1.05, -0.82, 1.15, 0.8)
    for x in (0.52, 1.58):
        box((0.2, 0.06, 0.86), (x, -0.83, 0.72), "violet", 0.02)
    box((0.36, 0.36, 0.7), (1.2, 0.9, 2.9), "clay", 0.04)


def branch(sign=None):
    """A branch: white walls, purple bands, glass front, the sprig in gold over the door. `sign` is lettered beside the sprig."""
    box((6.4, 3.2, 0.2), (0, 0.3, 0), "~slate", 0.06)
    box((5.8, 2.6, 2.6), (0, 0.5, 0.2), "white", 0.07)
    box((6.2, 3.0, 0.66), (0, 0.4, 2.7), "purple", 0.1)
    box((6.26, 3.06, 0.1), (0, 0.4, 2.66), "metal", 0.03)
    if sign:
        words(sign, 0.44, (0.3, -1.115, 3.04), gold(), depth=0.025)
    sprig(0.56, (-1.62 if sign else 0, -1.13, 3.1), gold())
    for x in (-2.35, -1.3, 1.3, 2.35):
        box((0.86, 0.06, 1.7), (x, -0.82, 0.55), "deep", 0.03)
        box((0.72, 0.05, 1.56), (x, -0.84, 0.62), "glass", 0.02)
    box((1.42, 0.1, 2.1), (0, -0.82, 0.2), "deep", 0.04)
    for x in (-0.33, 0.33):
        box((0.58, 0.06, 1.85), (x, -0.86, 0.26), "glass", 0.02)
        box((0.05, 0.08, 0.5), (x * 0.25, -0.92, 0.9), "metal", 0.02)
    for x in (-2.95, -0.86, 0.86, 2.95):
        cylinder(0.13, 2.42, (x, -1.0, 0.24), "white", 0.02)
        cylinder(0.19, 0.14, (x, -1.0, 0.2), "metal", 0.03)
        cylinder(0.19, 0.12, (x, -1.0, 2.55), "metal", 0.03)
    for k in range(2):
        box((2.2, 0.4, 0.1), (0, -1.42 - 0.3 * k + 0.1, 0.1 - 0.1 * k), "~pale", 0.03)
    band(5.8, 0.22, (0, -0.802, 0.36), kente(10))


def ministry():
    """A public office with steps, columns and a pediment."""
    for k in range(3):
        box((6.0 - 0.4 * k, 3.6 - 0.4 * k, 0.18), (0, 0.3, 0.18 * k), "~white", 0.03)
    box((4.6, 2.2, 2.2), (0, 0.6, 0.54), "~cream", 0.04)
    for k in range(6):
        x = -2.2 + 0.88 * k
        cylinder(0.2, 2.0, (x, -0.85, 0.62), "~white", 0.01, top=0.17)
        box((0.5, 0.5, 0.1), (x, -0.85, 0.54), "~white", 0.03)
        box((0.48, 0.48, 0.12), (x, -0.85, 2.6), "~white", 0.03)
    box((5.3, 2.9, 0.34), (0, 0.35, 2.72), "~white", 0.05)
    plate([(-2.75, 0), (2.75, 0), (0, 1.05)], 2.9, (0, 0.35, 3.06), "purple", bevel=0.05)
    plate([(-2.1, 0.14), (2.1, 0.14), (0, 0.88)], 0.1, (0, -1.12, 3.06), "~cream", bevel=0.02)
    cylinder(0.24, 0.08, (0, -1.14, 3.42), "metal", 0.03, (90, 0, 0))
    for k in range(5):
        box((0.44, 0.05, 1.3), (-1.76 + 0.88 * k, -0.5, 0.72), "violet" if k == 2 else "glass", 0.03)


def kiosk():
    """A mobile-money table under a big umbrella."""
    cylinder(0.06, 3.7, (0, 0.5, 0), "white", 0.01)
    cylinder(0.4, 0.14, (0, 0.5, 0), "~slate", 0.03)
    panels = 12
    for k in range(panels):
        rows = []
        for j in range(7):
            t = j / 6
            r, z = 2.05 * math.sin(t * 1.25) / math.sin(1.25), 3.75 - 0.95 * (1 - math.cos(t * 1.25)) / (1 - math.cos(1.25))
            rows.append([(r * math.cos(a), 0.5 + r * math.sin(a), z) for a in (math.tau * k / panels, math.tau * (k + 0.5) / panels, math.tau * (k + 1) / panels)])
        sheet(rows, "~purple" if k % 2 else "~gold", 0.03)
    ball(0.1, (0, 0.5, 3.82), "metal", fine=20)
    box((2.5, 1.0, 1.15), (0, -0.35, 0), "violet", 0.08)
    box((2.7, 1.2, 0.12), (0, -0.35, 1.15), "cream", 0.05)
    band(2.3, 0.3, (0, -0.853, 0.28), kente(4))
    sprig(0.62, (0, -0.87, 0.82), gold())


def shore(width=30):
    """The shore: sand, a strip of foam and the sea behind it."""
    box((width, 14, 0.06), (0, 8.2, 0.02), "~#2a7fab", 0.02)
    rows = [[(-width / 2 + width * k / 60, 1.2 + 0.16 * math.sin(k * 0.55) - 0.32 * j, 0.05 + 0.02 * j) for k in range(61)] for j in range(2)]
    sheet(rows, "~white", 0.05)


def canopy(colour="purple"):
    for x in (-2.3, 2.3):
        for y in (-1.3, 1.3):
            cylinder(0.07, 2.3, (x, y, 0), "white", 0.01)
    for side in range(4):
        a = side * math.pi / 2
        rows = []
        for j in range(9):
            t = j / 8
            half = 1 - t
            z = 2.3 + 1.2 * t**1.7
            corners = [(-half, -half), (half, -half)]
            rows.append([(2.6 * (x * math.cos(a) - y * math.sin(a)), 1.6 * (x * math.sin(a) + y * math.cos(a)), z) for x, y in corners])
        sheet(rows, f"~{colour}" if side % 2 == 0 else "~violet", 0.05)
    count = 14
    for k in range(count):
        with group((-2.6 + 5.2 * (k + 0.5) / count, -1.6, 2.32)):
            w = 5.2 / count / 2
            plate([(-w, 0), (w, 0), (0, -0.42)], 0.04, (0, 0, 0), "~gold" if k % 2 else "~cream", bevel=0.01)


# ── on the desk ──────────────────────────────────────────────────────────────


def table(width=4.6, depth=2.0, height=1.5, colour="wood"):
    box((width, depth, 0.16), (0, 0, height - 0.16), colour, 0.06)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.2, 0.2, height - 0.15), (x * (width / 2 - 0.25), y * (depth / 2 - 0.22), 0), "darkwood", 0.05)


def phone(lines=("*277#",), keypad=True, screen="white", buttons="violet"):
    """A phone that stands upright and shows what was dialled. 2 wide, 4 tall."""
    plate(rounded(2.0, 4.0, 0.3), 0.26, (0, 0, 2.0), "deep", bevel=0.07)
    plate(rounded(2.05, 4.05, 0.32), 0.16, (0, 0, 2.0), "metal", bevel=0.05)
    plate(rounded(1.76, 3.7, 0.2), 0.03, (0, -0.135, 2.0), glowing("purple", 0.12), bevel=0.006)
    plate(rounded(0.5, 0.09, 0.04), 0.02, (0, -0.155, 3.72), "~ink", bevel=0.004)
    plate(rounded(1.5, 0.72, 0.14), 0.03, (0, -0.16, 3.14), glowing(screen, 0.35), bevel=0.006)
    for k, line in enumerate(lines):
        z = 3.13 + 0.15 * (len(lines) - 1) - 0.3 * k
        if line.startswith("*277"):
            star_key(0.24, (-0.5, -0.18, z + 0.06), glowing("purple", 0.05))
            words(line[1:], 0.46, (0.1, -0.182, z), glowing("purple", 0.05), depth=0.004)
        else:
            words(line, 0.3, (0, -0.182, z), glowing("purple", 0.05), depth=0.004)
    if keypad:
        for k, key in enumerate("123456789*0#"):
            x, z = (k % 3 - 1) * 0.5, 2.42 - k // 3 * 0.44
            cylinder(0.175, 0.05, (x, -0.14, z), buttons, 0.02, (90, 0, 0))
            if key == "*":
                star_key(0.14, (x, -0.197, z), glowing("white", 0.4))
            else:
                words(key, 0.21, (x, -0.197, z), glowing("white", 0.4), depth=0.002)
        cylinder(0.2, 0.06, (0, -0.14, 0.56), "leaf", 0.02, (90, 0, 0))
        handset(0.2, (0, -0.21, 0.56))


def handset(size, at):
    with group(at, 0, size, (0.0, 45.0)):
        tube([(0.46 * math.cos(a), 0, 0.5 * math.sin(a) + 0.3) for a in (math.pi * (1.08 + 0.84 * k / 12) for k in range(13))], 0.15, "~white")
        for side in (-1, 1):
            ball(0.2, (side * 0.46, 0, 0.2), "~white", (0.8, 1, 1.25), fine=20)


def laptop():
    box((2.5, 1.7, 0.1), (0, 0, 0), "silver", 0.04)
    box((2.1, 0.75, 0.02), (0, 0.28, 0.1), "slate", 0.008)
    box((0.7, 0.42, 0.015), (0, -0.5, 0.1), "pale", 0.006)
    with group((0, 0.85, 0.08), 0, 1, (-14.0, 0.0)):
        box((2.5, 0.09, 1.65), (0, 0, 0), "silver", 0.04)
        box((2.34, 0.03, 1.48), (0, -0.045, 0.085), glowing("white", 0.2), 0.01)
        box((2.34, 0.02, 0.26), (0, -0.065, 1.3), glowing("purple", 0.1), 0.005)
        for k, h in enumerate((0.24, 0.38, 0.34, 0.56, 0.74)):
            box((0.16, 0.02, h), (-0.9 + 0.25 * k, -0.07, 0.26), glowing("gold" if k == 4 else "violet", 0.15), 0.01)
        box((0.72, 0.02, 0.5), (0.7, -0.065, 0.66), glowing("gold", 0.12), 0.01)
        for k in range(3):
            box((0.72 - 0.16 * k, 0.02, 0.06), (0.7 - 0.08 * k, -0.065, 0.5 - 0.12 * k), glowing("lilac", 0.1), 0.005)


def card(colour="purple", turn=0.0):
    """A bank card, lying."""
    with group((0, 0, 0), turn):
        plate(rounded(1.6, 1.0, 0.1), 0.06, (0, 0, 0.03), colour, (0, 0, 0), 0.02)
        box((0.28, 0.22, 0.02), (-0.5, 0.08, 0.055), "metal", 0.008)
        for k in range(4):
            box((0.24, 0.05, 0.012), (-0.5 + 0.33 * k, -0.18, 0.056), "~pale", 0.004)
        sprig(0.3, (0.55, 0.28, 0.06), gold(), (0, 0, 0), 0.02)


def paper(width=1.5, height=2.0, rows=6, at=(0, 0, 0), rot=(0, 0, 0), title=None, seal=False, bars=()):
    """A sheet of writing, lying flat in its own plane (x right, y up)."""
    with group(at, rot[2], 1, (rot[0], rot[1])):
        plate(rounded(width, height, 0.04, 3), 0.03, (0, 0, 0), "~white", (0, 0, 0), 0.008)
        top = height / 2 - 0.26
        if title:
            words(title, 0.2, (0, top, 0.02), "~purple", (0, 0, 0), 0.004)
        else:
            box((width * 0.5, 0.13, 0.012), (-width * 0.14, top, 0.014), "~purple", 0.003)
        for k in range(rows):
            y = top - 0.3 - 0.19 * k
            if y < -height / 2 + 0.16:
                break
            w = width * (0.76 if (k + 1) % 3 else 0.55)
            box((w, 0.055, 0.01), (w / 2 - width * 0.38, y, 0.014), "~lilac", 0.002)
        for k, h in enumerate(bars):
            box((width * 0.11, h * height * 0.4, 0.05), (-width * 0.3 + width * 0.2 * k, -height * 0.38 + h * height * 0.2, 0.014), "gold" if k == len(bars) - 1 else "violet", 0.01)
        if seal:
            cylinder(0.2, 0.03, (width / 2 - 0.34, -height / 2 + 0.34, 0.01), "metal", 0.01, sides=20)
            tube([(-0.28 + 0.04 * k, 0.05 * math.sin(k * 1.3) * (1 - k / 16), 0) for k in range(15)], 0.012, "~ink", (-width * 0.15, -height / 2 + 0.32, 0.02))


def calculator(text="277"):
    """Stands leaning back a little."""
    with group((0, 0, 0), 0, 1, (-16.0, 0.0)):
        box((1.4, 0.26, 2.0), (0, 0, 0), "deep", 0.1)
        box((1.14, 0.05, 0.44), (0, -0.13, 1.4), glowing("sand", 0.1), 0.02)
        words(text, 0.32, (0.48, -0.165, 1.62), "~ink", depth=0.004, align="RIGHT")
        for k in range(16):
            x, z = -0.43 + 0.287 * (k % 4), 1.02 - 0.28 * (k // 4)
            colour = "gold" if k == 15 else "violet" if k % 4 == 3 else "white"
            box((0.22, 0.1, 0.2), (x, -0.13, z), colour, 0.045)


def pen(at=(0, 0, 0), turn=30.0, colour="purple"):
    with group(at, turn):
        tube([(-0.75, 0, 0.06), (0.5, 0, 0.06)], 0.06, colour)
        lathe([(0, 0.26), (0.012, 0.25), (0.058, 0.0)], (0.5, 0, 0.06), "metal", (0, 90, 0), 20)
        tube([(0.42, 0, 0.06), (0.5, 0, 0.06)], 0.064, "metal")
        tube([(-0.75, 0, 0.06), (-0.62, 0, 0.06)], 0.064, "metal")


def calendar(marked=27):
    """A desk calendar with one day ringed."""
    for side in (-1, 1):
        with group((0, side * 0.42, 0), 0, 1, (side * 17.0, 0.0)):
            box((2.0, 0.07, 1.75), (0, 0, 0), "purple" if side > 0 else "white", 0.03)
    with group((0, -0.42, 0), 0, 1, (-17.0, 0.0)):
        box((2.0, 0.05, 0.42), (0, -0.03, 1.33), "purple", 0.02)
        for k in range(28):
            x, z = -0.78 + 0.26 * (k % 7), 1.04 - 0.28 * (k // 7)
            box((0.17, 0.03, 0.17), (x, -0.035, z), "gold" if k + 1 == marked else "~lilac", 0.03)
        x, z = -0.78 + 0.26 * ((marked - 1) % 7), 1.125 - 0.28 * ((marked - 1) // 7)
        ring(0.17, 0.022, (x, -0.075, z), "red", (90, 0, 0))
    for k in range(7):
        ring(0.09, 0.02, (-0.84 + 0.28 * k, 0, 1.72), "metal", (0, 90, 0))


def envelope(size=1.0, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0), seal=True):
    """Stands upright and faces the camera."""
    with group(at, turn, size, tilt):
        plate(rounded(1.9, 1.25, 0.07, 4), 0.12, (0, 0, 0), "~white", bevel=0.03)
        plate([(-0.88, 0.58), (0.88, 0.58), (0.06, -0.1), (-0.06, -0.1)], 0.06, (0, -0.08, 0), "~pale", bevel=0.02)
        for side in (-1, 1):
            tube([(side * 0.9, -0.065, -0.57), (side * 0.2, -0.075, 0.02)], 0.012, "~lilac")
        if seal:
            cylinder(0.2, 0.08, (0, -0.1, -0.06), "metal", 0.03, (90, 0, 0))
            sprig(0.24, (0, -0.19, -0.05), gold(), depth=0.02)


def clock(r=1.3):
    """A round clock on feet, half past ten."""
    with group((0, 0, r + 0.18)):
        cylinder(r, 0.5, (0, 0.25, 0), "purple", 0.14, (90, 0, 0))
        ring(r * 0.93, 0.09, (0, -0.27, 0), "metal", (90, 0, 0))
        cylinder(r * 0.86, 0.04, (0, -0.25, 0), "~white", 0.01, (90, 0, 0))
        for k in range(12):
            long = 0.2 if k % 3 == 0 else 0.1
            with group((0, -0.3, 0), 0, 1, (0.0, 30.0 * k)):
                box((0.06, 0.03, long), (0, 0, r * 0.8 - long), "~purple", 0.01)
        for angle, length, w in ((-45.0, 0.62, 0.09), (60.0, 0.9, 0.065)):
            with group((0, -0.32, 0), 0, 1, (0.0, angle)):
                box((w, 0.04, r * length * 0.8), (0, 0, 0), "deep", 0.02)
        cylinder(0.11, 0.09, (0, -0.3, 0), "metal", 0.03, (90, 0, 0))
        for side in (-1, 1):
            tube([(side * 0.55 * r, 0, -0.85 * r), (side * 0.72 * r, 0, -r - 0.12)], 0.09, "metal")
            ball(0.42, (side * 0.62 * r, 0, r * 0.98), "metal", (1, 0.8, 0.7), (0, side * 35, 0))
        tube([(0, 0, r), (0, 0, r * 1.22)], 0.06, "metal")


def books(colours=("purple", "gold", "leaf", "terra"), seed=2):
    shake = random.Random(seed)
    z = 0.0
    for colour in colours:
        h, w = shake.uniform(0.26, 0.36), shake.uniform(1.65, 1.95)
        with group((shake.uniform(-0.08, 0.08), 0, z), shake.uniform(-9, 9)):
            box((w, 1.25, 0.045), (0, 0, 0), colour, 0.02)
            box((w, 1.25, 0.045), (0, 0, h - 0.045), colour, 0.02)
            box((w, 0.05, h), (0, -0.61, 0), colour, 0.022)
            box((w - 0.1, 1.12, h - 0.09), (0, 0.03, 0.045), "~cream", 0.01)
            for side in (-1, 1):
                box((0.07, 0.02, h * 0.92), (side * (w / 2 - 0.22), -0.635, h * 0.04), "metal", 0.005)
        z += h
    return z


def open_book(colour="purple"):
    for side in (-1, 1):
        rows = [[(side * 1.3 * k / 12, y, 0.1 + 0.2 * math.sin(math.pi * min(1, k / 12 * 1.05)) ** 0.7 * (1 - k / 15)) for k in range(13)] for y in (-0.85, 0.85)]
        sheet(rows if side > 0 else [row[::-1] for row in rows], "~white", 0.06)
        box((1.36, 1.84, 0.06), (side * 0.68, 0, 0), colour, 0.025)
        for k in range(6):
            w = 0.8 if (k + side) % 3 else 0.55
            box((w, 0.05, 0.012), (side * 0.72, 0.55 - 0.2 * k, 0.235), "~lilac", 0.003, (0, side * 7, 0))
    box((0.14, 1.84, 0.08), (0, 0, 0), colour, 0.03)
    box((0.1, 0.5, 0.015), (0.25, -1.0, 0.2), "~gold", 0.004, (-25, 0, 0))


def school_bag(colour="violet"):
    box((1.5, 0.85, 1.75), (0, 0, 0.02), colour, 0.32)
    box((1.2, 0.4, 0.8), (0, -0.4, 0.12), "purple", 0.16)
    band(1.0, 0.2, (0, -0.605, 0.6), kente(3))
    box((0.2, 0.1, 0.16), (0, -0.6, 0.28), "metal", 0.04)
    tube([(-0.75 * math.cos(a), -0.36, 1.3) for a in (0.15, 1.57, 2.99)], 0.035, "metal")
    tube([(0.26 * math.cos(a), 0.05, 1.72 + 0.3 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))], 0.06, "deep")
    for side in (-1, 1):
        tube([(side * 0.5, 0.42, 1.6), (side * 0.62, 0.62, 1.1), (side * 0.6, 0.5, 0.3)], 0.09, "deep")


def pencil(at, turn, colour="gold", length=1.5, tilt=(0.0, 0.0)):
    with group(at, turn, 1, tilt):
        cylinder(0.09, length, (0, 0, 0), colour, 0.01, (0, 90, 0), sides=6)
        cylinder(0.09, 0.26, (length, 0, 0), "~sand", 0.002, (0, 90, 0), top=0.02, sides=12)
        cylinder(0.035, 0.09, (length + 0.19, 0, 0), "~ink", 0.001, (0, 90, 0), top=0.0, sides=12)
        cylinder(0.094, 0.16, (-0.1, 0, 0), "metal", 0.02, (0, 90, 0))
        cylinder(0.09, 0.14, (-0.24, 0, 0), "~terra", 0.04, (0, 90, 0))


def blackboard():
    box((4.4, 0.14, 2.5), (0, 0, 1.1), "wood", 0.05)
    box((4.1, 0.05, 2.2), (0, -0.07, 1.25), "~moss", 0.01)
    words("1 2 3", 0.6, (-1.05, -0.105, 2.7), "~white", depth=0.004)
    words("a b c", 0.6, (-1.0, -0.105, 1.85), "~cream", depth=0.004)
    tube([(0.55 + 0.14 * k, -0.1, 2.2 + 0.35 * math.sin(k * 0.75)) for k in range(9)], 0.025, "~gold")
    box((4.2, 0.26, 0.08), (0, -0.14, 1.04), "darkwood", 0.02)
    for x, colour in ((-0.6, "white"), (-0.2, "gold"), (0.3, "lilac")):
        tube([(x, -0.18, 1.15), (x + 0.26, -0.18, 1.15)], 0.035, f"~{colour}")
    for x in (-1.75, 1.75):
        tube([(x, 0.05, 1.3), (x * 1.12, 0.15, 0)], 0.08, "darkwood")
        tube([(x, 0.05, 2.2), (x * 1.02, 1.1, 0)], 0.07, "darkwood")


# ── the world ────────────────────────────────────────────────────────────────

AFRICA = [(-17, 15), (-16, 20), (-13, 27), (-9, 32), (-5, 36), (3, 37), (10, 37), (11, 33), (19, 31), (22, 33), (32, 31), (34, 27), (37, 21), (40, 15), (44, 11),
          (51, 12), (47, 4), (41, -2), (39, -6), (41, -15), (35, -20), (35, -25), (31, -30), (26, -34), (19, -35), (17, -30), (13, -21), (13, -13), (12, -6), (9, -1),
          (9, 4), (5, 6), (1, 6), (-4, 5), (-8, 4), (-13, 8), (-17, 12)]
EUROPE = [(-9, 38), (-9, 43), (-2, 44), (-4, 48), (2, 51), (8, 54), (9, 57), (15, 55), (22, 58), (30, 60), (28, 66), (20, 70), (12, 66), (6, 62), (18, 60), (25, 71), (42, 67), (48, 58), (48, 47),
          (38, 47), (30, 46), (28, 41), (22, 37), (19, 42), (13, 45), (17, 40), (12, 42), (5, 43), (0, 39), (-5, 36)]
AMERICA = [(-165, 62), (-155, 70), (-125, 70), (-95, 72), (-80, 63), (-60, 55), (-66, 45), (-75, 38), (-81, 27), (-84, 30), (-96, 28), (-97, 20), (-88, 20), (-83, 10), (-78, 8),
           (-86, 12), (-95, 16), (-105, 20), (-115, 30), (-124, 40), (-125, 50), (-140, 60)]
SOUTH = [(-77, 8), (-68, 11), (-55, 5), (-35, -6), (-39, -15), (-48, -26), (-58, -36), (-66, -46), (-70, -54), (-74, -48), (-71, -30), (-70, -18), (-80, -5)]
LANDS = (AFRICA, EUROPE, AMERICA, SOUTH)


def globe(r=1.2, sea="purple", land="metal", facing=0.0, stand=True):
    """A globe that shows the continents round the Atlantic, on a brass stand; `facing` is the longitude in front."""
    lift = r * 1.42 if stand else 0
    with group((0, 0, lift), 0, 1, (-8.0, 0.0)):
        ball(r, (0, 0, 0), sea, fine=96)
        for outline in LANDS:
            land_on(soft(outline, 1), r, land, facing)
        for latitude in (-45, 0, 45):
            a = math.radians(latitude)
            ring(r * math.cos(a) * 1.002, r * 0.006, (0, 0, r * math.sin(a)), "lilac")
    if stand:
        bow = [(r * 1.16 * math.sin(a), 0, lift - r * 1.16 * math.cos(a)) for a in (math.radians(-10 + 200 * k / 40) for k in range(41))]
        tube(bow, r * 0.06, "metal")
        for side in (-1, 1):
            ball(r * 0.09, (0, 0, lift + side * r * 1.1), "metal", fine=24)
        tube([(0, 0, 0.1), (0, 0, lift - r * 1.14)], r * 0.09, "metal")
        lathe([(0, 0.28 * r), (0.12 * r, 0.26 * r), (0.2 * r, 0.14 * r), (0.56 * r, 0.1 * r), (0.62 * r, 0.05 * r), (0.6 * r, 0), (0, 0)], (0, 0, 0), "metal")


def land_on(outline, r, colour, facing):
    """A piece of land laid on the globe: its outline is filled by a fine grid of triangles and lifted a little."""
    mesh, work = bpy.data.meshes.new("land"), bmesh.new()
    corners = [work.verts.new((x, y, 0)) for x, y in outline]
    face = work.faces.new(corners)
    bmesh.ops.triangulate(work, faces=[face])
    for _ in range(5):
        long = [edge for edge in work.edges if edge.calc_length() > 7]
        if not long:
            break
        bmesh.ops.subdivide_edges(work, edges=long, cuts=1)
        bmesh.ops.triangulate(work, faces=work.faces[:])
    for vertex in work.verts:
        longitude, latitude = math.radians(vertex.co.x - facing - 90), math.radians(vertex.co.y)
        far = r * 1.006
        vertex.co = (far * math.cos(latitude) * math.cos(longitude), far * math.cos(latitude) * math.sin(longitude), far * math.sin(latitude))
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    made = put(mesh, colour)
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = r * 0.035, 0


def route(start, end, height, dots=15, colour="metal", r=0.055):
    for at in arc(start, end, height, dots)[1:-1]:
        ball(r, at, colour, fine=16)


def pin(height=1.6, colour="purple"):
    """A map pin with the sprig on its head."""
    r = height * 0.32
    profile = [(0, 0), (0.03, 0.05)] + [(r * math.sin(math.radians(a)) , height - r - r * math.cos(math.radians(a))) for a in range(58, 181, 6)]
    lathe(profile, (0, 0, 0), colour)
    cylinder(r * 0.66, r * 0.14, (0, -r * 0.8, height - r), "white", 0.02, (90, 0, 0))
    sprig(r * 0.95, (0, -r * 0.97, height - r * 1.02), "~gold", depth=0.03)


# ── keepsakes ────────────────────────────────────────────────────────────────


def plinth(r=1.5, h=0.4, colour="pale"):
    cylinder(r, h, (0, 0, 0), colour, 0.07, sides=96)
    ring(r - 0.005, 0.035, (0, 0, h * 0.5), "metal")


def cup():
    """A winner's cup with two handles."""
    box((1.3, 1.3, 0.42), (0, 0, 0), "deep", 0.06)
    box((0.8, 0.04, 0.2), (0, -0.655, 0.11), "metal", 0.02)
    lathe([(0, 0.42), (0.52, 0.42), (0.55, 0.47), (0.5, 0.54), (0.24, 0.62), (0.14, 0.78), (0.13, 0.92), (0.2, 1.0), (0.2, 1.06), (0.34, 1.14), (0.66, 1.4), (0.8, 1.78),
           (0.85, 2.2), (0.9, 2.28), (0.88, 2.34), (0.82, 2.3), (0.76, 1.85), (0.5, 1.4), (0, 1.3)], (0, 0, 0), "metal")
    for side in (-1, 1):
        tube([(side * (0.74 + 0.46 * math.sin(a)), 0, 1.72 + 0.42 * math.cos(a)) for a in (math.radians(8 + 197 * k / 24) for k in range(25))], 0.075, "metal")
    star(0.34, (0, -0.83, 1.84), "purple")


def star(r, at, colour, depth=0.1):
    points = [(r * (1 if k % 2 == 0 else 0.46) * math.sin(math.pi * k / 5), r * (1 if k % 2 == 0 else 0.46) * math.cos(math.pi * k / 5)) for k in range(10)]
    plate(points, depth, at, colour, bevel=0.025)


def heart_outline(size):
    points = []
    for k in range(60):
        t = math.tau * k / 60
        points.append((size * 16 * math.sin(t) ** 3 / 17, size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17))
    return points


def heart(size, at, colour="red", depth=0.6):
    """Round as a cushion: its outline shrinks towards the front and the back."""
    outline, steps, rows = heart_outline(size), 12, []
    for k in range(2 * steps + 1):
        share = math.cos(math.pi / 2 * (k / steps - 1) * 0.999) ** 0.62
        y = depth * 0.62 * math.sin(math.pi / 2 * (k / steps - 1))
        rows.append([(x * share, y, z * share) for x, z in (*outline, outline[0])])
    sheet(rows, colour, 0.004, at)


def shield_outline(size):
    right = [(0, 1.0), (0.3, 0.93), (0.6, 0.8), (0.8, 0.78), (0.82, 0.3), (0.74, -0.1), (0.55, -0.5), (0.3, -0.82), (0, -1.05)]
    left = [(-x, y) for x, y in right[-2:0:-1]]
    return soft([(x * size, y * size) for x, y in right + left], 1)[::-1]


def shield(size=1.4, mark="lock"):
    with group((0, 0, size * 1.06)):
        plate(shield_outline(size), 0.34, (0, 0, 0), "metal", bevel=0.1)
        plate(shield_outline(size * 0.84), 0.2, (0, -0.14, 0), "purple", bevel=0.06)
        if mark == "lock":
            padlock(size * 0.62, (0, -0.34, -size * 0.42))


def padlock(size, at):
    with group(at, 0, size):
        tube([(0.34 * math.cos(a), 0, 0.86 + 0.38 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))], 0.09, "silver")
        for side in (-1, 1):
            tube([(side * 0.34, 0, 0.6), (side * 0.34, 0, 0.87)], 0.09, "silver")
        box((1.1, 0.42, 0.84), (0, 0, 0), "metal", 0.12)
        cylinder(0.12, 0.03, (0, -0.2, 0.48), "~ink", 0.005, (90, 0, 0))
        box((0.09, 0.03, 0.26), (0, -0.22, 0.2), "~ink", 0.01)


def medal(colour="metal", r=0.9):
    """A big coin on a foot."""
    box((1.2, 0.8, 0.34), (0, 0, 0), "deep", 0.06)
    box((0.5, 0.3, 0.2), (0, 0, 0.32), "metal", 0.04)
    coin((0, 0, 0.46 + r), r, tilt=(90.0, 0.0), mark=True, colour=colour)


def drop(height=1.8, at=(0, 0, 0), colour="red"):
    r = height * 0.33
    profile = [(0, -r)] + [(r * math.sin(math.radians(a)), -r * math.cos(math.radians(a))) for a in range(6, 112, 6)]
    last_r, last_z = profile[-1]
    top = height - r
    profile += [(last_r * (1 - t) ** 1.25, last_z + (top - last_z) * t) for t in (0.2, 0.4, 0.6, 0.8, 0.92, 1.0)]
    lathe(profile, (at[0], at[1], at[2] + r), colour)


def megaphone():
    with group((0, 0, 0), 0, 1, (0.0, -16.0)):
        lathe([(0.28, 0), (0.34, 0.5), (0.5, 1.2), (0.85, 1.9), (1.22, 2.35), (1.26, 2.38), (1.2, 2.34), (0.8, 1.85), (0.4, 1.1), (0.0, 1.0)], (0, 0, 0), "purple", (0, 90, 0))
        ring(1.24, 0.07, (2.36, 0, 0), "metal", (0, 90, 0))
        lathe([(0, -0.6), (0.3, -0.58), (0.36, -0.5), (0.36, 0.02), (0.3, 0.1), (0, 0.1)], (0, 0, 0), "metal", (0, 90, 0))
        tube([(0.3, 0, -0.28), (0.24, 0, -0.7), (0.16, 0, -1.05)], 0.15, "deep")


def newspaper(at=(0, 0, 0), turn=0.0):
    """A folded paper: headline, a picture, columns."""
    with group(at, turn):
        for k in range(3):
            box((2.3, 1.65, 0.055), (0.02 * k, 0.015 * k, 0.06 * k), "~cream" if k % 2 else "~white", 0.02)
        words("NEWS", 0.42, (-0.45, 0.52, 0.185), "~purple", (0, 0, 0), 0.004)
        box((2.0, 0.03, 0.01), (0.04, 0.26, 0.178), "~gold", 0.002)
        box((0.95, 0.75, 0.012), (-0.45, -0.3, 0.178), "~violet", 0.002)
        cylinder(0.22, 0.02, (-0.45, -0.24, 0.18), "~gold", 0.004)
        for k in range(6):
            box((0.8, 0.05, 0.01), (0.58, 0.05 - 0.14 * k, 0.178), "~lilac", 0.002)


def scales():
    """The scales of the regulator."""
    lathe([(0, 0.3), (0.1, 0.28), (0.16, 0.2), (0.62, 0.12), (0.68, 0.05), (0.66, 0), (0, 0)], (0, 0, 0), "metal")
    tube([(0, 0, 0.2), (0, 0, 2.7)], 0.07, "metal")
    ball(0.14, (0, 0, 2.75), "metal", fine=24)
    tube([(-1.2, 0, 2.5), (-0.6, 0, 2.6), (0, 0, 2.62), (0.6, 0, 2.6), (1.2, 0, 2.5)], 0.05, "metal")
    for side in (-1, 1):
        x = side * 1.2
        for a in (0.5, 2.6, 4.7):
            tube([(x, 0, 2.48), (x + 0.46 * math.cos(a), 0.46 * math.sin(a), 1.35)], 0.012, "metal")
        lathe([(0, 1.12), (0.3, 1.16), (0.5, 1.34), (0.52, 1.36), (0.5, 1.38), (0.3, 1.22), (0, 1.18)], (x, 0, 0), "metal")


def pos():
    """A susu collector's hand-held device with a printed receipt."""
    with group((0, 0, 0), 0, 1, (-12.0, 0.0)):
        box((1.3, 0.5, 2.5), (0, 0, 0), "deep", 0.16)
        box((1.06, 0.05, 0.95), (0, -0.25, 1.36), glowing("white", 0.3), 0.03)
        words("GHS 20", 0.25, (0, -0.285, 2.0), glowing("purple", 0.05), depth=0.003)
        words("Saved", 0.19, (0, -0.285, 1.66), glowing("leaf", 0.05), depth=0.003)
        for k in range(12):
            colour = ("red", "gold", "leaf")[k - 9] if k > 8 else "pale"
            box((0.26, 0.1, 0.15), (-0.33 + 0.33 * (k % 3), -0.24, 1.04 - 0.24 * (k // 3)), colour, 0.04)
        rows = [[(x, 0.05 - 0.02 * k + 0.02 * k * k * 0.3, 2.48 + 0.14 * k) for x in (-0.42, 0.42)] for k in range(7)]
        sheet(rows, "~white", 0.015)


def oven():
    """A clay bread oven with a fire in it."""
    lathe([(1.25, 0), (1.25, 0.5), (1.15, 0.95), (0.85, 1.4), (0.4, 1.66), (0, 1.72)], (0, 0, 0), "~clay")
    ring(1.24, 0.07, (0, 0, 0.06), "~terra")
    ring(1.215, 0.05, (0, 0, 0.66), "~terra")
    mouth = [(0.5 * math.cos(a), 0.62 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
    plate(mouth, 0.5, (0, -1.06, 0.18), "~terra", bevel=0.05)
    plate([(x * 0.8, y * 0.84) for x, y in mouth], 0.5, (0, -1.1, 0.2), glowing("#ff9a2e", 1.4), bevel=0.02)
    for k, (x, h) in enumerate(((-0.2, 0.26), (0.02, 0.4), (0.22, 0.24))):
        lathe([(0, 0), (0.1, 0.08), (0.07, h * 0.6), (0, h)], (x, -1.38, 0.2), glowing("gold" if k == 1 else "#ff7a1a", 2.0), sides=16)


def loaf(at, turn=0.0, colour="~#b5702c"):
    with group(at, turn):
        ball(0.3, (0, 0, 0.2), colour, (1.5, 0.85, 0.75))
        for k in (-1, 0, 1):
            tube([(0.22 * k - 0.07, -0.17, 0.365), (0.22 * k, 0, 0.428), (0.22 * k + 0.07, 0.17, 0.365)], 0.022, "~sand")


def balloon(at, colour, r=0.38, tail=1.4):
    lathe([(0, -r * 1.22), (r * 0.08, -r * 1.2), (r * 0.12, -r * 1.12), (r * 0.4, -r * 0.9), (r * 0.8, -r * 0.42), (r, 0.1 * r), (r * 0.86, r * 0.6), (r * 0.5, r * 0.92), (0, r * 1.05)], at, colour)
    x, y, z = at
    tube([(x + 0.06 * math.sin(k), y, z - r * 1.2 - tail * k / 8) for k in range(9)], 0.008, "~white")


def drum(r=0.55, h=1.5, colour="purple"):
    """A carved drum with pegs and a woven band."""
    lathe([(0, 0), (r * 0.7, 0), (r * 0.62, h * 0.1), (r * 0.5, h * 0.34), (r * 0.72, h * 0.5), (r, h * 0.72), (r * 1.02, h * 0.9), (r * 0.96, h * 0.97)], (0, 0, 0), colour)
    lathe([(r * 0.99, h * 0.9), (r * 1.03, h * 0.96), (r * 0.98, h), (0, h * 0.985)], (0, 0, 0), "~cream")
    ring(r * 1.02, 0.035, (0, 0, h * 0.88), "~sand")
    for k in range(9):
        a = math.tau * k / 9
        tube([(r * 0.96 * math.cos(a), r * 0.96 * math.sin(a), h * 0.66), (r * 1.18 * math.cos(a), r * 1.18 * math.sin(a), h * 0.8)], 0.045, "wood")
    ring(r * 0.74, 0.045, (0, 0, h * 0.5), "metal")
    ring(r * 0.53, 0.04, (0, 0, h * 0.34), "metal")


def bunting(start, end, sag=0.5, count=12, colours=("gold", "purple", "cream")):
    line = arc(start, end, -sag, 48)
    tube(line, 0.015, "~white")
    for k in range(count):
        x, y, z = line[int((k + 0.5) * 48 / count)]
        plate([(-0.17, 0), (0.17, 0), (0, -0.42)], 0.03, (x, y, z - 0.01), f"~{colours[k % len(colours)]}", bevel=0.008)


def chair(colour="purple"):
    """An office chair, seen from the front."""
    box((0.95, 0.85, 0.16), (0, 0, 0.85), colour, 0.08)
    with group((0, 0.42, 1.0), 0, 1, (-8.0, 0.0)):
        box((0.9, 0.14, 1.15), (0, 0, 0.06), colour, 0.07)
        box((0.3, 0.1, 0.6), (0, 0.06, -0.3), "silver", 0.03)
    cylinder(0.07, 0.7, (0, 0, 0.15), "silver", 0.01)
    for k in range(5):
        a = math.tau * k / 5 + 0.3
        tube([(0, 0, 0.18), (0.45 * math.cos(a), 0.45 * math.sin(a), 0.1)], 0.05, "silver")
        ball(0.08, (0.47 * math.cos(a), 0.47 * math.sin(a), 0.08), "~ink", fine=16)


def lanyard(at=(0, 0, 0), turn=0.0):
    """A staff badge on its ribbon, lying."""
    with group(at, turn):
        plate(rounded(0.8, 1.05, 0.08, 4), 0.04, (0, 0, 0.02), "~white", (0, 0, 0), 0.01)
        box((0.8, 0.28, 0.02), (0, 0.36, 0.03), "purple", 0.004)
        cylinder(0.17, 0.02, (0, 0.0, 0.035), "~lilac", 0.004)
        box((0.46, 0.06, 0.01), (0, -0.28, 0.038), "~lilac", 0.003)
        tube([(0, 0.52, 0.05), (0.25, 0.9, 0.05), (0.85, 1.05, 0.05), (1.1, 0.65, 0.05), (0.75, 0.3, 0.05), (0.45, 0.62, 0.06), (0.05, 0.54, 0.06)], 0.035, "purple")


def mug(at=(0, 0, 0), colour="gold"):
    with group(at):
        lathe([(0, 0), (0.26, 0), (0.29, 0.03), (0.29, 0.55), (0.27, 0.58), (0.25, 0.55), (0.25, 0.1), (0, 0.1)], (0, 0, 0), colour)
        tube([(0.29 + 0.17 * math.sin(a), 0, 0.3 + 0.17 * math.cos(a)) for a in (math.pi * k / 12 for k in range(13))], 0.04, colour)


def bottle(at=(0, 0, 0), colour="clay", label="gold"):
    with group(at):
        lathe([(0, 0), (0.19, 0), (0.21, 0.03), (0.21, 0.55), (0.17, 0.7), (0.08, 0.85), (0.075, 1.05), (0.095, 1.07), (0.095, 1.12), (0, 1.13)], (0, 0, 0), colour, sides=36)
        cylinder(0.215, 0.26, (0, 0, 0.16), f"~{label}", 0.005)


def shoe(colour="purple", at=(0, 0, 0), turn=0.0):
    """A running shoe, its toe to the right."""
    with group(at, turn):
        sole = soft([(-0.75, -0.24), (-0.2, -0.2), (0.35, -0.28), (0.8, -0.2), (0.9, 0.02), (0.75, 0.22), (0.3, 0.26), (-0.2, 0.19), (-0.75, 0.22)], 2)
        plate(sole, 0.2, (0, 0, 0.1), "~white", (0, 0, 0), 0.05)
        rows = []
        for k in range(19):
            t = k / 18
            x = -0.72 + 1.56 * t
            half = 0.2 + 0.06 * math.sin(math.pi * t) - 0.16 * max(0, t - 0.86) / 0.14
            top = 0.7 - 0.1 * math.sin(math.pi * min(1, t / 0.36)) if t < 0.36 else 0.24 + 0.44 * (1 - (t - 0.36) / 0.64) ** 1.25
            rows.append([(x, -half * math.cos(a), 0.16 + top * math.sin(a) * 0.86) for a in (math.pi * j / 14 for j in range(15))])
        sheet(rows, colour, 0.03)
        ball(0.24, (-0.44, 0, 0.7), "~ink", (1.15, 0.62, 0.24))
        for k in range(4):
            x = 0.02 + 0.13 * k
            tube([(x, -0.17, 0.62 - 0.07 * k), (x + 0.02, 0, 0.69 - 0.065 * k), (x, 0.17, 0.62 - 0.07 * k)], 0.025, "~white")
        tube([(-0.5, -0.262, 0.3), (-0.15, -0.275, 0.32), (0.1, -0.24, 0.55)], 0.035, "gold")


def bed():
    """A donor's couch."""
    box((3.4, 1.2, 0.3), (0, 0, 0.95), "violet", 0.13)
    with group((-1.35, 0, 1.12), 0, 1, (0.0, -38.0)):
        box((0.28, 1.2, 1.15), (0, 0, 0), "violet", 0.13)
    with group((-1.2, 0, 1.3), 0, 1, (0.0, -38.0)):
        box((0.2, 0.85, 0.55), (0.12, 0, 0.4), "~white", 0.09)
    band(2.6, 0.16, (0.2, -0.602, 1.1), kente(8))
    for x in (-1.3, 1.35):
        for y in (-0.42, 0.42):
            tube([(x, y, 0), (x * 0.92, y, 1.0)], 0.05, "silver")


def drip():
    """A stand with a blood bag."""
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        tube([(0, 0, 0.2), (0.5 * math.cos(a), 0.5 * math.sin(a), 0.04)], 0.04, "silver")
    tube([(0, 0, 0.15), (0, 0, 3.1)], 0.04, "silver")
    tube([(-0.4, 0, 3.05), (0, 0, 3.1), (0.4, 0, 3.05)], 0.035, "silver")
    plate(rounded(0.55, 0.8, 0.14), 0.2, (-0.4, 0, 2.5), "red", bevel=0.07)
    plate(rounded(0.34, 0.26, 0.05), 0.05, (-0.4, -0.11, 2.52), "~white", bevel=0.01)
    tube([(-0.4, 0, 2.1), (-0.42, -0.05, 1.5), (-0.7, -0.1, 1.1), (-1.1, -0.2, 1.35)], 0.025, "red")


def headset():
    """For the friendly voice of customer care."""
    tube([(0.82 * math.cos(a), 0, 0.85 * math.sin(a)) for a in (math.radians(-8 + 196 * k / 30) for k in range(31))], 0.085, "purple")
    for side in (-1, 1):
        cylinder(0.36, 0.22, (side * 0.72, 0, -0.14), "deep", 0.08, (0, 90, 0))
        cylinder(0.24, 0.06, (side * 0.84 + 0.02 * side, 0, -0.14), "metal", 0.02, (0, side * 90, 0))
    tube([(-0.82, -0.1, -0.4), (-0.7, -0.45, -0.72), (-0.3, -0.6, -0.8)], 0.035, "metal")
    ball(0.1, (-0.26, -0.6, -0.8), "metal", (1.4, 1, 1), fine=20)


def map_sheet():
    """A map in three folds, with roads, fields and water."""
    width, height, folds = 6.4, 4.2, 4
    for k in range(folds):
        x0 = -width / 2 + width / folds * k
        w = width / folds
        up = k % 2 == 0
        with group((x0 + w / 2, 0, 0.16), 0, 1, (0.0, 8.0 if not up else -8.0)):
            box((w / 0.99, height, 0.05), (0, 0, 0), "~cream" if up else "~white", 0.015)
            box((w * 0.5, height * 0.22, 0.012), (-w * 0.16, height * (0.3 if up else -0.3), 0.05), "~husk" if k < 3 else "~sea", 0.004)
            box((w, 0.13, 0.014), (0, -0.4 + 0.12 * (k % 2), 0.05), "~gold", 0.003)
            box((0.11, height * 0.98, 0.013), (w * 0.2 * (1 if up else -1), 0, 0.05), "~lilac", 0.003)
            for j in range(5):
                box((0.26, 0.22, 0.16 + 0.07 * (j % 3)), (-w * 0.3 + w * 0.62 * ((j * 7 + k * 3) % 5) / 4, -height * 0.4 + height * 0.19 * j + (0.0 if j != 2 else 0.3), 0.04), ("violet", "~white", "terra", "lilac", "~sand")[(j + k) % 5], 0.03)


def cloth(width=3.0, depth=2.0, at=(0, 0, 0), turn=0.0):
    """A woven cloth laid on the ground or a table."""
    with group(at, turn):
        box((width, depth, 0.03), (0, 0, 0), "~purple", 0.01)
        for k in range(3):
            band(width, depth / 3.4, (0, depth * (k - 1) / 3, 0.034), kente(8), (0, 0, 0))
