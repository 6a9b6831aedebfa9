import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { setActiveAlerts } from "#lib/alerts/active-alerts";
import { ALERT_LEVELS, type Alert } from "#lib/alerts/alert-schedule";
import { attempt } from "#lib/backend/client/failure";
import { note, sampleOf } from "#lib/backend/client/findings";
import { isNoDate, moment, momentOf } from "#lib/backend/dates";
import { flag, identifier, idOf, link, oneOf, text, texts } from "#lib/backend/fields";
import { isBlank, plainValue, WORD_NAMES } from "#lib/backend/plain-value";
import { listReader } from "#lib/backend/readers";
import { DAY_MS } from "#lib/platform/durations";
import { redirectOf } from "#lib/site/redirects";
import { isSitePath } from "#lib/site/site-paths";
import { safeHref } from "#lib/web/safe-href";

/** A time that must be readable if it says anything: an alert with an unreadable end would stay forever. */
const readableMoment = z
	.preprocess(
		(value) => plainValue(value, WORD_NAMES, true) ?? value,
		z.union([z.string(), z.number()]).nullish(),
	)
	.meta({ ...moment.meta() });

/**
 * A message above the pages. Only an urgent one may be undismissible. A date without a time starts at its beginning and ends at
 * its end. The optional `pages` are paths, each including everything below it.
 */
export const alert = z
	.object({
		...identifier,
		level: oneOf(...ALERT_LEVELS).meta({ description: "Another word counts as information" }),
		text: text.meta({ examples: ["Tema Branch is closed today."] }),
		link,
		link_text: text.meta({ examples: ["Read more"] }),
		start: readableMoment,
		end: readableMoment,
		pages: texts.meta({
			description: "The pages that show it, each with all below it; without any, every page",
			examples: [["/news", "/tools/*"]],
		}),
		dismissible: flag.meta({ description: "Only an urgent one may be undismissible" }),
	})
	.transform((wire, context): Alert => {
		const level = wire.level ?? "information";
		const startsAt = timeOf(wire.start);
		const endsAt = timeOf(wire.end, isDay(wire.end) ? DAY_MS : 0);
		const refuse = (field: string, message: string) =>
			context.addIssue({ code: "custom", path: [field], message });
		if (!wire.text) refuse("text", "is missing");
		if (isGiven(wire.start) && !startsAt) refuse("start", "is no moment such as 2026-11-21 08:00");
		if (isGiven(wire.end) && !endsAt) refuse("end", "is no moment such as 2026-11-21 17:00");
		if (startsAt && endsAt && endsAt <= startsAt) refuse("end", "is not after the start");
		if (!wire.text || context.issues.length > 0) return z.NEVER;
		const words = wire.text.replace(/\s+/g, " ");
		return {
			id: digestOf([idOf(wire), level, words, wire.link]),
			level,
			text: words,
			...(wire.link && { link: { href: wire.link, label: wire.link_text ?? "Read more about it" } }),
			startsAt,
			endsAt,
			pages: pagesOf(wire.pages),
			isDismissible: level !== "urgent" || wire.dismissible !== false,
		};
	});

/** The backend's alerts; none if it has no such list. Throws `BackendFailure`. */
export const getAlerts = listReader("/alerts", alert);

/** Reads the backend's alerts and shows them. Throws `BackendFailure`. */
export async function readAlerts(): Promise<void> {
	setActiveAlerts("backend", await getAlerts());
}

/** Like `readAlerts`, but if the backend fails, the current alerts stay until they end. Never throws. */
export async function refreshAlerts(): Promise<void> {
	await attempt(readAlerts());
}

const isGiven = (value: string | number | null | undefined) => !isBlank(value) && !isNoDate(value ?? "");
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());

function timeOf(value: string | number | null | undefined, moreMs = 0): string | undefined {
	const iso = momentOf(value);
	return iso && new Date(Date.parse(iso) + moreMs).toISOString();
}

/** The paths of pages that the site has. If the alert names none of them, it is for every page: nobody would see it. */
function pagesOf(named: readonly string[]): string[] {
	const paths = named.map(pathOf);
	const odd = named.filter((_, at) => paths[at] === undefined);
	if (odd.length > 0) note(`\`pages\` names ${sampleOf(odd)}, which the site does not have`);
	const known = paths.filter((path) => path !== undefined);
	return known.includes("*") ? [] : known;
}

/** The intended path, from a full URL, one with a star, or one without its leading slash; '*' for all pages. */
function pathOf(page: string): string | undefined {
	const [before = "", after] = page.trim().split("*", 2);
	if (/^\/?$/.test(before) && after !== undefined) return "*";
	const href = safeHref(before);
	const path = href && new URL(href, "http://site.invalid").pathname;
	return path && isSitePath(path) ? (redirectOf(path) ?? path) : undefined;
}

const digestOf = (facts: readonly (string | undefined)[]) =>
	createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 10);
