/**
 * `npm run submissions -- <command>`: what visitors sent, for staff with access to the server. Lists show no personal data;
 * `show` and `export` do. Safe to use while the site runs. Says which store it uses, and makes none.
 */
import "./service-settings.ts";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { environment } from "#lib/platform/environment";
import { deliveryTargetWarning } from "#lib/submissions/delivery/configured-target";
import { openSubmissionService } from "#lib/submissions/service";
import { isCommand, runCommand, USAGE } from "./submissions/commands.ts";
import { hasTables } from "./submissions/has-tables.ts";

// The reader of the output may stop: `… list | head`.
process.stdout.on("error", () => process.exit(0));
// In words, for people who did not write this.
process.on("uncaughtException", ({ message }) => {
	console.error(message);
	process.exit(1);
});

const command = process.argv.slice(2);
const [name = ""] = command;
if (!isCommand(name)) {
	console.log(USAGE);
	process.exit(name === "" || name === "help" || name === "--help" ? 0 : 1);
}
const { DATABASE_URL, DATA_DIR } = environment();
const place = DATABASE_URL ? databaseName(DATABASE_URL) : resolve(DATA_DIR);
const isStore = DATABASE_URL
	? await hasTables(DATABASE_URL)
	: existsSync(resolve(DATA_DIR, "submissions.sqlite"));
if (!isStore) {
	console.error(
		`There is no store of submissions in ${place}: the site keeps them elsewhere, or has not started yet.\nSet DATA_DIR to the folder of the running site, or DATABASE_URL to its database.`,
	);
	process.exit(1);
}
// Not to standard output, where an export goes.
console.error(`Submissions in ${place}`);
const warning = deliveryTargetWarning();
if (warning) console.error(`Warning: ${warning}.`);
const service = await openSubmissionService();
try {
	process.exitCode = await runCommand(service, command, { print: console.log, complain: console.error });
} finally {
	await service.close();
}

/** Without the password. */
function databaseName(url: string): string {
	const { host, pathname } = new URL(url);
	return `PostgreSQL at ${host}${pathname}`;
}
