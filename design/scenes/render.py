"""Renders the scenes: blender -b -t 2 --python design/scenes/render.py -- [--draft] [--out folder] [name…]

Each shot of scenes.py becomes a PNG in node_modules/.cache/scenes (not in git: crops.mjs makes the site's pictures of them).
Deterministic: seeds are fixed. A shot that is there already is kept; name it, or a part of its name, to render it again.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import kit  # noqa: E402
from denoise import denoised  # noqa: E402
from scenes import SHOTS  # noqa: E402

PASSES = ["DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "Emit", "Env", "Normal", "Depth", "Alpha"]
DRAFT_SAMPLES, DRAFT_SHARE = 8, 36


def settings(scene, shot, draft):
    render, cycles = scene.render, scene.cycles
    render.engine, render.film_transparent = "CYCLES", shot.ground == "none"
    render.resolution_x, render.resolution_y = shot.size
    render.resolution_percentage = DRAFT_SHARE if draft else 100
    cycles.samples = DRAFT_SAMPLES if draft else shot.samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 6
    cycles.seed, cycles.use_denoising = 277, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 12, 2, 1
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = shot.exposure
    render.image_settings.file_format, render.image_settings.color_mode = "PNG", "RGBA"
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True


def rendered(scene):
    """Cycles' passes as arrays, by name."""
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
        files.file_slots.clear()
        for name in PASSES:
            files.file_slots.new(f"{name}-")
            tree.links.new(layers.outputs[name], files.inputs[f"{name}-"])
        bpy.ops.render.render()
        return {name: pixels(next(Path(folder).glob(f"{name}-*.exr"))) for name in PASSES}


def pixels(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    plane = numpy.empty(len(image.pixels), dtype=numpy.float32)
    image.pixels.foreach_get(plane)
    plane = plane.reshape(image.size[1], image.size[0], -1)[..., :3]
    bpy.data.images.remove(image)
    return plane


def save(scene, plane, alpha, path):
    height, width = plane.shape[:2]
    image = bpy.data.images.new("finished", width, height, alpha=True, float_buffer=True)
    whole = numpy.concatenate([plane, alpha[..., :1]], axis=2).astype(numpy.float32)
    image.pixels.foreach_set(whole.ravel())
    image.save_render(str(path), scene=scene)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--draft", action="store_true")
    options.add_argument("--out", type=Path, default=kit.ROOT / "node_modules/.cache/scenes")
    options.add_argument("names", nargs="*")
    options = options.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    options.out.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        target = options.out / f"{shot.name}.png"
        if not any(name == shot.name for name in options.names) and (options.names or target.exists()):
            continue
        started = time.time()
        scene = kit.begin(shot.name)
        kit.studio(shot.ground)
        shot.build()
        kit.camera(shot.eye, shot.target, shot.lens)
        settings(scene, shot, options.draft)
        passes = rendered(scene)
        seen = time.time()
        save(scene, denoised(passes), passes["Alpha"], target)
        print(f"{shot.name}: {seen - started:.0f} s, denoised in {time.time() - seen:.0f} s", flush=True)


main()
