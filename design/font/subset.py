"""
Makes public/fonts/figtree-<hash>.woff2: Figtree with the characters that this site writes, weights 400 to 800; and
figtree-bold.ttf beside this file, the same characters in one weight, for the words in the scenes. Figtree has no Ɛ ɛ Ɔ ɔ ₵,
which Ghanaian names and prices need: they are turned, mirrored and combined from C, c, 3 and |.

apt install python3-fonttools python3-brotli, then: python3 subset.py 'Figtree[wght].ttf' (github.com/erikdkennedy/figtree)
"""
import hashlib, pathlib, sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

HERE = pathlib.Path(__file__).parent
LETTERS = "".join(map(chr, range(32, 127))) + "–—‘’“”…•·©×₵£€éèêëáàâäíóôöúüçñÉ→←↑↓✓°½ƐɛƆɔŊŋ\u00a0"
CAP_HEIGHT, X_HEIGHT = 700, 500


def outline(font, name):
    """The points of a glyph in its lightest weight, and how far each is in its boldest; the last four stand for its advance."""
    points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    [variation] = font["gvar"].variations[name]
    variation.calcInferredDeltas(points, control.endPts)
    return list(points), [delta or (0, 0) for delta in variation.coordinates], control


def add(font, name, code, points, deltas, ends, flags):
    glyph = Glyph()
    glyph.numberOfContours, glyph.endPtsOfContours = len(ends), ends
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in points[:-4]])
    glyph.flags, glyph.program = bytearray(flags), font["glyf"]["C"].program
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(points[-3][0]), glyph.xMin)
    font["gvar"].variations[name] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, [(round(x), round(y)) for x, y in deltas])]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def turned(font, name, source, code, turn, height, scale=1.0, bolder=0.0, growth=1.0):
    """Turns a glyph by 180 degrees, or mirrors it, at another size; `bolder` and `growth` restore the weight of its strokes."""
    points, deltas, control = outline(font, source)
    points = [((x + bolder * dx) * scale, (y + bolder * dy) * scale) for (x, y), (dx, dy) in zip(points, deltas)]
    deltas = [(dx * scale * growth, dy * scale * growth) for dx, dy in deltas]
    advance, change = points[-3][0], deltas[-3][0]
    ends = [(0, 0), (advance, 0), (0, 0), (0, 0)]
    changes = [(0, 0), (change, 0), (0, 0), (0, 0)]
    moved = [(advance - x, height - y if turn else y) for x, y in points[:-4]] + ends
    moves = [(change - dx, -dy if turn else dy) for dx, dy in deltas[:-4]] + changes
    add(font, name, code, moved, moves, control.endPts, control.flags)


def cedi(font):
    """C, and a bar through its middle."""
    points, deltas, control = outline(font, "C")
    bar, changes, bar_control = outline(font, "bar")
    middle = (min(x for x, _ in points[:-4]) + max(x for x, _ in points[:-4])) / 2
    shift, stretch = middle - bar[-3][0] / 2, (CAP_HEIGHT + 200) / 1010
    bar = [(x + shift, (y + 220) * stretch - 100) for x, y in bar[:-4]]
    changes = [(dx + deltas[-3][0] / 2 - changes[-3][0] / 2, 0) for dx, _ in changes[:-4]]
    ends = [*control.endPts, control.endPts[-1] + len(bar)]
    flags = [*control.flags, *bar_control.flags]
    add(font, "cedi", 0x20B5, points[:-4] + bar + points[-4:], deltas[:-4] + changes + deltas[-4:], ends, flags)


font = TTFont(sys.argv[1])
turned(font, "Oopen", "C", 0x0186, True, CAP_HEIGHT)
turned(font, "oopen", "c", 0x0254, True, X_HEIGHT)
turned(font, "Eopen", "three", 0x0190, False, CAP_HEIGHT)
turned(font, "eopen", "three", 0x025B, False, X_HEIGHT, X_HEIGHT / CAP_HEIGHT, 0.2, 1.2)
cedi(font)
del font["HVAR"]
options = Options()
options.layout_features = ["kern", "tnum"]
subsetter = Subsetter(options)
subsetter.populate(text=LETTERS)
subsetter.subset(font)
instantiateVariableFont(font, {"wght": 700}).save(HERE / "figtree-bold.ttf")
# The lightest weight stays: this fontTools cannot move an axis' default, and it costs nothing.
web = instantiateVariableFont(font, {"wght": (300, 800)})
web.flavor = "woff2"
web.save(HERE / "figtree.woff2")
digest = hashlib.sha256((HERE / "figtree.woff2").read_bytes()).hexdigest()[:8]
(HERE / "figtree.woff2").rename(HERE.parents[1] / f"public/fonts/figtree-{digest}.woff2")
