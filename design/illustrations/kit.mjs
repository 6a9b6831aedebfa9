// Parts kit: colours, gradients, backdrops and the objects every scene is composed from.
// Every part is a function returning SVG text. Light always falls from the upper left.

export const P = {
	deep: "#32144d", brand: "#5b1f8a", brand2: "#6a2c9f", violet: "#8c52bd", lilac: "#c09fe0", mist: "#efe6f8",
	gold: "#e8b024", goldL: "#f5dc8c", goldD: "#b0760b", cream: "#fdf8f1", sand: "#f1dfc0", white: "#ffffff",
	terra: "#c8643c", terraL: "#e29a73", terraD: "#98421f", leaf: "#4c8c5a", leafD: "#2d6140", leafL: "#86b988",
	wood: "#a9693a", woodL: "#cf9560", woodD: "#6e3f1e", ink: "#24103a", steel: "#b9b2c6",
};

// ── random and colour ───────────────────────────────────────────────────────────────────────────────
export function rng(seed) {
	let a = 2166136261;
	for (const c of String(seed)) a = Math.imul(a ^ c.charCodeAt(0), 16777619);
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
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

// ── marks and digits ───────────────────────────────────────────────────────────────────────────────
/** The cedi stroke, radius about 1 unit times r. */
export const cedi = (cx, cy, r, c, w = 0.17) =>
	put(cx, cy, r, line("M.36-.28A.47.47 0 1 0 .36.28M.02-.7V.7", c, w));
/** House mark: a sprout over a furrowed field. */
export const sprout = (cx, cy, r, leaf, field = leaf) =>
	put(cx, cy, r / 50, path("M0 14C-2-8-16-20-38-20C-37 0-24 14 0 14Z", leaf) + path("M0 10C2-18 14-34 36-40C40-14 26 8 0 10Z", leaf) +
		line("M-34 30Q0 12 34 30M-24 42Q0 28 24 42", field, 6));
const GL = {
	0: "M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z", 1: "M1 2L3.4 0V10", 2: "M.2 2.6C.4 1 1.5 0 3 0 4.7 0 5.8 1.2 5.8 2.7 5.8 4.2 5 5 4 6L0 10H6",
	3: "M.3 1.8C.8.7 1.7 0 3 0 4.6 0 5.6 1 5.6 2.5S4.5 4.8 2.6 4.8C4.7 4.8 5.9 5.8 5.9 7.3S4.7 10 3 10C1.5 10 .5 9.3 0 8",
	4: "M4.5 10V0L0 7H6", 5: "M5.5 0H1L.5 4.6C1.2 4 2.1 3.7 3 3.7 4.8 3.7 6 5 6 6.8S4.8 10 3 10C1.7 10 .6 9.4 0 8.3",
	6: "M4.8 0C2.5 1.5 0 4 0 6.8 0 8.7 1.2 10 3 10S6 8.7 6 6.9 4.8 3.9 3 3.9.2 5 .1 6.6", 7: "M0 0H6L2 10",
	8: "M3 0C1.500 0 .6 1.100 .6 2.300S1.500 4.700 3 4.700 5.400 3.500 5.400 2.300 4.500 0 3 0ZM3 4.700C1.200 4.700 0 5.900 0 7.300S1.200 10 3 10 6 8.700 6 7.300 4.800 4.700 3 4.700Z",
	9: "M1.2 10C3.500 8.500 6 6 6 3.200 6 1.300 4.800 0 3 0S0 1.300 0 3.100 1.200 6.100 3 6.100 5.800 5 5.900 3.400",
	"*": "M3 1.600V7.400M.5 3.050L5.500 5.950M5.500 3.050L.5 5.950", "#": "M2.100 .8L1.300 9.200M4.800 .8L4 9.200M.2 3.400H6M0 6.600H5.800",
};
/** Digits drawn as strokes: h is their height; (x, y) the top-left, or the top-middle when centred. */
export function digits(text, x, y, h, c, w = 1.3, centre = true) {
	const s = h / 10;
	const x0 = centre ? x - ((text.length * 8.6 - 2.6) * s) / 2 : x;
	return [...text].map((ch, i) => put(x0 + i * 8.6 * s, y, s, line(GL[ch], c, w))).join("");
}

// ── money ──────────────────────────────────────────────────────────────────────────────────────────
/** A coin lying flat, seen in three-quarter view; (cx, cy) is the middle of its upper face. */
export function coin(cx, cy, r, { k = 0.4, t = r * 0.24, mark = true, pale = false } = {}) {
	const ry = r * k;
	const [L, M, D] = pale ? ["#fff6d8", "#eccb72", "#b98a2c"] : ["#fbe9ad", P.gold, "#9a640a"];
	return (
		path(`M${cx - r} ${cy}V${cy + t}A${r} ${ry} 0 0 0 ${cx + r} ${cy + t}V${cy}Z`, lin([D, [L, 0.2], [M, 0.48], [D, 0.86], "#7b4d07"].map((s, i) => (Array.isArray(s) ? s : [s, i ? 1 : 0])), 0, 0, 1, 0)) +
		line(Array.from({ length: 19 }, (_, i) => { const u = ((i - 9) * 9.4 * Math.PI) / 180; return `M${(cx + Math.sin(u) * r).toFixed(1)} ${(cy + Math.cos(u) * ry + t * 0.16).toFixed(1)}v${(t * 0.7).toFixed(1)}`; }).join(""), "#7b4d07", (r * 0.028).toFixed(2), { opacity: 0.34, strokeLinecap: "butt" }) +
		ell(cx, cy, r, ry, lin([L, [M, 0.55], [D, 1]].map((s, i) => (Array.isArray(s) ? s : [s, i])))) +
		ell(cx, cy + ry * 0.03, r * 0.8, ry * 0.8, lin([mix(D, M, 0.5), M, L])) +
		ell(cx, cy + ry * 0.07, r * 0.77, ry * 0.77, lin([M, mix(M, L, 0.45)])) +
		(mark ? g(`translate(${cx} ${cy + ry * 0.06}) scale(1 ${k})`, cedi(0, r * 0.05, r * 0.62, L, 0.18) + cedi(0, 0, r * 0.62, D, 0.18)) : "") +
		`<path d="M${cx - r * 0.93} ${cy}A${r * 0.93} ${ry * 0.93} 0 0 1 ${cx + r * 0.1} ${cy - ry * 0.92}" fill="none" stroke="#fffbe8" stroke-width="${(r * 0.04).toFixed(1)}" stroke-linecap="round" opacity=".85"/>`
	);
}
/** n coins on one another; (cx, base) is where the stack stands. */
export function stack(cx, base, r, n, { seed = "s", k = 0.4, sh = true, jitter = 0.07, pale = false } = {}) {
	const R = rng(`${seed}${cx}${n}`);
	const t = r * 0.24;
	let s = sh ? shadow(cx + r * 0.18, base - r * k * 0.25, r * 1.18, r * k * 0.95, 0.34) : "";
	for (let i = 0; i < n; i++) s += coin(cx + (i ? (R() - 0.5) * 2 * r * jitter : 0), base - r * k - (i + 1) * t, r, { k, t, mark: i === n - 1, pale });
	return s;
}
/** A coin facing us, with thickness to the lower right. */
export function coinFace(cx, cy, r, { mark = "cedi", tilt = 0, pale = false, gloss = true } = {}) {
	const [L, M, D] = pale ? ["#fffaea", "#efd48b", "#bd9136"] : ["#fdeeb9", P.gold, "#9a640a"];
	const sym = mark === "sprout" ? sprout(0, r * 0.03, r * 0.52, L) + sprout(0, 0, r * 0.52, D) : mark === "cedi" ? cedi(r * 0.02, r * 0.03, r * 0.66, L) + cedi(0, 0, r * 0.66, D) : "";
	return g(
		`translate(${cx} ${cy}) rotate(${tilt})`,
		circ(r * 0.09, r * 0.05, r, lin([D, "#6e4404"])) + circ(0, 0, r, lin([L, M, D])) + circ(0, 0, r * 0.82, lin([mix(D, M, 0.35), M, L])) +
			circ(r * 0.012, r * 0.02, r * 0.79, lin([mix(L, M, 0.5), M, mix(M, D, 0.3)])) +
			`<circle r="${r * 0.9}" fill="none" stroke="${D}" stroke-width="${r * 0.035}" stroke-dasharray="${r * 0.04} ${r * 0.075}" opacity=".55"/>` + sym +
			(gloss ? clip(circ(0, 0, r * 0.98), path(`M${-r * 0.95} ${r * 0.1}L${r * 0.1} ${-r * 0.95}h${r * 0.3}L${-r * 0.95} ${r * 0.4}Z`, "#fffdf0", { opacity: 0.3 })) : "") +
			`<path d="M${-r * 0.95} 0A${r * 0.95} ${r * 0.95} 0 0 1 0 ${-r * 0.95}" fill="none" stroke="#fffdf0" stroke-width="${r * 0.03}" stroke-linecap="round" opacity=".9"/>`,
	);
}
/** A banknote, flat to the viewer, about its middle. */
export function note(cx, cy, w, rot = 0, c = P.violet) {
	const h = w * 0.48;
	return g(
		`translate(${cx} ${cy}) rotate(${rot})`,
		litRect(-w / 2, -h / 2, w, h, w * 0.03, lite(c, 0.42), 0.8) +
			rect(-w * 0.46, -h * 0.4, w * 0.92, h * 0.8, w * 0.02, "none", { stroke: dark(c, 0.1), strokeWidth: w * 0.008, opacity: 0.7 }) +
			[0.2, 0.26, 0.32].map((k) => ell(0, 0, w * k * 0.8, h * k * 1.3, "none", { stroke: c, strokeWidth: w * 0.006, opacity: 0.6 })).join("") +
			circ(0, 0, h * 0.25, lite(c, 0.65)) + cedi(0, 0, h * 0.2, dark(c, 0.3)) +
			rect(-w * 0.42, -h * 0.32, w * 0.1, h * 0.64, w * 0.01, c, { opacity: 0.5 }) + rect(w * 0.36, -h * 0.32, w * 0.05, h * 0.64, w * 0.01, P.gold, { opacity: 0.8 }),
	);
}
/** A bundle of notes with a band, lying flat: front face and top. */
export function bundle(x, base, w, c = P.violet, n = 5) {
	const d = w * 0.3;
	let s = shadow(x + w * 0.55, base, w * 0.62, w * 0.1);
	for (let i = 0; i < n; i++) {
		const y = base - i * w * 0.055 - w * 0.055;
		s += path(`M${x} ${y}L${x + d * 0.6} ${y - d * 0.62}H${x + w + d * 0.6}L${x + w} ${y}Z`, lin([lite(c, 0.5), lite(c, 0.2)])) + rect(x, y, w, w * 0.05, 1.5, lin([lite(c, 0.25), dark(c, 0.1)], 0, 0, 1, 0));
	}
	const top = base - n * w * 0.055;
	const b = x + w * 0.4;
	return s + path(`M${b} ${base}V${top}L${b + d * 0.6} ${top - d * 0.62}h${w * 0.18}L${b + w * 0.18} ${top}V${base}Z`, lin([P.goldL, P.gold, P.goldD])) + ell(x + d * 0.3 + w * 0.22, top - d * 0.31, w * 0.075, d * 0.18, "none", { stroke: dark(c, 0.1), strokeWidth: 2, opacity: 0.6 }) + ell(x + d * 0.3 + w * 0.8, top - d * 0.31, w * 0.075, d * 0.18, "none", { stroke: dark(c, 0.1), strokeWidth: 2, opacity: 0.6 });
}

// ── boxes ──────────────────────────────────────────────────────────────────────────────────────────
/** A box with front, side and top faces. (x, base) is the front's lower left corner. */
export function box3(x, base, w, h, d, c, { front = c, r = 0 } = {}) {
	const dx = d * 0.7;
	const dy = d * 0.42;
	return (
		path(`M${x + w} ${base}l${dx} ${-dy}v${-h}l${-dx} ${dy}Z`, lin([dark(c, 0.22), dark(c, 0.42)], 0, 0, 1, 0.6)) +
		path(`M${x} ${base - h}l${dx} ${-dy}h${w}l${-dx} ${dy}Z`, lin([lite(c, 0.42), lite(c, 0.16)])) +
		litRect(x, base - h, w, h, r, front, 0.9)
	);
}
/** Wooden savings box with slot, brass lock and a woven band. */
export function savingsBox(x, base, w, { c = P.wood, cloth = weave(P.brand, P.gold, P.leaf, w / 420) } = {}) {
	const h = w * 0.66;
	const d = w * 0.42;
	const dx = d * 0.7;
	const dy = d * 0.42;
	return (
		shadow(x + w * 0.62, base - 2, w * 0.78, w * 0.11, 0.4) + box3(x, base, w, h, d, c) +
		[0.24, 0.5, 0.76].map((k) => line(`M${x + 4} ${base - h * k}h${w - 8}`, dark(c, 0.3), 1.6, { opacity: 0.35 })).join("") +
		lit(`M${x} ${base - h * 0.38}h${w}v${h * 0.24}h${-w}Z`, cloth, 0.8) + path(`M${x + w} ${base - h * 0.38}l${dx} ${-dy}v${h * 0.24}l${-dx} ${dy}Z`, cloth) + path(`M${x + w} ${base - h * 0.38}l${dx} ${-dy}v${h * 0.24}l${-dx} ${dy}Z`, "#1d0b2e", { opacity: 0.38 }) +
		[[x, 1], [x + w, -1]].map(([px, s]) => [[base, -1], [base - h, 1]].map(([py, t]) => path(`M${px} ${py}h${s * w * 0.11}q0 ${t * w * 0.08} ${-s * w * 0.05} ${t * w * 0.07}q${-s * w * 0.01} ${t * w * 0.04} ${-s * w * 0.06} ${t * w * 0.04}Z`, lin([P.goldL, P.gold, P.goldD]))).join("")).join("") +
		path(`M${x + w * 0.3 + dx / 2} ${base - h - dy / 2 - w * 0.018}h${w * 0.4}l${-w * 0.03} ${w * 0.036}h${-w * 0.4}Z`, "#2c1508") +
		litRect(x + w * 0.43, base - h * 0.74, w * 0.14, w * 0.17, w * 0.03, lin([P.goldL, P.gold, P.goldD])) + circ(x + w * 0.5, base - h * 0.64, w * 0.022, "#5a3a06") + path(`M${x + w * 0.492} ${base - h * 0.64}h${w * 0.016}l${w * 0.008} ${w * 0.05}h${-w * 0.032}Z`, "#5a3a06")
	);
}
/** Child's money box: a bright little house with a slot in its roof. */
export function moneyHouse(cx, base, w, { wall = "#f7e6c2", roof = P.brand2, door = P.terra } = {}) {
	const h = w * 0.62;
	return (
		shadow(cx + w * 0.06, base, w * 0.66, w * 0.1, 0.38) + litRect(cx - w / 2, base - h, w, h, w * 0.07, wall) +
		lit(`M${cx - w * 0.6} ${base - h + w * 0.06}q${-w * 0.02} ${-w * 0.07} ${w * 0.05} ${-w * 0.12}L${cx - w * 0.1} ${base - h - w * 0.4}q${w * 0.1} ${-w * 0.07} ${w * 0.2} 0L${cx + w * 0.55} ${base - h - w * 0.06}q${w * 0.07} ${w * 0.05} ${w * 0.05} ${w * 0.12}q${-w * 0.03} ${w * 0.05} ${-w * 0.1} ${w * 0.05}H${cx - w * 0.5}q${-w * 0.07} 0 ${-w * 0.1} ${-w * 0.05}Z`, roof) +
		rect(cx - w * 0.17, base - h - w * 0.18, w * 0.34, w * 0.055, w * 0.027, "#22093a") + rect(cx - w * 0.17, base - h - w * 0.13, w * 0.34, w * 0.012, 2, lite(roof, 0.5), { opacity: 0.7 }) +
		lit(`M${cx - w * 0.13} ${base}V${base - h * 0.48}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.26} 0V${base}Z`, door) + circ(cx + w * 0.07, base - h * 0.26, w * 0.02, P.goldL) +
		[-1, 1].map((s) => circ(cx + s * w * 0.32, base - h * 0.56, w * 0.085, P.gold) + circ(cx + s * w * 0.32, base - h * 0.56, w * 0.062, lin(["#bfe0ea", "#7aa7bb"])) + line(`M${cx + s * w * 0.32 - w * 0.06} ${base - h * 0.56}h${w * 0.12}M${cx + s * w * 0.32} ${base - h * 0.56 - w * 0.06}v${w * 0.12}`, P.gold, w * 0.016)).join("") +
		rect(cx - w / 2, base - h * 0.1, w, h * 0.1, w * 0.03, P.leaf) + [-0.4, -0.3, 0.25, 0.36, 0.43].map((k) => circ(cx + w * k, base - h * 0.11, w * 0.025, k > 0 ? P.gold : P.terraL)).join("")
	);
}
/** Round clay pot used as a money bank. */
export const clayPot = (cx, base, w, c = P.terra) =>
	shadow(cx + w * 0.06, base, w * 0.5, w * 0.09) +
	lit(`M${cx - w * 0.22} ${base}C${cx - w * 0.62} ${base - w * 0.1} ${cx - w * 0.62} ${base - w * 0.68} ${cx - w * 0.2} ${base - w * 0.76}h${w * 0.4}C${cx + w * 0.62} ${base - w * 0.68} ${cx + w * 0.62} ${base - w * 0.1} ${cx + w * 0.22} ${base}Z`, lin([lite(c, 0.3), c, dark(c, 0.3)])) +
	rect(cx - w * 0.24, base - w * 0.84, w * 0.48, w * 0.1, w * 0.05, lin([lite(c, 0.35), dark(c, 0.25)], 0, 0, 1, 0)) +
	line(`M${cx - w * 0.48} ${base - w * 0.46}q${w * 0.48} ${w * 0.13} ${w * 0.96} 0`, P.goldL, w * 0.025, { opacity: 0.8 }) +
	line(`M${cx - w * 0.5} ${base - w * 0.38}q${w * 0.5} ${w * 0.14} ${w} 0`, P.cream, w * 0.018, { strokeDasharray: `${w * 0.03} ${w * 0.05}`, opacity: 0.8 });
/** Low round plinth; (cx, y) the middle of its upper face. */
export const plinth = (cx, y, rx, h, c = P.mist, k = 0.26) =>
	shadow(cx + rx * 0.06, y + h + rx * k * 0.35, rx * 1.12, rx * k * 0.95, 0.26) +
	path(`M${cx - rx} ${y}v${h}a${rx} ${rx * k} 0 0 0 ${2 * rx} 0v${-h}Z`, lin([dark(c, 0.08), [lite(c, 0.3), 0.25, 1], [dark(c, 0.3), 1, 1]].map((s, i) => (Array.isArray(s) ? s : [s, i, 1])), 0, 0, 1, 0)) +
	ell(cx, y, rx, rx * k, lin([lite(c, 0.75), lite(c, 0.1)])) + ell(cx, y, rx * 0.985, rx * k * 0.97, "none", { stroke: "#fff", strokeWidth: 2, opacity: 0.5 });

// ── devices and paper ──────────────────────────────────────────────────────────────────────────────
/** Phone about its middle; screen(w, h) draws into a w × h screen. */
export function phone(cx, cy, w, { rot = 0, h = w * 2.02, c = "#2a1342", bg = lin(["#fdf8f1", "#efe6f8"]), screen = () => "" } = {}) {
	const b = w * 0.045;
	const [sw, sh] = [w - 2 * b, h - 2 * b];
	return g(
		`translate(${cx} ${cy}) rotate(${rot})`,
		rect(-w / 2 + w * 0.035, -h / 2 + w * 0.025, w, h, w * 0.14, lin([dark(c, 0.2), "#12051f"])) + rect(-w / 2, -h / 2, w, h, w * 0.14, lin([lite(c, 0.4), c, dark(c, 0.5)])) +
			rect(-w / 2 + w * 0.012, -h / 2 + w * 0.012, w * 0.976, h - w * 0.024, w * 0.13, "#190a29") +
			g(`translate(${-sw / 2} ${-sh / 2})`, clip(rect(0, 0, sw, sh, w * 0.1), rect(0, 0, sw, sh, 0, bg) + screen(sw, sh) + path(`M0 0H${sw * 0.55}L0 ${sh * 0.5}Z`, "#fff", { opacity: 0.09 }))) +
			rect(-w * 0.13, -h / 2 + b + w * 0.03, w * 0.26, w * 0.06, w * 0.03, "#190a29"),
	);
}
/** Dial screen for the short code: code card, keypad and call button. */
export const dialScreen = (w, h) => {
	const keys = "123456789*0#";
	const k = w * 0.1;
	return (
		rect(0, 0, w, h, 0, lin(["#6a2c9f", "#3d1660"], 0, 0, 0.3, 1)) + rect(0, 0, w, h, 0, weaveMono("#ffffff", w / 700), { opacity: 0.05 }) +
		rect(w * 0.1, h * 0.12, w * 0.8, h * 0.19, w * 0.06, lin(["#fffdf8", "#f3e8fb"])) + digits("*277#", w / 2, h * 0.182, h * 0.075, P.brand, 1.6) +
		[...keys].map((ch, i) => {
			const x = w * (0.23 + (i % 3) * 0.27);
			const y = h * (0.415 + Math.floor(i / 3) * 0.112);
			return circ(x + 1.5, y + 2.5, k, "#22093a", { opacity: 0.35 }) + circ(x, y, k, lin(["#8f5cc0", "#5f2a8f"])) + digits(ch, x, y - k * 0.42, k * 0.84, "#fdf3d8", 1.3);
		}).join("") +
		circ(w / 2 + 2, h * 0.885 + 3, k * 1.12, "#22093a", { opacity: 0.4 }) + circ(w / 2, h * 0.885, k * 1.12, lin(["#7fc08a", P.leaf, "#34694a"])) +
		put(w / 2, h * 0.885, k / 26, path("M-13-11c3-4 6-3 7 0l2 5c.6 2-.6 3-2 4 2 4 4 6 8 8 1-1.400 2-2.600 4-2l5 2c3 1 4 4 0 7-7 4-15-1-19-6-5-5-9-12-5-18z", "#fff"))
	);
};
/** Banking screen: balance card, bars, list rows. */
export const bankScreen = (w, h) =>
	rect(0, 0, w, h * 0.42, 0, lin(["#7a3cb0", P.brand])) + circ(w * 0.85, h * 0.08, w * 0.3, "#fff", { opacity: 0.06 }) +
	rect(w * 0.1, h * 0.13, w * 0.3, h * 0.02, 4, "#e8d5f7") + rect(w * 0.1, h * 0.17, w * 0.55, h * 0.045, 6, "#fff") + rect(w * 0.08, h * 0.26, w * 0.84, h * 0.25, w * 0.06, lin(["#fffefb", "#f6edfb"])) +
	[0.5, 0.72, 0.42, 0.86, 1].map((v, i) => rect(w * (0.17 + i * 0.14), h * (0.47 - 0.16 * v), w * 0.085, h * 0.16 * v, w * 0.02, i === 4 ? lin([P.goldL, P.gold], 0, 0, 0, 1) : lin(["#c9a9e8", P.violet], 0, 0, 0, 1))).join("") +
	[0, 1, 2, 3].map((i) => rect(w * 0.08, h * (0.55 + i * 0.105), w * 0.84, h * 0.088, w * 0.04, "#fff") + circ(w * 0.19, h * (0.594 + i * 0.105), w * 0.06, [P.gold, P.leaf, P.terra, P.violet][i]) + rect(w * 0.3, h * (0.576 + i * 0.105), w * (0.34 - (i % 2) * 0.08), h * 0.013, 3, "#8f7aa5") + rect(w * 0.3, h * (0.6 + i * 0.105), w * 0.22, h * 0.011, 3, "#d5c8e3") + rect(w * 0.72, h * (0.583 + i * 0.105), w * 0.14, h * 0.02, 4, i % 2 ? P.leaf : P.brand)).join("");
/** Sheet of paper with ruled words; options add a seal, a signature, a photo block. */
export function paper(x, y, w, h, { rot = 0, head = P.brand, seal = false, sign = false, rows = 7, c = "#fffdf8" } = {}) {
	let s = soft(5, rect(5, 8, w, h, 6, "#2a0f42", { opacity: 0.25 })) + litRect(0, 0, w, h, 6, c, 0.35);
	s += rect(w * 0.1, h * 0.08, w * 0.4, h * 0.045, 4, head) + rect(w * 0.1, h * 0.145, w * 0.26, h * 0.018, 3, P.lilac);
	for (let i = 0; i < rows; i++) s += rect(w * 0.1, h * (0.22 + i * 0.072), w * (i % 3 === 2 ? 0.52 : 0.8), h * 0.018, 3, "#d8cbe2");
	if (sign) s += line(`M${w * 0.1} ${h * 0.88}h${w * 0.36}`, "#b6a5c6", 2) + line(`M${w * 0.12} ${h * 0.86}c${w * 0.04} ${-h * 0.1} ${w * 0.08} ${-h * 0.07} ${w * 0.05} 0c${w * 0.04} ${-h * 0.06} ${w * 0.07} ${-h * 0.05} ${w * 0.08} ${-h * 0.01}s${w * 0.06} ${-h * 0.05} ${w * 0.13} ${-h * 0.02}`, P.brand, 3.4);
	if (seal) s += path(`M${w * 0.72} ${h * 0.86}l${-w * 0.05} ${h * 0.1}l${w * 0.07} ${-h * 0.02}l${w * 0.05} ${h * 0.04}l${w * 0.03} ${-h * 0.1}Z`, P.brand2) + circ(w * 0.76, h * 0.84, w * 0.09, lin([P.goldL, P.gold, P.goldD])) + circ(w * 0.76, h * 0.84, w * 0.065, "none", { stroke: "#fff7dc", strokeWidth: 2 }) + sprout(w * 0.76, h * 0.84, w * 0.042, "#7d5206");
	return g(`translate(${x} ${y}) rotate(${rot})`, s);
}
export const pen = (x, y, len, rot = -40, c = P.brand) =>
	g(`translate(${x} ${y}) rotate(${rot})`, soft(3, rect(4, 4, len, len * 0.07, 4, "#2a0f42", { opacity: 0.3 })) +
		path(`M0 0l${len * 0.12} ${-len * 0.045}v${len * 0.09}Z`, P.goldD) + rect(len * 0.11, -len * 0.05, len * 0.82, len * 0.1, len * 0.03, lin([lite(c, 0.4), c, dark(c, 0.4)], 0, 0, 0, 1)) + rect(len * 0.3, -len * 0.052, len * 0.04, len * 0.104, 1, P.gold) + rect(len * 0.62, -len * 0.075, len * 0.28, len * 0.03, 3, P.gold));
export function envelope(cx, cy, w, { rot = 0, c = P.cream, flap = true, seal = true, bill = false } = {}) {
	const h = w * 0.64;
	const [l, t] = [-w / 2, -h / 2];
	return g(`translate(${cx} ${cy}) rotate(${rot})`,
		soft(8, rect(l + 8, t + 14, w, h, 10, "#2a0f42", { opacity: 0.28 })) +
			(bill ? path(`M${l} ${t + 10}L0 ${t - h * 0.52}L${-l} ${t + 10}Z`, lin([dark(c, 0.12), dark(c, 0.24)])) + note(w * 0.02, t - h * 0.06, w * 0.78, -4, P.violet) + note(-w * 0.02, t + h * 0.02, w * 0.8, 3, P.leaf) : "") +
			litRect(l, t, w, h, w * 0.04, c, 0.7) +
			path(`M${l + 4} ${h / 2 - 4}L${-w * 0.08} ${h * 0.02}q${w * 0.08} ${-h * 0.08} ${w * 0.16} 0L${-l - 4} ${h / 2 - 4}q${-4} 4 ${-w * 0.04} 4H${l + w * 0.04}q${-w * 0.03} 0 ${-w * 0.04 + 4} ${-4}Z`, lin([lite(c, 0.5), dark(c, 0.05)])) +
			(flap && !bill ? path(`M${l + 3} ${t + 5}q4 -5 ${w * 0.04} -5H${-l - w * 0.04}q${w * 0.03} 0 ${w * 0.04 - 3} 5L${w * 0.06} ${h * 0.08}q${-w * 0.06} ${h * 0.06} ${-w * 0.12} 0Z`, lin([lite(c, 0.7), dark(c, 0.1)], 0, 0, 0, 1), { stroke: dark(c, 0.2), strokeWidth: 1 }) : "") +
			(bill ? path(`M${l} ${t + 4}L0 ${h * 0.2}L${-l} ${t + 4}V${h * 0.4}H${l}Z`, "none") : "") +
			(seal ? circ(2, h * 0.1 + 3, w * 0.09, "#2a0f42", { opacity: 0.25 }) + circ(0, h * 0.09, w * 0.09, lin([lite(P.brand2, 0.35), P.brand2, P.deep])) + sprout(0, h * 0.09, w * 0.046, P.goldL) : "") +
			[0.1, 0.16, 0.22, 0.28].map((k, i) => rect(l + w * k - w * 0.05, h / 2 - h * 0.12, w * 0.03, h * 0.06, 1, [P.brand2, P.gold][i % 2], { opacity: 0.8 })).join(""));
}
export function calculator(x, base, w, { rot = 0, c = P.brand } = {}) {
	const h = w * 1.32;
	let s = soft(7, rect(8, -h + 12, w, h, w * 0.1, "#2a0f42", { opacity: 0.35 })) + rect(w * 0.03, -h + w * 0.04, w, h, w * 0.11, dark(c, 0.55)) + litRect(0, -h, w, h, w * 0.11, lin([lite(c, 0.25), c, dark(c, 0.25)])) + rect(w * 0.11, -h + w * 0.12, w * 0.78, w * 0.27, w * 0.05, lin(["#e6f0dc", "#bcd3b4"])) + digits("277", w * 0.52, -h + w * 0.18, w * 0.15, "#31523b", 1.4, false);
	for (let i = 0; i < 16; i++) s += rect(w * (0.12 + (i % 4) * 0.2), -h + w * (0.49 + Math.floor(i / 4) * 0.19) + 3, w * 0.16, w * 0.14, w * 0.04, "#1d0b2e", { opacity: 0.4 }) + rect(w * (0.12 + (i % 4) * 0.2), -h + w * (0.49 + Math.floor(i / 4) * 0.19), w * 0.16, w * 0.14, w * 0.04, i % 4 === 3 ? lin([P.goldL, P.gold]) : i === 12 ? lin([P.terraL, P.terra]) : lin(["#fff", "#e2d3f0"]));
	return g(`translate(${x} ${base}) rotate(${rot})`, s);
}
export function laptop(cx, base, w, { screen = (sw, sh) => bankWide(sw, sh) } = {}) {
	const h = w * 0.6;
	const [sw, sh] = [w * 0.92, h * 0.88];
	return shadow(cx, base + w * 0.02, w * 0.66, w * 0.06) + rect(cx - w / 2, base - h - w * 0.03, w, h, w * 0.035, lin(["#59407a", "#2a1342"])) +
		g(`translate(${cx - sw / 2} ${base - h + w * 0.006})`, clip(rect(0, 0, sw, sh, w * 0.015), rect(0, 0, sw, sh, 0, lin(["#fffdf8", "#efe6f8"])) + screen(sw, sh) + path(`M0 0h${sw * 0.5}L0 ${sh * 0.8}Z`, "#fff", { opacity: 0.12 }))) +
		path(`M${cx - w * 0.5} ${base - w * 0.035}H${cx + w * 0.5}L${cx + w * 0.58} ${base}H${cx - w * 0.58}Z`, lin(["#e9e2f1", "#b7a9c9"])) + rect(cx - w * 0.58, base - 1, w * 1.16, w * 0.022, w * 0.011, lin(["#cabdd9", "#8d7ba6"], 0, 0, 0, 1)) + rect(cx - w * 0.09, base - 1, w * 0.18, w * 0.01, 3, "#8d7ba6");
}
export const bankWide = (w, h) =>
	rect(0, 0, w, h * 0.14, 0, lin([P.brand2, P.brand])) + circ(w * 0.05, h * 0.07, h * 0.035, P.gold) + rect(w * 0.09, h * 0.055, w * 0.16, h * 0.03, 3, "#e8d5f7") +
	rect(w * 0.05, h * 0.22, w * 0.55, h * 0.68, 8, "#fff") + [0.35, 0.5, 0.45, 0.7, 0.85].map((v, i) => rect(w * (0.1 + i * 0.095), h * (0.84 - 0.5 * v), w * 0.055, h * 0.5 * v, 4, i === 4 ? P.gold : lin(["#c9a9e8", P.violet], 0, 0, 0, 1))).join("") +
	rect(w * 0.64, h * 0.22, w * 0.31, h * 0.3, 8, lin([P.goldL, P.gold])) + rect(w * 0.64, h * 0.58, w * 0.31, h * 0.32, 8, "#fff") + [0.64, 0.71, 0.78].map((y) => rect(w * 0.68, h * y, w * 0.2, h * 0.025, 3, "#d5c8e3")).join("");
export const clipboard = (x, y, w, h, rot = 0) =>
	g(`translate(${x} ${y}) rotate(${rot})`, soft(7, rect(8, 10, w, h, 12, "#2a0f42", { opacity: 0.3 })) + litRect(0, 0, w, h, 12, lin([P.woodL, P.wood])) + g(`translate(${w * 0.07} ${h * 0.08})`, paper(0, 0, w * 0.86, h * 0.86, { rows: 6, sign: true })) + rect(w * 0.33, -h * 0.03, w * 0.34, h * 0.09, 8, lin([P.goldL, P.gold, P.goldD])) + circ(w * 0.5, -h * 0.015, w * 0.035, P.woodD));

// ── plants ─────────────────────────────────────────────────────────────────────────────────────────
const leafD = (l, w) => `M0 0C${l * 0.25} ${-w} ${l * 0.7} ${-w * 0.9} ${l} 0C${l * 0.7} ${w * 0.6} ${l * 0.25} ${w * 0.5} 0 0Z`;
export const leaf = (x, y, l, rot, c = P.leaf, w = l * 0.28) =>
	g(`translate(${x} ${y}) rotate(${rot})`, path(leafD(l, w), lin([lite(c, 0.35), c, dark(c, 0.3)], 0, 0, 0.6, 1)) + line(`M${l * 0.04} 0Q${l * 0.5} ${-w * 0.12} ${l * 0.92} 0`, lite(c, 0.5), Math.max(1, l * 0.018), { opacity: 0.55 }));
export const seedling = (x, y, h, c = P.leaf) =>
	line(`M${x} ${y}q${-h * 0.06} ${-h * 0.4} 0 ${-h * 0.75}`, dark(c, 0.15), h * 0.07) + leaf(x, y - h * 0.45, h * 0.55, -150, c) + leaf(x, y - h * 0.55, h * 0.6, -28, lite(c, 0.12)) + leaf(x, y - h * 0.72, h * 0.36, -82, lite(c, 0.2));
export function pot(cx, base, w, { c = P.terra, kind = 0, h = w * 1.2 } = {}) {
	const R = rng(`pot${cx}${w}`);
	const top = base - w * 0.72;
	let s = shadow(cx + w * 0.05, base, w * 0.5, w * 0.09);
	if (kind === 0) for (let i = 0; i < 9; i++) { const a = -90 + (i - 4) * 19; s += leaf(cx + (i - 4) * w * 0.04, top, h * (0.8 + R() * 0.35), a, i % 2 ? P.leaf : mix(P.leaf, P.leafD, 0.5), h * 0.16); }
	if (kind === 1) for (const a of [-140, -40, -115, -65, -90]) s += line(`M${cx} ${top}q${Math.cos((a * Math.PI) / 180) * h * 0.2} ${-h * 0.5} ${Math.cos((a * Math.PI) / 180) * h * 0.6} ${Math.sin((a * Math.PI) / 180) * h * 0.8}`, P.leafD, 3) + leaf(cx + Math.cos((a * Math.PI) / 180) * h * 0.45, top + Math.sin((a * Math.PI) / 180) * h * 0.6, h * 0.5, a, P.leaf, h * 0.2);
	return s + lit(`M${cx - w * 0.42} ${top}h${w * 0.84}l${-w * 0.1} ${w * 0.66}q${-w * 0.02} ${w * 0.06} ${-w * 0.1} ${w * 0.06}h${-w * 0.44}q${-w * 0.08} 0 ${-w * 0.1} ${-w * 0.06}Z`, c) + litRect(cx - w * 0.47, top - w * 0.06, w * 0.94, w * 0.16, w * 0.05, lite(c, 0.12)) + line(`M${cx - w * 0.33} ${top + w * 0.34}l${w * 0.11} ${w * 0.1}l${w * 0.11} ${-w * 0.1}l${w * 0.11} ${w * 0.1}l${w * 0.11} ${-w * 0.1}l${w * 0.11} ${w * 0.1}l${w * 0.11} ${-w * 0.1}`, lite(c, 0.5), w * 0.03, { opacity: 0.8 });
}
export function maize(x, base, h, { flip = 1, cob = true, tone = 0 } = {}) {
	const c = mix(P.leaf, P.leafD, tone);
	const L = (y, l, up, s) => {
		const X = s * l;
		return path(`M0 ${-y}C${X * 0.3} ${-y - up} ${X * 0.8} ${-y - up * 0.9} ${X} ${-y + up * 0.25}C${X * 0.75} ${-y - up * 0.45} ${X * 0.3} ${-y - up * 0.5} 0 ${-y + h * 0.03}Z`, lin(s > 0 ? [lite(c, 0.15), dark(c, 0.2)] : [lite(c, 0.42), c])) + line(`M0 ${-y}C${X * 0.3} ${-y - up * 0.8} ${X * 0.75} ${-y - up * 0.75} ${X * 0.97} ${-y + up * 0.18}`, lite(c, 0.55), 1.6, { opacity: 0.5 });
	};
	return g(`translate(${x} ${base}) scale(${flip} 1)`,
		line(`M0 0Q${h * 0.02} ${-h * 0.5} 0 ${-h * 0.92}`, lin([lite(c, 0.25), dark(c, 0.2)], 0, 0, 1, 0.01), h * 0.03) + path(`M${-h * 0.014} 0L${-h * 0.008} ${-h * 0.9}h${h * 0.016}L${h * 0.016} 0Z`, lin([lite(c, 0.3), dark(c, 0.2)], 0, 0, 1, 0)) +
			[-24, -8, 8, 24].map((a) => g(`translate(0 ${-h * 0.88}) rotate(${a})`, line(`M0 0Q${a * 0.1} ${-h * 0.08} 0 ${-h * 0.15}`, "#d8a94a", h * 0.014, { strokeDasharray: `${h * 0.012} ${h * 0.016}` }) + line(`M0 0V${-h * 0.14}`, "#c3913a", 2))).join("") +
			L(h * 0.18, h * 0.34, h * 0.2, -1) + L(h * 0.3, h * 0.36, h * 0.24, 1) + L(h * 0.48, h * 0.34, h * 0.22, -1) + L(h * 0.62, h * 0.3, h * 0.2, 1) + L(h * 0.76, h * 0.22, h * 0.14, -1) +
			(cob ? g(`translate(${h * 0.015} ${-h * 0.36}) rotate(20)`, cobShape(h * 0.27)) : ""));
}
export const cobShape = (l) => {
	const w = l * 0.34;
	const d = `M0 0C${w} ${-l * 0.1} ${w * 0.95} ${-l * 0.75} 0 ${-l}C${-w * 0.95} ${-l * 0.75} ${-w} ${-l * 0.1} 0 0Z`;
	return path(d, lin([P.goldL, P.gold, P.goldD])) + clip(path(d, "#000"), path(`M-99-999h198v1998h-198Z`, tile(l * 0.075, l * 0.075, rect(0.5, 0.5, l * 0.06, l * 0.06, l * 0.025, "#fff0ae", { opacity: 0.6 })))) +
		path(`M0 ${l * 0.06}C${-w * 1.5} ${-l * 0.05} ${-w * 1.4} ${-l * 0.5} ${-w * 0.7} ${-l * 0.7}C${-w * 0.9} ${-l * 0.35} ${-w * 0.3} ${-l * 0.2} 0 ${l * 0.06}Z`, lin(["#b6d69a", P.leaf])) + path(`M0 ${l * 0.06}C${w * 1.5} ${-l * 0.05} ${w * 1.3} ${-l * 0.4} ${w * 0.8} ${-l * 0.55}C${w * 0.8} ${-l * 0.3} ${w * 0.4} ${-l * 0.15} 0 ${l * 0.06}Z`, lin([P.leaf, P.leafD]));
};
/** Money tree: soft round canopy with coins among the leaves. */
export function moneyTree(cx, base, h, { seed = "t", coins = 9, c = P.leaf } = {}) {
	const R = rng(seed);
	const w = h * 0.74;
	const blobs = [[-0.3, 0.5, 0.2], [0.3, 0.52, 0.2], [-0.36, 0.68, 0.17], [0.37, 0.7, 0.16], [0, 0.6, 0.24], [-0.2, 0.78, 0.19], [0.2, 0.79, 0.18], [0, 0.88, 0.16], [0, 0.72, 0.2]];
	let s = line(`M${cx} ${base - h * 0.3}Q${cx - w * 0.05} ${base - h * 0.42} ${cx - w * 0.28} ${base - h * 0.5}M${cx} ${base - h * 0.32}Q${cx + w * 0.08} ${base - h * 0.44} ${cx + w * 0.28} ${base - h * 0.52}`, P.woodD, h * 0.03) +
		lit(`M${cx - h * 0.085} ${base}C${cx - h * 0.03} ${base - h * 0.06} ${cx - h * 0.045} ${base - h * 0.3} ${cx - h * 0.02} ${base - h * 0.52}h${h * 0.045}C${cx + h * 0.02} ${base - h * 0.3} ${cx + h * 0.04} ${base - h * 0.06} ${cx + h * 0.1} ${base}Q${cx} ${base - h * 0.03} ${cx - h * 0.085} ${base}Z`, P.wood);
	for (const [x, y, r] of blobs) {
		const [X, Y, Q] = [cx + x * w, base - y * h, r * h * 0.82];
		s += circ(X, Y, Q, rad([lite(c, 0.45), [c, 0.55], [mix(c, P.leafD, 0.8), 1]].map((v, i) => (Array.isArray(v) ? v : [v, i]))));
		for (let i = 0; i < 7; i++) { const a = R() * 6.28; const q = Q * (0.2 + R() * 0.6); s += leaf(X + Math.cos(a) * q, Y + Math.sin(a) * q, Q * 0.4, R() * 360, R() > 0.5 ? lite(c, 0.22) : mix(c, P.leafD, 0.4)); }
	}
	const spots = [[-0.36, 0.6], [0.36, 0.6], [-0.14, 0.52], [0.14, 0.55], [-0.3, 0.78], [0.3, 0.79], [0, 0.7], [-0.12, 0.9], [0.12, 0.88], [-0.02, 0.8], [0.4, 0.7], [-0.42, 0.7]];
	for (const [x, y] of spots.slice(0, coins)) s += circ(cx + x * w + h * 0.008, base - y * h + h * 0.012, h * 0.045, "#173d24", { opacity: 0.4 }) + coinFace(cx + x * w, base - y * h, h * 0.044, { tilt: (R() - 0.5) * 40 });
	return s;
}
export function palm(x, base, h, { lean = 0.06, c = P.leaf } = {}) {
	const tx = x + h * lean;
	const ty = base - h * 0.78;
	let s = line(`M${x} ${base}Q${x + h * lean * 0.2} ${base - h * 0.4} ${tx} ${ty}`, lin([P.woodL, P.woodD], 0, 0, 1, 0.2), h * 0.035);
	for (const [a, l] of [[-170, 0.34], [-10, 0.34], [-145, 0.38], [-35, 0.38], [-118, 0.34], [-62, 0.34], [-90, 0.28], [165, 0.28], [15, 0.28]])
		s += g(`translate(${tx} ${ty}) rotate(${a})`, path(`M0 0C${h * l * 0.4} ${-h * 0.1} ${h * l} ${-h * 0.04 * (Math.abs(a) < 90 ? 1 : -1)} ${h * l} ${h * 0.09 * (Math.abs(a) < 90 ? 1 : -1)}C${h * l * 0.7} ${h * 0.0} ${h * l * 0.4} ${h * 0.02} 0 ${h * 0.02}Z`, lin([lite(c, 0.3), c, dark(c, 0.25)])));
	return s + circ(tx - h * 0.02, ty + h * 0.03, h * 0.022, P.terraD) + circ(tx + h * 0.02, ty + h * 0.035, h * 0.022, P.wood);
}
export const bush = (cx, base, w, c = P.leaf) => [[-0.3, 0.16, 0.22], [0.3, 0.15, 0.2], [0, 0.24, 0.28], [-0.12, 0.12, 0.2], [0.15, 0.1, 0.2]].map(([x, y, r]) => circ(cx + x * w, base - y * w, r * w, rad([lite(c, 0.35), c, dark(c, 0.25)]))).join("");
export const tree = (cx, base, h, c = P.leaf) => shadow(cx + h * 0.05, base, h * 0.3, h * 0.04, 0.25) + lit(`M${cx - h * 0.04} ${base}L${cx - h * 0.02} ${base - h * 0.5}h${h * 0.04}L${cx + h * 0.045} ${base}Z`, P.woodD) + [[-0.2, 0.55, 0.2], [0.2, 0.57, 0.19], [0, 0.5, 0.2], [-0.1, 0.76, 0.2], [0.12, 0.77, 0.18], [0, 0.66, 0.22]].map(([x, y, r]) => circ(cx + x * h, base - y * h, r * h, rad([lite(c, 0.38), c, dark(c, 0.28)]))).join("");

// ── market and buildings ───────────────────────────────────────────────────────────────────────────
const ball = (x, y, r, c) => circ(x, y, r, rad([lite(c, 0.5), [c, 0.5], [dark(c, 0.35), 1]].map((v, i) => (Array.isArray(v) ? v : [v, i])), 0.34, 0.28, 0.75));
/** Pyramid of round produce standing at base. */
export function pile(cx, base, r, rows, c, seed = "p") {
	const R = rng(`${seed}${cx}`);
	let s = "";
	for (let j = 0; j < rows; j++) for (let i = 0; i < rows - j; i++) s += ball(cx + (i - (rows - j - 1) / 2) * r * 1.9, base - r - j * r * 1.62, r * (0.95 + R() * 0.08), mix(c, R() > 0.5 ? P.gold : P.terraD, R() * 0.18)) ;
	return s;
}
export const pineapple = (x, base, h) => [-34, -17, 0, 17, 34].map((a) => g(`translate(${x} ${base - h * 0.56}) rotate(${a})`, path(`M${-h * 0.06} 0Q${-h * 0.04} ${-h * 0.3} 0 ${-h * 0.44}Q${h * 0.05} ${-h * 0.3} ${h * 0.06} 0Z`, lin([lite(P.leaf, 0.3), P.leafD])))).join("") + lit(`M${x} ${base}C${x - h * 0.3} ${base} ${x - h * 0.26} ${base - h * 0.6} ${x} ${base - h * 0.6}S${x + h * 0.3} ${base} ${x} ${base}Z`, tile(h * 0.12, h * 0.12, rect(0, 0, h, h, 0, "#d99a2b") + path(`M0 0L${h * 0.12} ${h * 0.12}M${h * 0.12} 0L0 ${h * 0.12}`, "none", { stroke: P.goldD, strokeWidth: 2 })));
export const yam = (x, base, l, rot = 0) => g(`translate(${x} ${base}) rotate(${rot})`, lit(`M0 ${-l * 0.1}C${l * 0.1} ${-l * 0.3} ${l * 0.8} ${-l * 0.28} ${l} ${-l * 0.12}C${l * 0.95} ${l * 0.03} ${l * 0.1} ${l * 0.03} 0 ${-l * 0.1}Z`, "#8c5f3c"));
export const plantain = (x, base, l, c = "#7da548") => [0, 1, 2, 3].map((i) => path(`M${x + i * l * 0.16} ${base - l * 0.5}q${-l * 0.3} ${l * 0.3} ${l * 0.02} ${l * 0.52}q${l * 0.1} 0 ${l * 0.1} ${-l * 0.06}q${-l * 0.16} ${-l * 0.16} ${-l * 0.04} ${-l * 0.44}Z`, lin([lite(c, 0.4), c, dark(c, 0.25)]))).join("") + rect(x - l * 0.02, base - l * 0.54, l * 0.58, l * 0.08, l * 0.03, "#6b7a34");
export const bolt = (x, base, w, h, fill) => lit(`M${x} ${base}V${base - h}q${w / 2} ${-w * 0.2} ${w} 0V${base}q${-w / 2} ${w * 0.2} ${-w} 0Z`, fill) + ell(x + w / 2, base - h, w / 2, w * 0.14, lin(["#fff3dd", "#d8c4a4"])) + ell(x + w / 2, base - h, w * 0.25, w * 0.07, "#b58f62");
export const folded = (x, base, w, fills) => fills.map((f, i) => litRect(x + (i % 2) * 3, base - (i + 1) * w * 0.13, w, w * 0.125, w * 0.05, f, 0.9)).join("");
export const basket = (cx, base, w, { c = P.woodL, inside = "" } = {}) =>
	shadow(cx + w * 0.05, base, w * 0.52, w * 0.09) + ell(cx, base - w * 0.42, w * 0.5, w * 0.1, dark(c, 0.55)) + inside +
	lit(`M${cx - w * 0.5} ${base - w * 0.42}Q${cx} ${base - w * 0.26} ${cx + w * 0.5} ${base - w * 0.42}L${cx + w * 0.36} ${base - w * 0.03}Q${cx} ${base + w * 0.06} ${cx - w * 0.36} ${base - w * 0.03}Z`, tile(w * 0.1, w * 0.08, rect(0, 0, w, w, 0, c) + rect(0, 0, w * 0.05, w * 0.04, 2, dark(c, 0.2)) + rect(w * 0.05, w * 0.04, w * 0.05, w * 0.04, 2, dark(c, 0.2)))) +
	line(`M${cx - w * 0.5} ${base - w * 0.42}Q${cx} ${base - w * 0.26} ${cx + w * 0.5} ${base - w * 0.42}`, P.brand, w * 0.045) + line(`M${cx - w * 0.5} ${base - w * 0.42}Q${cx} ${base - w * 0.26} ${cx + w * 0.5} ${base - w * 0.42}`, P.goldL, w * 0.014, { strokeDasharray: `${w * 0.03} ${w * 0.03}` });
/** Striped, scalloped awning from x to x + w with its upper edge at y. */
export function awning(x, y, w, h, cols = [P.brand2, P.cream], n = 9, inset = 0.05) {
	let s = "";
	for (let i = 0; i < n; i++) {
		const c = cols[i % cols.length];
		const t0 = x + w * inset + (w * (1 - 2 * inset) * i) / n;
		const t1 = x + w * inset + (w * (1 - 2 * inset) * (i + 1)) / n;
		const b0 = x + (w * i) / n;
		const b1 = x + (w * (i + 1)) / n;
		s += path(`M${t0} ${y}H${t1 + 0.4}L${b1 + 0.4} ${y + h * 0.72}v${h * 0.1}a${w / n / 2} ${h * 0.2} 0 0 1 ${-w / n - 0.4} 0v${-h * 0.1}Z`, lin([lite(c, 0.25), [c, 0.6], [dark(c, 0.22), 1]].map((v, j) => (Array.isArray(v) ? v : [v, j])), 0, 0, 0.15, 1));
	}
	return soft(6, rect(x + w * 0.04, y + h * 0.9, w * 0.95, h * 0.3, 8, "#2a0f42", { opacity: 0.25 })) + s + rect(x, y + h * 0.7, w, 2, 0, "#2a0f42", { opacity: 0.18 }) + rect(x + w * inset - 6, y - 7, w * (1 - 2 * inset) + 12, 13, 6, lin([P.woodL, P.woodD], 0, 0, 0, 1));
}
/** Market stall: posts, awning, counter with woven cloth; goods(x0, x1, y) stands on the counter, keeper(cx, y) behind it. */
export function stall(x, base, w, { cols = [P.brand2, P.cream], cloth = weave(P.brand, P.gold, P.leaf, 0.9), goods = null, keeper = null, h = w * 0.95, back = "#5a2f6e" } = {}) {
	const top = base - h;
	const cy = base - w * 0.34;
	const m = w * 0.08;
	return (
		shadow(x + w * 0.52, base, w * 0.58, w * 0.06, 0.36) + rect(x + m, top + h * 0.1, w - 2 * m, cy - top - h * 0.08, 0, lin([mix(back, P.deep, 0.2), mix(back, P.deep, 0.5)], 0, 0, 1, 1), { opacity: 0.92 }) +
		rect(x + m, top + h * 0.44, w - 2 * m, 5, 2, dark(back, 0.4), { opacity: 0.6 }) + [0.17, 0.25, 0.7, 0.78].map((k, i) => bolt(x + w * k - 8, top + h * 0.44, w * 0.06, h * 0.13, [weave(P.terra, P.goldL, P.brand, 0.4), batik(P.leaf, P.goldL, P.cream, 0.5), batik(P.gold, P.brand, P.terra, 0.5), weave(P.leafD, P.gold, P.terra, 0.4)][i])).join("") +
		(keeper ? keeper(x + w / 2, cy) : "") +
		rect(x + m - 7, top + h * 0.05, 15, h * 0.95, 6, lin([P.woodL, P.wood, P.woodD], 0, 0, 1, 0)) + rect(x + w - m - 8, top + h * 0.05, 15, h * 0.95, 6, lin([P.woodL, P.wood, P.woodD], 0, 0, 1, 0)) +
		(goods ? goods(x + m * 1.2, x + w - m * 1.2, cy) : "") +
		lit(`M${x + m * 0.6} ${cy}H${x + w - m * 0.6}V${base - 6}q0 6 -6 6H${x + m * 0.6 + 6}q-6 0 -6 -6Z`, lin([P.woodL, P.wood])) +
		lit(`M${x + m * 0.6} ${cy + 4}H${x + w - m * 0.6}V${cy + w * 0.17}${zig(x + w - m * 0.6, x + m * 0.6, 10, w * 0.025)}Z`, cloth, 0.8) + litRect(x + m * 0.3, cy - 8, w - m * 0.6, 16, 8, lin([lite(P.woodL, 0.3), P.wood])) +
		awning(x - w * 0.02, top, w * 1.04, h * 0.25, cols)
	);
}
const zig = (x0, x1, n, d) => Array.from({ length: n }, (_, i) => `l${(x1 - x0) / n / 2} ${d}l${(x1 - x0) / n / 2} ${-d}`).join("");
export function shop(x, base, w, { wall = P.goldL, cols = [P.brand2, P.cream], door = P.brand, h = w * 0.86, sign = true } = {}) {
	const glass = lin(["#e3f0f2", "#9dbcc9", "#7d9fb2"]);
	return (
		shadow(x + w * 0.54, base, w * 0.6, w * 0.055, 0.36) + path(`M${x + w} ${base}l${w * 0.07} ${-w * 0.04}v${-h * 0.92}l${-w * 0.07} 0Z`, dark(wall, 0.4)) + litRect(x, base - h, w, h, 8, wall, 0.8) +
		litRect(x - w * 0.02, base - h - w * 0.02, w * 1.04, w * 0.15, 8, P.brand) + (sign ? coinFace(x + w * 0.16, base - h + w * 0.055, w * 0.045, { mark: "sprout" }) + rect(x + w * 0.25, base - h + w * 0.03, w * 0.4, w * 0.022, 4, P.goldL) + rect(x + w * 0.25, base - h + w * 0.065, w * 0.26, w * 0.014, 3, P.lilac) : "") +
		rect(x + w * 0.08, base - h * 0.56, w * 0.46, h * 0.4, 8, P.woodD) + rect(x + w * 0.1, base - h * 0.54, w * 0.42, h * 0.36, 5, "#4d2a52") + [0, 1].map((r) => rect(x + w * 0.1, base - h * (0.2 + r * 0.17), w * 0.42, 5, 0, P.woodL) + [0, 1, 2, 3, 4].map((i) => litRect(x + w * (0.12 + i * 0.08), base - h * (0.2 + r * 0.17) - w * (0.07 + ((i + r) % 3) * 0.012), w * 0.055, w * (0.07 + ((i + r) % 3) * 0.012), 3, [P.gold, P.terra, P.leaf, P.lilac, P.cream][(i + r * 2) % 5])).join("")).join("") +
		rect(x + w * 0.62, base - h * 0.6, w * 0.28, h * 0.6, 8, dark(door, 0.3)) + litRect(x + w * 0.64, base - h * 0.58, w * 0.24, h * 0.58, 5, door) + rect(x + w * 0.67, base - h * 0.54, w * 0.18, h * 0.26, 4, glass) + circ(x + w * 0.67, base - h * 0.22, w * 0.014, P.goldL) + rect(x + w * 0.6, base - 7, w * 0.32, 9, 3, "#cdb8a0") +
		awning(x - w * 0.03, base - h * 0.84, w * 1.06, h * 0.25, cols, 8) + litRect(x + w * 0.05, base - h * 0.145, w * 0.52, w * 0.04, 4, P.woodL)
	);
}
export function house(x, base, w, { wall = "#f6e3bd", roof = P.terra, door = P.brand, h = w * 0.55 } = {}) {
	const win = (wx) => rect(wx - w * 0.01, base - h * 0.74, w * 0.2, h * 0.42, 5, P.cream) + rect(wx, base - h * 0.72, w * 0.18, h * 0.38, 3, lin(["#fbe9b4", "#e7b960"])) + line(`M${wx + w * 0.09} ${base - h * 0.72}v${h * 0.38}M${wx} ${base - h * 0.53}h${w * 0.18}`, P.cream, 4) + rect(wx - w * 0.02, base - h * 0.33, w * 0.22, h * 0.05, 3, dark(wall, 0.15));
	return shadow(x + w * 0.55, base, w * 0.62, w * 0.05) + litRect(x, base - h, w, h, 4, wall) + win(x + w * 0.09) + win(x + w * 0.72) + rect(x + w * 0.39, base - h * 0.78, w * 0.22, h * 0.78, 4, P.cream) + litRect(x + w * 0.41, base - h * 0.75, w * 0.18, h * 0.75, 3, door) + circ(x + w * 0.56, base - h * 0.36, w * 0.012, P.goldL) + rect(x + w * 0.36, base - 8, w * 0.28, 9, 3, "#d9c4a5") +
		soft(4, rect(x, base - h, w, h * 0.12, 0, "#2a0f42", { opacity: 0.3 })) + lit(`M${x - w * 0.09} ${base - h + 4}L${x + w * 0.1} ${base - h - w * 0.27}q3 -6 12 -6H${x + w * 0.88}q9 0 12 6L${x + w * 1.09} ${base - h + 4}Z`, tile(26, 18, rect(0, 0, 26, 18, 0, roof) + path("M0 18q6.500-7 13 0q6.500-7 13 0", "none", { stroke: dark(roof, 0.3), strokeWidth: 1.6, opacity: 0.6 })));
}
/** Branch with columns, sign and steps. Roof kinds: 0 parapet, 1 pediment, 2 curved. */
export function branch(x, base, w, { kind = 0, wall = "#fbf1de", accent = P.brand, h = w * 0.62, cols = 4, mark = true } = {}) {
	const st = w * 0.028;
	const b = base - st * 3;
	const glass = lin(["#d8e9ef", "#8fb3c4", "#5f7f9c"]);
	let s = shadow(x + w * 0.52, base, w * 0.62, w * 0.05, 0.34) + [0, 1, 2].map((i) => rect(x - w * (0.06 - i * 0.02), base - (i + 1) * st, w * (1.12 - i * 0.04), st + 2, 2, lin([lite("#d9c9b4", 0.5), "#c4b09a"], 0, 0, 0.4, 1))).join("") + litRect(x + w * 0.02, b - h, w * 0.96, h, 0, wall, 0.8);
	const n = cols + 1;
	for (let i = 0; i < n; i++) {
		const gx = x + w * 0.07 + ((w * 0.86) / n) * i;
		const gw = (w * 0.86) / n;
		const mid = i === Math.floor(n / 2);
		s += rect(gx + gw * 0.2, b - h * 0.64, gw * 0.62, mid ? h * 0.64 : h * 0.5, mid ? 4 : 6, dark(accent, 0.2)) + rect(gx + gw * 0.25, b - h * 0.61, gw * 0.52, mid ? h * 0.61 : h * 0.44, 3, glass) + path(`M${gx + gw * 0.25} ${b - h * 0.3}L${gx + gw * 0.6} ${b - h * 0.61}h${gw * 0.12}L${gx + gw * 0.25} ${b - h * 0.18}Z`, "#fff", { opacity: 0.3 }) + (mid ? line(`M${gx + gw * 0.51} ${b}v${-h * 0.61}`, dark(accent, 0.2), 4) + line(`M${gx + gw * 0.45} ${b - h * 0.26}v${-h * 0.08}M${gx + gw * 0.57} ${b - h * 0.26}v${-h * 0.08}`, P.goldL, 3.4) : "");
	}
	for (let i = 0; i <= n; i++) {
		const cx = x + w * 0.07 + ((w * 0.86) / n) * i;
		const cw = w * 0.05;
		s += soft(4, rect(cx + cw * 0.2, b - h * 0.74, cw, h * 0.74, 0, "#2a0f42", { opacity: 0.22 })) + rect(cx - cw / 2, b - h * 0.74, cw, h * 0.74, 3, lin(["#fffdf7", "#f1e4cf", "#b9a68f"], 0, 0, 1, 0)) + rect(cx - cw * 0.75, b - h * 0.77, cw * 1.5, h * 0.045, 3, lin(["#fffdf7", "#cdbaa2"])) + rect(cx - cw * 0.75, b - h * 0.04, cw * 1.5, h * 0.04, 3, lin(["#f4e8d6", "#bda98f"]));
	}
	s += litRect(x - w * 0.02, b - h * 0.98, w * 1.04, h * 0.22, 5, lin([lite(accent, 0.15), accent, dark(accent, 0.25)])) + rect(x - w * 0.02, b - h * 0.79, w * 1.04, h * 0.03, 0, weave(P.gold, P.brand, P.leaf, w / 1600)) + (mark ? coinFace(x + w * 0.3, b - h * 0.88, h * 0.075, { mark: "sprout" }) + rect(x + w * 0.38, b - h * 0.92, w * 0.34, h * 0.045, 5, P.goldL) + rect(x + w * 0.38, b - h * 0.855, w * 0.22, h * 0.022, 4, P.lilac) : rect(x + w * 0.3, b - h * 0.9, w * 0.4, h * 0.05, 5, P.goldL));
	if (kind === 1) s += lit(`M${x - w * 0.05} ${b - h * 0.97}L${x + w / 2} ${b - h * 1.36}L${x + w * 1.05} ${b - h * 0.97}Z`, wall) + path(`M${x + w * 0.1} ${b - h * 1.01}L${x + w / 2} ${b - h * 1.28}L${x + w * 0.9} ${b - h * 1.01}Z`, lin([lite(accent, 0.1), dark(accent, 0.2)])) + (mark ? coinFace(x + w / 2, b - h * 1.11, h * 0.08, { mark: "sprout" }) : circ(x + w / 2, b - h * 1.11, h * 0.075, "none", { stroke: P.gold, strokeWidth: h * 0.025 }));
	else if (kind === 2) s += lit(`M${x} ${b - h * 0.97}Q${x + w / 2} ${b - h * 1.3} ${x + w} ${b - h * 0.97}Z`, wall) + line(`M${x} ${b - h * 0.985}Q${x + w / 2} ${b - h * 1.3} ${x + w} ${b - h * 0.985}`, P.gold, h * 0.03);
	else s += litRect(x, b - h * 1.08, w, h * 0.11, 3, wall) + litRect(x + w * 0.06, b - h * 1.17, w * 0.28, h * 0.1, 3, dark(wall, 0.05)) + rect(x - w * 0.01, b - h * 1.09, w * 1.02, h * 0.03, 2, P.gold);
	return s;
}
/** The central bank in Accra, abstracted: a tower of ribbed columns on a podium. */
export function tower(x, base, w, { h = w * 1.25, c = "#f6ead6", n = 7 } = {}) {
	let s = shadow(x + w * 0.55, base, w * 0.75, w * 0.06, 0.34) + litRect(x, base - h, w, h, 6, c);
	for (let i = 0; i < n; i++) for (let j = 0; j < 9; j++) s += rect(x + w * (0.07 + (0.88 / n) * i), base - h * 0.95 + (j * h * 0.8) / 9, (w * 0.62) / n, (h * 0.62) / 9, 3, (i + j * 3) % 7 === 0 ? lin([P.goldL, P.gold]) : lin(["#c9d8e4", "#7f93b5", "#6b6aa0"]));
	for (let i = 0; i <= n; i++) s += rect(x + w * (0.025 + (0.92 / n) * i), base - h * 1.02, w * 0.03, h * 1.02, 2, lin(["#fffdf7", "#c9b79c"], 0, 0, 1, 0));
	return s + litRect(x - w * 0.03, base - h * 1.06, w * 1.06, h * 0.06, 4, P.brand) + litRect(x - w * 0.22, base - h * 0.16, w * 1.44, h * 0.05, 4, P.brand) + rect(x - w * 0.18, base - h * 0.11, w * 1.36, h * 0.11, 0, lin(["#bcd0dc", "#7d8fb0"])) + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(x - w * 0.19 + (i * w * 1.34) / 7, base - h * 0.12, w * 0.035, h * 0.12, 2, lin(["#fffdf7", "#c9b79c"], 0, 0, 1, 0))).join("") + rect(x - w * 0.26, base - 8, w * 1.52, 10, 3, "#d4c1a6");
}

