import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { writeWhole } from "#lib/platform/whole-file";
import type { DatedEntry, FeedEntry, FeedName } from "#lib/seo/feeds";

/** The content read for an address, and when it was first seen. */
type Sighting = { digest: string; at: string };

const sightings = z.record(z.string(), z.object({ digest: z.string(), at: z.iso.datetime() }));

/**
 * The entries with the date of their last change, which Atom requires: the backend's date, otherwise the time when this
 * site first saw the entry in its current form, kept in `DATA_DIR` across restarts. `changedAt` applies to the whole feed:
 * its newest entry's date, or the time since it has been empty.
 */
export async function datedEntries(
	feed: FeedName,
	entries: readonly FeedEntry[],
	now = new Date(),
): Promise<{ entries: DatedEntry[]; changedAt: string }> {
	const known = await readSightings(feed);
	const seen: Record<string, Sighting> = {};
	const sight = (key: string, content: unknown) => {
		const digest = createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
		const sighting = known[key]?.digest === digest ? known[key] : { digest, at: now.toISOString() };
		seen[key] = sighting;
		return sighting.at;
	};
	const dated = entries.map(
		(entry): DatedEntry => ({ ...entry, changedAt: entry.changedAt ?? sight(entry.path, entry) }),
	);
	const changedAt =
		dated
			.map((entry) => entry.changedAt)
			.toSorted()
			.at(-1) ?? sight("", "empty");
	if (JSON.stringify(seen) !== JSON.stringify(known)) await writeSightings(feed, seen);
	return { entries: dated, changedAt };
}

const fileOf = (feed: FeedName) => join(environment().DATA_DIR, "feed-dates", `${feed}.json`);

async function readSightings(feed: FeedName): Promise<Record<string, Sighting>> {
	try {
		return sightings.parse(JSON.parse(await readFile(fileOf(feed), "utf8")));
	} catch {
		// Without a file, or with a garbled one, everything counts as first seen now.
		return {};
	}
}

/** A disk that cannot be written costs a log line. */
async function writeSightings(feed: FeedName, seen: Record<string, Sighting>): Promise<void> {
	try {
		await writeWhole(fileOf(feed), JSON.stringify(seen));
	} catch (error) {
		log.warn({ feed, reason: errorName(error) }, "feed dates not written");
	}
}
