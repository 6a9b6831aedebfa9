import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killGroup } from "../engines/browsers.ts";
import { LISTEN } from "./journeys.ts";

const DISPLAY = ":94";
const START_MS = 90_000;
/** Orca begins to speak within this time, or says nothing. */
const FIRST_WORD_MS = 8_000;
/** Firefox may keep an event until the next one: while nothing is heard, a key that means nothing follows this often. */
const NUDGE_MS = 2_000;
/** Orca has said everything when it has been silent for this long. */
const SILENCE_MS = 1_500;

/** Firefox with Orca, driven by its keys. */
export type ScreenReader = {
	/** Presses a key, and returns what Orca says then, one utterance an item. */
	press: (key: string) => Promise<string[]>;
	/** Types a text, and returns what Orca says at its end. */
	type: (text: string) => Promise<string[]>;
	/** Opens a page in the same tab, and returns once Orca has fallen silent. */
	open: (url: string) => Promise<void>;
	close: () => void;
};

/** Starts Orca and Firefox on a screen of their own. Throws if Orca says nothing of the page within a minute and a half. */
export async function startScreenReader(url: string): Promise<ScreenReader> {
	const home = mkdtempSync(join(tmpdir(), "screen-reader-"));
	const runtime = join(home, "run");
	mkdirSync(runtime, { mode: 0o700 });
	const env = { ...process.env, DISPLAY, HOME: home, XDG_RUNTIME_DIR: runtime };
	// On a busy machine a key that repeats would be pressed twice.
	const screen = spawn("Xvfb", [DISPLAY, "-r", "-screen", "0", "1280x1000x24"], {
		stdio: "ignore",
		detached: true,
	});
	await pause(2_000);
	const session = spawn("dbus-run-session", ["--", join(import.meta.dirname, "session.sh"), url], {
		env,
		stdio: "ignore",
		detached: true,
	});
	const close = () => {
		killGroup(session);
		killGroup(screen);
		// The file chooser mounts a folder of documents there.
		spawnSync("umount", ["--lazy", join(runtime, "doc")]);
		rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
	};
	process.once("exit", close);

	const said = () => utterances(home);
	const keyboard = (...args: string[]) => execFileSync("xdotool", args, { env, timeout: 20_000 });
	const untilSilent = async (from: number) => {
		let [count, since, nudged] = [from, Date.now(), Date.now()];
		while (Date.now() - since < (count === from ? FIRST_WORD_MS : SILENCE_MS)) {
			await pause(150);
			const now = said().length;
			if (now !== count) [count, since] = [now, Date.now()];
			if (count > from || Date.now() - nudged < NUDGE_MS) continue;
			keyboard("key", LISTEN);
			nudged = Date.now();
		}
		return said().slice(from);
	};
	const listen = async (act: () => void) => {
		const from = said().length;
		act();
		return untilSilent(from);
	};

	const started = Date.now();
	while (!said().some((text) => /Finished loading|Mozilla Firefox/.test(text))) {
		if (Date.now() - started > START_MS) throw new Error("Orca says nothing");
		await pause(500);
	}
	await untilSilent(said().length);
	return {
		press: (key) => listen(() => keyboard("key", "--clearmodifiers", key)),
		type: (text) => listen(() => keyboard("type", "--delay", "40", text)),
		open: async (address) => {
			await listen(() => keyboard("key", "ctrl+l"));
			await listen(() => keyboard("type", "--delay", "15", address));
			await listen(() => keyboard("key", "Return"));
			await pause(2_000);
			await untilSilent(said().length);
		},
		close,
	};
}

/** What Orca has said since it started. */
function utterances(home: string): string[] {
	try {
		const log = readFileSync(join(home, "orca.log"), "utf8");
		return [...log.matchAll(/SPEECH OUTPUT: '(.*?)' ?\{'established/g)]
			.map(([, text = ""]) => text.trim())
			.filter(Boolean);
	} catch {
		return [];
	}
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
