// People: head and shoulders, for the portraits.
import { P, circ, clip, dark, ell, lin, line, lit, lite, mix, path, rad, rect, soft, sprout, weave } from "./kit.mjs";

export const SKIN = ["#96603c", "#7d4b2e", "#693e27", "#a97149", "#5b3522", "#885535"];
const HAIR = "#20141a";

// ── head ───────────────────────────────────────────────────────────────────────────────────────────
const faceD = (j, l) => `M-70-18C-73-78-42-108 0-108C42-108 73-78 70-18C70 20 ${64 + j * 0.4} 50 ${46 + j} ${74 + l}C32 ${92 + l} 16 ${99 + l} 0 ${99 + l}C-16 ${99 + l}-32 ${92 + l}-${46 + j} ${74 + l}C-${64 + j * 0.4} 50-70 20-70-18Z`;
const skull = "M-72-10C-80-84-46-118 0-118C46-118 80-84 72-10";

function hairBack(o, c) {
	const H = lin([lite(c, 0.16), c, dark(c, 0.3)]);
	switch (o.hair) {
		case "afro": return circ(0, -52, 118, rad([[lite(c, 0.22), 0], [c, 0.6], [dark(c, 0.3), 1]]));
		case "puff": return circ(0, -128, 66, rad([[lite(c, 0.22), 0], [c, 0.6], [dark(c, 0.3), 1]])) + path("M-78-20C-86-90-48-122 0-122S86-90 78-20L74 10H-74Z", H);
		case "braids": return path("M-80-30C-92-100-48-126 0-126S92-100 80-30C92 40 100 120 92 200C70 214 48 200 44 180H-44C-48 200-70 214-92 200C-100 120-92 40-80-30Z", H) + [-88, -76, -64, -52, 52, 64, 76, 88].map((x) => line(`M${x * 0.86}-10Q${x * 1.08} 80 ${x} 196`, lite(c, 0.3), 3.4, { strokeDasharray: "7 6", opacity: 0.65 })).join("");
		case "bob": return path("M-84-20C-96-104-46-128 0-128S96-104 84-20C92 30 92 70 84 96C66 104 50 96 46 76H-46C-50 96-66 104-84 96C-92 70-92 30-84-20Z", H);
		case "long": return path("M-82-24C-94-104-46-126 0-126S94-104 82-24C88 40 108 96 98 170C80 190 52 182 44 160H-44C-52 182-80 190-98 170C-108 96-88 40-82-24Z", H);
		case "locs": return path("M-82-30C-94-104-46-128 0-128S94-104 82-30C88 30 92 80 84 130H-84C-92 80-88 30-82-30Z", H) + [-82, -70, -58, 58, 70, 82].map((x, i) => line(`M${x}-20Q${x * 1.12} 60 ${x} ${118 + (i % 3) * 14}`, i % 2 ? lite(c, 0.12) : c, 13)).join("");
		case "bun": return circ(0, -132, 44, rad([[lite(c, 0.25), 0], [c, 0.6], [dark(c, 0.3), 1]])) + path("M-77-16C-84-90-46-121 0-121S84-90 77-16Z", H);
		case "cornrows": return o.fem ? circ(0, -126, 34, rad([[lite(c, 0.25), 0], [c, 0.6], [dark(c, 0.3), 1]])) : "";
		case "wrap": return "";
		case "hijab": return path("M-92 0C-104-110-44-138 0-138S104-110 92 0C96 80 118 130 146 184Q0 262-146 184C-118 130-96 80-92 0Z", lin([lite(o.cloth ?? P.lilac, 0.25), o.cloth ?? P.lilac, dark(o.cloth ?? P.lilac, 0.3)]));
		default: return "";
	}
}
const sides = (a, b) => [-1, 1].map((k) => [66, 78, 90].map((x, i) => line(`M${k * (x - 6)}-20Q${k * x} 70 ${k * (x + 2)} ${176 - i * 12}`, a, 13) + line(`M${k * (x - 6)}-20Q${k * x} 70 ${k * (x + 2)} ${176 - i * 12}`, b, 3, { strokeDasharray: "8 7", opacity: 0.6 })).join("")).join("");
function hairFront(o, c) {
	const H = lin([lite(c, 0.2), c, dark(c, 0.3)]);
	const cap = (line0) => path(`${skull}C72 6 70 8 68-14C${line0} -68-14C-70 8-72 6-72-10Z`, H);
	switch (o.hair) {
		case "bald": return path("M-52-84Q-30-106 0-104Q-34-96-52-84Z", "#fff2df", { opacity: 0.35 });
		case "low": return path("M-71-6C-77-80-46-112 0-112S77-80 71-6C68-20 66-34 60-48C46-70 24-76 0-76S-46-70-60-48C-66-34-68-20-71-6Z", H, { opacity: 0.92 });
		case "fade": return path("M-70-20C-80-60-76-90-58-106C-30-128 30-128 58-106C76-90 80-60 70-20C68-44 64-58 56-66C30-76-30-76-56-66C-64-58-68-44-70-20Z", H) + path("M-71-14C-72-36-68-54-58-66L-66-68C-76-50-74-30-71-4Z", dark(o.skin, 0.35), { opacity: 0.7 });
		case "receding": return path("M-72 2C-78-40-76-70-56-90C-50-76-56-60-60-46C-66-30-68-14-72 2ZM72 2C78-40 76-70 56-90C50-76 56-60 60-46C66-30 68-14 72 2Z", H);
		case "short": return path("M-73-8C-86-90-50-124 0-124S86-90 73-8C68-24 68-40 58-58C40-66 20-84-10-82C-34-80-48-66-60-50C-66-36-68-22-73-8Z", H);
		case "twist": return path("M-73-8C-82-84-50-116 0-116S82-84 73-8C68-24 66-44 56-60C30-72-30-72-56-60C-66-44-68-24-73-8Z", H) + [[-56, -84], [-40, -104], [-20, -116], [2, -121], [24, -116], [43, -104], [58, -84], [-30, -84], [-8, -92], [14, -92], [34, -84]].map(([x, y]) => circ(x, y, 14, rad([[lite(c, 0.24), 0], [c, 1]]))).join("");
		case "afro": return path("M-76-10C-84-82-50-114 0-114S84-82 76-10C68-26 66-40 56-56C36-72-36-72-56-56C-66-40-68-26-74-10Z", rad([[lite(c, 0.12), 0], [c, 1]]));
		case "puff": case "bun": return path("M-74-6C-82-86-46-118 0-118S82-86 74-6C68-26 66-46 52-64C30-80-30-80-52-64C-66-46-68-26-74-6Z", H) + [-36, -18, 0, 18, 36].map((x) => line(`M${x}-72Q${x * 0.86}-96 ${x * 0.5}-116`, lite(c, 0.3), 2.4, { opacity: 0.5 })).join("") + (o.band ? line("M-69-58Q0-112 69-58", o.band, 11) : "");
		case "cornrows": return path("M-73-4C-82-86-46-119 0-119S82-86 73-4C68-26 66-46 52-64C30-78-30-78-52-64C-66-46-68-26-73-4Z", H) + [-48, -32, -16, 0, 16, 32, 48].map((x) => line(`M${x}-70Q${x * 1.02}-100 ${x * 0.55}-117`, dark(o.skin, 0.1), 2.4, { opacity: 0.8 })).join("");
		case "braids": return sides(lite(c, 0.06), lite(c, 0.3)) + path("M-76 10C-86-86-46-120 0-120S86-86 76 10C70-16 66-44 50-62C34-74 20-86 6-92C-14-82-40-74-52-60C-66-44-70-16-76 10Z", H) + [-46, -26, -8, 14, 32, 50].map((x) => line(`M${6 + (x - 6) * 0.25}-98Q${x}-84 ${x * 1.26}-50`, lite(c, 0.3), 2.6, { strokeDasharray: "6 5", opacity: 0.6 })).join("");
		case "bob": case "long": return path("M-78 24C-92-86-46-124 0-124S92-86 78 24C70-10 68-36 56-58C30-62 6-74-14-90C-26-74-44-64-58-52C-68-34-70-8-78 24Z", H) + line("M-14-92Q-50-76-66-40M-8-96Q40-86 62-52", lite(c, 0.35), 3, { opacity: 0.4 });
		case "locs": return sides(c, lite(c, 0.2)) + path("M-78 14C-88-86-46-122 0-122S88-86 78 14C70-16 66-44 52-62C30-76-30-76-52-62C-66-44-70-16-78 14Z", H) + [-54, -36, -18, 0, 18, 36, 54].map((x) => line(`M${x * 0.5}-114Q${x * 1.1}-92 ${x * 1.25}-56`, lite(c, 0.18), 7, { opacity: 0.5 })).join("");
		case "wrap": {
			const f = o.cloth ?? weave(P.brand, P.gold, P.terra, 0.8);
			const v = o.wrap ?? 0;
			const knot = v === 0 ? lit("M30-120C40-176 110-186 104-140C100-116 70-104 40-104Z", f) + lit("M20-118C-4-178 54-196 60-150C62-130 50-112 30-106Z", f) : v === 1 ? lit("M-84-104C-110-190-30-216 6-168C40-214 112-186 84-104C50-124-50-124-84-104Z", f) + line("M6-168Q-6-140 0-118", "#1d0b2e", 4, { opacity: 0.25 }) : lit("M-60-116C-60-176 60-176 60-116C30-134-30-134-60-116Z", f);
			return knot + lit("M-80-20C-96-100-56-136 0-136S96-100 80-20C74-42 66-58 48-68C20-80-20-80-48-68C-66-58-74-42-80-20Z", f) + line("M-76-42C-50-84 40-98 74-66M-70-62C-30-104 50-110 70-82", "#1d0b2e", 3.4, { opacity: 0.22 }) + line("M-78-26C-66-60-34-72 0-73S66-60 78-26", lite(P.gold, 0.3), 4, { opacity: 0.7 });
		}
		case "hijab": { const k = o.cloth ?? P.lilac; return path("M-80 30C-96-100-50-130 0-130S96-100 80 30C76 90 40 112 0 116C-40 112-76 90-80 30ZM-62-14C-66 40-48 84 0 94C48 84 66 40 62-14C58-66 34-84 0-84S-58-66-62-14Z", lin([lite(k, 0.35), k, dark(k, 0.25)]), { fillRule: "evenodd" }) + line("M-62-14C-58-66-34-84 0-84S58-66 62-14", dark(k, 0.25), 3, { opacity: 0.6 }) + path("M-40 92Q0 124 60 84Q90 130 60 170Q-10 160-60 130Z", lin([lite(k, 0.25), dark(k, 0.15)])); }
		case "kufi": { const f = o.cloth ?? P.brand2; return cap("60-52 30-66 0-66C-30-66-60-52") + lit("M-76-52C-80-112-56-140 0-140S80-112 76-52C50-70-50-70-76-52Z", f) + line("M-75-56C-50-74 50-74 75-56", P.goldL, 6) + line("M-76-76C-50-92 50-92 76-76", P.goldL, 2.6, { strokeDasharray: "5 7" }); }
		default: return cap("62-52 36-72 0-72C-36-72-62-52");
	}
}
function beard(o, c) {
	const f = lin([lite(c, 0.15), c]);
	const jaw = `M-70 4C-68 34-62 58-48 78C-32 98-16 ${106 + (o.long ?? 0)} 0 ${106 + (o.long ?? 0)}S32 98 48 78C62 58 68 34 70 4C62 26 56 40 42 46C24 40 12 44 0 45S-24 40-42 46C-56 40-62 26-70 4Z`;
	const stache = "M-30 56C-24 44-8 42 0 46C8 42 24 44 30 56C18 51 8 50 0 52C-8 50-18 51-30 56Z";
	if (o.beard === "full") return path(jaw, f) + path(stache, f);
	if (o.beard === "stubble") return path(jaw, c, { opacity: 0.28 });
	if (o.beard === "goatee") return path("M-30 56C-24 44-8 42 0 46C8 42 24 44 30 56C32 80 18 103 0 104S-32 80-30 56ZM-22 58C-14 78 14 78 22 58C10 52-10 52-22 58Z", f, { fillRule: "evenodd" });
	if (o.beard === "moustache") return path(stache, f);
	return "";
}
/** Head about its middle (face about 140 × 205). */
export function head(o) {
	const skin = o.skin ?? SKIN[0];
	const c = o.grey ? mix(HAIR, "#d9d3d6", o.grey) : (o.hairColor ?? HAIR);
	const fd = faceD(o.jaw ?? 0, o.chin ?? 0);
	const eyeY = -4;
	const lip = mix(skin, "#a0403c", o.fem ? 0.5 : 0.22);
	const brow = o.grey > 0.5 ? mix(c, skin, 0.25) : mix(skin, "#140b0a", 0.78);
	let s = o.hair === "hijab" || o.only ? hairBack({ ...o, skin }, c) : "";
	if (o.hair !== "hijab") s += [-1, 1].map((k) => ell(k * 70, 4, 13, 21, lin([lite(skin, k < 0 ? 0.2 : 0.04), dark(skin, 0.2)])) + ell(k * 71, 5, 6, 12, dark(skin, 0.32), { opacity: 0.5 }) + (o.earrings ? circ(k * 72, 31, o.earrings === "hoop" ? 11 : 6.5, o.earrings === "hoop" ? "none" : lin([P.goldL, P.goldD]), o.earrings === "hoop" ? { stroke: P.gold, strokeWidth: 3.6 } : {}) : "")).join("");
	s += path(fd, lin([lite(skin, 0.2), [skin, 0.52], [dark(skin, 0.22), 1]], 0.1, 0, 0.95, 1));
	s += clip(path(fd, "#000"), soft(9, path("M84-120C92 0 70 92 10 112L96 126Z", dark(skin, 0.62), { opacity: 0.34 })) + ell(-34, 34, 30, 24, rad([["#e0805a", 0, 0.34], ["#e0805a", 1, 0]], 0.5, 0.5, 0.5)) + ell(36, 36, 28, 22, rad([["#c8643c", 0, 0.3], ["#c8643c", 1, 0]], 0.5, 0.5, 0.5)) + ell(-18, -62, 46, 26, rad([["#fff0d8", 0, 0.22], ["#fff0d8", 1, 0]], 0.5, 0.5, 0.5)));
	if (o.beard) s += beard(o, o.grey ? mix(HAIR, "#dcd6d8", o.grey) : HAIR);
	// eyes
	for (const k of [-1, 1]) {
		const x = k * 29;
		const al = `M${x - 14} ${eyeY + 2}C${x - 8} ${eyeY - 9} ${x + 8} ${eyeY - 9} ${x + 14} ${eyeY + (k > 0 ? 1 : 2)}C${x + 8} ${eyeY + 8} ${x - 8} ${eyeY + 8} ${x - 14} ${eyeY + 2}Z`;
		s += ell(x, eyeY - 3, 19, 14, dark(skin, 0.45), { opacity: 0.2 }) + path(al, "#fdf6ec") + clip(path(al, "#000"), circ(x + 0.5, eyeY, 7.6, "#341b12") + circ(x + 0.5, eyeY, 4, "#0f0707") + ell(x, eyeY - 7, 16, 4.5, "#1b0d0a", { opacity: 0.35 })) + circ(x - 2, eyeY - 2.6, 2.1, "#fff") +
			line(`M${x - 15} ${eyeY + 2}C${x - 8} ${eyeY - 10} ${x + 8} ${eyeY - 10} ${x + 15} ${eyeY + 1}`, "#1b0d0a", o.fem ? 4 : 3.2) + (o.fem ? line(`M${x + k * 13} ${eyeY - 2}l${k * 6}-4.500`, "#1b0d0a", 2.8) : "") + line(`M${x - 12} ${eyeY + 11}q12 5 24 0`, dark(skin, 0.4), 1.8, { opacity: o.age ? 0.65 : 0.3 });
		s += path(`M${x - k * 17}-24C${x - k * 6}-${o.fem ? 35 : 34} ${x + k * 10}-${o.fem ? 35 : 33} ${x + k * 20}-24C${x + k * 10}-${o.fem ? 29.5 : 26.5} ${x - k * 6}-${o.fem ? 29 : 26} ${x - k * 17}-${o.fem ? 20.5 : 18}Z`, brow, { opacity: 0.9 });
	}
	// nose and mouth
	s += path("M-7-2C-9 14-20 26-17 35C-14 41-7 40 0 42C7 40 14 41 17 35C20 26 9 14 7-2Z", lin([lite(skin, 0.14), [skin, 0.5, 0.4], [dark(skin, 0.32), 1, 0.55]], 0, 0, 1, 0.4)) + ell(-3, 24, 4.500, 8, "#fff0d8", { opacity: 0.11 }) + line("M-17 32C-18 39-11 41-8 37.500M17 32C18 39 11 41 8 37.500", dark(skin, 0.55), 2.6, { opacity: 0.75 }) + line("M-7 40.500Q0 44 7 40.500", dark(skin, 0.55), 2.2, { opacity: 0.5 });
	if (o.smile === "open") s += path("M-27 56C-12 60 12 60 27 56C24 76 11 83 0 83S-24 76-27 56Z", "#4a1a1a") + path("M-23 58.500C-10 61.500 10 61.500 23 58.500C21 67 10 70 0 70S-21 67-23 58.500Z", "#fffaf3") + path("M-29 55.500C-16 52-7 49.500 0 52C7 49.500 16 52 29 55.500C14 60-14 60-29 55.500Z", dark(lip, 0.15)) + path("M-25 66C-14 80 14 80 25 66C20 86 10 91 0 91S-20 86-25 66Z", lip);
	else s += path("M-26 60C-15 54-7 51.500 0 54.500C7 51.500 15 54 26 60C12 63-12 63-26 60Z", dark(lip, 0.2)) + path("M-23 61C-12 64 12 64 23 61C16 76 7 78 0 78S-16 76-23 61Z", lin([lite(lip, 0.12), lip], 0, 0, 0, 1)) + line("M-28 58.500Q-26 61-22 61.200C-10 63.400 10 63.400 22 61.200Q26 61 28 58.500", dark(skin, 0.66), 2.4) + ell(-4, 69, 8, 2.4, "#fff", { opacity: 0.16 });
	s += line("M-33 52q-3 6 0 12M33 52q3 6 0 12", dark(skin, 0.4), 2, { opacity: o.age ? 0.6 : 0.28 });
	if (o.age) s += line("M-38-52Q0-58 38-52M-30-64Q0-69 30-64", dark(skin, 0.4), 1.8, { opacity: 0.35 }) + line("M-22 38Q-36 46-38 60M22 38Q36 46 38 60", dark(skin, 0.4), 2, { opacity: 0.4 });
	s += hairFront({ ...o, skin }, c);
	if (o.glasses) {
		const col = o.glasses === "gold" ? "#dba83f" : "#2a1420";
		const L = (x) => (o.glasses === "round" ? circ(x, 0, 23, "#fff", { fillOpacity: 0.1, stroke: col, strokeWidth: 4 }) : rect(x - 25, -18, 50, 36, 12, "#fff", { fillOpacity: 0.1, stroke: col, strokeWidth: o.glasses === "gold" ? 3.6 : 4.4 }));
		s += L(-30) + L(30) + line("M-6-4Q0-9 6-4M-54-4L-70-8M54-4L70-8", col, o.glasses === "gold" ? 3 : 4) + line("M-44 8L-34-12M16 8L26-12", "#fff", 3, { opacity: 0.35 });
	}
	return s;
}

