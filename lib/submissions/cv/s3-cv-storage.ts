import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { AwsV4Signer } from "aws4fetch";
import { DomUtils, parseDocument } from "htmlparser2";
import { request } from "undici";
import type { FileStore } from "#lib/submissions/cv/cv-storage";

export type Bucket = {
	/** An address of the whole bucket: `https://host/bucket`, or `https://bucket.host`. */
	url: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

type XmlNode = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** Enough to send a CV of 5 MB to the next city. The visitor and the proxies wait for it. */
const DEADLINE_MS = 10_000;
const LISTED_AT_ONCE = 1_000;
const FILE_NAME = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Files in a private S3 bucket, each named by its id. The site needs only four calls, which `aws4fetch` signs. The storage's status is
 * trusted: 200 to a PUT means that the file is durable there.
 */
export function s3CvStorage({ url, ...credentials }: Bucket, listed = LISTED_AT_ONCE): FileStore {
	async function call(
		method: "GET" | "PUT" | "DELETE",
		address: string,
		{ content, range }: { content?: { body: Buffer; digest: string }; range?: string } = {},
	) {
		const signed = await new AwsV4Signer({
			...credentials,
			service: "s3",
			method,
			url: address,
			// The storage compares the content with it and rejects a damaged one.
			headers: content && { "x-amz-content-sha256": content.digest },
		}).sign();
		const { statusCode, headers, body } = await request(signed.url, {
			method,
			headers: { ...Object.fromEntries(signed.headers), range },
			body: content?.body,
			signal: AbortSignal.timeout(DEADLINE_MS),
		});
		return { status: statusCode, date: String(headers.date), content: Buffer.from(await body.arrayBuffer()) };
	}

	async function put(id: string, body: Buffer, digest: string) {
		const { status } = await call("PUT", addressOf(url, id), { content: { body, digest } });
		if (status !== 200) throw new StorageFault(status);
	}

	return {
		keep: async ({ id, path, storedDigest }) => {
			await put(id, await readFile(path), storedDigest);
			await rm(path, { force: true });
		},
		replace: (id, stored) => put(id, stored, createHash("sha256").update(stored).digest("hex")),
		read: async (id) => {
			const { status, content } = await call("GET", addressOf(url, id));
			if (status === 404) return undefined;
			if (status !== 200) throw new StorageFault(status);
			return content;
		},
		readStart: async (id, bytes) => {
			const range = `bytes=0-${bytes - 1}`;
			const { status, content } = await call("GET", addressOf(url, id), { range });
			if (status === 404) return undefined;
			// A storage may ignore the range and send the whole file.
			if (status !== 206 && status !== 200) throw new StorageFault(status);
			return content.subarray(0, bytes);
		},
		remove: async (id) => {
			const { status } = await call("DELETE", addressOf(url, id));
			if (status >= 300 && status !== 404) throw new StorageFault(status);
		},
		olderThan: async (ageMs) => {
			const old: string[] = [];
			for (let from: string | undefined = ""; from !== undefined; ) {
				const query = new URLSearchParams({ "list-type": "2", "max-keys": String(listed) });
				if (from) query.set("continuation-token", from);
				const { status, date, content } = await call("GET", `${url}?${query}`);
				if (status !== 200) throw new StorageFault(status);
				const page = parseList(content.toString());
				// By the storage's own clock, which also dates the files.
				const now = Date.parse(date);
				old.push(...page.files.filter((file) => now - file.keptAt >= ageMs).map((file) => file.id));
				from = page.next;
			}
			return old;
		},
	};
}

/** `code` is the storage's error code for the log; its text may contain the name of the file. */
class StorageFault extends Error {
	override readonly name = "StorageFault";
	readonly code: string;
	constructor(status: number) {
		super(`object storage answered ${status}`);
		this.code = `S3_${status}`;
	}
}

function addressOf(url: string, id: string): string {
	if (!FILE_NAME.test(id)) throw new Error("not the id of a file");
	return `${url}/${id}`;
}

/** One page of a listing, and where the next one starts. */
function parseList(xml: string) {
	const [result] = elements("ListBucketResult", parseDocument(xml, { xmlMode: true }));
	if (!result) throw new Error("object storage answered no list");
	const files = elements("Contents", result).map((file) => ({
		id: textOf("Key", file),
		keptAt: Date.parse(textOf("LastModified", file)),
	}));
	return {
		files: files.filter(({ id }) => FILE_NAME.test(id)),
		next: textOf("NextContinuationToken", result) || undefined,
	};
}

const elements = (name: string, inside: XmlNode) => DomUtils.getElementsByTagName(name, inside, true);
const textOf = (name: string, inside: XmlNode) => DomUtils.textContent(elements(name, inside)[0] ?? []);
