import "server-only";
import { refetchResource } from "#lib/backend/refetch";
import type { Resource } from "#lib/backend/resources";
import { dropPagesThatRead } from "#lib/page-cache/page-store";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processWide } from "#lib/platform/process-wide";
import { type Change, type InstanceBus, openInstanceBus } from "#lib/server/instance-bus";

const state = processWide("content-change", (): { count: number; bus?: InstanceBus } => ({ count: 0 }));

/**
 * Reads these resources anew, and drops every page that was drawn from them: how many pages those were, and of which resources
 * the backend now sends an empty list that is not believed for a minute.
 */
export async function takeUpChange({
	resources,
	isNamed,
}: Change): Promise<{ pages: number; heldBack: Resource[] }> {
	const isHeldBack = await Promise.all(resources.map((resource) => refetchResource(resource, { isNamed })));
	const heldBack = resources.filter((_, at) => isHeldBack[at]);
	state.count += 1;
	const pages = dropPagesThatRead(resources);
	log.info({ resources, pages, heldBack }, "revalidated");
	return { pages, heldBack };
}

/** Grows with every change that was taken up: what was made under another number is out of date. */
export const changeCount = (): number => state.count;

/** Hears from then on what publishers tell the other instances. One instance alone has none: it needs no database for this. */
export function hearOtherInstances(): void {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL || process.env.NEXT_PHASE === "phase-production-build") return;
	state.bus ??= openInstanceBus(DATABASE_URL, (change) => void takeUpChange(change));
}

/** Passes on what a publisher said here; false when the other instances could not be told. */
export async function tellOtherInstances(change: Change): Promise<boolean> {
	try {
		await state.bus?.announce(change);
		return true;
	} catch (error) {
		log.error({ code: (error as NodeJS.ErrnoException).code ?? "unknown" }, "other instances not told");
		return false;
	}
}
