// Parts kit: colours, gradients, backdrops and the objects every scene is composed from.
// Every part is a function returning SVG text. Light always falls from the upper left.

export const P = {
	deep: "#32144d", brand: "#5b1f8a", brand2: "#6a2c9f", violet: "#8c52bd", lilac: "#c09fe0", mist: "#efe6f8",
	gold: "#e8b024", goldL: "#f5dc8c", goldD: "#b0760b", cream: "#fdf8f1", sand: "#f1dfc0", white: "#ffffff",
	terra: "#c8643c", terraL: "#e29a73", terraD: "#98421f", leaf: "#4c8c5a", leafD: "#2d6140", leafL: "#86b988",
	wood: "#a9693a", woodL: "#cf9560", woodD: "#6e3f1e", ink: "#24103a", steel: "#b9b2c6",
};
const hex = (h) => (h.length === 4 ? `#${h[1]}${h[1]}${h[2]}${h[2]}${h[3]}${h[3]}` : h);
const channels = (c) => [1, 3, 5].map((i) => Number.parseInt(hex(c).slice(i, i + 2), 16));
export const mix = (a, b, t) => {
	const [x, y] = [channels(a), channels(b)];
	return `#${x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, "0")).join("")}`;
};
export const lite = (c, t = 0.25) => mix(c, "#fff6e6", t);
export const dark = (c, t = 0.25) => mix(c, "#241034", t);

// ── definitions, shared within one picture ─────────────────────────────────────────────────────────
let defs = new Map();
let count = 0;
export const begin = () => {
	defs = new Map();
	count = 0;
};
function def(key, make) {
	if (!defs.has(key)) defs.set(key, make(`d${defs.size}`));
	return `d${[...defs.keys()].indexOf(key)}`;
}
const stopList = (stops) =>
	stops
		.map((s, i) => {
			const [c, o, a] = Array.isArray(s) ? s : [s, i / (stops.length - 1), 1];
			return `<stop offset="${o ?? i / (stops.length - 1)}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`;
		})
		.join("");
/** Linear gradient; stops are colours or [colour, offset, opacity]; default direction: from upper left. */
export const lin = (stops, x1 = 0, y1 = 0, x2 = 1, y2 = 1) =>
	`url(#${def(`l${JSON.stringify(stops)}${[x1, y1, x2, y2]}`, (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`;
export const rad = (stops, cx = 0.36, cy = 0.3, r = 0.8) =>
	`url(#${def(`r${JSON.stringify(stops)}${[cx, cy, r]}`, (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`;
const blurId = (n) =>
	def(`b${n}`, (id) => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n}"/></filter>`);
export const soft = (n, inner) => `<g filter="url(#${blurId(n)})">${inner}</g>`;
/** Pattern tile; returns a paint. */
export const tile = (w, h, inner, tf = "") =>
	`url(#${def(`p${w},${h},${inner},${tf}`, (id) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${tf}">${inner}</pattern>`)})`;
export const clip = (shape, inner) => {
	const id = `c${count++}`;
	return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
};
export const doc = (w, h, inner) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${[...defs.values()].join("")}</defs>${inner}</svg>`;

// ── primitives ─────────────────────────────────────────────────────────────────────────────────────
const at = (o) =>
	Object.entries(o)
		.map(([k, v]) => (v === undefined ? "" : ` ${k.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${v}"`))
		.join("");
export const path = (d, fill = "none", o = {}) => `<path d="${d}" fill="${fill}"${at(o)}/>`;
export const line = (d, stroke, width = 4, o = {}) =>
	`<path d="${d}"${at({ fill: "none", stroke, strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round", ...o })}/>`;
export const rect = (x, y, w, h, r = 0, fill = "none", o = {}) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${at(o)}/>`;
export const circ = (cx, cy, r, fill = "none", o = {}) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${at(o)}/>`;
export const ell = (cx, cy, rx, ry, fill = "none", o = {}) =>
	`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${at(o)}/>`;
export const g = (tf, inner, o = {}) => `<g transform="${tf}"${at(o)}>${inner}</g>`;
export const put = (x, y, s, inner, rot = 0) => g(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, inner);
/** A shape in a flat or patterned paint with the studio light laid over it. */
export const lit = (d, fill, k = 1, o = {}) =>
	path(d, fill, o) +
	path(d, lin([["#fff4dc", 0, 0.24 * k], ["#fff4dc", 0.4, 0], ["#1d0b2e", 0.55, 0], ["#1d0b2e", 1, 0.3 * k]], 0, 0.1, 1, 0.75));
