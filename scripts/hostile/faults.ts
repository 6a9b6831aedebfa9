import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { EMBEDDED_PATHS, embeddedAnswer } from "#lib/backend/client/embedded";
import { startBackend } from "../../e2e/backend.ts";
import { mutated, seeded } from "../../e2e/mutated.ts";
import { PAGES, UNLISTED_PAGES } from "../../e2e/pages.ts";
import { send } from "../../e2e/send.ts";
import { startSite } from "../../e2e/site.ts";
import { check } from "./check.ts";
import { checkFailedPages } from "./private-pages.ts";
import { ask, sendEnquiry, visitFor } from "./visitor.ts";

const LOCK_MS = 8_000;
const MUTATED = 20_000;
const PARALLEL = 16;

/** Another process holds the store's write lock, as a backup or a database editor may. */
export async function checkLocks(site: string, dataDir: string) {
	await check(
		"bare",
		`another process holds the store's lock for ${LOCK_MS / 1_000} s`,
		"cached pages answer meanwhile: none waits a second; the form says the truth",
		async () => {
			await visitFor(site, 1_000, "127.0.0.7");
			const script = `const { DatabaseSync } = require("node:sqlite");
			const database = new DatabaseSync(process.argv[1]);
			database.exec("BEGIN IMMEDIATE");
			console.log("locked");
			setTimeout(() => database.exec("ROLLBACK"), ${LOCK_MS});`;
			const holder = spawn(process.execPath, ["-e", script, join(dataDir, "submissions.sqlite")], {
				stdio: ["ignore", "pipe", "inherit"],
			});
			const ended = once(holder, "exit");
			await once(holder.stdout, "data");
			const forms = Promise.all(
				Array.from({ length: 3 }, (_, at) => sendEnquiry(site, { from: `127.0.0.${20 + at}` })),
			);
			const { waits, failed } = await visitFor(site, LOCK_MS - 2_000, "127.0.0.7");
			const longest = Math.max(...waits);
			const statuses = (await forms).map(({ status }) => status);
			await ended;
			const after = (await sendEnquiry(site, { from: "127.0.0.7" })).status;
			return {
				seen: `longest page ${Math.round(longest)} ms, ${failed} failed, forms ${statuses.join(" ")}, then ${after}`,
				ok:
					longest < 1_000 &&
					failed === 0 &&
					statuses.every((status) => status === 200 || status === 503) &&
					after === 200,
			};
		},
	);
}