// ── things ─────────────────────────────────────────────────────────────────────────────────────────
const LANDS = [
	"M-38-58C-28-66-10-64 4-60C10-52 24-56 36-54C40-40 46-26 54-14C58-8 68-10 70-8C66 8 50 18 44 32C46 44 36 50 36 58C30 72 20 82 8 82C0 76-2 60-8 48C-6 36-10 26-16 14C-22 4-34 10-46 8C-60 4-66-10-64-22C-58-40-50-50-38-58ZM-30-74C-40-84-20-98-6-96C10-98 30-96 44-86C40-74 20-76 10-70C0-76-14-66-30-74Z",
	"M-70-50C-56-78-20-92 6-86C0-70-20-66-14-56C-4-52-2-40-16-34C-26-30-30-20-22-12C-14-8-8 0-14 2C-30-2-44-14-52-26C-62-32-72-38-70-50ZM-8 6C6-2 24 6 30 16C44 22 46 34 36 44C30 58 18 66 12 86C2 84-2 64-6 48C-14 36-18 22-8 6ZM50-70C62-66 76-50 84-34C74-36 58-48 50-70Z",
	"M-80-30C-70-60-40-80-10-84C10-90 40-84 60-70C76-52 88-30 86-14C70-20 66-6 54 0C50 14 44 20 38 10C32 0 24-2 20 10C16 26 10 22 6 8C-4 2-14 6-22-4C-34-6-40-20-50-16C-60-18-70-22-80-30ZM40 34C52 26 72 28 78 40C72 56 52 60 44 52C38 48 36 40 40 34ZM-70 20C-56 14-44 22-40 36C-46 54-56 66-64 62C-72 50-76 30-70 20Z",
	"M-92-20C-84-44-66-62-50-66C-56-48-44-40-52-28C-60-16-54 0-62 10C-74 12-92 4-92-20ZM10-70C26-78 44-70 58-60C50-52 34-56 26-48C14-52 4-60 10-70ZM16-40C30-46 50-44 66-34C80-20 88 0 84 18C72 40 56 60 44 62C36 50 38 34 30 22C16 20 4 14 2-4C0-20 6-34 16-40ZM-40 40C-28 34-14 44-12 56C-20 70-30 76-40 70C-48 60-48 48-40 40Z",
];
export function globe(cx, cy, r, { view = 0, sea = ["#b78be0", "#6a2c9f", "#32144d"], land = P.gold, stand = false, spin = 0 } = {}) {
	return (
		(stand ? shadow(cx, cy + r * 1.34, r * 0.6, r * 0.1) + line(`M${cx - r * 0.72} ${cy - r * 0.9}A${r * 1.13} ${r * 1.13} 0 0 0 ${cx + r * 0.7} ${cy + r * 0.9}`, P.goldD, r * 0.06) + path(`M${cx - r * 0.07} ${cy + r * 1.1}h${r * 0.14}l${r * 0.06} ${r * 0.2}h${-r * 0.26}Z`, P.goldD) + ell(cx, cy + r * 1.33, r * 0.42, r * 0.09, lin([P.goldL, P.gold, P.goldD])) : "") +
		circ(cx, cy, r, rad(sea.map((c, i) => [c, [0, 0.55, 1][i], 1]), 0.32, 0.28, 0.85)) +
		clip(circ(cx, cy, r), g(`translate(${cx} ${cy}) scale(${r / 100})`, [0.36, 0.72].map((k) => ell(0, 0, 100 * k, 100, "none", { stroke: "#fff", strokeWidth: 1.1, opacity: 0.22 })).join("") + [-58, -20, 20, 58].map((y) => path(`M-100 ${y}Q0 ${y + y * 0.22} 100 ${y}`, "none", { stroke: "#fff", strokeWidth: 1.1, opacity: 0.22 })).join("") + g(`rotate(${spin})`, path(LANDS[view], "#1d0b2e", { opacity: 0.3, transform: "translate(3 4)" }) + path(LANDS[view], lin([lite(land, 0.45), land, dark(land, 0.28)])))) +
			ell(cx - r * 0.34, cy - r * 0.42, r * 0.42, r * 0.3, "#fff", { opacity: 0.16, transform: `rotate(-40 ${cx - r * 0.34} ${cy - r * 0.42})` }) + path(`M${cx + r} ${cy - r * 0.3}A${r} ${r} 0 0 1 ${cx - r * 0.4} ${cy + r * 0.92}A${r * 1.25} ${r * 1.25} 0 0 0 ${cx + r} ${cy - r * 0.3}Z`, "#1b0830", { opacity: 0.3 })) +
		`<path d="M${cx - r * 0.96} ${cy}A${r * 0.96} ${r * 0.96} 0 0 1 ${cx} ${cy - r * 0.96}" fill="none" stroke="#fff" stroke-width="${r * 0.02}" stroke-linecap="round" opacity=".6"/>`
	);
}
/** Dotted route with a solid head. */
export const route = (d, c = P.gold, w = 5) => line(d, c, w, { strokeDasharray: `1 ${w * 2.6}`, opacity: 0.95 });
export const paperPlane = (x, y, s, rot = 0, c = P.cream) => g(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, path("M-50 10L50-30L10 40L-8 20Z", lin([lite(c, 0.8), c])) + path("M-50 10L50-30L-14 16Z", lin([c, dark(c, 0.12)])) + path("M-14 16L50-30L-8 22L-14 40Z", dark(c, 0.28)));
export function shield(cx, cy, w, { c = P.brand, mark = "check" } = {}) {
	const d = (k) => `M${cx} ${cy - w * 0.62 * k}C${cx + w * 0.2 * k} ${cy - w * 0.46 * k} ${cx + w * 0.4 * k} ${cy - w * 0.44 * k} ${cx + w * 0.5 * k} ${cy - w * 0.44 * k}V${cy}C${cx + w * 0.5 * k} ${cy + w * 0.36 * k} ${cx + w * 0.2 * k} ${cy + w * 0.56 * k} ${cx} ${cy + w * 0.66 * k}C${cx - w * 0.2 * k} ${cy + w * 0.56 * k} ${cx - w * 0.5 * k} ${cy + w * 0.36 * k} ${cx - w * 0.5 * k} ${cy}V${cy - w * 0.44 * k}C${cx - w * 0.4 * k} ${cy - w * 0.44 * k} ${cx - w * 0.2 * k} ${cy - w * 0.46 * k} ${cx} ${cy - w * 0.62 * k}Z`;
	return g(`translate(${w * 0.03} ${w * 0.03})`, path(d(1), "#1b0830", { opacity: 0.9 })) + path(d(1), lin([P.goldL, P.gold, P.goldD])) + path(d(0.88), lin([lite(c, 0.3), c, dark(c, 0.4)])) + clip(path(d(0.88), "#000"), rect(cx, cy - w, w, w * 2, 0, "#1b0830", { opacity: 0.22 })) +
		(mark === "check" ? line(`M${cx - w * 0.2} ${cy}l${w * 0.14} ${w * 0.16}l${w * 0.27} ${-w * 0.3}`, "#2a0f42", w * 0.1, { opacity: 0.4, transform: "translate(3 5)" }) + line(`M${cx - w * 0.2} ${cy}l${w * 0.14} ${w * 0.16}l${w * 0.27} ${-w * 0.3}`, P.goldL, w * 0.1) : mark === "sprout" ? sprout(cx, cy, w * 0.28, P.goldL) : padlock(cx, cy + w * 0.2, w * 0.42, { c: P.goldL }));
}
export const padlock = (cx, base, w, { c = P.gold } = {}) =>
	line(`M${cx - w * 0.28} ${base - w * 0.7}v${-w * 0.2}a${w * 0.28} ${w * 0.28} 0 0 1 ${w * 0.56} 0v${w * 0.2}`, lin(["#f1ebf7", "#a79abb"]), w * 0.13) + litRect(cx - w / 2, base - w * 0.76, w, w * 0.76, w * 0.13, lin([lite(c, 0.5), c, dark(c, 0.3)])) + circ(cx, base - w * 0.43, w * 0.09, "#4a2f05") + path(`M${cx - w * 0.035} ${base - w * 0.42}h${w * 0.07}l${w * 0.03} ${w * 0.2}h${-w * 0.13}Z`, "#4a2f05");
