import { globalSingleton } from "#lib/platform/global-singleton";
import { createMutex } from "#lib/platform/mutex";

/** What answers above the limits have led to. Pages, routes and watchers read answers, and `/readyz` tells operators. */
export const sharedBounds = globalSingleton("backend-bounds", () => ({
	/** What operators must know of lists above the limits, by path. */
	warnings: new Map<string, string>(),
	/** When an answer above the limits may be fetched again, by path (`performance.now()`). */
	tooLargeUntil: new Map<string, number>(),
	/** The hosts, and the folders of this site, whose pictures were refused. */
	refusedPictures: new Set<string>(),
	/** The bytes of all answers that are being read, of which large ones take turns. */
	held: { bytes: 0, turns: createMutex() },
}));
