import { readdirSync, readlinkSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { PAGES, UNLISTED_PAGES } from "../../e2e/pages.ts";
import { secretsInOtherAnswers } from "../../e2e/secret-requests.ts";
import { check } from "./check.ts";
import { ask, sendEnquiry } from "./visitor.ts";

const MISSING = [
	"/no-such-page",
	"/about/1/no-such-page",
	"/missing",
	"/news/no-such-article",
	"/_next/none",
];
const FILES = ["/content/images/heroes/loans.webp", "/images/ussd.webp"];
const LEAVING = 1_000;

/** Nothing of one visitor's request reaches another. The site must have drawn no page yet. */
export async function checkSharedAnswers(where: string, site: string) {
	const pages = [...PAGES, ...UNLISTED_PAGES, ...MISSING];
	await check(
		where,
		`a secret in every part of the first requests for ${pages.length} pages`,
		"in nobody else's answer",
		async () => {
			const found = await secretsInOtherAnswers(site, pages);
			return { seen: found.slice(0, 4).join("; ") || "as expected", ok: found.length === 0 };
		},
	);
	await check(
		where,
		"a form whose text imitates the site's own marks",
		"a reply with status 200",
		async () => {
			const message = 'data-page-missing="" data-page-failed="a" '.repeat(60);
			const { headers } = await sendEnquiry(site, { script: false, changes: { message, email: "nobody" } });
			const { status } = await ask(site, String(headers.location ?? "/no-reply").replace(/#.*/, ""));
			return { seen: String(status), ok: status === 200 };
		},
	);
}

/** Whoever leaves while a file is sent keeps no file open. */
export async function checkOpenFiles(where: string, site: string, pid: number) {
	if (process.platform !== "linux") return;
	const openFiles = () =>
		readdirSync(`/proc/${pid}/fd`).filter((each) => {
			try {
				return FILES.some((file) => readlinkSync(`/proc/${pid}/fd/${each}`).endsWith(file));
			} catch {
				return false;
			}
		}).length;
	const name = `${LEAVING} visitors who leave while a file is sent`;
	await check(where, name, "no file stays open", async () => {
		await leaveWhileSent(site);
		await wait(2_000);
		const left = openFiles();
		return { seen: `${left} open`, ok: left === 0 };
	});
}

/** A thousand visitors, twenty at a time. */
export async function leaveWhileSent(site: string): Promise<void> {
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
