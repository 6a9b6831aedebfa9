import { Agent, errors, request } from "undici";
import { z } from "zod";
import { type Channel, DeliveryFailure } from "#lib/submissions/channel/channel";
import type { Answer } from "#lib/submissions/model/receipt";
import type { CvFile, Submission } from "#lib/submissions/model/submission";

const MAX_ANSWER_BYTES = 256 * 1024;
/** The backend's message for visitors is one line; anything longer is something else. */
const MESSAGE_MAX = 500;
const PROBE_DEADLINE_MS = 3_000;
/** Including the file's way to the image host. */
const DELIVERY_MAX_MS = 44_000;
const APPLICATION_PATH = "/submit-application";

const agent = new Agent({ connect: { timeout: 3_000 }, maxResponseSize: MAX_ANSWER_BYTES });

export type ApiSettings = {
	/** Without a trailing slash. */
	baseUrl: string;
	contactPath: string;
	/** For connecting, waiting and reading together. */
	timeoutMs: number;
	/** An address where the receiver of an application can fetch its file; may forward the file first. */
	fileUrlOf: (submission: Submission & { file: CvFile }, signal: AbortSignal) => Promise<string>;
};

/**
 * Delivery to the company's admin API (behaviour §7). The header `Idempotency-Key` is the submission's id on every attempt, so
 * that the API can recognise a repeat; `Submission-Reference` is the visitor's reference. The bodies follow behaviour §7 word
 * for word. A 4xx status will not improve on its own and is final, except 408 and 429. Anything else that is not a clear answer
 * is a failure to retry. 204 is an answer without content, which confirms an application.
 */
export function apiChannel({ baseUrl, contactPath, timeoutMs, fileUrlOf }: ApiSettings): Channel {
	async function post(
		path: string,
		{ id, reference }: Submission,
		body: unknown,
		signal: AbortSignal,
	): Promise<unknown> {
		try {
			const answer = await request(baseUrl + path, {
				method: "POST",
				dispatcher: agent,
				headers: {
					"content-type": "application/json",
					accept: "application/json",
					"idempotency-key": id,
					"submission-reference": reference,
				},
				body: JSON.stringify(body),
				signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
			});
			if (answer.statusCode < 200 || answer.statusCode > 299) {
				await answer.body.dump();
				throw statusFailure(answer.statusCode);
			}
			const text = await answer.body.text();
			return answer.statusCode === 204 ? null : parseJson(text);
		} catch (error) {
			throw transportFailure(error);
		}
	}

	return {
		deliveryMaxMs: DELIVERY_MAX_MS,
		deliver: async (submission, signal) => {
			if (submission.kind === "contact") {
				return contactAnswer(await post(contactPath, submission, submission.payload, signal));
			}
			const { name, phone, email, career } = submission.payload;
			const fileUrl = await fileUrlOf(submission, signal);
			return applicationAnswer(
				await post(APPLICATION_PATH, submission, { name, phone, email, fileUrl, career }, signal),
			);
		},
		isUp: async () => {
			try {
				const answer = await request(baseUrl, {
					dispatcher: agent,
					signal: AbortSignal.timeout(PROBE_DEADLINE_MS),
				});
				await answer.body.dump();
				return answer.statusCode < 500;
			} catch {
				return false;
			}
		},
	};
}

/** `success` and `message`, wherever they are; values of another type count as absent. */
const verdict = z.object({
	success: z.boolean().optional().catch(undefined),
	message: z.string().optional().catch(undefined),
});

const envelope = z.object({ data: z.unknown() }).and(verdict);

/**
 * The answer to a contact request. Without `data` it is an 'Invalid API response'. `success` and `message` are read from `data`,
 * otherwise from the root. Without a clear `success` the outcome is unknown, so that is a failure too.
 */
function contactAnswer(body: unknown): Answer {
	const { data, success, message } = envelope.safeParse(body).data ?? {};
	if (data === undefined || data === null) throw new DeliveryFailure("Invalid API response");
	const inner = verdict.safeParse(data).data;
	const isSuccess = inner?.success ?? success;
	if (isSuccess === undefined) throw new DeliveryFailure("Invalid API response");
	return {
		outcome: isSuccess ? "accepted" : "rejected",
		message: messageOf(inner?.message ?? message),
	};
}

/**
 * An application counts as accepted with any 2xx (behaviour §7: the response is only logged), unless the API says otherwise. A
 * response that is not JSON comes from something in front of the API, such as a maintenance page, and says nothing about the
 * application.
 */
function applicationAnswer(body: unknown): Answer {
	if (body === undefined) throw new DeliveryFailure("Invalid API response");
	const { success, message } = verdict.safeParse(body).data ?? {};
	const inner = verdict.safeParse(envelope.safeParse(body).data?.data).data;
	if ((inner?.success ?? success) !== false) return { outcome: "accepted" };
	return { outcome: "rejected", message: messageOf(inner?.message ?? message) };
}

const messageOf = (message: string | undefined) => message?.trim().slice(0, MESSAGE_MAX) || undefined;

/** JSON, or undefined for an unreadable body, which the caller has to judge. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function statusFailure(status: number): DeliveryFailure {
	const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
	return new DeliveryFailure(`status ${status}`, { isFinal });
}

function transportFailure(error: unknown): DeliveryFailure {
	if (error instanceof DeliveryFailure) return error;
	const isTimeout =
		error instanceof errors.ConnectTimeoutError || (error instanceof Error && error.name === "TimeoutError");
	return new DeliveryFailure(isTimeout ? "timeout" : "unreachable", { cause: error });
}
