/**
 * `npm run test:firefox`: every kind of page in Firefox. Its strict policy must block nothing of the page, its scripts must
 * run without errors, and nothing may overflow. Firefox is driven over its own WebDriver BiDi socket, because Playwright
 * drives only its own Firefox. Needs a finished build and `firefox` or `firefox-esr` on the PATH (or `FIREFOX_PATH`). Exits
 * with 1 if a page has a fault.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGES, UNLISTED_PAGES } from "../e2e/pages.ts";
import { startSite } from "../e2e/site.ts";

const START_MS = 60_000;

/** What a page reports once its scripts run; the script below fills `notedViolations`. */
const REPORT_SCRIPT = `(async () => {
	const isReady = () => document.documentElement.dataset.islands === "ready";
	for (let turn = 0; turn < 100 && !isReady(); turn++) await new Promise((resolve) => setTimeout(resolve, 100));
	await new Promise((resolve) => setTimeout(resolve, 500));
	return JSON.stringify([
		...notedViolations,
		...(isReady() ? [] : ["its scripts do not run"]),
		...(document.documentElement.scrollWidth > innerWidth ? ["something sticks out"] : []),
	]);
})()`;
const NOTE_VIOLATIONS = `() => {
	window.notedViolations = [];
	addEventListener("securitypolicyviolation", (event) => {
		notedViolations.push("policy: " + event.effectiveDirective + " " + event.blockedURI + " " + event.sample);
	});
}`;

const site = await startSite({ API_BASE_URL: "" });
const profile = await mkdtemp(join(tmpdir(), "firefox-"));
const firefox = spawn(
	firefoxPath(),
	["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
	{ stdio: ["ignore", "ignore", "pipe"] },
);
let faulty = 0;
try {
	const { ask, errors } = await connect(await socketAddress());
	const { capabilities } = await ask("session.new", { capabilities: {} });
	await ask("session.subscribe", { events: ["log.entryAdded"] });
	await ask("script.addPreloadScript", { functionDeclaration: NOTE_VIOLATIONS });
	const pages = [...PAGES, ...UNLISTED_PAGES, "/offline", "/no-such-page"];
	for (const path of pages) {
		const { context } = await ask("browsingContext.create", { type: "tab" });
		await ask("browsingContext.navigate", { context, url: site.url + path, wait: "complete" });
		const { result } = await ask("script.evaluate", {
			expression: REPORT_SCRIPT,
			target: { context },
			awaitPromise: true,
		});
		const faults = [...errors.splice(0), ...JSON.parse(result.value)];
		if (faults.length > 0) faulty += 1;
		for (const fault of faults) console.log(`FAULT ${path} ${fault}`);
		await ask("browsingContext.close", { context });
	}
	console.log(`Firefox ${capabilities.browserVersion}: ${pages.length} pages, ${faulty} with a fault`);
} finally {
	firefox.kill();
	await site.stop();
	await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit(faulty > 0 ? 1 : 0);

function firefoxPath(): string {
	const found = [process.env.FIREFOX_PATH, "firefox", "firefox-esr"].find(
		(path) => path && spawnSync(path, ["--version"]).status === 0,
	);
	if (!found)
		throw new Error(
			"No Firefox found. Install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.",
		);
	return found;
}

/** The address that Firefox reports. */
function socketAddress(): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = "";
		const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${output}`)), START_MS);
		firefox.stderr.on("data", (chunk) => {
			output += chunk;
			const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
			if (!address) return;
			clearTimeout(timer);
			resolve(`${address}/session`);
		});
		firefox.once("error", reject);
	});
}

// biome-ignore lint/suspicious/noExplicitAny: the protocol's responses, each with a different shape
type Answer = Record<string, any>;

/** A WebDriver BiDi session: commands that wait for their response, and the errors that pages have thrown since. */
async function connect(address: string) {
	const socket = new WebSocket(address);
	const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
	const errors: string[] = [];
	let last = 0;
	socket.addEventListener("message", ({ data }) => {
		const message = JSON.parse(String(data));
		if (message.method === "log.entryAdded" && message.params.level === "error")
			errors.push(`error: ${message.params.text}`);
		const asked = waiting.get(message.id);
		waiting.delete(message.id);
		if (message.type === "success") asked?.resolve(message.result);
		if (message.type === "error") asked?.reject(new Error(`${message.error}: ${message.message}`));
	});
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", reject);
	});
	const ask = (method: string, params: object) =>
		new Promise<Answer>((resolve, reject) => {
			last += 1;
			waiting.set(last, { resolve, reject });
			socket.send(JSON.stringify({ id: last, method, params }));
		});
	return { ask, errors };
}
