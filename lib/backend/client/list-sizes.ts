import type { ListLimits, ListSize } from "#lib/backend/client/json-stream";
import { type Resource, resourceOf } from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { gauge } from "#lib/platform/metrics";
import { processWide } from "#lib/platform/process-wide";

/** The sizes of long lists when they were last read, by path. */
const sizes = processWide("backend-list-sizes", () => new Map<string, ListSize>());

gauge("backend_list_items", "Items of long lists: those the backend has, and those that are kept.", () =>
	[...sizes].flatMap(([path, { items, keptItems }]) => [
		{ labels: { resource: resourceOf(path), of: "backend" }, value: items },
		{ labels: { resource: resourceOf(path), of: "kept" }, value: keptItems },
	]),
);

/** Limits of what is kept of each list (`API_KEEP_ITEMS`, `API_KEEP_BYTES`). */
export const listLimits = (): ListLimits => ({
	maxItems: environment().API_KEEP_ITEMS,
	maxBytes: environment().API_KEEP_BYTES,
});

/**
 * Records the size of a list that was just read; undefined for a short one. Logs when a list exceeds the limits, and when
 * it fits again.
 */
export function noteListSize(path: string, size: ListSize | undefined): void {
	const before = sizes.get(path);
	if (size) sizes.set(path, size);
	else sizes.delete(path);
	if (size && isCut(size)) {
		log.warn({ path, ...size, ...listLimits() }, "list larger than is kept: only its newest items are shown");
	} else if (before && isCut(before)) {
		log.info({ path, ...size }, "the whole list is kept again");
	}
}

const isCut = ({ items, keptItems }: ListSize) => keptItems < items;

/** The lists of which only the newest items are kept. */
export const cutLists = (): { resource: Resource | "other"; items: number; keptItems: number }[] =>
	[...sizes]
		.filter(([, size]) => isCut(size))
		.map(([path, { items, keptItems }]) => ({ resource: resourceOf(path), items, keptItems }));
