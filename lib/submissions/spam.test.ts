import assert from "node:assert/strict";
import { test } from "node:test";
import { createRateLimit } from "./rate-limit.ts";
import { ENQUIRY_FIELDS } from "./samples.ts";
import { spamSigns } from "./spam.ts";
import { appendPeer, visitorAddress } from "./visitor-address.ts";

test("what people send shows no sign of spam", () => {
	for (const changes of [
		{},
		{ fax: "" },
		{ description: "I saw https://example.com and www.example.org. Is that yours?" },
		{ address: "P.O. Box 12, Ho" },
	]) {
		assert.deepEqual(spamSigns({ ...ENQUIRY_FIELDS, ...changes }), []);
	}
});

test("what programs send does", () => {
	for (const [changes, sign] of [
		[{ fax: "+1 555" }, "honeypot"],
		[{ description: "https://a.example ".repeat(50) }, "links"],
		[{ description: "[url=x][/url]".repeat(3) }, "links"],
		[{ name: "Win at https://casino.example" }, "links"],
	] as const) {
		assert.deepEqual(spamSigns({ ...ENQUIRY_FIELDS, ...changes }), [sign]);
	}
});

test("fifty people behind one carrier's address are let in; two hundred are looked at, none refused", async () => {
	const verdict = createRateLimit();
	const verdicts = [];
	for (let index = 0; index < 200; index++) verdicts.push(await verdict("contact", "154.160.1.1"));
	assert.deepEqual(new Set(verdicts.slice(0, 60)), new Set(["ok"]));
	assert.deepEqual(new Set(verdicts.slice(60)), new Set(["suspicious"]));
	assert.equal(await verdict("contact", "154.160.1.2"), "ok", "the neighbours are not affected");
});

test("a flood from one address is refused in the end", async () => {
	const verdict = createRateLimit();
	for (let index = 0; index < 600; index++) await verdict("contact", "154.160.1.1");
	assert.equal(await verdict("contact", "154.160.1.1"), "refused");
	assert.equal(await verdict("application", "154.160.1.2"), "ok");
});

test("a flood from everywhere stops at what the disk can hold", async () => {
	const verdict = createRateLimit();
	for (let index = 0; index < 1_000; index++)
		await verdict("application", `10.0.${index >> 8}.${index & 255}`);
	assert.equal(await verdict("application", "154.160.1.1"), "refused");
	assert.equal(await verdict("contact", "154.160.1.1"), "ok");
});

test("all addresses of one IPv6 network count as one", async () => {
	const verdict = createRateLimit();
	for (let index = 0; index < 60; index++) await verdict("contact", `2001:db8:1:2::${index.toString(16)}`);
	assert.equal(await verdict("contact", "2001:0DB8:0001:2:ffff::1"), "suspicious", "however it is written");
	assert.equal(await verdict("contact", "2001:db8:1:3::1"), "ok");
});

test("of X-Forwarded-For only what our own proxies wrote is believed", () => {
	const behind = (proxies: number, header: string | null) => visitorAddress(header, proxies);
	const direct = appendPeer("1.1.1.1", "9.9.9.9");
	assert.equal(behind(0, direct), "9.9.9.9", "a visitor cannot choose an address");
	assert.equal(behind(1, appendPeer("6.6.6.6, 1.1.1.1", "10.0.0.1")), "1.1.1.1");
	assert.equal(behind(2, appendPeer("6.6.6.6, 1.1.1.1, 10.0.0.2", "10.0.0.1")), "1.1.1.1");
	assert.equal(behind(2, "9.9.9.9"), "9.9.9.9", "fewer entries than proxies: the first");
	assert.equal(behind(0, "2001:db8::1"), "2001:db8::1");
	for (const odd of [null, "", ",", "<script>", "a".repeat(4_000)]) assert.equal(behind(0, odd), "unknown");
});
