"""The scenes, each with the cameras that look at it. `crops.mjs` says which picture of the site is made of which shot."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import props as p
from kit import ball, band, box, cylinder, gold, group, kente, plate, rounded, tube, words

# As large as the pictures made of them, which are soft otherwise.
HERO, CARD = (1600, 900), (1200, 800)
SQUARE, TALL, WIDE = (1000, 1000), (700, 900), (900, 700)


@dataclass
class Shot:
    name: str
    size: tuple[int, int]
    eye: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float
    ground: str
    build: Callable[[], None]
    exposure: float = 0.35

    @property
    def samples(self):
        """The awards, whose gold mirrors, take more than the others to be free of grain."""
        return 40 if self.size == SQUARE else 20


SHOTS: list[Shot] = []


def shot(name, eye, target, lens=50.0, size=CARD, ground="lilac", exposure=0.35):
    """Names a view of the scene below it; a scene may have several."""

    def add(build):
        SHOTS.append(Shot(name, size, eye, target, lens, ground, build, exposure))
        return build

    return add


# ── savings ──────────────────────────────────────────────────────────────────


@shot("susu-hero", (0.2, -11.8, 4.0), (0.1, 0, 1.75), 48, HERO)
@shot("susu-box", (2.9, -10.4, 3.6), (1.15, 0, 1.6), 50)
def susu():
    with group((1.3, 0.4, 0), -14, 1.05):
        p.savings_box()
    p.coin((1.22, 0.42, 2.5), 0.5, tilt=(80.0, 12.0), turn=-14, mark=True)
    for k, count in enumerate((2, 4, 7)):
        p.stack(count, (-1.75 + 0.98 * k, -0.6 - 0.12 * k, 0), 0.43, k + 1)
    p.coin((1.2, -1.6, 0), 0.4, mark=True, turn=20)
    p.coin((2.85, -1.0, 0), 0.42, mark=True, turn=-30)
    p.stack(2, (3.4, -0.2, 0), 0.42, 8)
    with group((3.3, 1.9, 0), 0, 0.9):
        p.tree(4.2, 10)


@shot("susu-calendar", (0.4, -9, 3.5), (0.1, 0, 1.2), 50, CARD, "cream")
def susu_all_year():
    with group((-1.55, 0.3, 0), 14, 1.25):
        p.calendar(27)
    with group((1.45, 0.1, 0), -16, 0.95):
        p.savings_box()
    p.coin((1.4, 0.1, 2.3), 0.44, tilt=(78.0, 10.0), turn=-16, mark=True)
    p.stack(3, (-0.25, -1.3, 0), 0.42, 2)
    p.coin((0.75, -1.75, 0), 0.38, mark=True, turn=25)
    p.coin((-1.4, -1.7, 0), 0.38, mark=True, turn=-15)


@shot("pot", (0.2, -9.6, 3.3), (0.05, 0, 1.6), 52)
def clay_savings_pot():
    p.plinth(2.3, 0.3, "cream")
    with group((-0.1, 0.2, 0.3)):
        p.clay_pot()
    p.coin((-0.05, 0.15, 3.05), 0.44, tilt=(82.0, 16.0), turn=10, mark=True)
    p.stack(3, (1.35, -0.9, 0.3), 0.4, 4)
    p.stack(2, (-1.45, -0.85, 0.3), 0.4, 5)
    p.coin((0.55, -1.45, 0.3), 0.36, mark=True)
    for x, turn in ((-2.9, 20), (2.9, -20)):
        with group((x, 0.9, 0), turn, 0.95):
            p.pot_plant(1.7, "purple")


@shot("steps", (0.8, -10.2, 3.7), (0.1, 0, 1.6), 50, ground="deep", exposure=0.7)
def growing_steps():
    for k, colour in enumerate(("pale", "lilac", "violet", "purple")):
        box((1.3, 1.7, 0.5 + 0.55 * k), (-2.25 + 1.5 * k, 0.3, 0), colour, 0.09)
        p.stack(k + 1, (-2.25 + 1.5 * k, 0.1, 0.5 + 0.55 * k), 0.42, k + 3)
    p.sprout(1.0, (2.25, 0.1, 2.56), 10)
    p.coin((-1.1, -1.5, 0), 0.38, mark=True, turn=15)
    p.coin((0.6, -1.4, 0), 0.38, mark=True, turn=-25)


@shot("money-tree", (0, -11.0, 3.2), (0, 0, 2.0), 50, ground="cream")
def money_tree():
    p.tree(4.3, 13)
    for x, y, count, seed in ((-2.1, -0.6, 3, 2), (2.0, -0.7, 4, 3), (-1.2, -1.25, 2, 7), (1.15, -1.35, 1, 4), (0.1, -1.6, 2, 9)):
        p.stack(count, (x, y, 0), 0.4, seed)
    for x, height, seed in ((-2.6, 2.5, 1), (2.6, 2.6, 2), (-3.4, 2.1, 4), (3.45, 2.0, 6)):
        with group((x, 0.8, 0), 30 * seed):
            p.maize(height, seed)


@shot("safe", (1.4, -9.6, 3.4), (0.05, 0, 1.3), 50, ground="deep", exposure=0.7)
def fixed_deposit():
    p.plinth(2.9, 0.22, "lilac")
    with group((0.3, 0.4, 0.22), -12):
        p.safe()
    with group((-2.0, -0.6, 0.22), 10, 0.95):
        p.hourglass()
    p.stack(5, (1.85, -1.25, 0.22), 0.42, 3)
    p.stack(3, (0.85, -1.75, 0.22), 0.42, 4)
    p.coin((-0.5, -1.85, 0.22), 0.38, mark=True, turn=20)


@shot("current", (0.7, -8.6, 3.6), (0.1, 0, 0.95), 50, ground="cream")
def current_account():
    with group((0.1, 0.6, 0), 8, 1.15):
        p.laptop()
    with group((-1.9, -1.0, 0.02), 18, 1.05):
        p.card("purple")
    with group((-1.45, -1.35, 0.1), -4, 1.05):
        p.card("gold")
    p.stack(4, (2.15, -0.6, 0), 0.4, 2)
    p.stack(2, (1.45, -1.35, 0), 0.4, 5)
    with group((2.7, 1.0, 0), 0, 0.85):
        p.pot_plant(1.7, "violet")
    with group((-2.4, 0.9, 0), 0, 1.0):
        p.mug()


# ── children ─────────────────────────────────────────────────────────────────


def school_things():
    with group((0.2, 0.35, 0), -10, 1.25):
        p.money_house()
    p.coin((0.25, 0.35, 3.05), 0.42, tilt=(80.0, 14.0), turn=-10, mark=True)
    with group((-2.15, 0.3, 0), 12):
        top = p.books()
        with group((0, 0, top), 25, 0.8):
            ball(0.42, (0, 0, 0.36), "red", (1, 1, 0.9))
            tube([(0, 0, 0.7), (0.04, 0, 0.9)], 0.035, "darkwood")
            p.leaf(0.34, 0.16, (0.02, 0, 0.82), "leaf", 10, 30)
    with group((2.35, 0.4, 0), -16, 1.15):
        p.school_bag()
    p.pencil((-0.9, -1.25, 0.1), -12)
    p.pencil((-0.7, -1.6, 0.1), 6, "violet")
    p.stack(2, (1.25, -1.25, 0), 0.38, 4)
    p.coin((2.2, -1.4, 0), 0.38, mark=True, turn=12)


@shot("school", (0.5, -10.2, 3.4), (0.1, 0, 1.55), 50, ground="rose")
def school_and_money_box():
    school_things()


@shot("money-house", (1.7, -8.6, 3.1), (0.15, 0.1, 1.65), 50, CARD)
def first_account():
    with group((0, 0.3, 0), -14, 1.35):
        p.money_house()
    p.coin((0.05, 0.3, 3.2), 0.44, tilt=(80.0, 14.0), turn=-14, mark=True)
    p.stack(5, (1.75, -0.5, 0), 0.4, 2)
    p.stack(3, (-1.7, -0.5, 0), 0.4, 5)
    p.sprout(0.85, (1.75, -0.5, 0.5), 30)


@shot("books", (0.3, -9.0, 3.6), (0, 0, 1.35), 50, CARD, "rose")
def reading_day():
    with group((-0.2, -0.9, 0), 4, 1.05):
        p.open_book()
    with group((-2.0, 0.9, 0), 8):
        p.books(("gold", "purple", "terra", "leaf", "violet"), 4)
    with group((1.95, 0.9, 0), -8):
        p.books(("violet", "leaf", "gold"), 5)
    with group((0.1, 1.9, 0)):
        p.tree(3.4)
    p.pencil((1.3, -1.0, 0.1), 24)


@shot("blackboard", (0.3, -10.0, 3.5), (0.1, 0, 1.5), 50, CARD, "cream")
def classroom():
    with group((0, 0.9, 0)):
        p.blackboard()
    with group((-2.2, -0.6, 0), 14, 0.95):
        p.books(("terra", "purple", "gold"), 6)
    with group((2.3, -0.4, 0), -14, 0.95):
        p.school_bag("gold")
    with group((0.1, -1.5, 0), 0, 0.6):
        p.open_book()


@shot("book-pile", (1.0, -7.4, 2.8), (0.1, 0, 1.25), 50, CARD)
def pile_of_books():
    for x, seed, colours in ((-1.35, 2, ("purple", "gold", "leaf", "terra", "violet", "cream")), (1.1, 7, ("gold", "violet", "red", "purple"))):
        with group((x, 0.3, 0), -6 * x):
            p.books(colours, seed)
    with group((1.1, 0.3, 1.26), 10, 0.9):
        p.open_book("gold")
    p.pencil((-0.2, -1.1, 0.1), 14, "violet")


@shot("school-yard", (-0.5, -10.4, 3.4), (0, 0, 1.8), 50, CARD, "sage")
def school_yard():
    with group((1.6, 1.6, 0), -8, 0.95):
        p.house("purple")
    with group((-2.3, 0.9, 0)):
        p.tree(4.2)
    for k, colour in enumerate(("gold", "violet", "terra")):
        with group((-1.2 + 1.4 * k, -1.3, 0), 12 - 10 * k, 0.62):
            p.school_bag(colour)
    with group((2.75, -1.5, 0), -10, 0.6):
        p.open_book()
    p.bunting((-3.6, 0.0, 2.2), (3.9, 0.2, 3.4), 0.45, 14)


# ── the phone ────────────────────────────────────────────────────────────────


def coins_around(places):
    for x, y, z, r, turn, tilt in places:
        p.coin((x, y, z), r, turn, (80.0, tilt), mark=True)


@shot("phone-hero", (0.1, -12.4, 3.0), (-0.45, 0, 1.95), 48, HERO)
def phone_on_plinth():
    with group((1.2, 0.2, 0)):
        p.plinth(1.9, 0.3, "violet")
    with group((1.15, 0.2, 0.3), 14, 0.98, (-8.0, 0.0)):
        p.phone()
    coins_around([(-0.7, 0.3, 2.9, 0.46, 20, 12), (3.0, 0.4, 3.1, 0.4, -16, -10), (3.15, 0.1, 1.75, 0.3, -20, 14), (-0.85, 0.0, 1.75, 0.3, 18, -12)])
    p.stack(3, (-1.0, -0.6, 0), 0.44, 2)
    p.stack(5, (3.3, 0.1, 0), 0.44, 4)
    p.coin((2.7, -1.35, 0), 0.4, mark=True, turn=-20)
    p.coin((-0.1, -1.5, 0), 0.4, mark=True, turn=15)


@shot("phone-deep", (-1.6, -10.2, 2.8), (0.05, 0, 1.9), 50, ground="deep", exposure=0.7)
def mobile_banking():
    with group((0, 0.1, 0), -12, 1.0, (-6.0, 0.0)):
        p.phone(buttons="lilac")
    coins_around([(-1.95, 0.3, 3.05, 0.5, -18, 12), (-2.3, 0.3, 1.5, 0.34, -14, -10), (1.95, 0.3, 2.5, 0.4, -20, -12)])
    p.envelope(0.62, (2.15, 0.3, 1.15), -24, (0.0, 8.0))
    p.stack(2, (-1.5, -1.1, 0), 0.4, 2)
    p.coin((1.4, -1.3, 0), 0.4, mark=True, turn=20)


@shot("ussd", (-0.9, -11.4, 2.6), (0, 0, 1.98), 73, TALL, "none")
def dialled():
    with group((0, 0.25, -0.36)):
        p.plinth(1.75, 0.36, "violet")
    with group((0, 0.1, 0), -9, 1.04, (-6.0, 0.0)):
        p.phone(buttons="lilac")
    coins_around([(-1.45, 0.1, 3.75, 0.36, -14, 12), (1.5, 0.1, 3.0, 0.33, -20, -12), (1.45, -0.1, 1.15, 0.4, -18, 10), (-1.48, -0.1, 1.6, 0.26, -10, -14)])


@shot("stall-phone", (-0.6, -10.8, 3.3), (0.15, 0, 1.85), 50, CARD, "rose")
def traders_phone():
    with group((-0.9, 0.8, 0), 8, 0.98):
        p.stall(1, ("purple", "cream"))
    with group((2.45, -0.7, 0), -14, 0.8, (-6.0, 0.0)):
        p.phone()
    p.stack(3, (1.1, -1.5, 0), 0.36, 3)
    p.coin((0.3, -1.7, 0), 0.36, mark=True, turn=15)


@shot("pin", (-1.4, -9.6, 2.9), (0.25, 0, 1.8), 50, ground="deep", exposure=0.7)
@shot("pin-wide", (2.0, -10.2, 3.1), (0.3, 0, 1.75), 50)
def keep_the_pin():
    with group((-1.1, 0.2, 0), 8, 0.92, (-6.0, 0.0)):
        p.phone(("PIN", "•  •  •  •"), buttons="lilac")
    with group((1.55, -0.1, 0), -12, 1.15):
        p.shield()
    p.coin((0.4, -1.4, 0), 0.36, mark=True, turn=20)
    p.stack(2, (2.9, -0.9, 0), 0.38, 6)


@shot("kiosk", (0.4, -11.0, 3.4), (0.1, 0, 1.85), 50, ground="cream")
def mobile_money():
    with group((-0.7, 0.4, 0), 8):
        p.kiosk()
    with group((-1.35, 0.1, 1.27), 14, 0.26, (-12.0, 0.0)):
        p.phone()
    p.stack(3, (-0.2, 0.0, 1.27), 0.2, 2)
    p.stack(5, (0.25, 0.05, 1.27), 0.2, 4)
    with group((2.2, -0.3, 0), -14, 0.66, (-6.0, 0.0)):
        p.phone()
    p.route((1.75, -0.4, 2.5), (0.45, -0.3, 1.85), 0.25, 9)
    with group((-3.0, 0.8, 0), 0, 0.9):
        p.pot_plant(1.8)
    p.coin((1.0, -1.5, 0), 0.36, mark=True, turn=12)
    p.stack(2, (3.2, -1.0, 0), 0.36, 3)


@shot("pos", (1.5, -8.4, 3.2), (0.15, 0, 1.25), 50, CARD)
def collector():
    with group((-1.0, 0.2, 0), 12, 0.98):
        p.pos()
    with group((1.5, 0.5, 0), -16, 0.85):
        p.savings_box()
    p.stack(4, (0.25, -1.0, 0), 0.38, 2)
    p.stack(2, (1.1, -1.4, 0), 0.38, 3)
    p.coin((-0.75, -1.6, 0), 0.36, mark=True, turn=12)
    p.coin((1.45, 0.5, 2.15), 0.38, tilt=(80.0, 10.0), turn=-16, mark=True)


# ── trade ────────────────────────────────────────────────────────────────────


@shot("stall-hero", (-0.2, -13.0, 4.0), (-0.15, 0, 2.1), 48, HERO, "cream")
def market_stall():
    with group((1.1, 0.8, 0), -10):
        p.stall(0)
    with group((-1.5, 0.1, 0), 0, 0.95):
        p.sack("~sand", "maize")
    with group((-1.0, -1.2, 0), 20, 0.95):
        p.basket("~terra")
    p.stack(4, (3.7, -0.5, 0), 0.4, 2)
    p.stack(2, (2.9, -1.25, 0), 0.4, 3)
    p.coin((0.6, -1.7, 0), 0.38, mark=True, turn=10)
    with group((3.9, 2.8, 0), 180):
        p.palm(4.3, 2)


@shot("stall-growth", (-0.3, -11.0, 3.5), (0.35, 0, 1.75), 50, ground="sage")
def susu_and_nkosuo():
    with group((-1.2, 0.8, 0), 9, 0.95):
        p.stall(1, ("terra", "cream"))
    for k in range(4):
        x = 1.2 + 0.78 * k
        p.stack(2 + 2 * k, (x, -1.0 + 0.22 * k, 0), 0.36, k)
        p.sprout(0.55 + 0.14 * k, (x, -1.0 + 0.22 * k, (2 + 2 * k) * 0.0907), 20 * k)
    with group((-3.6, 3.0, 0)):
        p.palm(4.4, 3)


@shot("market-row", (0.4, -16.2, 4.4), (0.25, 0, 1.9), 50, CARD, "rose")
def market_row():
    for x, turn, goods, colours in ((-4.0, 14, 1, ("gold", "cream")), (0.3, 0, 0, ("purple", "cream")), (4.6, -14, 1, ("terra", "cream"))):
        with group((x, 0.9, 0), turn, 0.84):
            p.stall(goods, colours)
    p.bunting((-5.4, -0.6, 3.9), (5.8, -0.6, 3.9), 0.6, 20)
    with group((-1.6, -1.5, 0), 0, 0.85):
        p.sack("~sand", "maize")
    with group((2.1, -1.5, 0), 0, 0.95):
        p.basket("~terra")


@shot("shop", (-1.6, -11.6, 3.5), (0.2, 0, 1.75), 50, ground="rose")
def small_shop():
    with group((-0.1, 0.6, 0), 6):
        p.shop()
    p.stack(4, (2.9, -1.0, 0), 0.4, 2)
    p.stack(6, (3.6, -0.3, 0), 0.4, 3)
    p.stack(2, (2.1, -1.7, 0), 0.4, 4)
    with group((-3.6, 2.6, 0)):
        p.palm(4.6, 4)
    with group((-2.9, -0.6, 0), 0, 0.85):
        p.sack("~sand", "maize")


@shot("bakery", (0.8, -10.6, 4.6), (0.05, 0, 0.85), 50, CARD, "cream")
def bakery():
    for k, (x, y) in enumerate(((-2.6, 0.7), (0.1, 1.1), (2.8, 0.7))):
        with group((x, y, 0), -9 * x):
            p.oven()
    with group((0.1, -1.6, 0), 0, 0.9):
        p.table(4.4, 1.2, 0.5)
    for k in range(7):
        p.loaf((-1.6 + 0.56 * k, -1.6 + 0.16 * (k % 2), 0.45), 80 + 7 * (k % 3))
    for k in range(3):
        p.loaf((-1.1 + 1.05 * k, -1.5, 0.7), 84)
    with group((-2.9, -1.2, 0), 0, 0.8):
        p.sack("~cream", "~white")
    p.stack(3, (2.9, -1.5, 0), 0.38, 2)


# ── the land ─────────────────────────────────────────────────────────────────


def field(rows, columns, x=0.0, y=1.2, gap=1.05):
    for i in range(rows):
        box((columns * gap + 0.6, 0.55, 0.16), (x, y + 0.95 * i, 0), "~darkwood", 0.08)
        for k in range(columns):
            with group((x + gap * (k - (columns - 1) / 2) + 0.3 * (i % 2), y + 0.95 * i, 0.1), 57 * k + 31 * i):
                p.maize(2.3 + 0.2 * ((k + i) % 3), k + 7 * i)


@shot("farm", (0.3, -11.0, 3.7), (0.1, 0, 1.5), 48, CARD, "sage")
def maize_farm():
    field(2, 6)
    with group((-2.4, -0.7, 0), 0, 0.95):
        p.sack("~sand", "maize")
    with group((2.3, -0.8, 0), 15, 1.05):
        p.basket("~maize")
    for k, turn in enumerate((20, 65, -30)):
        with group((0.2 + 0.6 * k, -1.1 - 0.2 * (k % 2), 0.2), turn, 1.25, (90.0, 0.0)):
            p.cob()
    p.stack(3, (-1.0, -1.35, 0), 0.38, 3)
    with group((2.6, 4.6, 0)):
        p.baobab(4.6)


@shot("fair-prize", (0, -10.4, 3.2), (0.05, 0, 1.85), 50, CARD, "sage")
def farmers_prize():
    with group((0, 0, 0)):
        p.plinth(1.35, 0.75, "purple")
    with group((0, 0, 0.75), 0, 0.95):
        p.cup()
    for x in (-2.4, 2.4):
        with group((x, 0.3, 0), 40 + 20 * x):
            p.maize(2.9, int(x * 2 + 9))
    with group((-1.8, -0.9, 0), 0, 0.8):
        p.sack("~sand", "maize")
    with group((1.85, -0.9, 0), 15, 0.95):
        p.basket("~terra")
    p.bunting((-4.0, 0.6, 4.35), (4.0, 0.6, 4.35), 0.4, 16)


@shot("house", (-0.6, -11.4, 3.6), (0.1, 0, 1.75), 50, ground="sage")
def family_house():
    with group((1.1, 0.8, 0), -8):
        p.house()
    with group((3.7, 2.4, 0), 180):
        p.palm(4.8, 3)
    for x, seed in ((-0.9, 2), (3.3, 3)):
        p.bush(0.45, (x, -0.7, 0), "leaf", seed)
    with group((-2.7, 0.2, 1.9)):
        p.globe(0.95, stand=False, facing=10)
    p.route((-1.9, -0.2, 2.9), (0.9, -0.5, 2.5), 0.9, 13)
    p.envelope(0.52, (-0.45, -0.3, 3.65), -8, (0.0, -8.0))
    p.stack(3, (-1.9, -1.4, 0), 0.38, 2)
    p.stack(2, (-1.0, -1.7, 0), 0.38, 3)


# ── money from abroad ────────────────────────────────────────────────────────


@shot("remittance-hero", (-0.2, -12.2, 3.6), (-0.2, 0, 2.1), 48, HERO)
def money_from_abroad():
    with group((-0.6, 0.4, 0)):
        p.globe(1.12, facing=-85)
    with group((2.65, 0.2, 0)):
        p.globe(1.3, facing=5)
    p.route((0.1, -0.5, 2.9), (2.0, -0.6, 3.2), 0.75, 15)
    p.envelope(0.72, (1.05, -0.7, 3.55), -4, (0.0, -6.0))
    p.stack(4, (1.05, -0.7, 0), 0.42, 2)
    p.stack(2, (0.2, -1.3, 0), 0.42, 3)
    p.coin((1.9, -1.4, 0), 0.4, mark=True, turn=-15)
    with group((4.6, 3.4, 0), 180):
        p.palm(4.8, 3)


@shot("two-globes", (0, -11.4, 3.3), (0.05, 0, 1.9), 50, ground="cream")
def two_globes():
    for x, longitude in ((-2.2, -85), (2.2, 5)):
        with group((x, 0.2, 0)):
            p.globe(1.15, facing=longitude)
    p.route((-1.5, -0.5, 3.0), (1.5, -0.5, 3.0), 0.85, 17)
    p.envelope(0.7, (0, -0.65, 3.75), 0, (0.0, -5.0))
    p.stack(5, (0, -0.5, 0), 0.42, 2)
    p.stack(3, (-0.9, -1.1, 0), 0.42, 3)
    p.stack(2, (0.85, -1.2, 0), 0.42, 4)


@shot("globe", (0.6, -9.0, 2.9), (0.05, 0, 1.75), 50, ground="rose")
def globe_and_envelope():
    with group((-0.3, 0.5, 0)):
        p.globe(1.4, facing=10)
    p.route((-2.2, -0.9, 1.1), (2.0, -0.9, 1.7), -0.5, 19)
    p.envelope(0.62, (2.1, -0.6, 2.2), -14, (0.0, 6.0))
    p.stack(4, (-2.1, -0.8, 0), 0.42, 2)
    p.coin((1.2, -1.6, 0), 0.38, mark=True, turn=12)
    p.notes(5, (1.9, -0.3, 0), 20)


@shot("receive", (1.2, -8.8, 3.2), (0.1, 0, 1.5), 50, CARD, "sage")
def paid_out():
    with group((-1.6, 1.2, 0)):
        p.globe(1.2, facing=10)
    with group((0.9, -0.1, 0), -12, 1.25, (-8.0, 0.0)):
        for k, (x, lean) in enumerate(((-0.35, -9), (0.3, 7))):
            with group((x, 0.06 + 0.05 * k, 0.55), 0, 1, (0.0, lean)):
                box((0.95, 0.06, 1.2), (0, 0, 0), "~leaf" if k else "~violet", 0.02)
                cylinder(0.2, 0.02, (0, -0.03, 0.75), "~cream", 0.004, (90, 0, 0))
        p.envelope(1.0, (0, -0.08, 0.65))
    p.stack(4, (-1.1, -0.9, 0), 0.42, 2)
    p.stack(2, (-0.25, -1.4, 0), 0.42, 3)
    p.coin((2.4, -1.0, 0), 0.4, mark=True, turn=12)


@shot("three-globes", (0, -11.6, 3.2), (0, 0, 2.0), 50, ground="deep", exposure=0.7)
def three_globes():
    for x, z, r, longitude, colour in ((-2.6, 2.6, 0.8, -85, "violet"), (0, 3.0, 1.0, 5, "violet"), (2.6, 2.6, 0.8, 15, "violet")):
        with group((x, 0.6, z)):
            p.globe(r, colour, stand=False, facing=longitude)
    for side in (-1, 1):
        p.route((side * 2.3, 0, 1.75), (side * 0.9, -0.3, 0.9), -0.25, 8)
    with group((0, 0.1, 0)):
        p.plinth(1.7, 0.3, "lilac")
    p.envelope(0.85, (0, -0.1, 0.92), 0, (-8.0, 0.0))
    p.stack(3, (-2.0, -0.9, 0), 0.4, 2)
    p.stack(4, (2.0, -0.9, 0), 0.4, 3)
    p.coin((1.0, -1.75, 0), 0.36, mark=True)


# ── loans and letters ────────────────────────────────────────────────────────


@shot("salary", (0.8, -8.4, 3.4), (0.1, 0, 1.05), 50)
def salary_loans():
    with group((-1.55, 0.5, 0), 14, 1.2):
        p.calendar(25)
    with group((1.75, 0.4, 0), -14, 1.0):
        p.calculator("1 250")
    p.paper(1.5, 1.9, 7, (0.2, -0.7, 0.04), (0, 0, 8), "Contract", True)
    p.pen((0.9, -1.3, 0.03), 40)
    p.notes(7, (-1.7, -1.2, 0), -16)
    p.stack(4, (2.3, -0.9, 0), 0.38, 2)


@shot("ministry", (-1.6, -12.0, 3.6), (0.2, 0, 1.6), 50, ground="cream")
def public_office():
    with group((0.1, 1.2, 0), 6):
        p.ministry()
    with group((4.0, 3.0, 0), 180):
        p.palm(4.6, 2)
    for x, seed in ((-3.2, 2), (3.3, 3)):
        p.bush(0.5, (x, 0.2, 0), "leaf", seed)
    p.notes(6, (-0.9, -1.6, 0), 14)
    p.stack(4, (1.4, -1.4, 0), 0.4, 2)
    p.stack(2, (2.2, -1.7, 0), 0.4, 3)


@shot("quick", (0.8, -9.0, 3.1), (0.1, 0, 1.5), 50, ground="rose")
def quick_loan():
    with group((0, 0.3, 0)):
        p.plinth(2.4, 0.26, "cream")
    with group((-0.35, 0.3, 0.26), 8):
        p.clock(1.25)
    p.notes(8, (1.35, -0.7, 0.26), 18)
    p.notes(5, (1.25, -0.65, 0.73), 28, "violet")
    p.stack(4, (-1.75, -0.75, 0.26), 0.4, 2)
    p.stack(2, (-0.9, -1.35, 0.26), 0.4, 3)
    p.coin((2.9, -1.2, 0), 0.4, mark=True, turn=12)


@shot("scales", (1.0, -9.4, 3.2), (0.1, 0, 1.55), 50)
def fair_rules():
    with group((0.9, 3.2, 0), -4, 0.95):
        p.ministry()
    with group((-1.7, 0.1, 0), 10, 1.05):
        p.scales()
    with group((0.9, -0.6, 0), -8):
        p.books(("purple", "gold", "violet"), 3)
    p.bush(0.5, (3.0, 0.6, 0), "leaf", 2)
    p.coin((-0.4, -1.3, 0), 0.38, mark=True, turn=12)


@shot("budget", (1.4, -7.4, 3.4), (0.15, 0, 0.8), 50, CARD, "sage")
def monthly_budget():
    for k, (name, colour) in enumerate((("Food", "terra"), ("School", "violet"), ("Save", "purple"))):
        with group((-2.0 + 1.3 * k, 0.9 - 0.35 * k, 0), 8, 0.9, (-10.0, 0.0)):
            box((1.5, 0.1, 1.0), (0, 0, 0), f"~{colour}", 0.04)
            box((1.3, 0.04, 0.9), (0, 0.02, 0.28), "~white", 0.02)
            words(name, 0.3, (0, -0.065, 0.48), "~white", depth=0.004)
    with group((2.0, 0.5, 0), -14, 1.05):
        p.calculator("850")
    for k in range(3):
        p.stack(2 + 2 * k, (-1.5 + 1.15 * k, -1.0, 0), 0.36, k + 2)
    p.pen((2.0, -1.2, 0.03), 24)


@shot("papers", (-0.8, -7.6, 4.5), (-0.1, 0, 0.5), 50, CARD)
def what_to_bring():
    with group((-0.9, 0.3, 0), 8):
        plate(rounded(2.0, 2.7, 0.12), 0.1, (0, 0, 0.05), "purple", (0, 0, 0), 0.03)
        box((0.8, 0.26, 0.14), (0, 1.24, 0.1), "metal", 0.05)
    p.paper(1.7, 2.2, 8, (-0.88, 0.18, 0.14), (0, 0, 8), "Checklist", True)
    with group((1.55, -0.75, 0), -14, 1.05):
        p.card("violet")
    with group((1.75, 0.75, 0), -12, 0.95):
        p.calculator("277")
    p.pen((0.75, -1.45, 0.03), 14, "gold")
    p.stack(3, (-2.5, -0.5, 0), 0.38, 3)
    p.coin((-2.3, -1.3, 0), 0.36, mark=True, turn=12)


@shot("charts", (1.0, -7.8, 3.0), (0.1, 0, 1.1), 50)
def figures():
    with group((-1.0, 0.6, 0), 10, 1.0, (-8.0, 0.0)):
        box((2.5, 0.1, 2.5), (0, 0.02, 0), "~white", 0.04)
        box((2.5, 0.06, 0.4), (0, -0.05, 2.1), "purple", 0.02)
        for k, h in enumerate((0.5, 0.8, 0.7, 1.15, 1.5)):
            box((0.3, 0.12, h), (-0.92 + 0.46 * k, -0.09, 0.25), "metal" if k == 4 else "violet", 0.03)
        box((2.1, 0.06, 0.04), (0, -0.05, 0.2), "~lilac", 0.01)
    with group((1.55, 0.1, 0), -14, 1.0):
        p.calculator("2026")
    p.stack(4, (0.35, -0.9, 0), 0.38, 2)
    p.stack(2, (-0.5, -1.3, 0), 0.38, 3)
    p.pen((1.4, -1.2, 0.03), 18)


# ── the company ──────────────────────────────────────────────────────────────


def branch_front(sign=None):
    with group((0, 0.9, 0)):
        p.branch(sign)
    for x, turn, seed in ((-4.1, 0, 2), (4.1, 180, 5)):
        with group((x, 1.6, 0), turn):
            p.palm(4.7, seed)
    for x in (-2.5, 2.5):
        with group((x, -0.65, 0), 0, 0.75):
            p.pot_plant(1.5, "terra")


@shot("branch", (-1.4, -12.6, 3.4), (0, 0, 1.75), 50, ground="cream")
def branch_building():
    branch_front()


@shot("opening", (1.6, -12.8, 3.4), (0, 0, 1.9), 50, CARD, "rose")
@shot("opening-close", (-1.6, -8.2, 2.4), (-0.4, 0, 1.7), 46, CARD, "rose")
def opening_day():
    branch_front("BESTFIELD")
    for side in (-1, 1):
        cylinder(0.06, 1.3, (side * 1.6, -1.6, 0), "metal", 0.01)
        ball(0.12, (side * 1.6, -1.6, 1.35), "metal", fine=24)
    tube([(-1.6 + 0.16 * k, -1.6, 1.15 - 0.22 * (1 - ((k - 10) / 10) ** 2)) for k in range(21)], 0.07, "gold")
    bow = [(0.55 * math.sin(a), -1.66, 0.94 + 0.26 * math.sin(2 * a)) for a in (math.tau * k / 60 for k in range(60))]
    tube(bow, 0.085, "gold", closed=True)
    ball(0.15, (0, -1.7, 0.94), "gold", fine=24)
    for side in (-1, 1):
        tube([(side * 0.05, -1.7, 0.9), (side * 0.16, -1.72, 0.6), (side * 0.32, -1.72, 0.4)], 0.06, "gold")
    for side in (-1, 1):
        for k, colour in enumerate(("purple", "gold", "violet", "red")):
            p.balloon((side * (2.2 + 0.42 * (k % 2)), -1.2 - 0.2 * k, 3.0 + 0.42 * k - 0.3 * (k % 2)), colour, 0.36)


@shot("counters", (0.8, -9.6, 3.1), (0, 0, 1.5), 48, CARD)
def banking_hall():
    box((14, 0.2, 8), (0, 2.2, 0), "~pale", 0.04)
    box((7.0, 0.12, 0.6), (0, 2.05, 3.1), "purple", 0.05)
    words("BESTFIELD", 0.4, (0.25, 1.98, 3.4), gold(), depth=0.02)
    p.sprig(0.5, (-1.5, 1.97, 3.45), gold())
    box((6.4, 1.0, 1.4), (0, 0.5, 0), "purple", 0.08)
    box((6.7, 1.25, 0.14), (0, 0.45, 1.4), "wood", 0.05)
    band(6.2, 0.34, (0, -0.005, 0.4), kente(9))
    for x in (-2.0, 0, 2.0):
        with group((x, 0.75, 1.54), 0, 0.5):
            p.laptop()
        box((0.07, 0.9, 0.95), (x + 1.0, 0.5, 1.54), "lilac", 0.02)
        p.stack(3, (x - 0.7, 0.25, 1.54), 0.17, int(x + 5))
    for x in (-2.6, -0.9, 0.9, 2.6):
        cylinder(0.055, 1.0, (x, -1.5, 0), "metal", 0.01)
        cylinder(0.2, 0.08, (x, -1.5, 0), "metal", 0.02)
        ball(0.09, (x, -1.5, 1.04), "metal", fine=20)
    for start in (-2.6, 0.9):
        tube([(start + 1.7 * k / 16, -1.5, 0.9 - 0.5 * (k / 16) * (1 - k / 16) * 2) for k in range(17)], 0.055, "gold")


@shot("certificate", (-1.2, -7.8, 2.6), (-0.1, 0, 1.4), 50, CARD, "cream")
def certificate():
    with group((-0.5, 0.3, 0), 8, 1.0, (-10.0, 0.0)):
        box((3.0, 0.16, 2.3), (0, 0, 0.02), "metal", 0.06)
        box((2.7, 0.06, 2.0), (0, -0.08, 0.17), "~white", 0.01)
        words("Welcome to Wa", 0.3, (0, -0.125, 1.72), "~purple", depth=0.004)
        for k in range(3):
            box((1.9 - 0.4 * (k == 2), 0.02, 0.07), (0, -0.12, 1.32 - 0.24 * k), "~lilac", 0.003)
        cylinder(0.26, 0.08, (0.9, -0.11, 0.52), "metal", 0.02, (90, 0, 0))
    with group((2.1, 0.3, 0), 0, 1.05):
        p.pot_plant(1.7, "purple")
    for k, colour in enumerate(("purple", "gold", "violet")):
        p.balloon((-2.5 + 0.5 * k, 0.8, 2.2 + 0.4 * (k % 2)), colour, 0.4, 1.8)
    p.stack(2, (0.9, -1.2, 0), 0.38, 4)


@shot("drums", (0.6, -10.0, 3.2), (0.05, 0, 1.65), 50, CARD, "rose")
def drums():
    for x, y, r, h, colour in ((-1.9, 0.3, 0.75, 2.0, "purple"), (0.05, -0.1, 0.85, 1.7, "terra"), (1.9, 0.3, 0.7, 2.2, "violet")):
        with group((x, y, 0)):
            p.drum(r, h, colour)
    for k, colour in enumerate(("gold", "purple", "terra", "violet")):
        p.balloon((-2.2 + 1.5 * k, 1.6, 3.1 + 0.3 * (k % 2)), colour, 0.42, 2.2)
    p.cloth(4.6, 1.2, (0, -1.6, 0), 3)


@shot("tent", (-0.8, -11.0, 3.4), (0.05, 0, 1.75), 50, CARD, "sage")
def tent():
    with group((0, 0.6, 0), 6):
        p.canopy()
        p.table(3.4, 1.2, 1.0)
        p.cloth(3.2, 1.0, (0, 0, 1.0))
        for k in range(4):
            p.bottle((-1.3 + 0.36 * k, 0.1 + 0.12 * (k % 2), 1.03), "clay", "gold" if k % 2 else "cream")
        for x, fruit in ((0.45, "~terra"), (1.2, "~maize")):
            with group((x, 0.0, 1.03), 0, 0.62):
                p.basket(fruit)
    for x in (-3.2, 3.3):
        with group((x, -0.6, 0), 0, 0.95):
            p.drum(0.6, 1.6, "terra")
    with group((3.9, 2.6, 0)):
        p.palm(4.4, 6)


@shot("office", (-0.9, -9.4, 3.5), (0.1, 0, 1.5), 48)
def careers_office():
    with group((0, 0.2, 0)):
        p.table(5.0, 2.0, 1.45)
    with group((0.2, 0.4, 1.45), -8, 0.95):
        p.laptop()
    p.paper(0.95, 1.25, 6, (-1.35, -0.15, 1.48), (0, 0, 12), None, True)
    with group((1.35, -0.35, 1.45), 0, 0.6):
        p.mug()
    with group((-2.05, 0.6, 1.45), 12, 0.6):
        p.books(("purple", "gold", "violet"), 3)
    with group((2.05, 0.75, 1.45), 0, 0.65):
        p.pot_plant(1.6, "purple")
    with group((-0.45, -0.5, 1.45), -20, 0.55):
        p.lanyard()
    with group((2.75, -1.1, 0), -60, 1.0):
        p.chair("purple")
    with group((-3.4, 1.2, 0), 0, 1.5):
        p.pot_plant(1.8, "terra")


@shot("team-table", (0.5, -9.4, 4.6), (0, 0, 1.05), 48, ground="cream")
def meeting():
    for k, colour in enumerate(("violet", "gold", "purple", "terra", "lilac")):
        x = -2.5 + 1.25 * k
        with group((x, 1.5 - 0.09 * (x * x), 0), 12 * (2 - k), 1.25):
            p.chair(colour)
    with group((0, -0.4, 0)):
        p.table(5.6, 1.9, 1.3, "wood")
    for k in range(5):
        p.paper(0.62, 0.85, 3, (-2.2 + 1.1 * k, -0.1, 1.33), (0, 0, 6 * (2 - k)))
        with group((-1.72 + 1.1 * k, 0.2, 1.3), 20 * k, 0.45):
            p.mug((0, 0, 0), ("gold", "purple", "violet", "terra", "gold")[k])
    with group((0.1, -0.85, 1.3), -10, 0.5):
        p.lanyard()


@shot("map", (0.3, -9.4, 5.8), (0.05, 0, 0.75), 50, ground="sage")
def branches_on_a_map():
    p.map_sheet()
    for x, y, height, colour in ((-0.1, -0.2, 2.0, "purple"), (-2.1, 0.7, 1.4, "gold"), (2.1, 0.5, 1.5, "terra"), (1.3, -1.2, 1.3, "violet")):
        with group((x, y, 0.22)):
            p.pin(height, colour)


@shot("news", (1.0, -8.4, 3.3), (0.1, 0, 1.0), 50)
def news_desk():
    p.newspaper((-0.7, -0.9, 0), 8)
    with group((0.3, 1.0, 0.98), 160, 0.85):
        p.megaphone()
    with group((1.9, 0.3, 0), -14, 1.05):
        p.calendar(4)
    p.pen((1.2, -1.3, 0.03), 30)
    p.mug((-2.4, 0.6, 0), "gold")


@shot("coin-deep", (0.9, -8.4, 2.6), (0, 0, 1.45), 50, CARD, "deep", exposure=0.7)
@shot("coin-lilac", (-0.9, -8.4, 2.6), (0, 0, 1.45), 50, CARD)
def great_coin():
    with group((0, 0.1, 0)):
        p.plinth(1.7, 0.3, "violet")
    p.coin((0, 0, 1.62), 1.28, 0, (86.0, 0.0), mark=True)
    p.coin((-2.1, -0.3, 0), 0.42, mark=True, turn=20)
    p.stack(3, (2.2, -0.2, 0), 0.42, 3)


# ── community ────────────────────────────────────────────────────────────────


@shot("blood", (0.4, -10.0, 3.3), (0.1, 0, 1.55), 48, CARD, "rose")
@shot("blood-bed", (-2.6, -9.8, 3.1), (-0.15, 0, 1.5), 48, CARD)
def blood_donation():
    with group((-0.7, 0.4, 0), 6):
        p.bed()
    with group((1.75, 0.3, 0)):
        p.drip()
    p.drop(1.5, (2.75, -0.5, 0.0))
    p.heart(0.8, (-2.75, 0.8, 2.45), depth=0.4)
    with group((-3.1, -0.7, 0), 0, 0.8):
        p.pot_plant(1.7, "purple")


@shot("heart", (0.8, -8.2, 2.6), (0, 0, 1.65), 50, CARD)
def great_heart():
    with group((0, 0.1, 0)):
        p.plinth(1.9, 0.3, "violet")
    p.heart(1.35, (0, 0, 1.72), depth=0.8)
    p.drop(1.1, (2.3, -0.2, 0))
    p.drop(0.8, (-2.15, -0.5, 0))
    p.drop(0.55, (-1.35, -1.35, 0), "metal")


@shot("health-check", (0.8, -8.6, 3.4), (0.1, 0, 1.0), 50, CARD, "sage")
def health_check():
    box((1.7, 0.9, 1.1), (-0.9, 0.4, 0), "white", 0.12)
    box((1.3, 0.05, 0.62), (-0.9, -0.06, 0.34), "~deep", 0.03)
    words("118/76", 0.32, (-0.9, -0.1, 0.66), "~gold", depth=0.004)
    tube([(-0.05, 0.3, 0.4), (0.4, -0.2, 0.12), (0.9, -0.5, 0.1), (1.3, -0.1, 0.3), (1.5, 0.1, 0.5)], 0.05, "deep")
    cylinder(0.55, 0.95, (1.75, 0.6, 0.56), "purple", 0.08, (90, 0, 0))
    cylinder(0.42, 1.0, (1.75, 0.62, 0.56), "~pale", 0.05, (90, 0, 0))
    p.heart(0.55, (-2.5, 0.3, 0.62), depth=0.3)
    p.paper(1.1, 1.4, 5, (0.4, -1.3, 0.04), (0, 0, 12))
    p.pen((1.4, -1.4, 0.03), 35)
    p.heart(0.34, (-0.1, 0.2, 1.7), depth=0.2)


@shot("refreshments", (-0.8, -7.8, 3.4), (0.0, 0, 1.15), 50, CARD, "cream")
def refreshments():
    with group((0, 0.2, 0)):
        p.table(5.0, 2.0, 1.2)
    p.cloth(4.4, 1.5, (0, 0.15, 1.2))
    for k in range(5):
        p.bottle((-1.9 + 0.5 * k, 0.55, 1.24), "clay", "gold" if k % 2 else "purple")
    for k in range(4):
        p.loaf((0.75 + 0.5 * (k % 2), 0.15 + 0.45 * (k // 2), 1.24), 82)
    with group((1.9, -0.1, 1.24), 0, 0.72):
        p.basket("~maize")
    p.heart(0.3, (-0.9, -0.35, 1.56), depth=0.2)
    with group((-1.7, -0.2, 1.24), 0, 0.62):
        p.basket("~terra")


@shot("shore", (0.4, -12.4, 3.4), (0, 0, 2.2), 46, CARD, "cream")
@shot("shore-close", (1.4, -7.4, 2.6), (0.15, 0, 0.75), 46, CARD, "cream")
def health_walk():
    p.shore()
    for x, turn, seed in ((-3.6, 0, 2), (3.7, 180, 5)):
        with group((x, 0.6, 0), turn):
            p.palm(4.8, seed)
    p.bunting((-3.3, 0.4, 3.6), (3.4, 0.4, 3.6), 0.55, 14)
    p.shoe("purple", (-0.55, -0.7, 0), 12)
    p.shoe("purple", (0.25, -1.55, 0), -8)
    for k in range(2):
        p.bottle((1.75 + 0.55 * k, -0.7 - 0.25 * k, 0), "glass", "purple")
    p.heart(0.5, (-1.85, -0.5, 0.6), depth=0.3)


# ── awards ───────────────────────────────────────────────────────────────────


def shelf_with(build, wall="purple"):
    """A shelf on a wall, high enough that the ground is out of sight."""
    with group((0, 0, 3)):
        box((14, 0.2, 12), (0, 1.6, -4), f"~{wall}", 0.02)
        box((6.4, 2.0, 0.26), (0, 0.4, -0.26), "wood", 0.07)
        for x in (-1.9, 1.9):
            box((0.3, 1.2, 0.5), (x, 0.8, -0.74), "metal", 0.06)
        band(6.2, 0.15, (0, -0.605, -0.13), kente(14))
        build()


AWARD = {"eye": (0.6, -7.4, 4.5), "target": (0.02, 0, 3.98), "lens": 62, "size": SQUARE}


@shot("award-cup", **AWARD)
def award_cup():
    def build():
        with group((0, 0.2, 0), 6):
            p.cup()
        p.stack(2, (-1.4, 0.0, 0), 0.3, 2)
        p.stack(3, (1.5, 0.1, 0), 0.3, 3)

    shelf_with(build, "violet")


@shot("award-susu", **AWARD)
def award_susu():
    def build():
        with group((0.55, 0.3, 0), -8):
            p.medal("metal", 0.85)
        with group((-1.15, 0.1, 0), 16, 0.5):
            p.savings_box()

    shelf_with(build, "lilac")


@shot("award-care", **AWARD)
def award_care():
    def build():
        box((1.3, 0.8, 0.34), (0, 0.3, 0), "deep", 0.06)
        box((0.5, 0.05, 0.16), (0, -0.11, 0.09), "metal", 0.02)
        p.heart(0.95, (0, 0.3, 1.28), "metal", 0.5)
        with group((0, 0.1, 1.42), 8, 1.02):
            p.headset()
        with group((1.75, 0.4, 0), 0, 0.7):
            p.pot_plant(1.6, "purple")

    shelf_with(build, "sand")


@shot("award-mobile", **AWARD)
def award_mobile():
    def build():
        box((1.5, 0.9, 0.34), (0, 0.3, 0), "metal", 0.06)
        with group((0, 0.3, 0.32), 8, 0.52):
            p.phone()
        p.stack(3, (-1.5, 0.1, 0), 0.32, 2)
        p.star(0.3, (1.5, 0.1, 0.34), "metal", 0.16)

    shelf_with(build, "deep")


@shot("award-work", **AWARD)
def award_work():
    def build():
        with group((0, 0.3, 0), 6, 1.0, (-8.0, 0.0)):
            box((1.9, 0.2, 2.3), (0, 0, 0), "wood", 0.08)
            box((1.55, 0.06, 1.9), (0, -0.1, 0.2), "metal", 0.03)
            words("A good place", 0.2, (0, -0.14, 1.02), "~deep", depth=0.006)
            words("to work", 0.2, (0, -0.14, 0.75), "~deep", depth=0.006)
            p.star(0.34, (0, -0.17, 1.55), "purple", 0.08)
        with group((-1.7, 0.3, 0), 0, 0.7):
            p.pot_plant(1.6, "violet")
        p.mug((1.6, 0.1, 0), "purple")

    shelf_with(build, "lilac")


@shot("award-community", **AWARD)
def award_community():
    def build():
        box((1.1, 0.7, 0.3), (0, 0.3, 0), "deep", 0.06)
        with group((0, 0.3, 1.42)):
            plate(p.shield_outline(1.12), 0.24, (0, 0, 0), "bronze", bevel=0.08)
            plate(p.shield_outline(0.94), 0.14, (0, -0.1, 0), "wood", bevel=0.04)
        with group((0, 0.02, 0.75), 0, 0.32, (0.0, 0.0)):
            p.tree(4.0, 0)
        p.stack(3, (1.6, 0.1, 0), 0.3, 3)
        with group((-1.65, 0.3, 0), 10, 0.5):
            p.books(("purple", "gold", "violet"), 3)

    shelf_with(build, "sand")


# ── promotions (they stand on the page's own purple) ──────────────────────────


PROMOTION = {"eye": (0.6, -10.8, 3.3), "target": (0.05, 0, 1.25), "lens": 56, "size": WIDE, "ground": "none"}


@shot("promotion-susu", **PROMOTION)
def promotion_susu():
    with group((0, 0.2, -0.34)):
        p.plinth(2.75, 0.34, "violet")
    with group((-0.35, 0.5, 0), 10, 1.05):
        p.savings_box("purple")
    p.coin((-0.4, 0.5, 2.62), 0.52, tilt=(80.0, 12.0), turn=10, mark=True)
    coins_around([(0.75, 0.5, 3.15, 0.34, 14, -12), (-1.6, 0.5, 3.0, 0.3, 16, 14)])
    p.stack(5, (1.75, -0.1, 0), 0.42, 2)
    p.sprout(0.85, (1.75, -0.1, 0.52), 20)
    p.stack(3, (0.9, -1.1, 0), 0.42, 3)
    p.stack(2, (-1.75, -0.75, 0), 0.42, 5)


@shot("promotion-kids", **PROMOTION)
def promotion_kids():
    with group((0, 0.2, -0.34)):
        p.plinth(2.9, 0.34, "violet")
    with group((0, -0.1, 0), 0, 0.86):
        school_things()
