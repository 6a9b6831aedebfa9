/**
 * `npm run test:screen-reader [-- journey…]`: six journeys with Orca in Firefox, by its keys alone. Writes what it says into
 * docs/screen-reader, where a person reads the changes line by line (`git diff`): on a slow machine the same words come one key
 * later. Exits with 1 if a journey does not hear what it waits for. Needs a finished build, and on Debian
 * `orca firefox-esr speech-dispatcher xvfb xdotool openbox dbus-x11`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../e2e/site.ts";
import { pdf } from "../lib/submissions/cv/samples/files.ts";
import { JOURNEYS, LISTEN, type Step } from "./screen-reader/journeys.ts";
import { type ScreenReader, startScreenReader } from "./screen-reader/screen-reader.ts";

const FOLDER = "docs/screen-reader";
/** A journey that never reaches what it looks for has failed. */
const MOST_PRESSES = 40;

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "journeys-"));
const cv = join(folder, "cv.pdf");
writeFileSync(cv, pdf(20_000));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const site = await startSite({ API_BASE_URL: "" });
const unheard: string[] = [];
try {
	const reader = await startScreenReader(`${site.url}/offline`);
	await refuseCookies(reader);
	for (const [name, { path, steps }] of Object.entries(JOURNEYS)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		await reader.open(site.url + path);
		const file = join(FOLDER, `${name}.txt`);
		mkdirSync(FOLDER, { recursive: true });
		writeFileSync(file, await travel(reader, steps));
		console.log(file);
	}
	reader.close();
} finally {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
for (const words of unheard) console.error(`never heard: ${words}`);
process.exit(unheard.length > 0 ? 1 : 0);

/** The cookie question comes first on a first visit: its journey is the keyboard's own test. */
async function refuseCookies(reader: ScreenReader) {
	for (let press = 0; press < 12; press++)
		if ((await reader.press("Tab")).some((text) => text.includes("Reject Non-Essential"))) break;
	await reader.press("Return");
}

/** Every key with what Orca says at it. */
async function travel(reader: ScreenReader, steps: readonly Step[]): Promise<string> {
	const lines: string[] = [];
	for (const step of steps) {
		if ("type" in step) {
			const text = step.type === "the path of the CV" ? cv : step.type;
			const heard = await reader.type(text);
			lines.push(`[types] ${step.type}`, ...heard.map((said) => `    ${said}`));
			continue;
		}
		for (let press = 0; press < (step.until ? MOST_PRESSES : (step.times ?? 1)); press++) {
			const heard = await reader.press(step.press);
			if (heard.length === 0 && step.press === LISTEN) continue;
			lines.push(`[${step.press}]`, ...heard.map((text) => `    ${text}`));
			if (step.until && heard.some((text) => step.until?.test(text))) break;
			if (step.until && press === MOST_PRESSES - 1) unheard.push(step.until.source);
		}
	}
	// References, dates and times are other ones at each run.
	return `${lines
		.join("\n")
		.replace(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/g, "XXXX-XXXX-X")
		.replaceAll(site.url, "")}\n`;
}
