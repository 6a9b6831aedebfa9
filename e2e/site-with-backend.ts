import { RESOURCES } from "#lib/backend/client/resources";
import { type Backend, type Fault, startBackend } from "./backend.ts";
import { REVALIDATE_SECRET, type Site, startSite, tellChange } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";

/** It also stops at the end of a block that holds it by `await using`. */
export type SiteWithBackend = AsyncDisposable & {
	site: Site;
	/** A test that stops it puts another on the same port in its place. */
	backend: Backend;
	/**
	 * From now on the backend fails, or responds differently, under these paths alone, and every page is rendered anew. The
	 * site asks again also for what has just failed. Where it has a last good answer, it shows that instead of a failure: so
	 * failures come first.
	 */
	change: (faults: Record<string, Fault>) => Promise<void>;
	stop: () => Promise<void>;
};

/** One site for all tests of a file whose backend fails or has something odd to say: a start costs more than most tests. */
export async function startSiteWithBackend(
	environment: Record<string, string> = {},
	faults: Record<string, Fault> = {},
): Promise<SiteWithBackend> {
	const running = { backend: await startBackend() };
	const setFaults = (all: Record<string, Fault>) => {
		running.backend.heal();
		for (const [path, fault] of Object.entries(all)) running.backend.fault(path, fault);
	};
	setFaults(faults);
	const site = await startSite({
		API_BASE_URL: running.backend.url,
		REVALIDATE_SECRET,
		...clockToPutAhead(6),
		...environment,
	});
	const stop = async () => {
		await site.stop();
		await running.backend.stop();
	};
	return Object.assign(running, {
		site,
		change: async (next: Record<string, Fault>) => {
			setFaults(next);
			// A failing backend is left alone for five seconds.
			site.putClockAhead();
			// Named one by one, so that lists may be empty.
			const told = await tellChange(site, { resources: RESOURCES });
			if (told.status !== 200) throw new Error(`the change was refused: ${told.status}`);
		},
		stop,
		[Symbol.asyncDispose]: stop,
	});
}
