import { log } from "#lib/platform/log";

/** `refused`: the backend says in an answer with a good status that it failed. `busy`: too much is being read at the same time. */
export type FailureReason =
	| "timeout"
	| "unreachable"
	| "status"
	| "refused"
	| "malformed"
	| "too large"
	| "busy";

/**
 * The backend did not give a usable answer. `message` is safe to show to visitors (behaviour §2 'Error loading products:
 * {message}'): it never contains internal text or addresses.
 */
export class BackendFailure extends Error {
	override readonly name = "BackendFailure";
	readonly reason: FailureReason;
	readonly path: string;
	readonly status: number | undefined;

	/** Bundles share calls, but each has a class of its own. */
	static override [Symbol.hasInstance](value: unknown): value is BackendFailure {
		return value instanceof Error && value.name === "BackendFailure";
	}

	constructor(reason: FailureReason, path: string, options: { status?: number; cause?: unknown } = {}) {
		super(safeMessage(reason, options.status), { cause: options.cause });
		this.reason = reason;
		this.path = path;
		this.status = options.status;
	}
}

/** Whether the backend reports that the path or item does not exist. */
export const isAbsence = ({ status }: BackendFailure): boolean => status === 404 || status === 410;

function safeMessage(reason: FailureReason, status: number | undefined): string {
	switch (reason) {
		case "timeout":
			return "the server took too long to answer";
		case "unreachable":
			return "the server could not be reached";
		case "status":
			return `the server answered with status ${status}`;
		case "refused":
			return "the server reported an error";
		case "busy":
			return "too much is being loaded";
		case "malformed":
		case "too large":
			return "the server sent an answer that could not be read";
	}
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: BackendFailure };

/**
 * A read whose failure the page renders itself: a list shows its fallback and the rest of the page stays. Only a
 * `BackendFailure` is caught and logged. Any other error is our own fault and propagates.
 */
export async function attempt<T>(reading: Promise<T>): Promise<Outcome<T>> {
	try {
		return { ok: true, value: await reading };
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		log.warn({ path: error.path, reason: error.reason, status: error.status }, "backend read failed");
		return { ok: false, failure: error };
	}
}
