/**
 * `npm run submissions -- <command>`: what visitors sent, for staff with access to the server. Lists show no personal data;
 * `show` and `export` do. Safe to use while the site runs.
 */
import { openSubmissionService, receiverFault } from "#lib/submissions/service";
import { isCommand, runCommand, USAGE } from "./submissions/commands.ts";

const command = process.argv.slice(2);
const [name = ""] = command;
if (!isCommand(name)) {
	console.log(USAGE);
	process.exit(name === "" || name === "help" || name === "--help" ? 0 : 1);
}
const fault = receiverFault();
if (fault) console.error(`Warning: ${fault}.`);
const service = await openSubmissionService();
try {
	process.exitCode = await runCommand(service, command, { print: console.log, complain: console.error });
} finally {
	await service.close();
}
