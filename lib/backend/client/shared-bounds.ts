import { processWide } from "#lib/platform/process-wide";

/** What answers above the limits have led to. Pages, routes and watchers read answers, and `/readyz` tells operators. */
export const sharedBounds = processWide("backend-bounds", () => ({
	/** What operators must know of lists above the limits, by path. */
	warnings: new Map<string, string>(),
	/** When an answer above the limits may be fetched again, by path (`performance.now()`). */
	tooLargeUntil: new Map<string, number>(),
	/** The hosts, and the folders of this site, whose pictures were refused. */
	refusedPictures: new Set<string>(),
	/** The bytes of all answers that are being read, and the turn of the next large one. */
	held: { bytes: 0, turn: Promise.resolve() },
}));
