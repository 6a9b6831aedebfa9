import "server-only";
import type { Resource } from "#lib/backend/client/resources";
import { readChanged, refetchResource } from "#lib/backend/refetch";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { type Change, type InstancePubSub, openInstancePubSub } from "#lib/server/instance-pubsub";

/** How long after a change its unread resources are read again: each time twice as long as before, up to a minute. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 60_000;

type State = {
	listeners: (() => void)[];
	bus?: InstancePubSub;
	/** The resources that could not be read since a change, with the latest. */
	unread: Map<Resource, Change>;
	retry?: NodeJS.Timeout;
};
/** A route announces changes, and a watcher hears of those of other instances. */
const state = globalSingleton("content-change", (): State => ({ listeners: [], unread: new Map() }));

/**
 * Fetches these resources again and drops every page rendered from them. Returns the number of dropped pages, the resources
 * for which the backend now sends an empty list, which is not believed for a minute, and those that could not be read. These are
 * read later, and the pages dropped once more.
 */
export async function applyChange(
	change: Change,
): Promise<{ pages: number; heldBack: Resource[]; unread: Resource[] }> {
	const { resources, isNamed } = change;
	const fetched = await Promise.all(resources.map((resource) => refetchResource(resource, { isNamed })));
	const heldBack = resources.filter((_, at) => fetched[at]?.isHeldBack);
	const unread = resources.filter((_, at) => fetched[at]?.isUnread);
	const pages = dropPages(resources);
	log.info({ resources, pages, heldBack, unread }, "revalidated");
	for (const resource of resources) state.unread.delete(resource);
	for (const resource of unread) state.unread.set(resource, change);
	if (unread.length > 0) readLater(RETRY_MS);
	return { pages, heldBack, unread };
}

/** Drops everything made from these resources; returns how many pages. */
function dropPages(resources: readonly Resource[]): number {
	const pages = dropPagesThatRead(resources);
	for (const listener of state.listeners) listener();
	return pages;
}

function readLater(pauseMs: number) {
	clearTimeout(state.retry);
	state.retry = setTimeout(() => void readUnread(pauseMs), pauseMs).unref();
}

/** Reads the unread resources again. The pages rendered from their old content meanwhile are dropped only if that succeeds. */
async function readUnread(pauseMs: number) {
	const tried = [...state.unread];
	const fetched = await Promise.all(tried.map(([resource]) => readChanged(resource)));
	const read = tried.flatMap(([resource, change], at) => {
		const isNewer = state.unread.get(resource) !== change;
		return isNewer || fetched[at]?.isUnread ? [] : resource;
	});
	for (const resource of read) state.unread.delete(resource);
	if (read.length > 0) log.info({ resources: read, pages: dropPages(read) }, "changed content read late");
	if (state.unread.size > 0) readLater(Math.min(2 * pauseMs, RETRY_MAX_MS));
}

/** Calls `listener` after each applied change. */
export const onContentChange = (listener: () => void): void => void state.listeners.push(listener);

/**
 * Starts listening for changes announced to other instances. A single instance without a database has nothing to listen to.
 */
export function listenToOtherInstances(): void {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL || process.env.NEXT_PHASE === "phase-production-build") return;
	state.bus ??= openInstancePubSub(DATABASE_URL, (change) => void applyChange(change));
}

/** Announces a change that a publisher sent here; false if the other instances could not be reached. */
export async function announceToOtherInstances(change: Change): Promise<boolean> {
	try {
		await state.bus?.announce(change);
		return true;
	} catch (error) {
		log.error({ code: errorName(error) }, "change not announced to the other instances");
		return false;
	}
}