export const litRect = (x, y, w, h, r, fill, k = 1) => lit(rr(x, y, w, h, r), fill, k);
export const rr = (x, y, w, h, r) =>
	`M${x + r} ${y}H${x + w - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${x + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** Soft contact shadow, drifting to the right of the thing that stands at (cx, y). */
export const shadow = (cx, y, rx, ry = rx * 0.16, op = 0.32) =>
	soft(Math.max(3, ry * 0.55).toFixed(1), ell(cx + rx * 0.1, y + ry * 0.1, rx, ry, "#2a0f42", { opacity: op })) +
	soft(Math.max(2, ry * 0.2).toFixed(1), ell(cx + rx * 0.02, y, rx * 0.86, ry * 0.4, "#2a0f42", { opacity: op * 0.8 }));

// ── weave (kente-inspired) ─────────────────────────────────────────────────────────────────────────
/** Cloth paint: blocks of stripes and stepped diamonds. */
export const weave = (a = P.brand, b = P.gold, c = P.leaf, s = 1, rot = 0) =>
	tile(
		48, 48,
		rect(0, 0, 48, 48, 0, a) +
			[2, 9, 16].map((y) => rect(0, y, 24, 3.6, 0, b)).join("") +
			[2, 9, 16].map((x) => rect(24 + x, 24, 3.6, 24, 0, b)).join("") +
			rect(24, 0, 24, 24, 0, c) + rect(0, 24, 24, 24, 0, dark(a, 0.35)) +
			[[24, 0], [0, 24]].map(([x, y]) => path(`M${x + 12} ${y + 2}h3v3h3v3h3v3h1v2h-1v3h-3v3h-3v3h-6v-3h-3v-3h-3v-3h-1v-2h1v-3h3v-3h3v-3z`, b) + rect(x + 9, y + 9, 6, 6, 0, a)).join(""),
		`rotate(${rot}) scale(${s})`,
	);
/** Single-colour weave for backgrounds. */
export const weaveMono = (c, s = 1) =>
	tile(
		80, 80,
		path("M20 4h6v6h6v6h6v6h-6v6h-6v6h-6v6h-6v-6h-6v-6h-6v-6h-6v-6h6v-6h6v-6h6z", c) +
			[46, 56, 66].map((y) => rect(4, y, 32, 5, 0, c)).join("") + [46, 56, 66].map((x) => rect(x, 4, 5, 32, 0, c)).join("") +
			rect(46, 46, 27, 27, 0, c, { opacity: 0.55 }) + rect(53, 53, 13, 13, 0, c),
		`scale(${s})`,
	);
export const stripes = (list, w = 10, rot = 0) =>
	tile(w * list.length, 20, list.map((c, i) => rect(i * w, 0, w + 0.5, 20, 0, c)).join(""), `rotate(${rot})`);
export const batik = (a, b, c = b, s = 1) =>
	tile(
		44, 44,
		rect(0, 0, 44, 44, 0, a) + circ(11, 11, 7, "none", { stroke: b, strokeWidth: 2.6 }) + circ(11, 11, 2.6, c) +
			path("M33 24q8 9 0 18q-8-9 0-18z", b) + circ(33, 8, 2, c) + circ(10, 33, 2, c) + circ(39, 11, 1.4, b),
		`scale(${s})`,
	);
export const dots = (a, b, s = 1) => tile(22, 22, rect(0, 0, 22, 22, 0, a) + circ(6, 6, 3, b) + circ(17, 17, 3, b), `scale(${s})`);
/** House mark: a sprout over a furrowed field. */
export const sprout = (cx, cy, r, leaf, field = leaf) =>
	put(cx, cy, r / 50, path("M0 14C-2-8-16-20-38-20C-37 0-24 14 0 14Z", leaf) + path("M0 10C2-18 14-34 36-40C40-14 26 8 0 10Z", leaf) +
		line("M-34 30Q0 12 34 30M-24 42Q0 28 24 42", field, 6));

// ── plants ─────────────────────────────────────────────────────────────────────────────────────────
const leafD = (l, w) => `M0 0C${l * 0.25} ${-w} ${l * 0.7} ${-w * 0.9} ${l} 0C${l * 0.7} ${w * 0.6} ${l * 0.25} ${w * 0.5} 0 0Z`;
export const leaf = (x, y, l, rot, c = P.leaf, w = l * 0.28) =>
	g(`translate(${x} ${y}) rotate(${rot})`, path(leafD(l, w), lin([lite(c, 0.35), c, dark(c, 0.3)], 0, 0, 0.6, 1)) + line(`M${l * 0.04} 0Q${l * 0.5} ${-w * 0.12} ${l * 0.92} 0`, lite(c, 0.5), Math.max(1, l * 0.018), { opacity: 0.55 }));
export const seedling = (x, y, h, c = P.leaf) =>
	line(`M${x} ${y}q${-h * 0.06} ${-h * 0.4} 0 ${-h * 0.75}`, dark(c, 0.15), h * 0.07) + leaf(x, y - h * 0.45, h * 0.55, -150, c) + leaf(x, y - h * 0.55, h * 0.6, -28, lite(c, 0.12)) + leaf(x, y - h * 0.72, h * 0.36, -82, lite(c, 0.2));
export const bush = (cx, base, w, c = P.leaf) => [[-0.3, 0.16, 0.22], [0.3, 0.15, 0.2], [0, 0.24, 0.28], [-0.12, 0.12, 0.2], [0.15, 0.1, 0.2]].map(([x, y, r]) => circ(cx + x * w, base - y * w, r * w, rad([lite(c, 0.35), c, dark(c, 0.25)]))).join("");
