#!/bin/sh
# All of the site's rendered pictures: design/scenes/render.sh [shot…]
# Shots that are there already are kept; name one to render it again. Two threads take about half an hour for all of them.
set -eu
cd "$(dirname "$0")/../.."
nice -n 15 blender -b -t 2 --python-exit-code 1 --python design/scenes/render.py -- "$@"
node design/scenes/crops.mjs
