import "server-only";
import type { Resource } from "#lib/backend/client/resources";
import { refetchResource } from "#lib/backend/refetch";
import { dropPagesThatRead } from "#lib/page-cache/page-store";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";
import { type Change, type InstanceBus, openInstanceBus } from "#lib/server/instance-bus";

const state = processWide(
	"content-change",
	(): { count: number; listeners: (() => void)[]; bus?: InstanceBus } => ({ count: 0, listeners: [] }),
);

/**
 * Fetches these resources again and drops every page rendered from them. Returns the number of dropped pages, the resources
 * for which the backend now sends an empty list, which is not believed for a minute, and those that could not be read.
 */
export async function applyChange({
	resources,
	isNamed,
}: Change): Promise<{ pages: number; heldBack: Resource[]; unread: Resource[] }> {
	const fetched = await Promise.all(resources.map((resource) => refetchResource(resource, { isNamed })));
	const heldBack = resources.filter((_, at) => fetched[at]?.isHeldBack);
	const unread = resources.filter((_, at) => fetched[at]?.isUnread);
	state.count += 1;
	const pages = dropPagesThatRead(resources);
	for (const listener of state.listeners) listener();
	log.info({ resources, pages, heldBack, unread }, "revalidated");
	return { pages, heldBack, unread };
}

/** Increases with every applied change. Anything made under another number is out of date. */
export const changeCount = (): number => state.count;

/** Calls `listener` after each applied change. */
export const onContentChange = (listener: () => void): void => void state.listeners.push(listener);

/**
 * Starts listening for changes announced to other instances. A single instance without a database has nothing to listen to.
 */
export function listenToOtherInstances(): void {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL || process.env.NEXT_PHASE === "phase-production-build") return;
	state.bus ??= openInstanceBus(DATABASE_URL, (change) => void applyChange(change));
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