export const key = (x, y, l, rot = 0) => g(`translate(${x} ${y}) rotate(${rot})`, soft(4, rect(0, 8, l, 8, 4, "#2a0f42", { opacity: 0.3 })) + path(`M0 0m${-l * 0.18} 0a${l * 0.18} ${l * 0.18} 0 1 0 ${l * 0.36} 0a${l * 0.18} ${l * 0.18} 0 1 0 ${-l * 0.36} 0ZM${-l * 0.09} 0a${l * 0.09} ${l * 0.09} 0 1 1 ${l * 0.18} 0a${l * 0.09} ${l * 0.09} 0 1 1 ${-l * 0.18} 0Z`, lin([P.goldL, P.gold, P.goldD]), { fillRule: "evenodd" }) + rect(l * 0.16, -l * 0.04, l * 0.74, l * 0.08, l * 0.03, lin([P.goldL, P.gold, P.goldD], 0, 0, 0, 1)) + rect(l * 0.68, 0, l * 0.07, l * 0.15, 3, P.gold) + rect(l * 0.8, 0, l * 0.07, l * 0.12, 3, P.goldD));
export const books = (x, base, w, cols = [P.brand2, P.gold, P.leaf, P.terra]) => shadow(x + w * 0.52, base, w * 0.58, w * 0.08) + cols.map((c, i) => { const h = w * 0.17; const y = base - (i + 1) * h; const o = ((i * 37) % 11) - 4; const ww = w - (i % 3) * w * 0.06; return litRect(x + o, y, ww, h - 2, 5, c, 0.9) + rect(x + o + ww * 0.9, y + h * 0.14, ww * 0.1, h * 0.66, 2, "#fbf1de") + rect(x + o + ww * 0.12, y + h * 0.36, ww * 0.3, h * 0.2, 2, lite(c, 0.6)); }).join("");
export const pencil = (x, y, l, rot = -60, c = P.gold) => g(`translate(${x} ${y}) rotate(${rot})`, path(`M0 0L${l * 0.16} ${-l * 0.06}V${l * 0.06}Z`, "#efcfa0") + path(`M0 0L${l * 0.05} ${-l * 0.019}V${l * 0.019}Z`, P.ink) + rect(l * 0.155, -l * 0.06, l * 0.68, l * 0.12, 0, lin([lite(c, 0.5), c, dark(c, 0.25)], 0, 0, 0, 1)) + rect(l * 0.83, -l * 0.06, l * 0.06, l * 0.12, 0, P.steel) + rect(l * 0.89, -l * 0.06, l * 0.11, l * 0.12, l * 0.03, P.terraL));
export const schoolBag = (cx, base, w, { c = P.brand2, pocket = P.gold } = {}) =>
	shadow(cx + w * 0.05, base, w * 0.55, w * 0.09, 0.4) + line(`M${cx - w * 0.16} ${base - w * 1.12}v${-w * 0.03}a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.32} 0v${w * 0.03}`, dark(c, 0.35), w * 0.06) +
	lit(`M${cx - w * 0.5} ${base - w * 0.1}V${base - w * 0.72}q0 ${-w * 0.42} ${w * 0.5} ${-w * 0.42}t${w * 0.5} ${w * 0.42}V${base - w * 0.1}q0 ${w * 0.1} ${-w * 0.1} ${w * 0.1}H${cx - w * 0.4}q${-w * 0.1} 0 ${-w * 0.1} ${-w * 0.1}Z`, lin([lite(c, 0.3), c, dark(c, 0.3)])) +
	litRect(cx - w * 0.36, base - w * 0.5, w * 0.72, w * 0.44, w * 0.08, pocket) + lit(`M${cx - w * 0.37} ${base - w * 0.5}q0 ${-w * 0.05} ${w * 0.05} ${-w * 0.05}h${w * 0.64}q${w * 0.05} 0 ${w * 0.05} ${w * 0.05}v${w * 0.1}q${-w * 0.37} ${w * 0.13} ${-w * 0.74} 0Z`, weave(P.gold, P.brand, P.leaf, w / 560)) + rect(cx - w * 0.05, base - w * 0.42, w * 0.1, w * 0.11, 5, lin([P.cream, P.steel])) +
	line(`M${cx - w * 0.37} ${base - w * 0.68}Q${cx} ${base - w * 0.92} ${cx + w * 0.37} ${base - w * 0.68}`, dark(c, 0.4), w * 0.025) + rect(cx + w * 0.25, base - w * 0.74, w * 0.035, w * 0.1, 3, P.goldL) + [-1, 1].map((s) => rect(cx + s * w * 0.5 - (s > 0 ? 0 : w * 0.07), base - w * 0.4, w * 0.07, w * 0.3, w * 0.03, dark(c, 0.3))).join("");
