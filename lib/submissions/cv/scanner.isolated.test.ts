import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { listen } from "../../../e2e/listen.ts";
import { hasClamd, NEEDS_CLAMD, startClamd, VIRUS } from "./samples/clamd.ts";
import { clamdScanner } from "./scanner.ts";

const CLEAN = Buffer.alloc(5_000_000, "%PDF-1.7 ");
const NOT_YET = { kind: "unscanned", where: "" };

test("Debian's scanner names what is infected, and finds nothing in a CV of 5 MB", {
	skip: !hasClamd() && NEEDS_CLAMD,
}, async () => {
	const clamd = await startClamd();
	const scan = clamdScanner(clamd.socket);
	assert.equal(await scan(async () => CLEAN), undefined);
	const found = await scan(async () => Buffer.from(`%PDF-1.7\n${VIRUS}\n%%EOF`));
	assert.equal(found?.kind, "infected");
	assert.match(found?.where ?? "", /^Site\.Tests\.Virus/);
	await clamd.stop();
});

test("a file is not scanned yet while there is no scanner", async () => {
	const begun = performance.now();
	assert.deepEqual(await clamdScanner("127.0.0.1:1")(async () => CLEAN), NOT_YET);
	assert.deepEqual(await clamdScanner("/no/such/socket")(async () => CLEAN), NOT_YET);
	assert.ok(performance.now() - begun < 5_000);
});

test("a file is not scanned yet if the scanner says nothing, hangs up, or answers something else", async () => {
	for (const answer of [undefined, "", "INSTREAM size limit exceeded. ERROR\0", "stream: OK"]) {
		const server = createServer((socket) => {
			socket.on("error", () => {}).resume();
			if (answer !== undefined) socket.end(answer);
		});
		const { port, stop } = await listen(server);
		const begun = performance.now();
		const scan = clamdScanner(`127.0.0.1:${port}`, 500);
		assert.deepEqual(await scan(async () => CLEAN), NOT_YET, String(answer));
		assert.ok(performance.now() - begun < 5_000);
		await stop();
	}
});
