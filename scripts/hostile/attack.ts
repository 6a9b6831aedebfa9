/**
 * One attack from one address, in its own process so that it does not slow down the visitor beside it. Ends when its count
 * is reached, after two minutes, or when told to. At its end it prints what it saw as a line of JSON.
 *
 * Usage: `node scripts/hostile/attack.ts KIND SITE FROM COUNT`
 */
import { globSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { inParallel } from "../in-parallel.ts";
import { ask } from "./visitor.ts";

const [kind = "", site = "", from = "", amount = "0"] = process.argv.slice(2);
const count = Number(amount);
const { hostname, port } = new URL(site);
if (!["127.0.0.1", "localhost"].includes(hostname)) throw new Error("only loopback is attacked");

const PICTURES = globSync("content/images/**/*.webp").map((file) => `/${file}`);
const WIDTHS = [360, 480, 720, 1080, 1600];
const QUALITIES = [45, 60, 75];
const PARALLEL = 20;
const DRIP_MS = 1_000;
const DRIP_TURNS = 50;
const PIPELINED = 2_500;
const RENEW_MS = 200;
const LIFE_MS = 120_000;
let cut = 0;
let open = 0;
let isOver = false;

const ATTACKS: Record<string, () => Promise<void> | void> = {
	"empty applications": () => flood(() => ask(site, "/api/applications/1", { method: "POST", from })),
	"empty enquiries": () => flood(() => ask(site, "/api/contact", { method: "POST", from })),
	"made-up products": () => flood((at) => ask(site, `/products/made-up-${at}/Savings%20Account`, { from })),
	"made-up branches": () =>
		flood((at) => ask(site, `/locator/greater${"!".repeat(at % 300)}accra/makola-branch`, { from })),
	"new pictures": () => flood((at) => ask(site, pictureAddress(at), { from })),
	"unfinished heads": () => hold("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", true),
	"unread searches": () => pipeline("GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n"),
	"unread pages": () => pipeline("GET /about HTTP/1.1\r\nHost: x\r\n\r\n"),
	"slow bodies": () =>
		hold(
			"POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\nname=",
			false,
		),
};

/** Each is another picture in another size, which the site has to make. */
function pictureAddress(at: number): string {
	const picture = PICTURES[at % PICTURES.length] ?? "";
	const width = WIDTHS[Math.floor(at / PICTURES.length) % WIDTHS.length];
	const quality = QUALITIES[Math.floor(at / PICTURES.length / WIDTHS.length) % QUALITIES.length];
	return `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=${quality}`;
}

process.on("SIGTERM", end);
setTimeout(end, LIFE_MS).unref();
const attack = ATTACKS[kind];
if (!attack) throw new Error(`no attack is called ${kind}`);
await attack();
if (open === 0) end();

function flood(one: (at: number) => Promise<unknown>): Promise<void> {
	return inParallel(PARALLEL, (next) => next < count && !isOver, one);
}

/** Sends thousands of requests on each of `count` connections without reading an answer, and again when they are closed. */
function pipeline(one: string) {
	const begin = () => {
		const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: from });
		socket.pause();
		socket.on("connect", () => socket.write(one.repeat(PIPELINED)));
		// Who does not read learns only from writing that the connection was closed.
		const more = setInterval(() => socket.writable && socket.write(one), RENEW_MS);
		socket.on("error", () => {});
		open += 1;
		socket.once("close", () => {
			clearInterval(more);
			open -= 1;
			cut += 1;
			if (!isOver) setTimeout(begin, RENEW_MS);
		});
	};
	for (let at = 0; at < count; at++) begin();
}

/** Holds this many connections open with one byte a second. If `isRenewed`, opens a new one for each that is cut. */
function hold(beginning: string, isRenewed: boolean) {
	const sockets = new Set<Socket>();
	const begin = () => {
		const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: from });
		socket.on("connect", () => socket.write(beginning));
		socket.on("error", () => {});
		socket.resume();
		sockets.add(socket);
		open += 1;
		socket.once("close", () => {
			sockets.delete(socket);
			open -= 1;
			cut += 1;
			if (isRenewed && !isOver) setTimeout(begin, DRIP_MS);
			else if (open === 0) end();
		});
	};
	for (let at = 0; at < count; at++) begin();
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
	console.log(JSON.stringify({ cut, open }));
	process.exit(0);
}
