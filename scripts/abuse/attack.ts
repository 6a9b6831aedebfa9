/**
 * One attack, in its own process so that it does not slow down the visitors beside it. Ends after `SECONDS`, or when told to, and sends
 * the number of its connections that are still open.
 *
 * Usage: `node scripts/abuse/attack.ts KIND SITE SECONDS`, where KIND is one of `ATTACKS`, or a path (`routes.ts`)
 */
import { globSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { inParallel } from "../in-parallel.ts";
import { random } from "../random.ts";
import { ANY } from "./routes.ts";
import { ask } from "./visitor.ts";

const [kind = "", site = "", seconds = "0"] = process.argv.slice(2);
const { hostname, port } = new URL(site);
if (!["127.0.0.1", "localhost"].includes(hostname)) throw new Error("only loopback is attacked");
if (Number(seconds) > 60) throw new Error("an attack takes a minute at most");

const FROM = "127.0.0.66";
/** As many as browsers of a crowd ask for at once. */
const PARALLEL = 100;
const DRIP_MS = 1_000;
const DRIP_TURNS = 50;
/** Pictures in sizes, which the site has to make. */
const PICTURES = [360, 480, 720, 1080, 1600].flatMap((width) =>
	globSync("content/images/**/*.webp").map(
		(file) => `/_next/image?url=%2F${encodeURIComponent(file)}&w=${width}&q=75`,
	),
);
/** A path of every kind that has no form. */
const BODY_PATHS = [
	"/",
	"/faqs",
	"/logo.svg",
	"/nowhere",
	"/uploads/x",
	"/contact/reply/x",
	"/api/search",
	"/api/vitals",
];
const FORM_PATHS = ["/api/contact", "/api/applications/1", "/api/feedback", "/api/nothing"];

let open = 0;
let isOver = false;

const any = () => random().toString(36).slice(2);
const reads = (path: (at: number) => string, method = "GET") =>
	flood((at) => ask(site, path(at), { method, from: FROM }));
const readsInTurn = (...paths: (() => string)[]) => reads((at) => paths[at % paths.length]?.() ?? "/");
const posts = (path: string, body: () => string | Record<string, string>) =>
	flood(() => {
		const value = body();
		return typeof value === "string"
			? postBody(path, "application/json", value)
			: postBody(path, "application/x-www-form-urlencoded", new URLSearchParams(value).toString());
	});
/** Bodies of 240 KB that take long to parse: no form has so many fields. */
const FIELDS = "a&".repeat(120_000);
const PARTS = `--x\r\n\r\n\r\n`.repeat(24_000);
const FILE = `--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7${"a".repeat(5_000_000)}\r\n--x--\r\n`;
const postBody = (path: string, type: string, body: string) =>
	ask(site, path, { method: "POST", from: FROM, body, headers: { "content-type": type } });
/** The nginx of the tests believes the header. To a site without a proxy, they are 64 addresses. */
const searchFromMany = (at: number) =>
	ask(site, `/search?q=${any()}`, {
		from: `127.0.0.${100 + (at % 64)}`,
		headers: { "x-forwarded-for": `2001:db8:7:1::${at.toString(16)}` },
	});

const ATTACKS: Record<string, () => Promise<void> | void> = {
	"made-up items": () =>
		readsInTurn(
			() => `/awards/${any()}`,
			() => `/news/${any()}`,
			() => `/products/${any()}/Savings%20Account${any()}`,
			() => `/locator/${any()}/makola-branch`,
		),
	"made-up pages": () => reads(() => `/${any()}`),
	"made-up items by HEAD": () => reads(() => `/careers/${any()}`, "HEAD"),
	searches: () => reads(() => `/search?q=${any()}`),
	"searches while typing": () => reads(() => `/api/search?q=${any()}`),
	queries: () => reads((at) => `/can-i-borrow?income=${at}${Math.floor(random() * 1e6)}`),
	"searches from a /64": () => flood(searchFromMany),
	"made-up keys of a cache": () =>
		readsInTurn(
			() => `/?${any()}`,
			() => `/${any()}`,
			() => `/content/${any()}?${any()}`,
			() => `/products/${any()}/susu%20plus`,
		),
	"new pictures": () => reads((at) => PICTURES[at % PICTURES.length] ?? ""),
	"empty forms": () => flood((at) => ask(site, FORM_PATHS[at % 2] ?? "", { method: "POST", from: FROM })),
	feedback: () => posts("/api/feedback", () => ({ page: "/help", answer: "no", line: any() })),
	"speed reports": () => posts("/api/vitals", () => JSON.stringify({ page: "/", values: { LCP: 1_000 } })),
	"checked messages": () =>
		posts("/api/check-message", () => ({ message: `Win now: https://${any()}.example` })),
	"lookups of submissions": () =>
		posts("/api/where-is-it", () => ({ reference: any(), phone: "0244123456" })),
	"forms of many fields": () =>
		flood((at) =>
			at % 2
				? postBody("/api/contact", "application/x-www-form-urlencoded", FIELDS)
				: postBody("/api/applications/1", "multipart/form-data; boundary=x", PARTS),
		),
	"large files": () => flood(() => postBody("/api/applications/1", "multipart/form-data; boundary=x", FILE)),
	"unfinished heads": () => hold(300, () => "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
	"slow forms": () => hold(200, (at) => bodyTo(FORM_PATHS[at % FORM_PATHS.length] ?? "", "POST")),
	"slow bodies": () =>
		hold(300, (at) => bodyTo(BODY_PATHS[at % BODY_PATHS.length] ?? "", at % 2 ? "POST" : "GET")),
};

const bodyTo = (path: string, method: string) =>
	`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname=`;

process.on("SIGTERM", end);
setTimeout(end, Number(seconds) * 1_000).unref();
const attack = kind.startsWith("/") ? () => reads(() => kind.replaceAll(ANY, any)) : ATTACKS[kind];
if (!attack) throw new Error(`no attack is called ${kind}`);
await attack();
if (open === 0) end();

function flood(one: (at: number) => Promise<unknown>): Promise<void> {
	return inParallel(PARALLEL, () => !isOver, one);
}

/** Holds this many connections open with one byte a second, until each is cut. */
function hold(count: number, beginning: (at: number) => string) {
	const sockets = new Set<Socket>();
	for (let at = 0; at < count; at++) {
		const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: FROM });
		socket.on("connect", () => socket.write(beginning(at)));
		socket.on("error", () => {});
		socket.resume();
		sockets.add(socket);
		open += 1;
		socket.once("close", () => {
			sockets.delete(socket);
			open -= 1;
			if (open === 0) end();
		});
	}
	// Each connection in its own moment, as over a network: on loopback, thousands at once would be one burst.
	let turn = 0;
	setInterval(() => {
		turn = (turn + 1) % DRIP_TURNS;
		let at = 0;
		for (const socket of sockets) if (at++ % DRIP_TURNS === turn && socket.writable) socket.write("x");
	}, DRIP_MS / DRIP_TURNS);
}

function end() {
	if (isOver) return;
	isOver = true;
	process.send?.(open, () => process.exit(0));
}
