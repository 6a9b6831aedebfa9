import { readdirSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { doc, docx, pdf } from "#lib/submissions/cv/samples/files";
import { peakMemoryMb } from "../process-figures.ts";
import { check } from "./check.ts";
import { checkFloods, checkSlowClients } from "./floods.ts";
import type { MemoryLimit } from "./memory-limit.ts";
import { sendApplication, visitFor } from "./visitor.ts";

/** What the site may need of the 640 MB that containers get (deploy/compose.yaml). */
const MEMORY_MAX_MB = 350;
const SETTLE_MS = 10_000;
/** Visitors who leave while a file is sent to them. */
const LEAVING = 1_000;
const FILES = ["/content/images/heroes/loans.webp", "/images/ussd.webp"];
/** Files that take as much time, memory or unpacking as their size allows. */
const COSTLY = [
	() => pdf(600, "9 0 obj(".repeat(200_000)),
	() => docx([["word/a.xml", `<w:fldSimple w:instr="HYPERLINK ${"\\".repeat(1e7)}"/>`]]),
	() => doc({ text: "x".repeat(4_000_000) }),
];

type Endurance = { site: string; bystander: string; pid: number; limit: MemoryLimit; minutes: number };

/**
 * Attacks in every known way, one after another, for this long, and then looks what is left of it: the memory at its highest, and
 * the file descriptors before and after. Linux only.
 */
export async function checkEndurance(where: string, { site, bystander, pid, limit, minutes }: Endurance) {
	await visitFor(site, 5_000, "127.0.0.7");
	await wait(SETTLE_MS);
	const before = openFiles(pid);
	const until = performance.now() + minutes * 60_000;
	for (let round = 1; performance.now() < until; round++) {
		const isOver = () => performance.now() > until;
		await checkFloods(where, site, bystander, { isOver, round });
		if (!isOver()) await checkCostlyFiles(where, site, round);
		if (!isOver()) await checkSlowClients(where, site);
		if (!isOver()) await leaveWhileSent(site);
	}
	await check(
		where,
		`${minutes} minutes of attacks: the process`,
		"the same, and no file left open",
		async () => {
			await wait(6 * SETTLE_MS);
			const after = openFiles(pid);
			return { seen: `${before} file descriptors before, ${after} after`, ok: after <= before + 2 };
		},
	);
	await check(where, `${minutes} minutes of attacks: memory`, `at most ${MEMORY_MAX_MB} MB`, async () => {
		const peakMb = peakMemoryMb(pid);
		return { seen: `${peakMb} MB at most; ${limit.seen()}`, ok: peakMb <= MEMORY_MAX_MB };
	});
}

async function checkCostlyFiles(where: string, site: string, round: number) {
	await check(where, "30 costly files from ten addresses", "each is received, the site goes on", async () => {
		const statuses: Record<number, number> = {};
		const send = async (at: number) => {
			const email = `${where}-${round}-${at}@example.com`;
			const file = COSTLY[at % COSTLY.length]?.();
			const from = `127.0.${10 + round}.${1 + (at % 10)}`;
			const { status } = await sendApplication(
				site,
				{ name: "Ama", phone: "020 000 0000", email },
				{ from, file },
			);
			statuses[status] = (statuses[status] ?? 0) + 1;
		};
		const visits = visitFor(site, 10_000, "127.0.0.7");
		for (let at = 0; at < 30; at += 6) await Promise.all([0, 1, 2, 3, 4, 5].map((each) => send(at + each)));
		const { failed } = await visits;
		return {
			seen: `${JSON.stringify(statuses)}, ${failed} pages failed`,
			ok: failed === 0 && Object.keys(statuses).join() === "200",
		};
	});
}

const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** A thousand visitors, twenty at a time. */
async function leaveWhileSent(site: string): Promise<void> {
	for (let at = 0; at < LEAVING; at += 20)
		await Promise.all(Array.from({ length: 20 }, (_, part) => leave(site, at + part)));
}

function leave(site: string, at: number): Promise<void> {
	const { hostname, port } = new URL(site);
	return new Promise((resolve) => {
		const method = at % 3 === 0 ? "GET" : "HEAD";
		const asking = request({ hostname, port, path: FILES[at % FILES.length], method, agent: false });
		asking.on("error", () => {}).on("response", (answer) => answer.on("error", () => {}));
		asking.on("close", () => resolve());
		asking.on("socket", (socket) => setTimeout(() => socket.destroy(), at % 5));
		asking.end();
	});
}