export const gradCap = (cx, cy, w, c = P.deep) => lit(`M${cx - w * 0.26} ${cy}v${w * 0.2}q${w * 0.26} ${w * 0.14} ${w * 0.52} 0V${cy}Z`, c) + lit(`M${cx - w / 2} ${cy}L${cx} ${cy - w * 0.2}L${cx + w / 2} ${cy}L${cx} ${cy + w * 0.2}Z`, lite(c, 0.12)) + line(`M${cx} ${cy}L${cx + w * 0.38} ${cy + w * 0.06}V${cy + w * 0.28}`, P.gold, w * 0.022) + circ(cx + w * 0.38, cy + w * 0.3, w * 0.03, P.gold) + path(`M${cx + w * 0.35} ${cy + w * 0.31}h${w * 0.06}l${w * 0.015} ${w * 0.1}h${-w * 0.09}Z`, P.gold);
export function calendar(x, y, w, { rot = 0, mark = 10, c = P.brand2 } = {}) {
	const h = w * 0.96;
	let s = soft(7, rect(7, 10, w, h, w * 0.07, "#2a0f42", { opacity: 0.3 })) + rect(4, 6, w, h, w * 0.07, "#cdb9df") + litRect(0, 0, w, h, w * 0.07, "#fffdf8", 0.4) + lit(`M0 ${w * 0.24}V${w * 0.07}q0 ${-w * 0.07} ${w * 0.07} ${-w * 0.07}h${w * 0.86}q${w * 0.07} 0 ${w * 0.07} ${w * 0.07}v${w * 0.17}Z`, c) + [0.25, 0.75].map((k) => rect(w * k - w * 0.025, -w * 0.06, w * 0.05, w * 0.15, w * 0.025, lin([P.goldL, P.goldD], 0, 0, 1, 0))).join("") + rect(w * 0.36, w * 0.12, w * 0.28, w * 0.05, 4, "#f6e6c0");
	for (let i = 0; i < 20; i++) { const [X, Y] = [w * (0.16 + (i % 5) * 0.17), w * (0.36 + Math.floor(i / 5) * 0.16)]; s += i === mark ? coinFace(X, Y, w * 0.075) : rect(X - w * 0.045, Y - w * 0.045, w * 0.09, w * 0.09, w * 0.025, i < mark ? "#d9c3ee" : "#efe6f8"); }
	return g(`translate(${x} ${y}) rotate(${rot})`, s);
}
export function clock(cx, cy, r, { c = P.brand, hour = -60, min = 60 } = {}) {
	return soft(8, circ(cx + 8, cy + 12, r, "#2a0f42", { opacity: 0.3 })) + circ(cx, cy, r, lin([lite(c, 0.35), c, dark(c, 0.4)])) + circ(cx, cy, r * 0.84, lin(["#f3e9d6", "#fffdf8"])) + Array.from({ length: 12 }, (_, i) => g(`translate(${cx} ${cy}) rotate(${i * 30})`, rect(-r * 0.02, -r * 0.76, r * 0.04, i % 3 ? r * 0.07 : r * 0.13, 2, i % 3 ? P.lilac : P.brand))).join("") + g(`translate(${cx} ${cy})`, g(`rotate(${hour})`, rect(-r * 0.035, -r * 0.46, r * 0.07, r * 0.5, r * 0.03, P.deep)) + g(`rotate(${min})`, rect(-r * 0.025, -r * 0.64, r * 0.05, r * 0.68, r * 0.02, P.brand2)) + circ(0, 0, r * 0.07, P.gold));
}
export const hourglass = (cx, base, h) => { const w = h * 0.5; return shadow(cx + w * 0.05, base, w * 0.62, w * 0.12) + lit(`M${cx - w * 0.38} ${base - h * 0.07}C${cx - w * 0.42} ${base - h * 0.4} ${cx - w * 0.06} ${base - h * 0.42} ${cx - w * 0.05} ${base - h * 0.5}C${cx - w * 0.06} ${base - h * 0.58} ${cx - w * 0.42} ${base - h * 0.6} ${cx - w * 0.38} ${base - h * 0.93}H${cx + w * 0.38}C${cx + w * 0.42} ${base - h * 0.6} ${cx + w * 0.06} ${base - h * 0.58} ${cx + w * 0.05} ${base - h * 0.5}C${cx + w * 0.06} ${base - h * 0.42} ${cx + w * 0.42} ${base - h * 0.4} ${cx + w * 0.38} ${base - h * 0.07}Z`, "#f4ecfb", 0.5) + path(`M${cx - w * 0.3} ${base - h * 0.75}H${cx + w * 0.3}C${cx + w * 0.2} ${base - h * 0.6} ${cx + w * 0.05} ${base - h * 0.58} ${cx} ${base - h * 0.5}C${cx - w * 0.05} ${base - h * 0.58} ${cx - w * 0.2} ${base - h * 0.6} ${cx - w * 0.3} ${base - h * 0.75}Z`, lin([P.goldL, P.gold])) + rect(cx - 2, base - h * 0.5, 4, h * 0.3, 2, P.gold) + path(`M${cx - w * 0.35} ${base - h * 0.08}Q${cx - w * 0.2} ${base - h * 0.24} ${cx} ${base - h * 0.26}Q${cx + w * 0.2} ${base - h * 0.24} ${cx + w * 0.35} ${base - h * 0.08}Z`, lin([P.goldL, P.gold, P.goldD])) + litRect(cx - w * 0.5, base - h * 0.08, w, h * 0.08, h * 0.03, lin([P.brand2, P.brand])) + litRect(cx - w * 0.5, base - h, w, h * 0.08, h * 0.03, lin([P.brand2, P.brand])) + [-1, 1].map((s) => rect(cx + s * w * 0.45 - 4, base - h * 0.94, 8, h * 0.88, 3, lin([P.goldL, P.goldD], 0, 0, 1, 0))).join(""); };
export const pin = (cx, tip, h, c = P.brand2) => shadow(cx, tip, h * 0.16, h * 0.05, 0.4) + lit(`M${cx} ${tip}C${cx - h * 0.1} ${tip - h * 0.26} ${cx - h * 0.34} ${tip - h * 0.4} ${cx - h * 0.34} ${tip - h * 0.66}A${h * 0.34} ${h * 0.34} 0 0 1 ${cx + h * 0.34} ${tip - h * 0.66}C${cx + h * 0.34} ${tip - h * 0.4} ${cx + h * 0.1} ${tip - h * 0.26} ${cx} ${tip}Z`, lin([lite(c, 0.4), c, dark(c, 0.35)])) + coinFace(cx, tip - h * 0.66, h * 0.2, { mark: "sprout" });
export const briefcase = (x, base, w, c = P.wood) => shadow(x + w * 0.53, base, w * 0.58, w * 0.07) + line(`M${x + w * 0.34} ${base - w * 0.68}v${-w * 0.06}q0 ${-w * 0.06} ${w * 0.06} ${-w * 0.06}h${w * 0.2}q${w * 0.06} 0 ${w * 0.06} ${w * 0.06}v${w * 0.06}`, dark(c, 0.4), w * 0.05) + litRect(x, base - w * 0.68, w, w * 0.68, w * 0.08, lin([lite(c, 0.3), c, dark(c, 0.3)])) + rect(x, base - w * 0.38, w, w * 0.02, 0, dark(c, 0.45), { opacity: 0.7 }) + [0.22, 0.7].map((k) => rect(x + w * k, base - w * 0.42, w * 0.09, w * 0.12, 5, lin([P.goldL, P.gold, P.goldD]))).join("");
export const megaphone = (x, y, s, rot = -18) => g(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, soft(8, path("M10 20L150-60V110Z", "#2a0f42", { opacity: 0.3 })) + lit("M-30-10q-16 0-16 20v18q0 20 16 20h34V-10Z", P.cream) + lit("M0-12L132-78q14-4 14 10V106q0 14-14 10L0 50Z", lin([lite(P.brand2, 0.3), P.brand2, P.deep])) + ell(142, 19, 20, 97, lin([P.goldL, P.gold, P.goldD])) + ell(145, 19, 13, 82, lin([P.deep, P.brand])) + path("M-18 48h30l10 56q2 10-8 10H0q-8 0-10-8Z", lin([P.goldL, P.gold, P.goldD])) + rect(-6, -14, 14, 66, 4, P.gold));
export const sewing = (x, base, w) => shadow(x + w * 0.5, base, w * 0.55, w * 0.06) + litRect(x, base - w * 0.1, w, w * 0.1, w * 0.03, lin([P.woodL, P.wood])) + lit(`M${x + w * 0.68} ${base - w * 0.1}V${base - w * 0.36}H${x + w * 0.26}v${w * 0.13}h${-w * 0.13}v${-w * 0.24}q0 ${-w * 0.1} ${w * 0.1} ${-w * 0.1}H${x + w * 0.76}q${w * 0.14} 0 ${w * 0.14} ${w * 0.14}V${base - w * 0.1}Z`, lin([lite(P.brand, 0.2), P.brand, P.deep])) + rect(x + w * 0.17, base - w * 0.24, w * 0.05, w * 0.08, 2, P.steel) + line(`M${x + w * 0.195} ${base - w * 0.17}v${w * 0.06}`, "#8d7ba6", 3) + circ(x + w * 0.92, base - w * 0.38, w * 0.085, lin([P.goldL, P.gold, P.goldD])) + circ(x + w * 0.92, base - w * 0.38, w * 0.04, P.goldD) + rect(x + w * 0.5, base - w * 0.68, w * 0.07, w * 0.1, 3, P.terra) + rect(x + w * 0.48, base - w * 0.585, w * 0.11, w * 0.02, 2, P.woodL) + rect(x + w * 0.36, base - w * 0.44, w * 0.24, w * 0.03, 3, P.gold) + lit(`M${x + w * 0.02} ${base - w * 0.11}q${w * 0.12} ${-w * 0.03} ${w * 0.42} 0v${w * 0.02}q${-w * 0.1} ${w * 0.2} ${-w * 0.34} ${w * 0.16}Z`, batik(P.terra, P.goldL, P.cream, 0.7));
/** Prize on a shelf: cup, star, plaque, medal, column, crystal. */
export function trophy(kind, cx, base, h) {
	const G = lin([P.goldL, P.gold, P.goldD]);
	const foot = (w) => litRect(cx - w / 2, base - h * 0.1, w, h * 0.1, 6, lin(["#4a2270", P.deep])) + rect(cx - w * 0.26, base - h * 0.075, w * 0.52, h * 0.05, 4, G);
	const sh = shadow(cx + h * 0.03, base, h * 0.36, h * 0.05, 0.45);
	if (kind === 0) return sh + foot(h * 0.46) + lit(`M${cx - h * 0.12} ${base - h * 0.1}q${h * 0.1} ${-h * 0.06} ${h * 0.09} ${-h * 0.24}h${h * 0.06}q${-h * 0.01} ${h * 0.18} ${h * 0.09} ${h * 0.24}Z`, G) + [-1, 1].map((s) => line(`M${cx + s * h * 0.25} ${base - h * 0.88}q${s * h * 0.2} ${-h * 0.02} ${s * h * 0.16} ${h * 0.17}q${-s * h * 0.03} ${h * 0.16} ${-s * h * 0.22} ${h * 0.2}`, s < 0 ? P.gold : P.goldD, h * 0.035)).join("") + lit(`M${cx - h * 0.28} ${base - h * 0.96}h${h * 0.56}q${h * 0.02} ${h * 0.5} ${-h * 0.2} ${h * 0.62}h${-h * 0.16}q${-h * 0.22} ${-h * 0.12} ${-h * 0.2} ${-h * 0.62}Z`, G, 1.1) + ell(cx, base - h * 0.96, h * 0.28, h * 0.05, lin([P.goldD, P.goldL])) + ell(cx, base - h * 0.955, h * 0.25, h * 0.038, "#8a5a08") + sprout(cx, base - h * 0.68, h * 0.13, "#8a5a08") + line(`M${cx - h * 0.2} ${base - h * 0.86}q0 ${h * 0.22} ${h * 0.08} ${h * 0.36}`, "#fffbe8", h * 0.025, { opacity: 0.75 });
	if (kind === 1) { const star = Array.from({ length: 10 }, (_, i) => { const a = (-90 + i * 36) * (Math.PI / 180); const r = i % 2 ? h * 0.13 : h * 0.3; return `${i ? "L" : "M"}${cx + Math.cos(a) * r} ${base - h * 0.68 + Math.sin(a) * r}`; }).join(""); return sh + foot(h * 0.4) + lit(`M${cx - h * 0.1} ${base - h * 0.1}L${cx - h * 0.03} ${base - h * 0.5}h${h * 0.06}L${cx + h * 0.1} ${base - h * 0.1}Z`, lin([P.lilac, P.brand2, P.brand])) + g("translate(7 6)", line(`${star}Z`, P.goldD, h * 0.06) + path(`${star}Z`, P.goldD)) + line(`${star}Z`, G, h * 0.06) + path(`${star}Z`, lin([P.goldL, P.gold])) + circ(cx, base - h * 0.68, h * 0.1, lin([P.brand2, P.deep])) + sprout(cx, base - h * 0.68, h * 0.06, P.goldL); }
	if (kind === 2) return sh + litRect(cx - h * 0.34, base - h * 0.08, h * 0.68, h * 0.08, 6, P.woodD) + litRect(cx - h * 0.33, base - h * 0.98, h * 0.66, h * 0.92, h * 0.04, lin([P.woodL, P.wood, P.woodD])) + litRect(cx - h * 0.26, base - h * 0.9, h * 0.52, h * 0.74, h * 0.02, G) + rect(cx - h * 0.24, base - h * 0.88, h * 0.48, h * 0.7, h * 0.015, "none", { stroke: "#8a5a08", strokeWidth: 2, opacity: 0.6 }) + sprout(cx, base - h * 0.66, h * 0.13, P.brand) + rect(cx - h * 0.15, base - h * 0.44, h * 0.3, h * 0.035, 3, P.brand) + rect(cx - h * 0.18, base - h * 0.36, h * 0.36, h * 0.02, 3, "#8a5a08") + rect(cx - h * 0.12, base - h * 0.31, h * 0.24, h * 0.02, 3, "#8a5a08");
	if (kind === 3) return sh + litRect(cx - h * 0.3, base - h * 0.1, h * 0.6, h * 0.1, 8, P.woodD) + litRect(cx - h * 0.26, base - h * 0.98, h * 0.52, h * 0.9, h * 0.05, lin([lite(P.brand, 0.15), P.brand, P.deep])) + path(`M${cx - h * 0.13} ${base - h * 0.98}h${h * 0.1}L${cx + h * 0.04} ${base - h * 0.52}h${-h * 0.1}Z`, lin([P.cream, P.lilac])) + path(`M${cx + h * 0.13} ${base - h * 0.98}h${-h * 0.1}L${cx - h * 0.04} ${base - h * 0.52}h${h * 0.1}Z`, weave(P.gold, P.brand, P.terra, 0.5)) + soft(5, circ(cx + 6, base - h * 0.4 + 8, h * 0.17, "#12051f", { opacity: 0.5 })) + coinFace(cx, base - h * 0.4, h * 0.17, { mark: "sprout" });
	if (kind === 4) return sh + foot(h * 0.44) + lit(`M${cx - h * 0.1} ${base - h * 0.1}V${base - h * 0.52}h${h * 0.2}V${base - h * 0.1}Z`, lin(["#fffdf7", "#f1e4cf", "#a8957d"], 0, 0, 1, 0)) + [-0.05, 0, 0.05].map((k) => line(`M${cx + h * k} ${base - h * 0.14}v${-h * 0.34}`, "#c9b79c", 3)).join("") + litRect(cx - h * 0.15, base - h * 0.57, h * 0.3, h * 0.06, 5, G) + globe(cx, base - h * 0.78, h * 0.2, { land: P.gold });
	return sh + foot(h * 0.5) + path(`M${cx - h * 0.17} ${base - h * 0.1}L${cx - h * 0.25} ${base - h * 0.7}L${cx} ${base - h}L${cx + h * 0.25} ${base - h * 0.7}L${cx + h * 0.17} ${base - h * 0.1}Z`, lin([["#f7f0ff", 0, 0.98], ["#c8a9ea", 0.5, 0.95], ["#7a3cb0", 1, 0.95]])) + path(`M${cx} ${base - h}L${cx + h * 0.25} ${base - h * 0.7}L${cx + h * 0.17} ${base - h * 0.1}H${cx + h * 0.04}L${cx + h * 0.07} ${base - h * 0.68}Z`, "#32144d", { opacity: 0.22 }) + path(`M${cx} ${base - h}L${cx - h * 0.25} ${base - h * 0.7}L${cx + h * 0.07} ${base - h * 0.68}Z`, "#fff", { opacity: 0.5 }) + coinFace(cx - h * 0.03, base - h * 0.42, h * 0.13, { mark: "sprout" });
}
export const laurel = (cx, cy, r, c = P.gold) => [-1, 1].map((s) => line(`M${cx} ${cy + r}A${r} ${r} 0 0 ${s > 0 ? 0 : 1} ${cx + s * r * 0.7} ${cy - r * 0.72}`, dark(c, 0.15), r * 0.025) + Array.from({ length: 9 }, (_, i) => { const d = 78 - i * 14; const a = s > 0 ? d : 180 - d; const [X, Y] = [cx + Math.cos((a * Math.PI) / 180) * r, cy + Math.sin((a * Math.PI) / 180) * r]; const t = s > 0 ? a - 90 : a + 90; return leaf(X, Y, r * 0.3, t - s * 32, c, r * 0.1) + leaf(X, Y, r * 0.28, t + s * 30, lite(c, 0.15), r * 0.09); }).join("")).join("");
export const table = (x, y, w, h = 26, legs = 0, c = P.wood) => (legs ? [x + w * 0.05, x + w * 0.91].map((lx) => rect(lx, y + h - 4, w * 0.04, legs, 4, lin([c, dark(c, 0.45)], 0, 0, 1, 0))).join("") : "") + litRect(x, y, w, h, 10, lin([lite(c, 0.3), c, dark(c, 0.2)])) + rect(x + 8, y + 3, w - 16, 4, 2, "#fff", { opacity: 0.25 });
export const umbrella = (cx, base, h, cols = [P.brand2, P.gold, P.cream]) => { const r = h * 0.6; const y = base - h * 0.72; return rect(cx - 5, y - 8, 10, h * 0.74, 5, lin([P.woodL, P.woodD], 0, 0, 1, 0)) + Array.from({ length: 6 }, (_, i) => { const [a, b] = [cx - r + (i * r) / 3, cx - r + ((i + 1) * r) / 3]; const c = cols[i % cols.length]; return path(`M${cx} ${y - r * 0.48}Q${(a + cx) / 2 + (a - cx) * 0.28} ${y - r * 0.42} ${a} ${y}q${r / 6} ${r * 0.1} ${r / 3} 0Q${(b + cx) / 2 + (b - cx) * 0.28} ${y - r * 0.42} ${cx} ${y - r * 0.48}Z`, lin([lite(c, 0.3), c, dark(c, 0.25)])); }).join("") + circ(cx, y - r * 0.49, 6, P.goldD); };
export const cloud = (x, y, s, c = "#fff", o = 0.9) => g(`translate(${x} ${y}) scale(${s})`, path("M-60 20a22 22 0 0 1 4-43a34 34 0 0 1 62-10a28 28 0 0 1 44 18a19 19 0 0 1 4 35Z", lin([c, mix(c, P.lilac, 0.25)], 0, 0, 0, 1)), { opacity: o });
export const spark = (x, y, r, c = P.goldL) => path(`M${x} ${y - r}Q${x + r * 0.12} ${y - r * 0.12} ${x + r} ${y}Q${x + r * 0.12} ${y + r * 0.12} ${x} ${y + r}Q${x - r * 0.12} ${y + r * 0.12} ${x - r} ${y}Q${x - r * 0.12} ${y - r * 0.12} ${x} ${y - r}Z`, c);
export const diamond = (x, y, r, c) => path(`M${x - r * 0.2} ${y - r}h${r * 0.4}v${r * 0.27}h${r * 0.27}v${r * 0.27}h${r * 0.27}v${r * 0.26}h${r * 0.26}v${r * 0.4}h${-r * 0.26}v${r * 0.26}h${-r * 0.27}v${r * 0.27}h${-r * 0.27}v${r * 0.27}h${-r * 0.4}v${-r * 0.27}h${-r * 0.27}v${-r * 0.27}h${-r * 0.27}v${-r * 0.26}h${-r * 0.26}v${-r * 0.4}h${r * 0.26}v${-r * 0.26}h${r * 0.27}v${-r * 0.27}h${r * 0.27}Z`, c);

