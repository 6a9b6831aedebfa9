import "server-only";
import { rereadResource } from "#lib/backend/reread";
import type { Resource } from "#lib/backend/resources";
import { type InstanceBus, openInstanceBus } from "#lib/delivery/instance-bus";
import { dropPagesThatRead } from "#lib/delivery/page-store";
import { environment } from "#lib/environment";
import { log } from "#lib/log";
import { processWide } from "#lib/process-wide";

const state = processWide("content-change", (): { count: number; bus?: InstanceBus } => ({ count: 0 }));

/** Reads these resources anew, and drops every page that was drawn from them; how many pages those were. */
export async function takeUpChange(resources: readonly Resource[]): Promise<number> {
	await Promise.all(resources.map(rereadResource));
	state.count += 1;
	const pages = dropPagesThatRead(resources);
	log.info({ resources, pages }, "revalidated");
	return pages;
}

/** Grows with every change that was taken up: what was made under another number is out of date. */
export const changeCount = (): number => state.count;

/** Hears from then on what publishers tell the other instances. One instance alone has none: it needs no database for this. */
export function hearOtherInstances(): void {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL || process.env.NEXT_PHASE === "phase-production-build") return;
	state.bus ??= openInstanceBus(DATABASE_URL, (resources) => void takeUpChange(resources));
}

/** Passes on what a publisher said here; false when the other instances could not be told. */
export async function tellOtherInstances(resources: readonly Resource[]): Promise<boolean> {
	try {
		await state.bus?.announce(resources);
		return true;
	} catch (error) {
		log.error({ code: (error as NodeJS.ErrnoException).code ?? "unknown" }, "other instances not told");
		return false;
	}
}
