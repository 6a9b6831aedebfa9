import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserExecutable } from "./browser.ts";

/** The system and browser that rendered the pictures in e2e/snapshots. */
const SNAPSHOT_MACHINE = "e2e/snapshots/drawn-by.txt";

/**
 * Whether this machine renders text like the one that made the pictures in e2e/snapshots: the same system and browser. If
 * not, it says so, and the pictures are not compared. With `--update-snapshots` this machine becomes the reference.
 */
export function rendersLikeSnapshots(): boolean {
	// Determined once: the workers of a run read the configuration, too.
	process.env.SNAPSHOT_MACHINE ??= thisMachine();
	const here = process.env.SNAPSHOT_MACHINE;
	if (process.argv.some((word) => word === "-u" || word.startsWith("--update-snapshots"))) {
		mkdirSync("e2e/snapshots", { recursive: true });
		writeFileSync(SNAPSHOT_MACHINE, `${here}\n`);
		return true;
	}
	const there = existsSync(SNAPSHOT_MACHINE) ? readFileSync(SNAPSHOT_MACHINE, "utf8").trim() : "nobody";
	const isMain = process.env.TEST_WORKER_INDEX === undefined;
	if (here !== there && isMain)
		console.log(`The snapshots come from ${there}; this is ${here}, so they are not compared.`);
	return here === there;
}

function thisMachine(): string {
	const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
	const system = /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? process.platform;
	const { stdout } = spawnSync(
		browserExecutable() ?? chromium.executablePath(),
		["--version", "--no-sandbox"],
		{
			encoding: "utf8",
		},
	);
	const browser = /\w+ \d+/.exec(stdout ?? "")?.[0] ?? "no browser";
	return `${system}, ${process.arch}, ${browser}`;
}
