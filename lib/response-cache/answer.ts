import { createHash } from "node:crypto";
import { bestCompressed, compressed, type Encoding, isCompressible } from "#lib/response-cache/compression";

/** A finished answer, the same for everybody who gets it. */
export type Answer = {
	status: number;
	/** Alternating names and values, without those that depend on the request or the encoding. */
	headers: readonly string[];
	/** Undefined for an answer that no browser should keep. */
	etag: string | undefined;
	body: Buffer;
	isCompressible: boolean;
	/** The body in the encodings that somebody has asked for. */
	encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
	/** The brotli body cannot be made smaller, or soon will not. */
	isBest: boolean;
};

type Parts = {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
	/** Compressed copies that exist already. */
	encoded?: Answer["encoded"];
	/** By default it is made from the body, so that it is equal on every instance; null for none. */
	etag?: string | null;
};

/** Makes an answer. `headers` needs the content type. */
export function answerOf({ status, headers, body, encoded = {}, etag }: Parts): Answer {
	const type = headers["content-type"] ?? "";
	const tag = etag === null ? undefined : (etag ?? etagOf(body));
	return {
		status,
		headers: Object.entries({ ...headers, ...(tag && { etag: tag }) }).flat(),
		etag: tag,
		body,
		isCompressible: isCompressible(body.length, type),
		encoded,
		isBest: encoded.br !== undefined,
	};
}

const etagOf = (body: Buffer) => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** The body in this encoding, made once, when it is first asked for. */
export function bodyIn(answer: Answer, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
	if (!encoding || !answer.isCompressible) return answer.body;
	const known = answer.encoded[encoding];
	if (known) return known;
	const making = compressed(answer.body, encoding);
	answer.encoded[encoding] = making;
	making.then(
		(body) => {
			answer.encoded[encoding] = body;
		},
		() => delete answer.encoded[encoding],
	);
	return making;
}

/** Makes an answer that is sent again and again smaller, once there is time and `isStillKept`. */
export function compressBest(answer: Answer, isStillKept: () => boolean): void {
	if (answer.isBest || !answer.isCompressible) return;
	answer.isBest = true;
	void bestCompressed(() => (isStillKept() ? answer.body : undefined)).then(
		(br) => {
			if (br) answer.encoded.br = br;
		},
		() => {},
	);
}
