import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without a window, made for tests: a visit takes less than half the processor time of a full browser. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const FULL_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, else Playwright's own if it is installed, else the system's headless
 * shell, else a full browser. Undefined lets Playwright look for its own (and explain how to install it).
 */
export function browserExecutable(): string | undefined {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	if (existsSync(chromium.executablePath())) return undefined;
	return [HEADLESS_SHELL, ...FULL_BROWSERS].find((path) => existsSync(path));
}

/** A browser with all that visitors' browsers have, such as the back-forward cache; undefined if none is installed. */
export const fullBrowser = (): string | undefined => FULL_BROWSERS.find((path) => existsSync(path));

/**
 * Installs a browser if there is none: Debian's as root, else Playwright's own. As root on Debian, also installs the
 * headless shell beside a full browser. Throws if there is still none.
 */
export function ensureBrowser(): void {
	if (process.env.CHROMIUM_PATH) return;
	const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const isFull = FULL_BROWSERS.includes(browserExecutable() ?? "");
	if (!hasBrowser() || (canInstall && isFull)) {
		if (canInstall) {
			attempt("apt-get update -qq");
			// A release without this package has Chromium itself.
			if (!attempt(apt("chromium-headless-shell")) && !hasBrowser()) attempt(apt("chromium"));
		}
		if (!hasBrowser()) attempt("npx playwright install chromium");
	}
	if (hasBrowser()) return;
	throw new Error(
		"No browser for the end-to-end tests. Install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.",
	);
}

/** Whether there is a browser for the tests. */
export const hasBrowser = (): boolean =>
	browserExecutable() !== undefined || existsSync(chromium.executablePath());

const apt = (name: string) => `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;

function attempt(command: string): boolean {
	console.log(`Installing a browser for the tests: ${command}`);
	return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
}
