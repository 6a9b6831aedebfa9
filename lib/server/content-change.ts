import "server-only";
import type { Resource } from "#lib/backend/client/resources";
import { refetchResource } from "#lib/backend/refetch";
import { environment, isBuild } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { type Change, type InstancePubSub, openInstancePubSub } from "#lib/server/instance-pubsub";

/** A route announces changes, and a watcher hears of those of other instances. */
const state = globalSingleton("content-change", (): { pubSub?: InstancePubSub } => ({}));

/**
 * Fetches these resources again and drops every page rendered from them. Returns the number of dropped pages, the resources
 * for which the backend now sends an empty list, which is not believed for a minute, and those that could not be read: their old
 * content stays until a page asks for them again.
 */
export async function applyChange({
	resources,
	isNamed,
}: Change): Promise<{ pages: number; heldBack: Resource[]; unread: Resource[] }> {
	const fetched = await Promise.all(resources.map((resource) => refetchResource(resource, { isNamed })));
	const heldBack = resources.filter((_, at) => fetched[at]?.isHeldBack);
	const unread = resources.filter((_, at) => fetched[at]?.isUnread);
	const pages = dropPagesThatRead(resources);
	log.info({ resources, pages, heldBack, unread }, "revalidated");
	return { pages, heldBack, unread };
}

/**
 * Starts listening for changes announced to other instances. A single instance without a database has nothing to listen to.
 */
export function listenToOtherInstances(): void {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL || isBuild()) return;
	state.pubSub ??= openInstancePubSub(DATABASE_URL, (change) => void applyChange(change));
}

/** Announces a change that a publisher sent here; false if the other instances could not be reached. */
export async function announceToOtherInstances(change: Change): Promise<boolean> {
	try {
		await state.pubSub?.announce(change);
		return true;
	} catch (error) {
		log.error({ code: errorName(error) }, "change not announced to the other instances");
		return false;
	}
}
