import { FormData, request } from "undici";
import { z } from "zod";
import { DeliveryFailure } from "#lib/submissions/channel";
import type { CvFile } from "#lib/submissions/submission";

export type ImageHost = { uploadUrl: string; preset: string; timeoutMs: number };

const uploaded = z.object({ secure_url: z.url({ protocol: /^https?$/ }) });

/**
 * Sends a file to the image host (spec §7: multipart with `file` and `upload_preset`) and returns the `secure_url` that it
 * answers. The file goes under its id: its name is the visitor's. Throws `DeliveryFailure`.
 */
export async function sendToImageHost(
	{ uploadUrl, preset, timeoutMs }: ImageHost,
	file: CvFile,
	content: Uint8Array<ArrayBuffer>,
	signal: AbortSignal,
): Promise<string> {
	const form = new FormData();
	form.set("upload_preset", preset);
	form.set("file", new Blob([content]), `${file.id}.${file.type}`);
	const answer = await post(uploadUrl, form, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
	const isFinal =
		answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
	if (answer.status < 200 || answer.status > 299) {
		throw new DeliveryFailure(`image host: status ${answer.status}`, { isFinal });
	}
	const result = uploaded.safeParse(answer.body);
	if (!result.success) throw new DeliveryFailure("image host: no secure_url");
	return result.data.secure_url;
}

async function post(url: string, body: FormData, signal: AbortSignal) {
	try {
		const answer = await request(url, { method: "POST", body, signal });
		const text = await answer.body.text();
		return { status: answer.statusCode, body: asJson(text) };
	} catch (cause) {
		throw new DeliveryFailure("image host: unreachable", { cause });
	}
}

function asJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
