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
		if ((await limit.consume(kind, attacker(at), size)).verdict === "refused") return sent * size;
	}
}

test("a flood from one address is quarantined, then refused, and leaves the quota of everybody else", async () => {
	const limit = createRateLimit();
	const verdicts = new Set<string>();
	for (let index = 0; index < 3_000; index++)
		verdicts.add((await limit.consume("contact", "154.160.1.1", ORDINARY)).verdict);
	assert.deepEqual([...verdicts], ["accepted", "quarantined", "refused"]);
	assert.equal((await limit.check("contact", "154.160.1.1")).verdict, "refused");
	assert.equal((await limit.consume("contact", "154.160.1.2", ORDINARY)).verdict, "accepted");
	assert.equal((await limit.consume("application", "154.160.1.2", LARGEST)).verdict, "accepted");
});

test("a carrier's address sends sixty of the longest messages and sixty of the largest CVs in ten minutes, all accepted", async () => {
	const limit = createRateLimit();
	for (const [kind, size] of [
		["contact", LONGEST],
		["application", LARGEST],
	] as const) {
		for (let index = 0; index < 60; index++) {
			assert.equal((await limit.consume(kind, "154.160.1.1", size)).verdict, "accepted", `${kind} ${index}`);
		}
		assert.equal((await limit.consume(kind, "154.160.1.1", size)).verdict, "quarantined");
	}
});

test("an address that sends all day long is quarantined and refused by the hour, and an hour later accepted again", async (t) => {
	t.mock.timers.enable({ apis: ["Date", "setTimeout"] });
	const limit = createRateLimit();
	const verdicts: string[] = [];
	for (let part = 0; part < 6; part++) {
		for (let index = 0; index < 200; index++)
			verdicts.push((await limit.consume("contact", "154.160.1.1", 1)).verdict);
		t.mock.timers.tick(10 * 60_000);
	}
	assert.equal(verdicts[0], "accepted");
	assert.equal(verdicts.at(-1), "refused");
	assert.equal((await limit.consume("contact", "154.160.1.1", 1)).verdict, "accepted");
});

test("posts with files count although each of them is refused", async () => {
	const limit = createRateLimit();
	for (let index = 0; index < 600; index++) {
		assert.equal((await limit.check("application", "154.160.1.1")).verdict, "accepted", `post ${index}`);
		await limit.countUpload("154.160.1.1");
	}
	assert.partialDeepStrictEqual(await limit.check("application", "154.160.1.1"), {
		verdict: "refused",
		because: "network",
	});
	assert.equal((await limit.check("contact", "154.160.1.1")).verdict, "accepted");
	assert.equal((await limit.check("application", "154.160.1.2")).verdict, "accepted");
});

test("while thirty addresses send all that they can, sixty people behind one carrier's address are not even quarantined", async () => {
	const limit = createRateLimit();
	for (let at = 0; at < 30; at++) await sendAllThatFits(limit, "contact", at, LONGEST);
	for (let index = 0; index < 60; index++) {
		const { verdict } = await limit.consume("contact", "154.160.1.1", ORDINARY);
		assert.equal(verdict, "accepted", `message ${index}`);
	}
});

test("a check alone uses up nobody's quota, not even the sender's", async () => {
	const limit = createRateLimit();
	for (let index = 0; index < 2_000; index++) await limit.check("application", "154.160.1.1");
	assert.equal((await limit.consume("application", "154.160.1.1", LARGEST)).verdict, "accepted");
});

test("while sixty addresses flood the form, the messages of an honest address are quarantined, not refused", async () => {
	const limit = createRateLimit();
	for (let at = 0; at < 60; at++) {
		await sendAllThatFits(limit, "contact", at, LONGEST);
		await sendAllThatFits(limit, "contact", at, ORDINARY);
	}
	for (let index = 0; index < 60; index++) {
		assert.equal((await limit.check("contact", "154.160.1.1")).verdict, "quarantined");
		assert.equal((await limit.consume("contact", "154.160.1.1", ORDINARY)).verdict, "quarantined");
	}
	assert.equal((await limit.consume("application", "154.160.1.1", LARGEST)).verdict, "accepted");
});

test("a flood of applications stores at most five gigabytes in an hour, and learns when to try again", async () => {
	const limit = createRateLimit();
	let bytes = 0;
	for (let at = 0; at < 30; at++) {
		for (const size of [LARGEST, MEGABYTE, 64 * 1024]) {
			bytes += await sendAllThatFits(limit, "application", at, size);
		}
	}
	assert.ok(bytes > 4_900 * MEGABYTE && bytes <= 5_000 * MEGABYTE, `${bytes / MEGABYTE} MB`);
	const verdict = await limit.consume("application", "154.160.1.1", LARGEST);
	assert.ok(verdict.verdict === "refused" && verdict.because === "flood");
	assert.ok(verdict.retryAfterSeconds > 0 && verdict.retryAfterSeconds <= 3_600);
});

test("submissions that are counted at the same moment stay within the limit of all", async () => {
	const limit = createRateLimit();
	const verdicts = await Promise.all(
		Array.from({ length: 2_000 }, (_, at) => limit.consume("application", attacker(at), LARGEST)),
	);
	const stored = verdicts.filter(({ verdict }) => verdict !== "refused").length;
	assert.ok(stored > 900 && stored * LARGEST <= 5_000 * MEGABYTE, `${stored} applications`);
});

test("all addresses of one IPv6 network count as one", async () => {
	const limit = createRateLimit();
	const send = async (address: string) => (await limit.consume("contact", address, 500)).verdict;
	for (let index = 0; index < 60; index++) await send(`2001:db8:1:${index.toString(16)}::1`);
	assert.equal(await send("2001:0DB8:0001:2:ffff::1"), "quarantined", "however it is written");
	assert.equal(await send("2001:db8:2:3::1"), "accepted");
});