// ── festivity, school, health ──────────────────────────────────────────────────────────────────────
export const balloon = (x, y, r, c) => line(`M${x} ${y + r * 1.2}q${r * 0.3} ${r * 0.8} 0 ${r * 1.8}`, "#8d7ba6", 1.6) + path(`M${x - r * 0.12} ${y + r * 1.3}h${r * 0.24}l${-r * 0.12} ${-r * 0.2}Z`, dark(c, 0.2)) + ell(x, y, r, r * 1.18, rad([[lite(c, 0.6), 0], [c, 0.55], [dark(c, 0.35), 1]])) + ell(x - r * 0.35, y - r * 0.5, r * 0.16, r * 0.26, "#fff", { opacity: 0.5 });
export const bunting = (x0, y0, x1, y1, sag = 40, cols = [P.brand2, P.gold], n = 14) => { const pt = (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag]; return line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, "#8d7ba6", 2) + Array.from({ length: n }, (_, i) => { const [a, b] = [pt((i + 0.12) / n), pt((i + 0.88) / n)]; const c = cols[i % cols.length]; return path(`M${a}L${b}L${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + ((x1 - x0) / n) * 0.9}Z`, lin([lite(c, 0.3), c, dark(c, 0.2)])); }).join(""); };
export const canopy = (x, base, w, h, cols = [P.brand2, P.cream]) => [x + w * 0.05, x + w * 0.93].map((p) => rect(p, base - h * 0.8, w * 0.018, h * 0.8, 4, lin([P.cream, P.steel], 0, 0, 1, 0))).join("") + path(`M${x} ${base - h * 0.66}L${x + w * 0.2} ${base - h}q${w * 0.3} ${-h * 0.08} ${w * 0.6} 0L${x + w} ${base - h * 0.66}Z`, lin([lite(cols[0], 0.3), cols[0], dark(cols[0], 0.25)])) + Array.from({ length: 12 }, (_, i) => path(`M${x + (w * i) / 12} ${base - h * 0.67}h${w / 12 + 0.5}v${h * 0.07}a${w / 24} ${h * 0.05} 0 0 1 ${-w / 12 - 0.5} 0Z`, lin([lite(cols[i % 2], 0.25), dark(cols[i % 2], 0.1)], 0, 0, 0, 1))).join("");
export const openBook = (x, y, w, c = P.brand2) => path(`M${x - w / 2 - 3} ${y - w * 0.28}L${x} ${y - w * 0.18}L${x + w / 2 + 3} ${y - w * 0.28}V${y + w * 0.12}L${x} ${y + w * 0.2}L${x - w / 2 - 3} ${y + w * 0.12}Z`, c) + lit(`M${x - w / 2} ${y - w * 0.32}Q${x - w * 0.2} ${y - w * 0.36} ${x} ${y - w * 0.22}V${y + w * 0.16}Q${x - w * 0.2} ${y + w * 0.04} ${x - w / 2} ${y + w * 0.08}Z`, "#fffaf0", 0.4) + lit(`M${x + w / 2} ${y - w * 0.32}Q${x + w * 0.2} ${y - w * 0.36} ${x} ${y - w * 0.22}V${y + w * 0.16}Q${x + w * 0.2} ${y + w * 0.04} ${x + w / 2} ${y + w * 0.08}Z`, "#f4e8d6", 0.5) + [0, 1, 2].map((i) => line(`M${x - w * 0.42} ${y - w * (0.22 - i * 0.09)}q${w * 0.16}-4 ${w * 0.34} ${w * 0.06}M${x + w * 0.42} ${y - w * (0.22 - i * 0.09)}q${-w * 0.16}-4 ${-w * 0.34} ${w * 0.06}`, P.lilac, Math.max(1.4, w * 0.024))).join("");
export const closedBook = (x, y, w, c, rot = 0) => g(`translate(${x} ${y}) rotate(${rot})`, litRect(-w / 2, -w * 0.66, w, w * 1.32, w * 0.08, c) + rect(-w / 2, -w * 0.66, w * 0.14, w * 1.32, 2, dark(c, 0.3), { opacity: 0.6 }) + circ(w * 0.06, -w * 0.12, w * 0.2, P.goldL) + rect(-w * 0.2, w * 0.3, w * 0.54, w * 0.1, 2, "#fffaf0"));
export const drum = (cx, base, h, c = P.terra) => shadow(cx, base, h * 0.3, h * 0.07) + lit(`M${cx - h * 0.36} ${base - h * 0.92}C${cx - h * 0.3} ${base - h * 0.4} ${cx - h * 0.16} ${base - h * 0.3} ${cx - h * 0.22} ${base}h${h * 0.44}C${cx + h * 0.16} ${base - h * 0.3} ${cx + h * 0.3} ${base - h * 0.4} ${cx + h * 0.36} ${base - h * 0.92}Z`, c) + line(`M${cx - h * 0.34} ${base - h * 0.86}${Array.from({ length: 6 }, (_, i) => `L${cx - h * 0.34 + (i + 0.5) * h * 0.113} ${base - h * 0.52}L${cx - h * 0.34 + (i + 1) * h * 0.113} ${base - h * 0.86}`).join("")}`, P.goldL, h * 0.02) + ell(cx, base - h * 0.92, h * 0.37, h * 0.1, P.woodD) + ell(cx, base - h * 0.93, h * 0.34, h * 0.085, lin(["#fff3dd", "#d8bf94"]));
export const heart = (cx, cy, r, c = "#c23a3f") => lit(`M${cx} ${cy + r}C${cx - r * 1.5} ${cy + r * 0.1} ${cx - r * 1.1} ${cy - r} ${cx - r * 0.5} ${cy - r * 0.86}C${cx - r * 0.2} ${cy - r * 0.8} ${cx - r * 0.06} ${cy - r * 0.6} ${cx} ${cy - r * 0.4}C${cx + r * 0.06} ${cy - r * 0.6} ${cx + r * 0.2} ${cy - r * 0.8} ${cx + r * 0.5} ${cy - r * 0.86}C${cx + r * 1.1} ${cy - r} ${cx + r * 1.5} ${cy + r * 0.1} ${cx} ${cy + r}Z`, lin([lite(c, 0.3), c, dark(c, 0.25)])) + ell(cx - r * 0.5, cy - r * 0.42, r * 0.2, r * 0.13, "#fff", { opacity: 0.45, transform: `rotate(-35 ${cx - r * 0.5} ${cy - r * 0.42})` });
export const drop = (cx, cy, r, c = "#c23a3f") => path(`M${cx} ${cy - r * 1.7}C${cx + r * 0.3} ${cy - r} ${cx + r} ${cy - r * 0.5} ${cx + r} ${cy + r * 0.1}A${r} ${r} 0 0 1 ${cx - r} ${cy + r * 0.1}C${cx - r} ${cy - r * 0.5} ${cx - r * 0.3} ${cy - r} ${cx} ${cy - r * 1.7}Z`, lin([lite(c, 0.35), c, dark(c, 0.3)])) + line(`M${cx - r * 0.6} ${cy + r * 0.1}a${r * 0.6} ${r * 0.6} 0 0 0 ${r * 0.4} ${r * 0.55}`, "#fff", r * 0.14, { opacity: 0.6 });
export const oven = (cx, base, w) => shadow(cx + w * 0.05, base, w * 0.56, w * 0.08) + lit(`M${cx - w / 2} ${base}C${cx - w * 0.54} ${base - w * 0.82} ${cx + w * 0.54} ${base - w * 0.82} ${cx + w / 2} ${base}Z`, "#b8673f") + path(`M${cx - w * 0.22} ${base - w * 0.04}v${-w * 0.14}a${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.44} 0v${w * 0.14}Z`, "#3a1510") + path(`M${cx - w * 0.17} ${base - w * 0.04}q${w * 0.04} ${-w * 0.2} ${w * 0.1} ${-w * 0.12}q${w * 0.06} ${-w * 0.16} ${w * 0.12} 0q${w * 0.06} ${-w * 0.06} ${w * 0.12} ${w * 0.12}Z`, lin(["#fbe08a", "#e8832a"], 0, 0, 0, 1)) + line(`M${cx - w * 0.4} ${base - w * 0.36}q${w * 0.4} ${-w * 0.3} ${w * 0.8} 0`, "#e3a27c", w * 0.02, { opacity: 0.6 });
export const loaf = (x, base, w) => lit(`M${x - w / 2} ${base}q${-w * 0.06} ${-w * 0.4} ${w * 0.2} ${-w * 0.44}h${w * 0.6}q${w * 0.26} ${w * 0.04} ${w * 0.2} ${w * 0.44}Z`, "#d8954a") + [-0.2, 0, 0.2].map((k) => line(`M${x + w * k - w * 0.05} ${base - w * 0.36}q${w * 0.06} ${w * 0.06} ${w * 0.1} ${w * 0.14}`, "#f8dca6", w * 0.05)).join("");
export const yams = (x, base, w) => shadow(x + w / 2, base, w * 0.55, w * 0.08) + [[0, 0], [0.3, 0], [0.56, 0], [0.12, 0.13], [0.42, 0.13], [0.24, 0.26]].map(([a, b], i) => yam(x + a * w, base - b * w, w * 0.5, (i % 3) * 3 - 3)).join("");
export const scales = (cx, base, h) => shadow(cx, base, h * 0.24, h * 0.05) + rect(cx - h * 0.2, base - h * 0.06, h * 0.4, h * 0.06, 4, lin([P.goldL, P.gold, P.goldD])) + rect(cx - h * 0.022, base - h * 0.92, h * 0.044, h * 0.9, 3, lin([P.goldL, P.goldD], 0, 0, 1, 0)) + line(`M${cx - h * 0.42} ${base - h * 0.82}Q${cx} ${base - h * 0.94} ${cx + h * 0.42} ${base - h * 0.82}`, P.gold, h * 0.035) + circ(cx, base - h * 0.93, h * 0.05, lin([P.goldL, P.goldD])) + [-1, 1].map((s) => line(`M${cx + s * h * 0.42} ${base - h * 0.82}l${-h * 0.15} ${h * 0.38}M${cx + s * h * 0.42} ${base - h * 0.82}l${h * 0.15} ${h * 0.38}`, P.goldD, h * 0.01) + lit(`M${cx + s * h * 0.42 - h * 0.18} ${base - h * 0.44}h${h * 0.36}q${-h * 0.04} ${h * 0.13} ${-h * 0.18} ${h * 0.13}t${-h * 0.18} ${-h * 0.13}Z`, lin([P.goldL, P.gold, P.goldD]))).join("");
export const boat = (cx, base, w, c = P.brand2) => lit(`M${cx - w / 2} ${base - w * 0.16}Q${cx - w * 0.3} ${base - w * 0.08} ${cx} ${base - w * 0.08}T${cx + w / 2} ${base - w * 0.2}Q${cx + w * 0.4} ${base} ${cx + w * 0.25} ${base}H${cx - w * 0.3}Q${cx - w * 0.42} ${base} ${cx - w / 2} ${base - w * 0.16}Z`, c) + line(`M${cx - w * 0.46} ${base - w * 0.11}Q${cx} ${base} ${cx + w * 0.46} ${base - w * 0.13}`, P.goldL, w * 0.02) + line(`M${cx - w * 0.04} ${base - w * 0.08}v${-w * 0.4}`, P.woodD, w * 0.02) + path(`M${cx - w * 0.02} ${base - w * 0.47}q${w * 0.22} ${w * 0.08} ${w * 0.2} ${w * 0.3}q${-w * 0.1} ${-w * 0.04} ${-w * 0.2} 0Z`, lin([P.cream, P.goldL, P.terraL]));
export const scissors = (x, y, s, rot = 0) => g(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, line("M0 0L46-14M0 0L46 14", "#a79abb", 7) + circ(-14, -12, 11, "none", { stroke: P.gold, strokeWidth: 6 }) + circ(-14, 12, 11, "none", { stroke: P.gold, strokeWidth: 6 }) + circ(2, 0, 4, P.goldD));
export const bow = (x, y, r, c = P.gold) => lit(`M${x} ${y}q${-r * 1.2} ${-r} ${-r * 1.3} 0q${r * 0.1} ${r} ${r * 1.3} 0Z`, c) + lit(`M${x} ${y}q${r * 1.2} ${-r} ${r * 1.3} 0q${-r * 0.1} ${r} ${-r * 1.3} 0Z`, c) + path(`M${x} ${y}l${-r * 0.6} ${r * 1.4}l${r * 0.4}-4l${r * 0.2} ${-r * 1.1}l${r * 0.3} ${r * 1.2}l${r * 0.4} 0Z`, dark(c, 0.15)) + circ(x, y, r * 0.26, lite(c, 0.2));
export const certificate = (cx, cy, w, rot = 0) => g(`translate(${cx} ${cy}) rotate(${rot})`, litRect(-w / 2, -w * 0.36, w, w * 0.72, 4, "#fffaf0", 0.4) + rect(-w * 0.45, -w * 0.31, w * 0.9, w * 0.62, 3, "none", { stroke: P.gold, strokeWidth: Math.max(1.5, w * 0.02) }) + rect(-w * 0.22, -w * 0.2, w * 0.44, w * 0.06, 3, P.brand) + [0, 1, 2].map((i) => rect(-w * 0.32, -w * (0.06 - i * 0.08), w * 0.64, w * 0.03, 2, "#d5c8e3")).join("") + circ(w * 0.28, w * 0.19, w * 0.08, lin([P.goldL, P.goldD])));
/** An open or covering hand seen from its back, fingers upward. */
export const hand = (x, y, s, skin, rot = 0, cuff = P.brand2) => g(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, litRect(-44, 96, 88, 130, 10, cuff) + [[-42, -34, 30], [-15, -62, 31], [14, -60, 31], [41, -36, 28]].map(([fx, fy, w]) => line(`M${fx * 0.9} 40L${fx} ${fy}`, lin([lite(skin, 0.2), skin, dark(skin, 0.12)], 0, 0, 1, 0.2), w) + line(`M${fx * 0.9 + w / 2 - 1} 34L${fx + w / 2 - 1} ${fy}`, dark(skin, 0.3), 2, { opacity: 0.4 }) + ell(fx, fy - 3, w * 0.26, w * 0.3, lite(skin, 0.42), { opacity: 0.8 })).join("") + line("M-44 70Q-84 50-86 8", skin, 30) + lit("M-58 24Q-60 110-40 130H40Q60 110 56 24Q30 8 0 10Q-34 8-58 24Z", skin));

