/**
 * Next remembers the lifetime of every page that it has drawn, under the page's address, for as long as the process runs. Anyone
 * can make up addresses, so this memory would grow without end. Nothing is lost when it is emptied, because the page cache
 * gives Next each page's own lifetime. Should the module have moved, the memory grows, and everything else goes on.
 *
 * Next loads this outside the bundle, through the page cache.
 */
import { countFault } from "./finishing-faults.ts";

/** With addresses of 4 KB some 8 MB. */
const REMEMBERED_MAX = 2_000;

/** All objects of this class share one memory. */
let lifetimes: { clear(): void } | undefined;
let remembered = 0;

void import("next/dist/server/lib/incremental-cache/shared-cache-controls.external.js").then(
	({ SharedCacheControls }) => {
		lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
	},
	(error: unknown) => countFault("lifetimes", error),
);

/** To be called whenever Next has remembered another lifetime. */
export function limitLifetimes(): void {
	remembered += 1;
	if (remembered < REMEMBERED_MAX) return;
	lifetimes?.clear();
	remembered = 0;
}
