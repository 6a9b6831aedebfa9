import { connectionErrorText, statusText } from "#lib/platform/connection-error";

/**
 * `refused`: the backend says in a response with a good status that it failed. `incomplete`: a list whose other pages cannot be
 * followed. `empty`: a suddenly empty list that is not believed yet.
 */
export type FailureReason =
	| "timeout"
	| "unreachable"
	| "status"
	| "refused"
	| "malformed"
	| "incomplete"
	| "empty"
	| "too large";

/**
 * The backend did not give a usable response. `message` is safe to show to visitors (behaviour §2 'Error loading products:
 * {message}'): it never contains internal text or URLs. `detail` tells operators what happened and what to do.
 */
export class BackendFailure extends Error {
	override readonly name = "BackendFailure";
	readonly reason: FailureReason;
	readonly path: string;
	readonly status: number | undefined;
	readonly detail: string;

	/** Bundles share calls, but each has a class of its own. */
	static override [Symbol.hasInstance](value: unknown): value is BackendFailure {
		return value instanceof Error && value.name === "BackendFailure";
	}

	constructor(
		reason: FailureReason,
		path: string,
		options: { status?: number; cause?: unknown; detail?: string } = {},
	) {
		const { status, cause, detail } = options;
		super(
			reason === "status"
				? `the server answered with status ${status}`
				: (SAFE_MESSAGES[reason] ?? UNREADABLE),
			{ cause },
		);
		this.reason = reason;
		this.path = path;
		this.status = status;
		this.detail = detail ?? (status ? statusText(status) : connectionErrorText(cause)) ?? this.message;
	}

	/** The cause of a failed call, as a failure of this path. */
	static of(cause: unknown, path: string): BackendFailure {
		const { name, code = "" } = cause as NodeJS.ErrnoException;
		const isTimeout = name === "TimeoutError" || code === "UND_ERR_CONNECT_TIMEOUT";
		const isUnreadable = /^(?:Z_|ERR__)/.test(code);
		if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
			return new BackendFailure("too large", path, { cause, detail: TOO_LARGE });
		return new BackendFailure(isTimeout ? "timeout" : isUnreadable ? "malformed" : "unreachable", path, {
			cause,
		});
	}
}

const TOO_LARGE = "is above API_MAX_ANSWER_BYTES: send less, or allow more";
const SAFE_MESSAGES: Partial<Record<FailureReason, string>> = {
	timeout: "the server took too long to answer",
	unreachable: "the server could not be reached",
	refused: "the server reported an error",
};
const UNREADABLE = "the server sent an answer that could not be read";

/** Whether the backend reports that the path or item does not exist. */
export const isNotFound = ({ status }: BackendFailure): boolean => status === 404 || status === 410;

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: BackendFailure };

/**
 * A read whose failure the page renders itself: a list shows its fallback and the rest of the page stays. Only a
 * `BackendFailure`, which the reader has logged, is caught. Any other error is our own and propagates.
 */
export async function attempt<T>(reading: Promise<T>): Promise<Outcome<T>> {
	try {
		return { ok: true, value: await reading };
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		return { ok: false, failure: error };
	}
}
