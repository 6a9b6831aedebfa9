import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { counter, gauge } from "#lib/platform/metrics";

/**
 * Images are resized on request, and each takes a core for a large part of a second. To keep a client that requests all of
 * them from slowing down everybody's pages, images that this process has not sent before wait in a queue: one is resized at
 * a time, and client addresses take turns.
 */

/** Most requests that may wait, over all addresses. Further ones get 503 with `Retry-After`. */
const WAITING_MAX = 400;
const SENT_MAX = 10_000;
/** Half of what Next keeps on disk (`next.config.ts`), so that what is remembered as sent is still there. */
export const SENT_BYTES_MAX = 128 * 1024 * 1024;
/** Assumed of an image that was not sent again, because the browser has it. */
const UNKNOWN_IMAGE_BYTES = 100_000;
/** Longer than the addresses that the site itself writes. Other spellings of one image wait each time. */
const REMEMBERED_MAX_LENGTH = 1_000;
/** After this time an image, for example one from a slow host, no longer holds up the others. */
const TURN_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

type Waiting = { address: string; response: ServerResponse; run: () => void };

/** Sizes of images sent before. Next has them on disk, so sending them again costs next to nothing. */
const sent = new LRUCache<string, number>({
	max: SENT_MAX,
	maxSize: SENT_BYTES_MAX,
	sizeCalculation: (bytes) => bytes,
});
const queue: Waiting[] = [];
let isResizing = false;
let lastAddress = "";

const refused = counter("image_requests_refused_total", "Images refused because too many were waiting.");
gauge("image_requests_waiting", "Images waiting to be resized.", () => [{ value: queue.length }]);

/**
 * Runs a request for a resized image, now or when its turn comes. A client that leaves while it waits costs nothing. If too
 * many wait, the answer is 503.
 */
export function enqueueImage(
	{ request, response, address }: { request: IncomingMessage; response: ServerResponse; address: string },
	run: () => void,
): void {
	const image = imageOf(request);
	response.once("close", () => {
		const isSent = response.writableFinished && (response.statusCode === 200 || response.statusCode === 304);
		if (!isSent || image.length > REMEMBERED_MAX_LENGTH) return;
		const bytes = Number(response.getHeader("content-length")) || sent.get(image) || UNKNOWN_IMAGE_BYTES;
		sent.set(image, bytes);
	});
	if (sent.has(image)) {
		run();
		return;
	}
	if (queue.length >= WAITING_MAX) {
		refused.add();
		response
			.writeHead(503, { "retry-after": String(RETRY_AFTER_SECONDS), "cache-control": "no-store" })
			.end();
		return;
	}
	queue.push({ address, response, run });
	if (!isResizing) resizeNext();
}

function resizeNext() {
	const waiting = takeNext();
	isResizing = waiting !== undefined;
	if (!waiting) return;
	lastAddress = waiting.address;
	let isOver = false;
	const end = () => {
		if (isOver) return;
		isOver = true;
		clearTimeout(timer);
		resizeNext();
	};
	const timer = setTimeout(end, TURN_MS);
	waiting.response.once("close", end);
	waiting.run();
}

/** The first in the queue whose address did not have the last turn, else the first. Drops clients that have left. */
function takeNext(): Waiting | undefined {
	for (let at = queue.length - 1; at >= 0; at--) if (queue[at]?.response.destroyed) queue.splice(at, 1);
	const other = queue.findIndex(({ address }) => address !== lastAddress);
	return queue.splice(Math.max(other, 0), 1)[0];
}

/** What the response depends on: the address with size and quality, and the best format that the browser accepts. */
const imageOf = ({ url = "", headers }: IncomingMessage) =>
	`${/image\/avif/.test(headers.accept ?? "")} ${/image\/webp/.test(headers.accept ?? "")} ${url}`;