/** The machine's clock is set back by an hour while the site runs. */
export async function checkClocks() {
	const folder = await mkdtemp(join(tmpdir(), "hostile-clock-"));
	const signal = join(folder, "back");
	const script = `import { existsSync } from "node:fs";
		const Real = Date; let ahead = 0;
		globalThis.Date = class extends Real {
			constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
			static parse = Real.parse; static UTC = Real.UTC;
			static now() { return Real.now() + ahead; }
		};
		setInterval(() => { if (existsSync(${JSON.stringify(signal)})) ahead = -3_600_000; }, 100).unref();`;
	const backend = await startBackend();
	backend.fault("/mail", { kind: "status", status: 500 });
	const site = await startSite({
		API_BASE_URL: backend.url,
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
	});
	const calls = (path: string) => backend.requests.filter((request) => request === path).length;
	try {
		await check(
			"bare",
			"the clock is set back by an hour",
			"the backend is asked and what is due is delivered as before",
			async () => {
				await ask(site.url, "/notices?q=a");
				await sendEnquiry(site.url);
				await writeFile(signal, "");
				await wait(1_000);
				const before = { notices: calls("/notices"), mail: calls("/mail") };
				for (let waited = 0; waited < 30_000; waited += 1_000) {
					await ask(site.url, `/notices?q=${waited}`);
					if (calls("/notices") > before.notices && calls("/mail") > before.mail) break;
					await wait(1_000);
				}
				const notices = calls("/notices") - before.notices;
				const mail = calls("/mail") - before.mail;
				return { seen: `${notices} calls, ${mail} deliveries tried`, ok: notices > 0 && mail > 0 };
			},
		);
	} finally {
		await site.stop();
		await backend.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

/** Requests as scanners and broken clients send them. */
export async function checkMutations(where: string, site: string) {
	await check(where, `${MUTATED} mutated requests`, "no 5xx, and the site answers after them", async () => {
		const random = seeded(20_261_122);
		const statuses: Record<number, number> = {};
		const wrong: string[] = [];
		let left = MUTATED;
		const worker = async () => {
			while (left-- > 0) {
				const { method, path, headers, body } = mutated(random);
				const { status } = await send(site, method, path, headers, body).catch(() => ({ status: 0 }));
				statuses[status] = (statuses[status] ?? 0) + 1;
				if (status >= 500)
					wrong.push(`${status} ${method} ${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 80)}`);
			}
		};
		await Promise.all(Array.from({ length: PARALLEL }, worker));
		const after = await ask(site, "/faqs");
		return {
			seen: wrong.slice(0, 2).join("; ") || JSON.stringify(statuses),
			ok: wrong.length === 0 && after.status === 200,
		};
	});
}

const HOSTILE_TEXT = `"><script>hostile(1)</script><img src=x onerror="hostile(2)">javascript:hostile(3)\u202e\u0000`;
/** What must never appear in a page: markup that runs, or a link that does. */
const RUNS =
	/<script>hostile|<img src=x onerror|<svg onload|\son\w+=["']?hostile|href="\s*(javascript:|data:text|\/\/evil|\/\\)|(src|ping|action|srcdoc)="?\/\/evil|<base|http-equiv="?refresh|url\(\/\/evil|"isHostile"/i;

const HOSTILE: Record<string, (value: unknown) => unknown> = {
	"texts that try to run": (value) =>
		changed(value, (leaf) => (typeof leaf === "string" ? leaf + HOSTILE_TEXT : leaf)),
	"addresses that try to run": (value) =>
		changed(value, (leaf) =>
			typeof leaf === "string" && /^(https?:|\/)/.test(leaf) ? `javascript:hostile(4)//${leaf}` : leaf,
		),
	"markup of every kind": (value) =>
		changed(value, (leaf) =>
			typeof leaf === "string" && !/^(https?:|\/|\d)/.test(leaf) ? leaf + HOSTILE_MARKUP : leaf,
		),
	"addresses that lead elsewhere": (value) => changed(value, inTurn(/^(https?:|\/)/, HOSTILE_ADDRESSES)),
	"names of JavaScript's own": (value) =>
		JSON.parse(
			JSON.stringify(value).replaceAll(
				'"id":',
				'"__proto__":{"isHostile":1},"constructor":{"prototype":{}},"id":',
			),
		),
	"objects for texts": (value) =>
		changed(value, (leaf) =>
			typeof leaf === "string"
				? { $$typeof: "react.element", type: "script", props: { children: "hostile(5)" }, toString: 1 }
				: leaf,
		),
	"letters that turn and halves of letters": (value) =>
		changed(value, (leaf) =>
			typeof leaf === "string" && !/^(https?:|\/|\d)/.test(leaf)
				? `\ud800${leaf}\u202e\u0000</script><!--\u2028`
				: leaf,
		),
};

const HOSTILE_MARKUP = `<p><svg onload=hostile(6)><math href="javascript:hostile(7)"></math><iframe srcdoc="<script>hostile(8)</script>"></iframe><a href="java&#10;script:hostile(9)" ping="//evil.example" style="background:url(//evil.example)">a</a><a href="//evil.example">b</a><img src=//evil.example onerror=hostile(10)><form action=//evil.example><base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><style>@import "//evil.example"</style><!--><img src=x onerror=hostile(11)>--><object data=//evil.example></object></p>`;
const HOSTILE_ADDRESSES = [
	"javascript:hostile(12)",
	"data:text/html,<script>hostile(13)</script>",
	"//evil.example/x",
	"/\\evil.example",
	'https://evil.example"onload=hostile(14)',
	"java\nscript:hostile(15)",
	"http://127.0.0.1/metrics",
	"/.//evil.example",
];
/** Replaces each matching text with the next of these values. */
const inTurn = (form: RegExp, values: string[]) => (leaf: unknown, at: number) =>
	typeof leaf === "string" && form.test(leaf) ? values[at % values.length] : leaf;

/** A backend whose texts and addresses want to run or to lead elsewhere, on every page. Unit tests have its other lies. */
export async function checkBackend() {
	for (const [name, hostile] of Object.entries(HOSTILE)) {
		const backend = await startBackend();
		for (const path of EMBEDDED_PATHS)
			backend.fault(path, { kind: "body", body: hostile(embeddedAnswer("GET", path).body) });
		const site = await startSite({ API_BASE_URL: backend.url, API_TIMEOUT_MS: "1000" });
		await check(
			"bare",
			`a backend with ${name}, on ${PAGES.length + UNLISTED_PAGES.length} pages`,
			"200, 404 or 503, and nothing of it runs",
			async () => {
				const wrong: string[] = [];
				const statuses: Record<number, number> = {};
				for (const page of [...PAGES, ...UNLISTED_PAGES]) {
					const { status, body } = await ask(site.url, page);
					statuses[status] = (statuses[status] ?? 0) + 1;
					if (![200, 404, 503].includes(status)) wrong.push(`${page}: ${status}`);
					const [found] = RUNS.exec(body) ?? [];
					if (found) wrong.push(`${page}: ${found}`);
				}
				return { seen: wrong.slice(0, 3).join("; ") || JSON.stringify(statuses), ok: wrong.length === 0 };
			},
		);
		await site.stop();
		await backend.stop();
	}
}

/** No backend, and no earlier content. */
export async function checkOutage() {
	const site = await startSite({ API_BASE_URL: "http://127.0.0.1:9" });
	await checkFailedPages("bare", site.url, "/news/1");
	await site.stop();
}

let changes = 0;

/** `change` gets a number that increases with each call. */
function changed(value: unknown, change: (leaf: unknown, at: number) => unknown, key = ""): unknown {
	if (Array.isArray(value)) return value.map((each) => changed(each, change));
	if (typeof value === "object" && value !== null) {
		return Object.fromEntries(
			Object.entries(value).map(([name, each]) => [name, changed(each, change, name)]),
		);
	}
	changes += 1;
	// Without its id it is no item, and no page would show it.
	return /^_?id$/.test(key) ? value : change(value, changes);
}