// ── bust ───────────────────────────────────────────────────────────────────────────────────────────
const NECK = "M-40 50C-38 96-42 112-48 132Q0 176 48 132C42 112 38 96 40 50Z";
function clothes(o) {
	const w = o.fem ? 0.92 : 1;
	const body = `M${-236 * w} 460C${-236 * w} 300 ${-222 * w} 216 ${-168 * w} 184C-120 162-80 156-50 126Q0 178 50 126C80 156 120 162 ${168 * w} 184C${222 * w} 216 ${236 * w} 300 ${236 * w} 460Z`;
	const c = o.color ?? P.deep;
	const fill = o.fabric ?? lin([lite(c, 0.22), c, dark(c, 0.25)]);
	const arms = line(`M${-150 * w} 300Q${-146 * w} 380 ${-150 * w} 460M${150 * w} 300Q${146 * w} 380 ${150 * w} 460`, "#1d0b2e", 5, { opacity: 0.22 });
	const shirt = o.shirt ?? "#fdf8f1";
	switch (o.outfit) {
		case "suit": return path("M-70 130Q0 190 70 130L60 460H-60Z", lin([shirt, dark(shirt, 0.14)])) + (o.vest ? path("M-60 200L0 300L60 200V460H-60Z", lin([lite(c, 0.14), dark(c, 0.1)])) + [330, 370].map((y) => circ(0, y, 5, P.goldL)).join("") : "") + (o.tie ? path("M-15 172h30l8 20-12 14 16 130-27 40-27-40 16-130-12-14Z", o.tie) + path("M2 206l14 130-16 40Z", "#1d0b2e", { opacity: 0.2 }) : "") + path("M-50 124L-6 176L-44 208L-72 148ZM50 124L6 176L44 208L72 148Z", lin([lite(shirt, 0.5), dark(shirt, 0.1)])) + lit(`M${-236 * w} 460C${-236 * w} 300 ${-222 * w} 216 ${-168 * w} 184C-120 164-84 158-62 136L-14 460ZM${236 * w} 460C${236 * w} 300 ${222 * w} 216 ${168 * w} 184C120 164 84 158 62 136L14 460Z`, fill) + path("M-62 136C-84 152-96 164-104 190L-84 222L-104 232L-14 460L-26 380Z", lin([lite(c, 0.3), lite(c, 0.1)])) + path("M62 136C84 152 96 164 104 190L84 222L104 232L14 460L26 380Z", lin([lite(c, 0.12), dark(c, 0.2)])) + (o.pocket ? path("M86 300l38-8-2-28-14-9-24 17Z", o.pocket) : "") + (o.pin ? circ(-92, 262, 11, P.gold) + sprout(-92, 262, 6, "#7d5206") : "") + arms;
		case "blazer": return path("M-60 140Q0 330 60 140L60 460H-60Z", lin([shirt, dark(shirt, 0.16)])) + path("M-50 126Q-26 230 0 262Q26 230 50 126Q0 178-50 126Z", lin([lite(o.skin, 0.1), dark(o.skin, 0.14)])) + lit(`M${-236 * w} 460C${-236 * w} 300 ${-222 * w} 216 ${-168 * w} 184C-120 164-84 158-60 132L-6 460ZM${236 * w} 460C${236 * w} 300 ${222 * w} 216 ${168 * w} 184C120 164 84 158 60 132L6 460Z`, fill) + path("M-60 132C-88 158-96 172-98 200L-76 238L-92 252L-6 460L-22 350Z", lin([lite(c, 0.34), lite(c, 0.1)])) + path("M60 132C88 158 96 172 98 200L76 238L92 252L6 460L22 350Z", lin([lite(c, 0.12), dark(c, 0.2)])) + (o.pin ? circ(-96, 282, 11, P.gold) + sprout(-96, 282, 6, "#7d5206") : "") + arms;
		case "waistcoat": return lit(body, lin([lite(shirt, 0.4), shirt, dark(shirt, 0.2)])) + arms + lit("M-112 158C-84 152-66 142-58 134L-4 250L0 460H-150C-150 330-140 220-112 158ZM112 158C84 152 66 142 58 134L4 250L0 460H150C150 330 140 220 112 158Z", fill) + path("M-50 122L-2 182L-40 226L-78 150ZM50 122L2 182L40 226L78 150Z", lin([lite(shirt, 0.7), shirt]), { stroke: dark(shirt, 0.25), strokeWidth: 1.5 }) + [276, 320, 364].map((y) => circ(10, y, 5.500, P.goldL)).join("");
		case "shirt": return lit(body, fill) + arms + path("M-50 122L-2 182L-40 226L-78 150ZM50 122L2 182L40 226L78 150Z", lin([lite(c, 0.4), lite(c, 0.08)]), { stroke: dark(c, 0.3), strokeWidth: 1.5 }) + line("M0 186V460", dark(c, 0.4), 3, { opacity: 0.6 }) + [230, 290, 350].map((y) => circ(9, y, 5, lite(c, 0.6))).join("");
		case "polo": return lit(body, fill) + arms + path("M-50 122L-4 176L-30 214L-82 152ZM50 122L4 176L30 214L82 152Z", lin([P.goldL, P.gold])) + line("M0 180V262", dark(c, 0.4), 4) + [206, 236].map((y) => circ(0, y, 4.500, P.goldL)).join("") + circ(88, 272, 17, P.gold) + sprout(88, 272, 10, P.brand);
		case "smock": return lit(`M${-244 * w} 460C${-244 * w} 300 ${-236 * w} 222 ${-176 * w} 190C-120 164-84 156-60 128Q-20 216 0 250Q20 216 60 128C84 156 120 164 ${176 * w} 190C${236 * w} 222 ${244 * w} 300 ${244 * w} 460Z`, fill) + line("M-60 130Q-22 216 0 252Q22 216 60 130", P.cream, 9) + line("M-60 130Q-22 216 0 252Q22 216 60 130", P.goldD, 3, { strokeDasharray: "8 7" }) + path("M-30 270h60v70l-30 22-30-22Z", "none", { stroke: P.cream, strokeWidth: 5 }) + line("M-14 290l14 14 14-14M-14 316l14 14 14-14", P.gold, 4) + arms;
		case "kente": return path(body, lin([lite(o.skin, 0.12), dark(o.skin, 0.2)])) + line("M-64 176Q-30 204 0 206Q40 204 64 180", dark(o.skin, 0.35), 3, { opacity: 0.3 }) + lit("M-150 460C-150 380-120 330-60 300C20 262 60 200 74 140C120 160 140 166 168 184C222 216 236 300 236 460Z", fill, 1.1) + line("M-146 440C-130 370-100 340-50 316C30 276 74 220 92 154M-60 460C0 400 120 330 150 190M40 460C110 420 190 330 200 250", "#1d0b2e", 5, { opacity: 0.22 }) + line("M-150 452C-146 376-118 330-60 300C20 262 60 200 74 140", P.goldL, 5, { opacity: 0.8 });
		case "kaba": return lit(body, fill) + path("M-84 152Q0 268 84 152Q60 140 50 126Q0 178-50 126Q-60 140-84 152Z", lin([lite(o.skin, 0.12), dark(o.skin, 0.16)])) + line("M-86 152Q0 270 86 152", o.trimColor ?? P.goldL, 8) + lit(`M${-170 * w} 182C-250 196-268 270-236 340C-206 352-176 340-160 320C-150 270-152 220-132 170Z`, fill) + lit(`M${170 * w} 182C250 196 268 270 236 340C206 352 176 340 160 320C150 270 152 220 132 170Z`, fill);
		case "robe": return lit(body, fill) + arms + line("M-58 130Q-20 200 0 214Q20 200 58 130M0 214V330", P.goldL, 8) + line("M-76 150Q-24 228 0 242Q24 228 76 150", P.goldL, 3, { strokeDasharray: "3 9" }) + [248, 278, 308].map((y) => circ(0, y, 5, P.gold)).join("");
		default: return lit(body, fill) + arms + line("M-58 132Q0 196 58 132", dark(c, 0.25), 9, { opacity: 0.6 });
	}
}
const beads = (kind) => (kind === "beads" ? Array.from({ length: 13 }, (_, i) => { const t = i / 12; const x = -56 + 112 * t; return circ(x, 138 + Math.sin(t * Math.PI) * 52, 7, [P.gold, P.terra, P.cream, P.brand2][i % 4]); }).join("") : kind === "pearl" ? Array.from({ length: 15 }, (_, i) => { const t = i / 14; return circ(-52 + 104 * t, 132 + Math.sin(t * Math.PI) * 42, 5.4, lin(["#fff", "#d8cadf"])); }).join("") : kind === "chain" ? line("M-50 134Q0 222 50 134", P.gold, 3.6) + circ(0, 182, 9, P.gold) : "");
const neckScarf = (c) => (c ? lit("M-78 138C-50 120-44 112-40 104Q0 150 40 104C44 112 50 120 78 138Q70 200 0 206Q-70 200-78 138Z", c) + lit("M10 190Q40 196 44 230L62 330L6 340L-4 210Z", c) + line("M-66 150Q0 206 66 150", "#1d0b2e", 4, { opacity: 0.18 }) : "");
/** Head and shoulders about the middle of the face. */
export function bust(o) {
	const skin = o.skin ?? SKIN[0];
	const p = { ...o, skin };
	const neck = path(NECK, lin([dark(skin, 0.12), [skin, 0.4], [dark(skin, 0.3), 1]], 0, 0, 1, 0)) + clip(path(NECK, "#000"), soft(6, ell(4, 84, 60, 40, dark(skin, 0.6), { opacity: 0.5 })));
	const scarf = o.hair === "hijab";
	if (["kaba", "kente"].includes(o.outfit)) return (scarf ? "" : hairOnly(p)) + clothes(p) + neck + beads(o.necklace) + head(p);
	return hairOnly(p) + path("M-60 137L-46 106H46L60 137L0 300Z", lin([lite(skin, 0.06), dark(skin, 0.2)])) + neck + clothes(p) + neckScarf(o.scarf) + beads(o.necklace) + head(p);
}
const hairOnly = (p) => hairBack(p, p.grey ? mix(HAIR, "#d9d3d6", p.grey) : (p.hairColor ?? HAIR));