// ── backdrops ──────────────────────────────────────────────────────────────────────────────────────
export const TONES = {
	cream: { wall: ["#fffaf2", "#f8ead4"], floor: ["#f0dcba", "#e3c795"], shape: ["#f3e6fa", "#e2cdf3"], ink: P.brand },
	lilac: { wall: ["#faf5fd", "#e6d6f4"], floor: ["#d5bdec", "#bb9cdc"], shape: ["#fff7e3", "#f8e4b0"], ink: P.brand },
	gold: { wall: ["#fff6dc", "#f8dd94"], floor: ["#ecc25c", "#d9a23a"], shape: ["#fffaf0", "#fbe9bf"], ink: P.goldD },
	deep: { wall: ["#57267f", "#2d1146"], floor: ["#48206b", "#280e3f"], shape: ["#7a44a8", "#4f2378"], ink: P.goldL },
	brand: { wall: ["#8447b9", "#5b1f8a"], floor: ["#6a2c9f", "#45176b"], shape: ["#a573d0", "#7738a8"], ink: P.goldL },
	sage: { wall: ["#f8faf0", "#dfead6"], floor: ["#bcd3a8", "#93b584"], shape: ["#fff6dc", "#f6e3a8"], ink: P.leafD },
	terra: { wall: ["#fff5ec", "#f7d9c5"], floor: ["#e4ac88", "#cc8a62"], shape: ["#fffaf0", "#f9e8cc"], ink: P.terraD },
	dusk: { wall: ["#f9e5d3", "#e3bfe0"], floor: ["#b98fd0", "#9468b5"], shape: ["#fdeeb9", "#f3c46a"], ink: P.brand },
};
/**
 * A set to stand things in: wall, one calm shape, quiet weave, floor.
 * shape: arch | disc | hills | town | blob | window | none; fx is where the shape sits (0..1); floor its height (0..1).
 */
