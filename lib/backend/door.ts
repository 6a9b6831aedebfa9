import "server-only";
import { embeddedAnswer } from "#lib/backend/embedded";
import { BackendFailure } from "#lib/backend/failure";
import { httpAnswer } from "#lib/backend/http";
import { environment } from "#lib/environment";

/**
 * The one door to the company's admin backend: the JSON that `GET {path}` answers (spec §7). With `API_BASE_URL` it
 * asks over HTTP; without, and during the build, the embedded content answers the same path.
 * Throws `BackendFailure` when there is no 2xx JSON answer within the deadline.
 */
export async function readBackend(path: string): Promise<unknown> {
	const { API_BASE_URL } = environment();
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	if (!API_BASE_URL || isBuild) {
		const answer = embeddedAnswer("GET", path);
		if (answer.status !== 200) throw new BackendFailure("status", path, { status: answer.status });
		return answer.body;
	}
	return httpAnswer(API_BASE_URL, path);
}

/** Like `readBackend`, for one item by id: undefined when the backend says that there is none (404 or 410). */
export async function readBackendItem(path: string): Promise<unknown | undefined> {
	try {
		return await readBackend(path);
	} catch (error) {
		if (error instanceof BackendFailure && (error.status === 404 || error.status === 410)) return undefined;
		throw error;
	}
}
