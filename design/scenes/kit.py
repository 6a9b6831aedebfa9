"""What every scene is built from: the palette, materials, shapes with soft edges, and the studio they stand in."""

import math
from contextlib import contextmanager
from pathlib import Path

import bmesh
import bpy
import numpy
from mathutils import Euler, Matrix, Vector

ROOT = Path(__file__).resolve().parents[2]
FONT = ROOT / "design/font/figtree-bold.ttf"

# The site's colours (app/globals.css, public/logo.svg), and the few that the country adds.
PALETTE = {
    "purple": "#5f2493", "deep": "#32144d", "violet": "#7f47b8", "lilac": "#b995dc", "pale": "#e4d6f2",
    "gold": "#e8b024", "cream": "#f6e8c8", "white": "#f7f3fb", "ink": "#1a1026", "slate": "#4a3d58",
    "terra": "#b4532b", "clay": "#8f3d20", "wood": "#9a6236", "darkwood": "#5d3720", "sand": "#e3c58e",
    "leaf": "#3c8a4e", "moss": "#26663a", "maize": "#f0b92c", "husk": "#8fae4a", "red": "#b5262f", "sea": "#3f8fae", "glass": "#9fc4dd",
}
# Where a scene stands; one on no ground is cut out.
GROUNDS = {"lilac": "#c3a7de", "cream": "#f6dba0", "deep": "#4a1f75", "sage": "#b4d4a4", "rose": "#efb99c"}


