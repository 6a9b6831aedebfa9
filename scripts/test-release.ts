/**
 * `npm run test:release`: a release under load on one machine, and back to the one before. One instance with
 * SQLite behind nginx with the configuration of `deploy/nginx`, on a socket that `systemd-socket-activate` opened and that stays open
 * while the instance restarts, as with `deploy/systemd/website@.socket`. No visitor is refused, nothing that was acknowledged is lost,
 * and a tab of the old release goes on working. Needs a finished build, nginx, systemd and Chromium. Builds the next release itself.
 * Three minutes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { browserExecutable } from "../e2e/support/browser.ts";
import { startEdge } from "../e2e/support/edge.ts";
import { freePort } from "../e2e/support/free-port.ts";
import { instanceOn } from "../e2e/support/instance.ts";
import { needs } from "../e2e/support/is-installed.ts";
import { fillEnquiry } from "../e2e/support/visitor.ts";
import { temporaryFolder } from "../lib/platform/samples/temporary-folder.ts";
import { buildNextRelease } from "./cluster/next-release.ts";
import { filesOf, startVisits } from "./cluster/visits.ts";
import { conclude, expect, metrics } from "./verdict.ts";

/** The first descriptor that systemd passes. */
const SOCKET = 3;
const BETWEEN_MS = 5_000;

if (!process.env.LISTEN_FDS) process.exit(await withSocket());

const port = Number(process.env.RELEASE_TEST_PORT);
const release = await buildNextRelease();
const folder = temporaryFolder();
const edge = await startEdge([port]);
const instance = instanceOn(
	port,
	{ DATA_DIR: folder, SITE_URL: edge.url, API_BASE_URL: "", TRUST_PROXY: "2" },
	{ socket: SOCKET },
);
await instance.start();
const browser = await chromium.launch({
	executablePath: browserExecutable(),
	args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

try {
	const tab = await browser.newPage();
	await tab.goto(`${edge.url}/contact`);
	const files = await filesOf(`${instance.url}/contact`);
	expect("all files of a page come", (await missing(files)) === 0);
	const visits = startVisits(edge.url);
	await wait(BETWEEN_MS);
	metrics["seconds to stop, and to start the next release"] = await change(release);
	await wait(BETWEEN_MS);
	const fresh = await filesOf(`${instance.url}/contact`);
	const gone = files.filter((file) => !fresh.includes(file));
	metrics["files of the tab that only the old release has"] = gone.length;
	expect(
		"scripts differ between the releases",
		gone.some((file) => file.endsWith(".js")),
	);
	expect("nginx caches what anybody has fetched", (await missing(gone)) === 0);
	await (await fillEnquiry(tab)).getByRole("button", { name: "Send enquiry" }).click();
	await tab.getByText("Message sent successfully!").waitFor();
	metrics["and to go back"] = await change(process.cwd());
	await wait(BETWEEN_MS);
	const { requests, acknowledged, slowestMs, failures } = await visits.stop();
	metrics.requests = requests;
	metrics["forms acknowledged"] = acknowledged;
	metrics["of them stored"] = storedSubmissions();
	metrics["slowest response, s"] = (slowestMs / 1_000).toFixed(1);
	metrics.failed = JSON.stringify(failures);
	expect("no request fails", Object.keys(failures).length === 0);
	// And that of the old tab.
	expect("nothing is lost", storedSubmissions() === acknowledged + 1);
} finally {
	await browser.close();
	await instance.stop();
	await edge.stop();
}
conclude("Nobody noticed the release.");

/** Runs this script again, with a listening socket that stays open as long as it runs. It begins with the first connection. */
async function withSocket(): Promise<number> {
	needs("nginx");
	needs("systemd-socket-activate", "systemd");
	const free = await freePort();
	const child = spawn(
		"systemd-socket-activate",
		[
			`--listen=127.0.0.1:${free}`,
			`--setenv=RELEASE_TEST_PORT=${free}`,
			...["PATH", "HOME", "NODE_OPTIONS", "CHROMIUM_PATH"].map((name) => `--setenv=${name}`),
			process.execPath,
			...process.execArgv,
			...process.argv.slice(1),
		],
		{ stdio: ["ignore", "inherit", "inherit"] },
	);
	const ended = once(child, "exit") as Promise<[number | null]>;
	let isRunning = false;
	void ended.then(() => {
		isRunning = true;
	});
	while (!isRunning)
		isRunning = await fetch(`http://127.0.0.1:${free}`, { signal: AbortSignal.timeout(500) }).then(
			() => true,
			(error: Error) => error.name === "TimeoutError",
		);
	const [code] = await ended;
	return code ?? 1;
}

/** Stops the instance and starts it from this build, as `roll.sh` does. */
async function change(build: string): Promise<string> {
	const begun = performance.now();
	const { ms, code } = await instance.stop();
	expect("the instance stops as it is told", code === 143);
	await instance.start(build);
	return [ms, performance.now() - begun - ms].map((each) => (each / 1_000).toFixed(1)).join(", ");
}

/** How many of these files nginx does not have. */
async function missing(files: string[]): Promise<number> {
	const responses = await Promise.all(files.map((file) => fetch(edge.url + file)));
	return responses.filter(({ status }) => status !== 200).length;
}

function storedSubmissions(): number {
	const database = new DatabaseSync(join(folder, "submissions.sqlite"), { readOnly: true });
	const { count } = database.prepare("SELECT count(*) AS count FROM submissions").get() as { count: number };
	database.close();
	return count;
}
