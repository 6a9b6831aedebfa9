"""Takes the grain out of a render: Debian's Blender has no denoiser. Light and mirror images are smoothed apart from the
colours of things (edge-avoiding wavelets, guided by shape, depth and colour), so that edges and lettering stay sharp."""

import numpy


AROUND = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]


class Neighbours:
    """A plane and its neighbours at a distance; its rim is repeated outwards."""

    def __init__(self, plane, step):
        self.step, self.height, self.width = step, plane.shape[0], plane.shape[1]
        rim = [(step, step), (step, step)] + [(0, 0)] * (plane.ndim - 2)
        self.padded = numpy.pad(plane, rim, mode="edge")

    def at(self, dy, dx):
        y, x = self.step * (1 + dy), self.step * (1 + dx)
        return self.padded[y : y + self.height, x : x + self.width]

    def mean(self):
        return sum(self.at(dy, dx) for dy, dx in [*AROUND, (0, 0)]) / numpy.float32(9)


def brightness(plane):
    return plane @ numpy.array([0.2126, 0.7152, 0.0722], dtype=numpy.float32)


def smooth(signal, normal, depth, colour, levels, patience):
    """`patience`: how far apart in brightness two places may be, in local deviations, and still be one surface."""
    near = Neighbours(depth, 1)
    slope = numpy.maximum(abs(near.at(0, 1) - near.at(0, -1)), abs(near.at(1, 0) - near.at(-1, 0))) / 2
    slope = numpy.minimum(slope, 0.05) + 0.002
    for level in range(levels):
        step = 2**level
        light = brightness(signal)
        mean, square = Neighbours(light, step).mean(), Neighbours(light * light, step).mean()
        deviation = patience * numpy.sqrt(numpy.maximum(square - mean * mean, 0)) + 0.004 * (1 + mean)
        seen = mean if level == 0 else light
        tolerance = 1 / (slope * (step * 1.6))
        signals, lights, depths = Neighbours(signal, step), Neighbours(seen, step), Neighbours(depth, step)
        normals, colours = Neighbours(normal, step), Neighbours(colour, step)
        total, weights = signal.copy(), numpy.ones_like(light)
        for dy, dx in AROUND:
            apart = abs(lights.at(dy, dx) - seen) / deviation
            apart += abs(depths.at(dy, dx) - depth) * tolerance
            bend = 1 - numpy.einsum("ijk,ijk->ij", normals.at(dy, dx), normal)
            apart += numpy.maximum(bend, 0) * 48
            apart += abs(colours.at(dy, dx) - colour).sum(axis=2) * 10
            weight = numpy.exp(-apart) * numpy.float32(0.25 if dy and dx else 0.5)
            total += signals.at(dy, dx) * weight[..., None]
            weights += weight
        signal = total / weights[..., None]
    return signal


def denoised(passes):
    """The finished picture in linear light, from Cycles' passes."""
    normal, depth = passes["Normal"], numpy.minimum(passes["Depth"][..., 0], 60)
    length = numpy.linalg.norm(normal, axis=2, keepdims=True)
    normal = numpy.where(length > 0.01, normal / numpy.maximum(length, 0.01), 0)
    matter, shine = passes["DiffCol"], passes["GlossCol"]
    spread = smooth(passes["DiffDir"] + passes["DiffInd"], normal, depth, matter, 6, 4.0)
    mirrored = smooth(passes["GlossDir"] + passes["GlossInd"], normal, depth, shine + matter, 4, 1.6)
    return spread * matter + mirrored * shine + passes["Emit"] + passes["Env"]
