import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/**
 * What this server notes about a request while it answers it. It reads nothing of the request, so that a page that is drawn
 * meanwhile stays a page that can be cached.
 */
export type RequestContext = {
	/** Stands in the answer (`x-request-id`) and in every log line that the request caused. */
	id: string;
	/** The address that was asked for, as it came; only for what stands on some pages and not on others. */
	url?: string;
	/** The resources of the backend that were read, and when they were asked for (`performance.now()`). */
	reads: Map<string, number>;
	/** Of what was read, the time of the oldest (`Date.now()`); infinite when none of it can be old. */
	contentAt: number | undefined;
	/** The key of the cached page that was looked up or rendered for it. */
	page?: string;
};

const storage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs `answer`, and whatever it starts, with a context of its own. */
export const withRequestContext = <T>(id: string, answer: () => T, url?: string): T =>
	storage.run({ id, url, reads: new Map(), contentAt: undefined }, answer);

/** The context of the request that is being answered; undefined outside of one, and in development. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Notes a read of a resource, asked for at `askedAt` (`performance.now()`) and as old as `contentAt` (`Date.now()`). */
export function recordRead(resource: string, askedAt: number, contentAt: number): void {
	const context = requestContext();
	if (!context) return;
	context.reads.set(resource, Math.min(askedAt, context.reads.get(resource) ?? askedAt));
	context.contentAt = Math.min(contentAt, context.contentAt ?? contentAt);
}
