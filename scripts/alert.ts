/**
 * `npm run alert -- <command>`: shows an alert above every page of the running site, without a build or a restart. Writes the file
 * that the site reads, and never writes what the site could not read.
 */
import "./service-settings.ts";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ALERT_LEVELS } from "#lib/alerts/alert-schedule";
import { alertsFile, parseAlertsFile, readAlertsFileText } from "#lib/backend/alerts-file";
import { safeHref } from "#lib/web/safe-href";
import { printable } from "./printable.ts";

const USAGE = `npm run alert -- <command>

  ${ALERT_LEVELS.join(" | ")} "text" [options]   puts it up, beside those that are there
  list                                             what is in the file
  clear                                            takes all of them down

options:
  --from, --until "2026-11-21 17:00"   Ghana's time; a day alone is meant as a whole
  --link /locator                      where more is told, and its words:
  --link-text "Other branches"
  --page /products                     only there and below; more than once for several
  --stays                              visitors cannot close it (urgent ones only)

The site shows it a few seconds later.`;

const OPTIONS = {
	from: { type: "string" },
	until: { type: "string" },
	link: { type: "string" },
	"link-text": { type: "string" },
	page: { type: "string", multiple: true },
	stays: { type: "boolean" },
} as const;

const readCommand = () => parseArgs({ allowPositionals: true, options: OPTIONS });

const file = alertsFile();
try {
	const { values, positionals } = readCommand();
	const [command = "", text = ""] = positionals;
	if (command === "list") list();
	else if (command === "clear") write([]);
	else if ((ALERT_LEVELS as readonly string[]).includes(command) && text) {
		write([...currentAlerts(), alertFrom(command, text, values)]);
	} else {
		console.log(USAGE);
		process.exitCode = command === "" || command === "help" ? 0 : 1;
	}
} catch (error) {
	console.error(printable(error instanceof Error ? error.message : String(error)));
	process.exitCode = 1;
}

function alertFrom(level: string, words: string, values: ReturnType<typeof readCommand>["values"]) {
	if (values.link && !safeHref(values.link)) throw new Error(`${values.link} is no link to a page.`);
	return {
		level,
		text: words,
		start: values.from,
		end: values.until,
		link: values.link,
		link_text: values["link-text"],
		pages: values.page,
		dismissible: values.stays ? false : undefined,
	};
}

/** The alerts as written in the file. Throws if the file is invalid, so that it is not silently overwritten. */
function currentAlerts(): unknown[] {
	const before = readAlertsFileText(file);
	parseAlertsFile(before, file);
	return before.trim() === "" ? [] : [JSON.parse(before)].flatMap((whole) => whole.data ?? whole);
}

function list() {
	const alerts = parseAlertsFile(readAlertsFileText(file), file);
	for (const { level, text: words, startsAt, endsAt, pages } of alerts)
		console.log(
			printable(
				[level, words, startsAt && `from ${startsAt}`, endsAt && `until ${endsAt}`, ...pages]
					.filter(Boolean)
					.join(" · "),
			),
		);
	console.log(alerts.length === 0 ? `No alerts in ${file}.` : `\n${alerts.length} in ${file}.`);
}

/** The site sees the old file or the new one, never a partial one. */
function write(alerts: unknown[]) {
	if (!existsSync(dirname(file))) {
		throw new Error(
			`There is no folder ${dirname(file)}, so no running site reads alerts there. Set DATA_DIR to the site's folder, or ALERTS_FILE.`,
		);
	}
	const content = `${JSON.stringify(alerts, null, "\t")}\n`;
	parseAlertsFile(content, "The alert");
	writeFileSync(`${file}.tmp`, content);
	renameSync(`${file}.tmp`, file);
	list();
}
