#!/usr/bin/env python3
"""Draws public/images/ghana-map.svg: Ghana, its neighbours, Lake Volta and the larger towns.

    make.py countries-10m.json ne_10m_lakes.json ne_10m_populated_places_simple.json > public/images/ghana-map.svg

The data is Natural Earth's, at 1:10 million, in the public domain (naturalearthdata.com). The countries come from the npm package
world-atlas 2.0.2 (TopoJSON of Natural Earth 4.1), lakes and places as GeoJSON of Natural Earth 4.0. The frame must be that of
lib/locator/ghana-map.ts, which puts the pins on it.
"""

import json
import math
import sys
from itertools import pairwise

sys.setrecursionlimit(10_000)
WEST, EAST, SOUTH, NORTH = -5.9, 3.8, 3.6, 11.35
WIDTH = 970
NEIGHBOURS = ("Côte d'Ivoire", "Burkina Faso", "Togo", "Benin", "Mali", "Niger", "Nigeria", "Liberia")
TOWNS = ("Accra", "Kumasi", "Tamale", "Sekondi", "Cape Coast", "Ho", "Koforidua", "Sunyani", "Wa", "Bolgatanga")
LABEL_LEFT = ("Ho", "Bolgatanga")
LABEL_BELOW = ("Accra", "Sekondi", "Cape Coast", "Bolgatanga", "Sunyani")

scale = WIDTH / (EAST - WEST)
mercator = lambda lat: math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))
HEIGHT = round((mercator(NORTH) - mercator(SOUTH)) * scale)
place = lambda lng, lat: ((lng - WEST) * scale, (mercator(NORTH) - mercator(lat)) * scale)


def simplified(points, tolerance):
    """Douglas and Peucker."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    away = [
        math.hypot(x - x1, y - y1) if length == 0 else abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length
        for x, y in points[1:-1]
    ]
    furthest = max(range(len(away)), key=away.__getitem__) + 1
    if away[furthest - 1] <= tolerance:
        return [points[0], points[-1]]
    return simplified(points[: furthest + 1], tolerance)[:-1] + simplified(points[furthest:], tolerance)


def path(rings, tolerance):
    drawn = ""
    for ring in rings:
        points = [place(*point) for point in simplified(ring, tolerance)]
        if len(points) > 3:
            drawn += outline(points[:-1])
    return drawn


def outline(points):
    """In whole units, each point as the step from the one before: half of the bytes of decimal places."""
    rounded = [(round(x), round(y)) for x, y in points]
    steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(rounded) if (x1, y1) != (x2, y2)]
    x, y = rounded[0]
    return f"M{x} {y}l" + " ".join(f"{dx} {dy}" for dx, dy in steps).replace(" -", "-") + "z"


def rings_of(geometry):
    return geometry["coordinates"] if geometry["type"] == "Polygon" else sum(geometry["coordinates"], [])


def countries(topology):
    step, start = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * step[0] + start[0], y * step[1] + start[1]))
        arcs.append(points)

    def ring(indices):
        points = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    for country in topology["objects"]["countries"]["geometries"]:
        polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        yield country["properties"]["name"], [ring(part) for polygon in polygons for part in polygon]


def inside(points):
    return [(min(max(x, WEST - 1), EAST + 1), min(max(y, SOUTH - 1), NORTH + 1)) for x, y in points]


shapes, lakes, places = (json.load(open(name)) for name in sys.argv[1:])
by_name = dict(countries(shapes))
volta = [f for f in lakes["features"] if f["properties"].get("name") == "Lake Volta"]
towns = {
    f["properties"]["name"]: f["properties"] for f in places["features"] if f["properties"].get("adm0_a3") == "GHA"
}

print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">')
print(f'<path fill="#d9e6f2" d="M0,0h{WIDTH}v{HEIGHT}h-{WIDTH}z"/>')
print(f'<path fill="#efedf0" d="{path([inside(r) for n in NEIGHBOURS for r in by_name[n]], 0.02)}"/>')
print(f'<path fill="#fff" stroke="#7f738b" stroke-width="1.5" d="{path(by_name["Ghana"], 0.008)}"/>')
print(f'<path fill="#b9d3e8" d="{path([r for f in volta for r in rings_of(f["geometry"])], 0.01)}"/>')
# A white edge around the names, which cross borders and rivers. Shown only where they are 12 to 43 px high.
print(
    '<style>@media(max-height:552px),(min-height:2000px){g{display:none}}</style>'
    '<g font-family="sans-serif" font-size="17" fill="#36323a"'
    ' stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">'
)
for name in TOWNS:
    x, y = place(towns[name]["longitude"], towns[name]["latitude"])
    label = "Takoradi" if name == "Sekondi" else name
    side = f'x="{x - 8:.0f}" text-anchor="end"' if name in LABEL_LEFT else f'x="{x + 8:.0f}"'
    print(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5"/><text {side} y="{y + (20 if name in LABEL_BELOW else -8):.0f}">{label}</text>')
x, y = place(-2.9, 4.05)
print(f'<text x="{x:.0f}" y="{y:.0f}" font-style="italic" fill="#4a6680" stroke="none">Gulf of Guinea</text></g></svg>')