export function backdrop(W, H, { tone = "cream", shape = "disc", fx = 0.5, floor = 0.78, trim = "right", size = 0.62, calm = false } = {}) {
	const T = TONES[tone];
	const night = tone === "deep" || tone === "brand";
	const y = H * floor;
	const cx = W * fx;
	let s = rect(0, 0, W, H, 0, lin(T.wall, 0, 0, 0.8, 1));
	const wv = weaveMono(T.ink, W / 1900);
	const op = night ? 0.1 : 0.07;
	if (trim === "right") s += rect(W * 0.9, 0, W * 0.1, y, 0, wv, { opacity: op });
	if (trim === "left") s += rect(0, 0, W * 0.1, y, 0, wv, { opacity: op });
	if (trim === "top") s += rect(0, 0, W, H * 0.105, 0, wv, { opacity: op });
	if (trim === "wall") s += rect(0, 0, W, y, 0, wv, { opacity: op * 0.55 });
	if (!calm) s += circ(W * 0.12, H * 0.1, W * 0.32, rad([["#ffffff", 0, night ? 0.14 : 0.75], ["#ffffff", 1, 0]], 0.5, 0.5, 0.5));
	if (shape === "disc") s += circ(cx, y - H * size * 0.5, H * size * 0.62, lin(T.shape)) + circ(cx, y - H * size * 0.5, H * size * 0.7, "none", { stroke: T.shape[1], strokeWidth: 3, opacity: 0.6 });
	if (shape === "arch") { const w = H * size * 0.62; s += path(`M${cx - w - 22} ${y}V${y - H * size * 0.62}a${w + 22} ${w + 22} 0 0 1 ${2 * w + 44} 0V${y}Z`, T.shape[1], { opacity: 0.5 }) + path(`M${cx - w} ${y}V${y - H * size * 0.62}a${w} ${w} 0 0 1 ${2 * w} 0V${y}Z`, lin(T.shape, 0, 0, 0.6, 1)) ; }
	if (shape === "blob") s += path(`M${cx - H * size * 0.8} ${y}C${cx - H * size * 1.1} ${y - H * size * 0.9} ${cx - H * size * 0.1} ${y - H * size * 1.25} ${cx + H * size * 0.35} ${y - H * size * 0.95}S${cx + H * size * 1.05} ${y - H * size * 0.5} ${cx + H * size * 0.85} ${y}Z`, lin(T.shape));
	if (shape === "hills" || shape === "town") {
		s += circ(cx, y - H * size * 0.55, H * size * 0.34, lin([P.goldL, mix(P.goldL, P.gold, 0.5)]), { opacity: night ? 0.85 : 0.9 }) + circ(cx, y - H * size * 0.55, H * size * 0.46, P.goldL, { opacity: 0.22 });
		if (shape === "hills") s += path(`M0 ${y - H * 0.17}C${W * 0.2} ${y - H * 0.32} ${W * 0.35} ${y - H * 0.08} ${W * 0.55} ${y - H * 0.18}S${W * 0.85} ${y - H * 0.3} ${W} ${y - H * 0.14}V${y + 4}H0Z`, lin([mix(T.wall[1], night ? P.violet : P.leaf, 0.24), mix(T.wall[1], night ? P.brand : P.leaf, 0.4)], 0, 0, 0, 1)) + path(`M0 ${y - H * 0.05}C${W * 0.25} ${y - H * 0.14} ${W * 0.5} ${y + H * 0.02} ${W * 0.75} ${y - H * 0.09}S${W * 0.95} ${y - H * 0.1} ${W} ${y - H * 0.05}V${y + 4}H0Z`, lin([mix(T.wall[1], night ? P.violet : P.leaf, 0.5), mix(T.floor[0], P.leaf, 0.45)], 0, 0, 0, 1));
		else { const R = rng(`${tone}${fx}${size}`); let X = -20; while (X < W) { const w = W * (0.06 + R() * 0.07); const h = H * (0.12 + R() * 0.22); const c = mix(T.wall[1], night ? "#12051f" : P.violet, 0.16 + R() * 0.12); s += rect(X, y - h, w, h + 2, 6, c) + (R() > 0.5 ? path(`M${X - 6} ${y - h + 2}L${X + w / 2} ${y - h - w * 0.3}L${X + w + 6} ${y - h + 2}Z`, c) : "") + Array.from({ length: 6 }, (_, i) => rect(X + w * (0.2 + (i % 2) * 0.38), y - h + H * (0.025 + Math.floor(i / 2) * 0.05), w * 0.2, H * 0.025, 2, R() > 0.6 ? P.goldL : mix(c, T.wall[0], 0.3), { opacity: 0.8 })).join(""); X += w * (1.02 + R() * 0.25); } }
	}
	if (shape === "window") { const w = H * size * 1.05; const h = H * size * 0.8; const x = cx - w / 2; const yy = y - h - H * 0.14; s += rect(x - 14, yy - 14, w + 28, h + 28, 14, lin(["#fff", mix(T.wall[1], P.wood, 0.25)])) + clip(rect(x, yy, w, h, 6), rect(x, yy, w, h, 0, lin(["#fdf0cf", "#efd3ea"], 0, 0, 0, 1)) + circ(x + w * 0.7, yy + h * 0.4, h * 0.16, P.goldL) + path(`M${x} ${yy + h * 0.75}Q${x + w * 0.3} ${yy + h * 0.5} ${x + w * 0.6} ${yy + h * 0.72}T${x + w} ${yy + h * 0.65}V${yy + h}H${x}Z`, lin(["#b7d3a7", "#86b988"])) + palm(x + w * 0.16, yy + h, h * 0.8)) + line(`M${cx} ${yy}v${h}M${x} ${yy + h * 0.42}h${w}`, mix(T.wall[1], "#ffffff", 0.6), 9) + rect(x - 24, yy + h + 8, w + 48, 16, 6, lin(["#fff", mix(T.wall[1], P.wood, 0.3)], 0, 0, 0, 1)); }
	if (floor < 1) s += rect(0, y, W, H - y, 0, lin(T.floor, 0, 0, 0.3, 1)) + rect(0, y, W, H * 0.03, 0, lin([["#fff", 0, night ? 0.1 : 0.4], ["#fff", 1, 0]], 0, 0, 0, 1));
	return s;
}
/** Woven ribbon on the floor's front edge or across a wall. */
export const ribbon = (x, y, w, h, o = 1, a = P.brand, b = P.gold, c = P.leaf) => g("", litRect(x, y, w, h, 0, weave(a, b, c, h / 48), 0.5), { opacity: o });