def linear(colour):
    """A colour of the palette, or `#rrggbb`, as Blender wants it."""
    text = PALETTE.get(colour, colour).lstrip("#")
    parts = [int(text[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


# ── materials ────────────────────────────────────────────────────────────────


def material(name, colour, rough=0.5, metal=0.0, coat=0.0, glow=0.0, image=None):
    known = bpy.data.materials.get(name)
    if known:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*linear(colour), 1)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Metallic"].default_value = metal
    surface.inputs["Clearcoat"].default_value = coat
    surface.inputs["Clearcoat Roughness"].default_value = 0.12
    if glow:
        surface.inputs["Emission"].default_value = (*linear(colour), 1)
        surface.inputs["Emission Strength"].default_value = glow
    if image:
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = image
        texture.interpolation = "Closest"
        links.new(texture.outputs["Color"], surface.inputs["Base Color"])
    return made


def lacquer(colour):
    return material(f"lacquer {colour}", colour, 0.38, coat=0.6)


def matte(colour):
    return material(f"matte {colour}", colour, 0.75)


def glowing(colour, strength=0.6):
    return material(f"glowing {colour} {strength}", colour, 0.6, glow=strength)


def gold():
    return material("gold metal", "#ffcf62", 0.24, metal=1)


def silver():
    return material("silver metal", "#d9d3e4", 0.3, metal=1)


def bronze():
    return material("bronze metal", "#d98a4c", 0.3, metal=1)


def of(colour):
    """The material for a colour: metals by name, matte with `~` before it, lacquer otherwise."""
    if not isinstance(colour, str):
        return colour
    metals = {"metal": gold, "silver": silver, "bronze": bronze}
    if colour in metals:
        return metals[colour]()
    return matte(colour[1:]) if colour.startswith("~") else lacquer(colour)


# Threads: purple, violet (l), gold, ink (k); the lower half of the band mirrors the upper.
KENTE = [
    "pppppppppppppppppppppppp",
    "gggggggggggggggggggggggg",
    "kkkkkkkkkkkkkkkkkkkkkkkk",
    "pppppggppppplllllgglllll",
    "ppppggggppppllllggggllll",
    "pppggkkggppplllggkkgglll",
    "ppggkkkkggppllggkkkkggll",
]


def kente(repeat=6):
    """A woven band of purple, gold and ink, to be laid along a shape that has a UV map (`band`)."""
    name = f"kente {repeat}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    threads = {"p": "purple", "g": "gold", "k": "ink", "l": "violet"}
    rows = [[(*srgb(threads[thread]), 1) for thread in row * repeat] for row in KENTE + KENTE[::-1]]
    pixels = numpy.array(rows, dtype=numpy.float32)
    image = bpy.data.images.new(name, pixels.shape[1], pixels.shape[0])
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return material(name, "purple", 0.8, image=image)


def srgb(colour):
    text = PALETTE.get(colour, colour).lstrip("#")
    return tuple(int(text[at : at + 2], 16) / 255 for at in (0, 2, 4))


# ── placing ──────────────────────────────────────────────────────────────────

_places = [Matrix.Identity(4)]


@contextmanager
def group(at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """What is made inside stands at this place: turned about the upright (degrees), tilted about x and y, scaled."""
    angles = Euler([math.radians(angle) for angle in (*tilt, turn)])
    _places.append(_places[-1] @ Matrix.Translation(at) @ angles.to_matrix().to_4x4() @ Matrix.Scale(scale, 4))
    try:
        yield
    finally:
        _places.pop()


def put(data, colour, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), bevel=0.0, segments=4, smooth=True):
    made = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(made)
    angles = Euler([math.radians(angle) for angle in rot])
    size = Matrix.Diagonal((*scale, 1))
    made.matrix_world = _places[-1] @ Matrix.Translation(at) @ angles.to_matrix().to_4x4() @ size
    data.materials.append(of(colour))
    if smooth and isinstance(data, bpy.types.Mesh):
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    if bevel:
        edge = made.modifiers.new("soft edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, segments, "ANGLE"
        edge.harden_normals = True
    return made


def mesh_of(build):
    mesh, work = bpy.data.meshes.new("shape"), bmesh.new()
    build(work)
    work.to_mesh(mesh)
    work.free()
    return mesh


# ── shapes ───────────────────────────────────────────────────────────────────


def box(size, at, colour, bevel=0.05, rot=(0, 0, 0)):
    """A block that stands with the middle of its foot at `at`."""
    x, y, z = size
    mesh = mesh_of(lambda work: bmesh.ops.create_cube(work, size=1, matrix=Matrix.Diagonal((x, y, z, 1))))
    place = Vector(at) + Euler([math.radians(a) for a in rot]).to_matrix() @ Vector((0, 0, z / 2))
    return put(mesh, colour, place, rot, bevel=min(bevel, min(size) * 0.45))


def cylinder(r, h, at, colour, bevel=0.03, rot=(0, 0, 0), top=None, sides=64):
    """A cylinder or cone that stands with the middle of its foot at `at`."""
    mesh = mesh_of(
        lambda work: bmesh.ops.create_cone(
            work, cap_ends=True, segments=sides, radius1=r, radius2=r if top is None else top, depth=h
        )
    )
    place = Vector(at) + Euler([math.radians(a) for a in rot]).to_matrix() @ Vector((0, 0, h / 2))
    return put(mesh, colour, place, rot, bevel=min(bevel, h * 0.45))


def ball(r, at, colour, scale=(1, 1, 1), rot=(0, 0, 0), fine=48):
    mesh = mesh_of(lambda work: bmesh.ops.create_uvsphere(work, u_segments=fine, v_segments=fine // 2, radius=r))
    return put(mesh, colour, at, rot, scale)


def ring(r, thick, at, colour, rot=(0, 0, 0)):
    steps = [(math.cos(a) * r, math.sin(a) * r, 0) for a in (math.tau * k / 64 for k in range(64))]
    return tube(steps, thick, colour, at, rot, closed=True)


def lathe(profile, at, colour, rot=(0, 0, 0), sides=72, scale=(1, 1, 1)):
    """Turned round the upright: `profile` is a list of (radius, height), smoothed where it bends softly."""
    points = []
    for k in range(sides):
        angle = math.tau * k / sides
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    n = len(profile)
    faces = [
        (k * n + j, (k + 1) % sides * n + j, (k + 1) % sides * n + j + 1, k * n + j + 1)
        for k in range(sides)
        for j in range(n - 1)
    ]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    made = put(mesh, colour, at, rot, scale)
    mesh.auto_smooth_angle = math.radians(55)
    return made


def tube(points, r, colour, at=(0, 0, 0), rot=(0, 0, 0), closed=False, taper=None):
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 5, True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for k, (point, place) in enumerate(zip(line.points, points)):
        point.co = (*place, 1)
        if taper:
            point.radius = taper[0] + (taper[1] - taper[0]) * k / (len(points) - 1)
    line.use_cyclic_u = closed
    line.use_smooth = True
    return put(curve, colour, at, rot)


def arc(start, end, height, steps=32):
    """Points from one place to another in a bow."""
    a, b = Vector(start), Vector(end)
    return [tuple(a.lerp(b, t) + Vector((0, 0, 4 * height * t * (1 - t)))) for t in (k / steps for k in range(steps + 1))]


def plate(outline, depth, at, colour, rot=(90, 0, 0), bevel=0.02, holes=()):
    """A flat outline (x, y) given thickness; by default it stands upright and faces the camera."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2 - bevel, bevel, 3
    for loop in (outline, *holes):
        line = curve.splines.new("POLY")
        line.points.add(len(loop) - 1)
        for point, (x, y) in zip(line.points, loop):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    curve.offset = -bevel
    return put(curve, colour, at, rot)


def band(width, height, at, colour, rot=(90, 0, 0)):
    """A flat strip with a UV map: kente, screens, paper."""
    mesh = bpy.data.meshes.new("band")
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for corner, place in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[corner].uv = place
    return put(mesh, colour, at, rot)


def sheet(points, colour, thick=0.03, at=(0, 0, 0), rot=(0, 0, 0)):
    """A cloth or leaf: a grid of points, given thickness."""
    rows, columns = len(points), len(points[0])
    mesh = bpy.data.meshes.new("sheet")
    faces = [
        (i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
        for i in range(rows - 1)
        for j in range(columns - 1)
    ]
    mesh.from_pydata([point for row in points for point in row], [], faces)
    made = put(mesh, colour, at, rot)
    made.modifiers.new("thickness", "SOLIDIFY").thickness = thick
    return made


def words(text, size, at, colour, rot=(90, 0, 0), depth=0.01, align="CENTER"):
    curve = bpy.data.curves.new("words", "FONT")
    curve.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    curve.body, curve.size, curve.extrude = text, size, depth
    curve.align_x, curve.align_y = align, "CENTER"
    return put(curve, colour, at, rot)


def star_key(size, at, colour, depth=0.01):
    """The star of a telephone's keys: the font's own fills badly, because its strokes cross."""
    with group(at):
        for turn in (0, 60, 120):
            with group((0, 0, 0), 0, 1, (0.0, turn)):
                box((size * 0.17, depth, size * 0.84), (0, 0, -size * 0.42), colour, 0)


def rounded(width, height, r, steps=8):
    """The outline of a rectangle with round corners, round its middle."""
    corners = [(width / 2 - r, height / 2 - r, 0), (r - width / 2, height / 2 - r, 90),
               (r - width / 2, r - height / 2, 180), (width / 2 - r, r - height / 2, 270)]
    return [
        (x + r * math.cos(math.radians(start + 90 * k / steps)), y + r * math.sin(math.radians(start + 90 * k / steps)))
        for x, y, start in corners
        for k in range(steps + 1)
    ]


# ── the studio ───────────────────────────────────────────────────────────────


def begin(scene_name):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.name = scene_name
    _places[:] = [Matrix.Identity(4)]
    return scene


def studio(ground):
    """A ground that rises into the wall behind without an edge, three lights, and a sky with soft boxes."""
    if ground != "none":
        depth, lift, far = 9.0, 6.0, 16.0
        profile = [(-14.0, 0.0), (depth, 0.0)]
        profile += [(depth + lift * math.sin(a), lift - lift * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(1, 25))]
        profile += [(depth + lift, far)]
        mesh = bpy.data.meshes.new("ground")
        points = [(x, y, z) for x in (-40, 40) for y, z in profile]
        n = len(profile)
        mesh.from_pydata(points, [], [(k, n + k, n + k + 1, k + 1) for k in range(n - 1)])
        put(mesh, material(f"ground {ground}", GROUNDS[ground], 0.55)).visible_glossy = False
    light("key", (-4.5, -5.5, 8.5), 1000, 4.5, "#fff1dc")
    light("cool", (6.5, -3.0, 5.0), 260, 5, "#d9ccff")
    light("back", (1.5, 6.5, 7.5), 420, 5, "#ffe9d0")
    _sky()


def light(name, at, power, size, colour):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.size, lamp.color = power, size, linear(colour)
    made = bpy.data.objects.new(name, lamp)
    made.location = at
    made.rotation_euler = (Vector((0, 0, 0.8)) - made.location).to_track_quat("-Z", "Y").to_euler()
    made.visible_glossy = False
    made.visible_camera = False
    bpy.context.scene.collection.objects.link(made)


def _sky():
    """Even light for what is matte, and for metal and lacquer three soft boxes to mirror: no noise, clear highlights."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()

    def node(kind, **inputs):
        made = nodes.new(kind)
        for key, value in inputs.items():
            made.inputs[int(key[1:])].default_value = value
        return made

    direction = node("ShaderNodeTexCoord").outputs["Generated"]
    total = None
    # Towards where, from which cosine on, from which in full, how strong; the last two are the wall and the sky at large.
    boxes = [
        ((-0.55, -0.5, 0.67), 0.80, 0.90, 5.0),
        ((0.85, -0.25, 0.45), 0.86, 0.95, 2.6),
        ((0.1, 0.75, 0.65), 0.82, 0.93, 2.4),
        ((0, 0.96, 0.28), 0.7, 1.0, 1.7),
        ((0, 0, 1), -0.3, 1.0, 0.8),
    ]
    for toward, edge, full, strength in boxes:
        dot = nodes.new("ShaderNodeVectorMath")
        dot.operation = "DOT_PRODUCT"
        links.new(direction, dot.inputs[0])
        dot.inputs[1].default_value = Vector(toward).normalized()
        fade = nodes.new("ShaderNodeMapRange")
        fade.interpolation_type = "SMOOTHSTEP"
        fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = edge, full
        fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 0.0, strength
        links.new(dot.outputs["Value"], fade.inputs["Value"])
        if total is None:
            total = fade.outputs["Result"]
        else:
            add = nodes.new("ShaderNodeMath")
            links.new(total, add.inputs[0])
            links.new(fade.outputs["Result"], add.inputs[1])
            total = add.outputs["Value"]
    mirrored = node("ShaderNodeBackground", _0=(1.0, 0.95, 0.98, 1))
    base = node("ShaderNodeMath", _1=0.3)
    links.new(total, base.inputs[0])
    links.new(base.outputs["Value"], mirrored.inputs["Strength"])
    even = node("ShaderNodeBackground", _0=(0.9, 0.86, 1.0, 1), _1=0.62)
    path = nodes.new("ShaderNodeLightPath")
    mix = nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Glossy Ray"], mix.inputs[0])
    links.new(even.outputs[0], mix.inputs[1])
    links.new(mirrored.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes.new("ShaderNodeOutputWorld").inputs["Surface"])


def camera(eye, target, lens):
    seen = bpy.data.cameras.new("camera")
    seen.lens = lens
    made = bpy.data.objects.new("camera", seen)
    made.location = eye
    made.rotation_euler = (Vector(target) - made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    return made
