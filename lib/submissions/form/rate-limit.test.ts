import assert from "node:assert/strict";
import { test } from "node:test";
import { createRateLimit, type RateLimit, type Storable } from "#lib/submissions/form/rate-limit";

const MEGABYTE = 1024 * 1024;
/** A CV. */
const LARGEST = 5 * MEGABYTE;
/** Messages. */
const LONGEST = 20_000;
const ORDINARY = 1_000;

/** More than a thousand addresses, none of them anyone else's. */
const attacker = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

/** Sends from one address until it is refused; returns the bytes that were let in. */
async function sendAllThatFits(limit: RateLimit, kind: Storable, at: number, size: number) {
	for (let sent = 0; ; sent++) {
		if ((await limit.spend(kind, attacker(at), size)).verdict === "refused") return sent * size;
	}
}

test("a flood from one address is refused in the end, and leaves room for everybody else", async () => {
	const limit = createRateLimit();
	const verdicts: Record<string, number> = {};
	for (let index = 0; index < 3_000; index++) {
		const { verdict } = await limit.spend("contact", "154.160.1.1", ORDINARY);
		verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
	}
	assert.deepEqual(verdicts, { ok: 60, suspicious: 540, refused: 2_400 });
	assert.equal((await limit.ask("contact", "154.160.1.1")).verdict, "refused");
	assert.equal((await limit.spend("contact", "154.160.1.2", ORDINARY)).verdict, "ok");
	assert.equal((await limit.spend("application", "154.160.1.2", LARGEST)).verdict, "ok");
});

test("posts with files count although each of them is refused", async () => {
	const limit = createRateLimit();
	for (let index = 0; index < 600; index++) {
		assert.equal((await limit.ask("application", "154.160.1.1")).verdict, "ok", `post ${index}`);
		await limit.countUpload("154.160.1.1");
	}
	assert.partialDeepStrictEqual(await limit.ask("application", "154.160.1.1"), {
		verdict: "refused",
		because: "address",
	});
	assert.equal((await limit.ask("contact", "154.160.1.1")).verdict, "ok");
	assert.equal((await limit.ask("application", "154.160.1.2")).verdict, "ok");
});

test("while thirty addresses send all that they can, sixty people behind one carrier's address are not even quarantined", async () => {
	const limit = createRateLimit();
	for (let at = 0; at < 30; at++) await sendAllThatFits(limit, "contact", at, LONGEST);
	for (let index = 0; index < 60; index++) {
		const { verdict } = await limit.spend("contact", "154.160.1.1", ORDINARY);
		assert.equal(verdict, "ok", `message ${index}`);
	}
});

test("a check alone uses up nobody's room, not even the sender's", async () => {
	const limit = createRateLimit();
	for (let index = 0; index < 2_000; index++) await limit.ask("application", "154.160.1.1");
	assert.equal((await limit.spend("application", "154.160.1.1", LARGEST)).verdict, "ok");
});

test("while a thousand addresses flood the form, the first messages of an honest address are quarantined, not refused", async () => {
	const limit = createRateLimit();
	for (let at = 0; at < 1_000; at++) {
		await sendAllThatFits(limit, "contact", at, LONGEST);
		await sendAllThatFits(limit, "contact", at, ORDINARY);
	}
	for (let index = 0; index < 6; index++) {
		assert.equal((await limit.ask("contact", "154.160.1.1")).verdict, "suspicious");
		assert.equal((await limit.spend("contact", "154.160.1.1", ORDINARY)).verdict, "suspicious");
	}
	assert.equal((await limit.spend("application", "154.160.1.1", LARGEST)).verdict, "ok");
});

test("a flood of applications stores no more than its room on disk, and learns when to try again", async () => {
	const limit = createRateLimit();
	let bytes = 0;
	for (let at = 0; at < 300; at++) {
		for (const size of [LARGEST, MEGABYTE, 64 * 1024]) {
			bytes += await sendAllThatFits(limit, "application", at, size);
		}
	}
	assert.ok(bytes > 2_000 * MEGABYTE && bytes <= 2_560 * MEGABYTE, `${bytes / MEGABYTE} MB`);
	const verdict = await limit.spend("application", "154.160.1.1", LARGEST);
	assert.ok(verdict.verdict === "refused" && verdict.because === "flood");
	assert.ok(verdict.retryAfterSeconds > 0 && verdict.retryAfterSeconds <= 600);
});

test("submissions that are counted at the same moment stay within the room on disk", async () => {
	const limit = createRateLimit();
	const verdicts = await Promise.all(
		Array.from({ length: 1_000 }, (_, at) => limit.spend("application", attacker(at), LARGEST)),
	);
	const stored = verdicts.filter(({ verdict }) => verdict !== "refused").length;
	assert.ok(stored > 400 && stored * LARGEST <= 2_560 * MEGABYTE, `${stored} applications`);
});

test("all addresses of one IPv6 network count as one", async () => {
	const limit = createRateLimit();
	const send = async (address: string) => (await limit.spend("contact", address, 500)).verdict;
	for (let index = 0; index < 60; index++) await send(`2001:db8:1:${index.toString(16)}::1`);
	assert.equal(await send("2001:0DB8:0001:2:ffff::1"), "suspicious", "however it is written");
	assert.equal(await send("2001:db8:2:3::1"), "ok");
});
