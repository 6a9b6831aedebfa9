import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { attempt } from "#lib/backend/client/failure";
import { rememberedGood } from "#lib/backend/client/last-good";
import { lastFailure } from "#lib/backend/client/observed";
import { isItemPath, isOptionalPath, pathsOf, RESOURCES } from "#lib/backend/client/resources";
import { READS } from "#lib/backend/contract";
import { environment } from "#lib/platform/environment";
import { gauge } from "#lib/platform/metrics";

/** How long a look at the backend waits for lists that nobody has read lately. */
const WAIT_MS = 500;
/** Lists read longer ago are read again, so that the state is known although nobody visits the site. */
const KNOWN_MS = 60_000;

/** The lists that every backend has. */
const REQUIRED = READS.filter(({ path, read }) => read && !isOptionalPath(path) && !isItemPath(path));

gauge("backend_content_age_seconds", "Seconds since the backend last confirmed the content shown.", () =>
	RESOURCES.flatMap((resource) => {
		const times = pathsOf(resource).flatMap((path) => rememberedGood(path)?.at ?? []);
		if (times.length === 0) return [];
		// Someone may have set the clock back since.
		return [
			{ labels: { resource }, value: Math.round(Math.max(0, Date.now() - Math.min(...times)) / 1_000) },
		];
	}),
);

/**
 * Whether the backend gives the site what it needs: 'ok', or 'failing' with the reason, if a required list cannot be read now, or the
 * one that is shown is older than `CONTENT_AGE_MINUTES`.
 */
export async function backendState(): Promise<string> {
	const { API_BASE_URL, CONTENT_AGE_MINUTES } = environment();
	if (!API_BASE_URL) return "not used: embedded content";
	const unknown = REQUIRED.filter(({ path }) => lastFailure(path) || ageMs(path) > KNOWN_MS);
	const reading = Promise.all(unknown.map(({ read }) => read && attempt(read())));
	await Promise.race([reading, wait(WAIT_MS, undefined, { ref: false })]);
	const failing = REQUIRED.filter(
		({ path }) => lastFailure(path) || ageMs(path) > CONTENT_AGE_MINUTES * 60_000,
	);
	const [first] = failing;
	if (!first) return "ok";
	const reason = lastFailure(first.path)?.detail ?? "does not respond";
	const content = failing.some(({ path }) => rememberedGood(path)) ? "; last good content is served" : "";
	return `failing: ${failing.length} of ${REQUIRED.length} lists, first ${first.path}: ${reason}${content}`;
}

const ageMs = (path: string) => Date.now() - (rememberedGood(path)?.at ?? Number.NEGATIVE_INFINITY);
