import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { sendFile } from "#lib/response-cache/file-on-disk";
import { listen } from "../../e2e/support/listen.ts";
import { send } from "../../e2e/support/send.ts";

const path = join(temporaryFolder(), "report.pdf");
writeFileSync(path, "0123456789");

test("a broken download goes on where it stopped, and every other request gets the whole file", async (t) => {
	const server = createServer((request, response) => {
		void sendFile(request, response, { path, cacheControl: "public" }, ["x-request-id", "id"]);
	});
	const { url, stop } = await listen(server);
	t.after(stop);
	const ask = async (headers: Record<string, string>, method = "GET") => {
		const { status, body, headers: got } = await send(url, method, "/report.pdf", headers);
		return [status, body, got["content-range"]];
	};
	const first = await send(url, "GET", "/report.pdf");
	const etag = String(first.headers.etag);
	assert.deepEqual(
		[first.status, first.body, first.headers["accept-ranges"], first.headers["content-type"]],
		[200, "0123456789", "bytes", "application/pdf"],
	);
	for (const [headers, expected] of [
		[{ range: "bytes=4-" }, [206, "456789", "bytes 4-9/10"]],
		[{ range: "bytes=4-5" }, [206, "45", "bytes 4-5/10"]],
		[{ range: "bytes=8-99" }, [206, "89", "bytes 8-9/10"]],
		[{ range: "bytes=-3" }, [206, "789", "bytes 7-9/10"]],
		[{ range: "bytes=4-", "if-range": etag }, [206, "456789", "bytes 4-9/10"]],
		[{ range: "bytes=4-", "if-range": '"other"' }, [200, "0123456789", undefined]],
		[{ range: "bytes=10-" }, [416, "", "bytes */10"]],
		[{ range: "bytes=-0" }, [416, "", "bytes */10"]],
		[{ range: "bytes=5-4" }, [200, "0123456789", undefined]],
		[{ range: "bytes=0-1,4-5" }, [200, "0123456789", undefined]],
		[{ range: "lines=1-2" }, [200, "0123456789", undefined]],
		[{ "if-none-match": etag }, [304, "", undefined]],
	] as const)
		assert.deepEqual(await ask(headers), expected, JSON.stringify(headers));
	assert.deepEqual(await ask({ range: "bytes=4-" }, "HEAD"), [200, "", undefined]);
});
