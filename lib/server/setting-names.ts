import { IDENTITY_VARIABLES } from "#lib/company/identity";
import { ENVIRONMENT_VARIABLES } from "#lib/platform/environment";
import { isOneErrorApart } from "#lib/text/typing-error";

const KNOWN = [...ENVIRONMENT_VARIABLES, ...IDENTITY_VARIABLES];

/** No other program is likely to have variables that start in these ways. */
const OUR_PREFIX = /^(COMPANY|SMTP|API|IMAGE_HOSTS?|SUBMISSIONS?|METRICS|REVALIDATE|LIVE_CHAT|MAP)_/;

/** Variables that look like settings of the site, and are none, each with the setting whose name is nearest. */
export function unknownSettings(env: Record<string, string | undefined> = process.env): string[] {
	return Object.keys(env)
		.filter((name) => env[name]?.trim() && !KNOWN.includes(name))
		.filter((name) => OUR_PREFIX.test(name) || KNOWN.some((known) => isOneErrorApart(name, known)))
		.map((name) => `${name} is not a setting of this site. Is ${nearest(name)} meant?`);
}

function nearest(name: string): string {
	const [first] = KNOWN.map((known) => ({ known, distance: distance(name, known) })).sort(
		(a, b) => a.distance - b.distance,
	);
	return first?.known ?? "";
}

/** How many letters to add, remove or replace (Levenshtein). */
function distance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (const [line, letter] of [...a].entries()) {
		const next = [line + 1];
		for (const [at, other] of [...b].entries()) {
			const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
			next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
