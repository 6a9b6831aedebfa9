// Portraits: the team and those who say something about us, as the content describes them.
import * as K from "./kit.mjs";
import { P, batik, clip, dark, lin, line, litRect, lite, path, put, rect, shadow, soft, stripes, weave } from "./kit.mjs";
import { add } from "./marks.mjs";
import { SKIN, bust } from "./people.mjs";

// ── portraits ──────────────────────────────────────────────────────────────────────────────────────
const TINT = [["#f8ecd6", "#efd9b0", P.goldD], ["#f3eafa", "#dcc6f0", P.brand], ["#eef3e6", "#cfe0c2", P.leafD], ["#fbebe0", "#f0cdb4", P.terraD], ["#f6effb", "#cfb2ea", P.brand]];
const tinted = (S, i) => { const [a, b, c] = TINT[i % TINT.length]; return rect(0, 0, S, S, 0, lin([a, b])) + rect(0, 0, S, S, 0, K.weaveMono(c, S / 900), { opacity: 0.05 }) + K.circ(S * 0.5, S * 0.5, S * 0.4, lin([["#ffffff", 0, 0.75], ["#ffffff", 1, 0.15]])); };
const portrait = (S, i, look) => { const o = look(); return tinted(S, i) + put(S * 0.513, S * 0.43, S / 560, soft(16, path("M-236 460C-236 300-222 216-168 184C-120 162-80 156-50 126Q0 178 50 126C80 156 120 162 168 184C222 216 236 300 236 460Z", "#2a0f42", { opacity: 0.25 }))) + put(S / 2, S * 0.42, S / 560, bust(o)); };
const F = { fem: true };
const S = SKIN;
const TEAM = {
	"abena-serwaa-asiedu-boateng": () => ({ ...F, skin: S[0], hair: "low", outfit: "kaba", color: P.brand2, trimColor: weave(P.gold, P.leaf, P.terra, 0.5), earrings: "hoop", necklace: "chain", smile: "open" }),
	"kwabena-ofori-darko": () => ({ skin: S[2], hair: "fade", grey: 0.42, outfit: "suit", color: "#2b2440", tie: P.gold, pin: true, jaw: 3 }),
	"edem-akosua-dzokoto": () => ({ ...F, skin: S[3], hair: "cornrows", outfit: "blazer", color: "#ead9bb", shirt: P.violet, glasses: "gold", earrings: "stud", smile: "open" }),
	"yakubu-alhassan-fuseini": () => ({ skin: S[4], hair: "kufi", cloth: "#f4ecdc", outfit: "smock", fabric: stripes(["#fbf6ea", "#fbf6ea", "#3f6aa8", "#fbf6ea", "#9db9dc"], 13), beard: "full" }),
	"naa-dedei-lartey": () => ({ ...F, skin: S[5], hair: "long", outfit: "kaba", fabric: batik(P.leaf, P.goldL, P.cream), necklace: "pearl", earrings: "stud", smile: "open" }),
	"selorm-agbeko": () => ({ skin: S[1], hair: "fade", outfit: "suit", color: "#24345e", shirt: "#e8eef8", glasses: "round", pin: true }),
	"adwoa-nyarko-frimpong": () => ({ ...F, skin: S[0], hair: "locs", outfit: "shirt", color: "#f0c23c", scarf: P.brand2, earrings: "hoop", smile: "open" }),
	"abdul-razak-sumani": () => ({ skin: S[2], hair: "bald", beard: "full", grey: 0.62, outfit: "suit", color: "#73708a", tie: P.brand2, age: true, jaw: 2 }),
	"esi-bentsiwa-quansah": () => ({ ...F, skin: S[4], hair: "low", outfit: "blazer", color: "#221a2c", shirt: "#ffffff", pin: true, earrings: "hoop" }),
	"nii-armah-tagoe": () => ({ skin: S[5], hair: "fade", beard: "full", outfit: "waistcoat", color: "#7a4b2a", shirt: "#bcd4ec", jaw: 4 }),
	"lariba-ayamga": () => ({ ...F, skin: S[1], hair: "wrap", wrap: 1, cloth: weave(P.terraD, P.gold, P.leafD, 0.8), outfit: "smock", fabric: stripes([P.terra, P.goldL, P.brand, P.goldL, P.leafD, P.cream], 12), earrings: "hoop", smile: "open" }),
	"kofi-tandoh-essel": () => ({ skin: S[3], hair: "low", outfit: "shirt", fabric: batik("#7a45ad", "#fdf8f1", "#fdf8f1", 1.3), color: P.violet, smile: "open" }),
	"kwaku-adomako-sarfo": () => ({ skin: S[1], hair: "low", grey: 0.95, age: true, outfit: "robe", color: "#2d2340", beard: "moustache", jaw: 2 }),
	"hajara-issahaku": () => ({ ...F, skin: S[0], hair: "hijab", cloth: "#ead6c8", outfit: "robe", color: "#7a2440", fabric: K.dots("#7a2440", "#94405a", 0.8), glasses: "round", age: true }),
	"kojo-baidoo-tetteh": () => ({ skin: S[2], hair: "fade", grey: 0.75, age: true, beard: "moustache", outfit: "suit", color: "#232b52", tie: P.gold, vest: true, glasses: "gold", pocket: P.goldL, jaw: 3 }),
	"wilhelmina-akua-adutwumwaa-boakye-danquah-owusu-amankwah": () => ({ ...F, skin: S[5], hair: "afro", grey: 0.5, age: true, outfit: "kaba", color: P.brand, fabric: batik(P.brand, P.violet, P.gold, 1.2), necklace: "beads", earrings: "stud" }),
	"mumuni-dawuni-ziblim": () => ({ skin: S[4], hair: "kufi", cloth: "#fbf6ea", beard: "full", grey: 0.95, age: true, outfit: "robe", color: "#f3ecdd" }),
	"enyonam-afi-klutsey": () => ({ ...F, skin: S[2], hair: "bun", outfit: "blazer", color: "#2a7079", shirt: "#fdf8f1", earrings: "stud" }),
	"yaw-asante-kwarteng": () => ({ skin: S[1], hair: "fade", outfit: "kente", fabric: weave(P.gold, P.leaf, P.terra, 1.4), necklace: "chain", jaw: 4 }),
	"gifty-naa-korkor-odoi": () => ({ ...F, skin: S[3], hair: "bob", outfit: "blazer", color: "#d9743a", fabric: batik("#d9743a", P.goldL, P.brand, 1.1), shirt: "#ffffff", earrings: "stud", smile: "open" }),
	"dominic-bayuo-dery": () => ({ skin: S[5], hair: "bald", beard: "full", grey: 0.5, age: true, outfit: "smock", fabric: stripes(["#5a3a22", "#1f1620", "#8a6038", "#1f1620"], 13) }),
};
Object.entries(TEAM).forEach(([slug, look], i) => add(`content/images/team/${slug}.webp`, 640, 640, () => portrait(640, [1, 0, 3, 2, 4][i % 5], look)));
[
	() => ({ ...F, skin: S[1], hair: "wrap", cloth: weave(P.brand, P.gold, P.terra, 0.8), outfit: "kaba", fabric: batik(P.terra, P.goldL, P.cream), earrings: "hoop", necklace: "beads", smile: "open" }),
	() => ({ skin: S[3], hair: "twist", outfit: "shirt", color: P.leaf, fabric: batik(P.leafD, P.leafL, P.goldL), smile: "open" }),
	() => ({ ...F, skin: S[4], hair: "braids", outfit: "blazer", color: P.brand2, shirt: P.goldL, earrings: "stud" }),
	() => ({ skin: S[2], hair: "receding", grey: 0.7, age: true, glasses: "rect", outfit: "shirt", color: "#d8cbe6", beard: "goatee" }),
	() => ({ ...F, skin: S[0], hair: "puff", band: P.gold, outfit: "shirt", color: P.gold, earrings: "hoop", smile: "open" }),
].forEach((look, i) => add(`public/images/testimonials/person-${i + 1}.webp`, 320, 320, () => portrait(320, i, look)));
const emblem = (i, inner) => () => tinted(640, i) + soft(18, K.circ(334, 346, 200, "#2a0f42", { opacity: 0.2 })) + inner();
add("content/images/team/asaase-pa-investments-limited.webp", 640, 640, emblem(2, () => { const d = (k) => `M320 ${320 - 210 * k}C${320 + 70 * k} ${320 - 160 * k} ${320 + 130 * k} ${320 - 150 * k} ${320 + 165 * k} ${320 - 150 * k}V${320}C${320 + 165 * k} ${320 + 120 * k} ${320 + 70 * k} ${320 + 190 * k} 320 ${320 + 220 * k}C${320 - 70 * k} ${320 + 190 * k} ${320 - 165 * k} ${320 + 120 * k} ${320 - 165 * k} 320V${320 - 150 * k}C${320 - 130 * k} ${320 - 150 * k} ${320 - 70 * k} ${320 - 160 * k} 320 ${320 - 210 * k}Z`; return path(d(1), lin([P.goldL, P.gold, P.goldD])) + path(d(0.93), lin(["#fffaf0", "#f3e3c4"])) + clip(path(d(0.93), "#000"), Array.from({ length: 11 }, (_, k) => K.g(`translate(320 390) rotate(${-90 + k * 18})`, path("M-9-140L0-250L9-140Z", P.gold, { opacity: 0.75 }))).join("") + K.circ(320, 390, 120, lin([P.goldL, P.gold])) + path("M100 400Q320 340 540 400V600H100Z", lin([P.leaf, P.leafD])) + line("M150 440Q320 390 490 440M180 480Q320 440 460 480", "#a9cf9a", 7, { opacity: 0.7 })) + K.seedling(320, 400, 190, "#3f8a52"); }));
add("content/images/team/volta-ridge-capital-partners.webp", 640, 640, () => rect(0, 0, 640, 640, 0, lin(["#f7f1fb", "#e3d2f2"], 0, 0, 0, 1)) + K.circ(470, 190, 90, lin([P.goldL, P.gold]), { opacity: 0.85 }) + path("M0 420C120 260 220 300 330 380S560 270 640 350V640H0Z", lin(["#8fbf8d", P.leaf])) + path("M0 470C160 390 330 450 640 410V640H0Z", lin(["#6aa772", P.leafD])) + path("M0 545C200 500 380 590 640 530V640H0Z", lin(["#a9d3df", "#5d93b4"])) + line("M60 585q40-10 80 0t80 0M360 600q40-10 80 0t80 0", "#fff", 4, { opacity: 0.6 }) + shadow(330, 530, 170, 18) + path("M450 528l40-18V148l-40-14Z", "#3d2263") + litRect(200, 130, 250, 400, 8, lin(["#e7eef6", "#9db6d3", "#6a6fa8"])) + Array.from({ length: 6 }, (_, r) => rect(200, 180 + r * 56, 250, 8, 0, "#fffdf7") + [0, 1, 2, 3].map((c) => rect(212 + c * 59, 140 + r * 57, 48, 36, 3, (r * 3 + c) % 5 === 0 ? lin([P.goldL, P.gold]) : lin(["#dbeaf5", "#7d9cc6"]))).join("")).join("") + litRect(188, 116, 274, 20, 6, P.brand) + rect(296, 476, 60, 54, 4, lin([P.brand2, P.deep])) + K.bush(170, 530, 90) + K.bush(500, 532, 80));
add("content/images/team/staff-provident-trust.webp", 640, 640, emblem(1, () => K.circ(320, 325, 215, lin([P.goldL, P.gold, P.goldD])) + K.circ(320, 325, 194, lin(["#fffaf0", "#f1e2f8"])) + K.circ(320, 325, 186, "none", { stroke: P.gold, strokeWidth: 2, strokeDasharray: "3 8" }) + line("M320 190V420", P.woodD, 11) + path("M160 300Q180 175 320 165Q460 175 480 300Q454 274 427 300Q400 274 373 300Q347 274 320 300Q293 274 267 300Q240 274 213 300Q186 274 160 300Z", lin([lite(P.brand2, 0.3), P.brand2, P.deep])) + line("M320 165Q262 220 267 300M320 165Q378 220 373 300", P.goldL, 3, { opacity: 0.7 }) + K.circ(320, 160, 8, P.gold) + [[-1, S[0]], [1, S[2]]].map(([k, c]) => line(`M${320 + k * 150} 440Q${320 + k * 90} 420 ${320 + k * 20} 392`, c, 40) + line(`M${320 + k * 158} 444L${320 + k * 112} 424`, k < 0 ? P.gold : P.leaf, 52)).join("") + line("M320 500V410", S[4], 40) + line("M320 506V462", P.terra, 52) + K.circ(320, 392, 36, lin([lite(S[0], 0.2), S[1]])) + line("M300 380q20-14 40 0M298 396q22-12 44 0M304 411q16-9 32 0", dark(S[1], 0.35), 3.4, { opacity: 0.6 })));
