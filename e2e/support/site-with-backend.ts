import { RESOURCES } from "#lib/backend/client/resources";
import { type Backend, type Override, startBackend } from "./backend.ts";
import { announceChange, REVALIDATE_SECRET, type Site, startSite } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";

/** It also stops at the end of a block that holds it by `await using`. */
export type SiteWithBackend = AsyncDisposable & {
	site: Site;
	/** A test that stops it puts another on the same port in its place. */
	backend: Backend;
	/**
	 * From now on the backend fails, or responds differently, under these paths alone, and every page is rendered anew. The site
	 * asks again also for what has just failed. Where it has a last good response, it shows that instead of a failure: so failures
	 * come first.
	 */
	change: (overrides: Record<string, Override>) => Promise<void>;
	stop: () => Promise<void>;
};

/** One site for all tests of a file whose backend fails or has something odd to say: a start costs more than most tests. */
export async function startSiteWithBackend(
	environment: Record<string, string> = {},
	overrides: Record<string, Override> = {},
): Promise<SiteWithBackend> {
	const running = { backend: await startBackend() };
	const overrideAll = (all: Record<string, Override>) => {
		running.backend.heal();
		for (const [path, override] of Object.entries(all)) running.backend.override(path, override);
	};
	overrideAll(overrides);
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
		change: async (next: Record<string, Override>) => {
			overrideAll(next);
			// A failing backend is left alone for five seconds.
			await site.putClockAhead();
			// Named one by one, so that lists may be empty.
			const response = await announceChange(site, { resources: RESOURCES });
			if (response.status !== 200) throw new Error(`the change was refused: ${response.status}`);
		},
		stop,
		[Symbol.asyncDispose]: stop,
	});
}
