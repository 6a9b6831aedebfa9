import { Agent, FormData, fetch } from "undici";
import { z } from "zod";
import { DeliveryFailure, retriesAfterStatus } from "#lib/submissions/delivery/delivery-target";
import type { CvFile } from "#lib/submissions/model/submission";
import { jsonOf } from "#lib/text/json";

type ImageHost = { uploadUrl: string; preset: string; timeoutMs: number };

const agent = new Agent({ connect: { timeout: 3_000 }, maxResponseSize: 256 * 1024 });

const uploaded = z.object({ secure_url: z.url({ protocol: /^https?$/ }) });

/**
 * Sends a file to the image host (behaviour §7: multipart with `file` and `upload_preset`) and returns the `secure_url` of the
 * response. The file is named by its id, because its own name is the visitor's. Throws `DeliveryFailure`.
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
	const response = await post(uploadUrl, form, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
	if (response.status < 200 || response.status > 299) {
		const retries = retriesAfterStatus(response.status);
		throw new DeliveryFailure(`image host: status ${response.status}`, { retries });
	}
	const result = uploaded.safeParse(response.body);
	if (!result.success) throw new DeliveryFailure("image host: no secure_url");
	return result.data.secure_url;
}

/** undici's own `fetch`: its `request` never sends a form with a file, and Next's patched one is for pages. */
async function post(url: string, body: FormData, signal: AbortSignal) {
	try {
		const response = await fetch(url, { method: "POST", body, signal, redirect: "error", dispatcher: agent });
		return { status: response.status, body: jsonOf(await response.text()) };
	} catch (cause) {
		throw new DeliveryFailure("image host: unreachable", { cause });
	}
}
