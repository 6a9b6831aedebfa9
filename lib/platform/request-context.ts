import { AsyncLocalStorage } from "node:async_hooks";
import { globalSingleton } from "./global-singleton.ts";

/** The server's record of a request while it responds. */
export type RequestContext = {
	/** Sent in the response (`x-request-id`) and logged in every line that the request caused. */
	id: string;
	/** The URL that was requested from Next; only for parts that some pages have and others do not. */
	url?: string;
	/** The backend resources read, with the time of each request (`performance.now()`). */
	reads: Map<string, number>;
	/** The age of the oldest content read, as a time (`Date.now()`); infinite if none of it can be old. */
	contentAt: number | undefined;
	/** The signals of the rendered page. */
	signals: PageSignals;
	/** The network that asked for the page first; for counting only, because everybody gets the page. */
	network?: string;
	/** Lets other pages be rendered while this one waits. */
	pauseRender?: Pause;
	/** The values posted by the page's own form. */
	posted?: URLSearchParams;
};

/** Waits for something else than the processor. */
export type Pause = <T>(wait: () => Promise<T>) => Promise<T>;

/** The signals from a page to the server while it is rendered. Nothing of them can be read from, or written by, the page's text. */
export type PageSignals = {
	/** Something of the page has been rendered in this context: what else it says has arrived here, too. */
	isRendered?: boolean;
	isMissing?: boolean;
	isFailed?: boolean;
	hasFailedPart?: boolean;
	isPersonal?: boolean;
	/** The canonical path of the item that the page shows. */
	itemPath?: string;
	/** The one day on which the page is right (`YYYY-MM-DD`). */
	validOn?: string;
	/** In development, the error that the page threw, with its stack and the code around it. */
	thrown?: string;
};

/** The server opens it, and pages write into it. */
const storage = globalSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs `work`, and whatever it starts, in a new context. */
export const withRequestContext = <T>(
	id: string,
	work: () => T,
	more: Pick<RequestContext, "url" | "network" | "pauseRender" | "posted"> = {},
): T => storage.run({ ...more, id, reads: new Map(), contentAt: undefined, signals: {} }, work);

/** The context of the current request; undefined outside one. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Waits for the backend, the store or the like. Within a page, others are rendered meanwhile. */
export const outsideRender: Pause = (wait) => (requestContext()?.pauseRender ?? ((run) => run()))(wait);

/** Records a read of a resource, requested at `requestedAt` (`performance.now()`) and as old as `contentAt` (`Date.now()`). */
export function recordRead(resource: string, requestedAt: number, contentAt: number): void {
	const context = requestContext();
	if (!context) return;
	context.reads.set(resource, Math.min(requestedAt, context.reads.get(resource) ?? requestedAt));
	context.contentAt = Math.min(contentAt, context.contentAt ?? contentAt);
}

/** A page is rendered in this context. Every page says so; otherwise the server trusts none of the rest. */
export const pageIsRendered = (): void => void signal({ isRendered: true });

/** The page does not exist: 404. Returns false if nobody hears it, because the context was lost. */
export const pageIsMissing = (): boolean => signal({ isMissing: true });

/** The page replaces one that could not be loaded: 503, not cached. Returns false if nobody hears it. */
export const pageFailed = (): boolean => signal({ isFailed: true });

/** A part of the page could not be loaded: not cached. */
export const partFailed = (): void => void signal({ hasFailedPart: true });

/** The page belongs to one visitor, such as the reply to a form: cached nowhere. */
export const pageIsPersonal = (): void => void signal({ isPersonal: true });

/** The values posted by the page's own form (`lib/pages/posted-pages.ts`), which makes it personal; undefined if it was only requested. */
export function postedFields(): URLSearchParams | undefined {
	const posted = requestContext()?.posted;
	if (posted) pageIsPersonal();
	return posted;
}

/** The page shows the item with this canonical path, whatever spelling of it was asked for. */
export const pageShowsItem = (itemPath: string): void => void signal({ itemPath });

/** The page threw this error, which only development shows. */
export const pageThrew = (error: string): void => void signal({ thrown: error });

/** The page names this day, the current one (`YYYY-MM-DD`): cached until it ends. */
export const validOn = (day: string): void => void signal({ validOn: day });

function signal(facts: PageSignals): boolean {
	const context = requestContext();
	if (context) Object.assign(context.signals, facts);
	return context !== undefined;
}
