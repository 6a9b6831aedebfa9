import assert from "node:assert/strict";
import { test } from "node:test";
import { createRateLimit } from "#lib/submissions/form/rate-limit";

const MEGABYTE = 1024 * 1024;
const LARGEST = 5 * MEGABYTE;

/** More than a thousand addresses, none of them anyone else's. */
const attacker = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

test("of fifty people behind one carrier's address all are accepted; of two hundred some are quarantined, none refused", async () => {
	const limit = createRateLimit();
	const verdicts = [];
	for (let index = 0; index < 200; index++) {
		verdicts.push((await limit.spend("contact", "154.160.1.1", 500)).verdict);
	}
	assert.deepEqual(new Set(verdicts.slice(0, 60)), new Set(["ok"]));
	assert.deepEqual(new Set(verdicts.slice(60)), new Set(["suspicious"]));
	assert.equal(
		(await limit.spend("contact", "154.160.1.2", 500)).verdict,
		"ok",
		"the neighbours are not affected",
	);
});

test("a flood from one address is refused in the end, and leaves room for everybody else", async () => {
	const limit = createRateLimit();
	const verdicts: Record<string, number> = {};
	for (let index = 0; index < 3_000; index++) {
		const { verdict } = await limit.spend("contact", "154.160.1.1", 18_000);
		verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
	}
	assert.deepEqual(verdicts, { ok: 60, suspicious: 540, refused: 2_400 });
	assert.equal((await limit.ask("contact", "154.160.1.1")).verdict, "refused");
	assert.equal((await limit.spend("contact", "154.160.1.2", 500)).verdict, "ok");
	assert.equal((await limit.spend("application", "154.160.1.2", LARGEST)).verdict, "ok");
});

test("one network that sends the largest CVs uses up a quarter of the hour, and others' are not quarantined", async () => {
	const limit = createRateLimit();
	let bytes = 0;
	for (let index = 0; index < 600; index++) {
		const { verdict } = await limit.spend("application", `2001:db8:1:${index}::1`, LARGEST);
		if (verdict !== "refused") bytes += LARGEST;
	}
	assert.ok(bytes > 500 * MEGABYTE && bytes <= 512 * MEGABYTE, `${bytes / MEGABYTE} MB`);
	const mine = await limit.ask("application", "2001:db8:1::1");
	assert.ok(mine.verdict === "refused" && mine.because === "address");
	assert.ok(mine.retryAfterSeconds > 0 && mine.retryAfterSeconds <= 3_600);
	assert.equal(
		(await limit.spend("contact", "2001:db8:1::1", 500)).verdict,
		"suspicious",
		"messages come in",
	);
	assert.equal((await limit.spend("application", "154.160.1.1", LARGEST)).verdict, "ok");
});

test("a check alone uses up nobody's room, not even the sender's", async () => {
	const limit = createRateLimit();
	for (let index = 0; index < 2_000; index++) await limit.ask("application", "154.160.1.1");
	assert.equal((await limit.spend("application", "154.160.1.1", LARGEST)).verdict, "ok");
});

test("while a thousand addresses flood the form, an honest visitor's message is quarantined, not refused", async () => {
	const limit = createRateLimit();
	const verdicts = new Set<string>();
	for (let turn = 0; turn < 6; turn++) {
		for (let at = 0; at < 1_000; at++) {
			verdicts.add((await limit.spend("contact", attacker(at), 18_000)).verdict);
		}
	}
	assert.ok(verdicts.has("refused"), "the flood is refused");
	assert.equal((await limit.ask("contact", "154.160.1.1")).verdict, "suspicious");
	assert.equal((await limit.spend("contact", "154.160.1.1", 500)).verdict, "suspicious");
	assert.equal((await limit.spend("application", "154.160.1.1", LARGEST)).verdict, "ok");
});

test("a flood of applications stores no more than its room on disk, and learns when to try again", async () => {
	const limit = createRateLimit();
	let bytes = 0;
	for (let at = 0; at < 2_000; at++) {
		const { verdict } = await limit.spend("application", attacker(at), LARGEST);
		if (verdict !== "refused") bytes += LARGEST;
	}
	assert.ok(bytes > 2_000 * MEGABYTE && bytes <= 2_560 * MEGABYTE, `${bytes / MEGABYTE} MB`);
	const verdict = await limit.ask("application", "154.160.1.1");
	assert.equal(verdict.verdict, "refused");
	assert.ok(verdict.verdict === "refused" && verdict.because === "flood");
	assert.ok(verdict.retryAfterSeconds > 0 && verdict.retryAfterSeconds <= 600);
});

test("all addresses of one IPv6 network count as one", async () => {
	const limit = createRateLimit();
	const send = async (address: string) => (await limit.spend("contact", address, 500)).verdict;
	for (let index = 0; index < 60; index++) await send(`2001:db8:1:${index.toString(16)}::1`);
	assert.equal(await send("2001:0DB8:0001:2:ffff::1"), "suspicious", "however it is written");
	assert.equal(await send("2001:db8:2:3::1"), "ok");
});
