import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

/**
 * What the server records about a request while answering it. Recording reads nothing from the request, so a page rendered
 * meanwhile stays cacheable.
 */
export type RequestContext = {
	/** Sent in the answer (`x-request-id`) and logged in every line that the request caused. */
	id: string;
	/** The requested address, unchanged; only for parts that some pages have and others do not. */
	url?: string;
	/** The backend resources read, with the time of each request (`performance.now()`). */
	reads: Map<string, number>;
	/** The age of the oldest content read, as a time (`Date.now()`); infinite if none of it can be old. */
	contentAt: number | undefined;
	/** The key of the cached page that was looked up or rendered for this request. */
	page?: string;
};

const storage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs `answer`, and whatever it starts, in a new context. */
export const withRequestContext = <T>(id: string, answer: () => T, url?: string): T =>
	storage.run({ id, url, reads: new Map(), contentAt: undefined }, answer);

/** The context of the current request; undefined outside one, and in development. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Records a read of a resource, requested at `askedAt` (`performance.now()`) and as old as `contentAt` (`Date.now()`). */
export function recordRead(resource: string, askedAt: number, contentAt: number): void {
	const context = requestContext();
	if (!context) return;
	context.reads.set(resource, Math.min(askedAt, context.reads.get(resource) ?? askedAt));
	context.contentAt = Math.min(contentAt, context.contentAt ?? contentAt);
}
