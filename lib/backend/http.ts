import { Agent, errors, request } from "undici";
import { BackendFailure } from "#lib/backend/failure";
import { environment } from "#lib/platform/environment";

/** Made on first use, when the settings have been checked. */
let agent: Agent | undefined;
const backendAgent = () =>
	(agent ??= new Agent({ connect: { timeout: 3_000 }, maxResponseSize: environment().API_MAX_ANSWER_BYTES }));

/**
 * The JSON of `GET {base}{path}`. One deadline (`API_TIMEOUT_MS`) spans connecting, waiting and reading; redirects are
 * not followed. Next's patched `fetch` is avoided on purpose: it drops the abort signal on background refreshes, so
 * that one hanging call would freeze a cached page for minutes.
 * Throws `BackendFailure`.
 */
export async function httpAnswer(base: string, path: string): Promise<unknown> {
	try {
		const answer = await request(base + path, {
			dispatcher: backendAgent(),
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(environment().API_TIMEOUT_MS),
		});
		if (answer.statusCode < 200 || answer.statusCode > 299) {
			await answer.body.dump();
			throw new BackendFailure("status", path, { status: answer.statusCode });
		}
		return JSON.parse(await answer.body.text());
	} catch (cause) {
		throw asFailure(cause, path);
	}
}

function asFailure(cause: unknown, path: string): BackendFailure {
	if (cause instanceof BackendFailure) return cause;
	if (cause instanceof SyntaxError || cause instanceof errors.ResponseExceededMaxSizeError) {
		return new BackendFailure("malformed", path, { cause });
	}
	const timedOut =
		cause instanceof errors.ConnectTimeoutError || (cause instanceof Error && cause.name === "TimeoutError");
	return new BackendFailure(timedOut ? "timeout" : "unreachable", path, { cause });
}
