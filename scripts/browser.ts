import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, else Playwright's own if it is installed, else the system's.
 * Undefined lets Playwright look for its own (and say how to install it).
 */
export function browserExecutable(): string | undefined {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	if (existsSync(chromium.executablePath())) return undefined;
	return SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/** Installs a browser if there is none: Debian's as root, otherwise Playwright's own. Throws if neither is available. */
export function ensureBrowser(): void {
	if (browserExecutable() || existsSync(chromium.executablePath())) return;
	const isRoot = process.getuid?.() === 0;
	const attempts: string[][] = [
		...(isRoot && existsSync("/usr/bin/apt-get")
			? [["sh", "-c", "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium"]]
			: []),
		["npx", "playwright", "install", "chromium"],
	];
	for (const [command = "", ...args] of attempts) {
		console.log(`No browser found: ${[command, ...args].join(" ")}`);
		const result = spawnSync(command, args, { stdio: "inherit" });
		if (result.status === 0 && (browserExecutable() || existsSync(chromium.executablePath()))) return;
	}
	throw new Error(
		"No browser for the end-to-end tests. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.",
	);
}
