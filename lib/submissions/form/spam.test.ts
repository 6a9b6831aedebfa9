import assert from "node:assert/strict";
import { test } from "node:test";
import { appendPeer, visitorAddress } from "#lib/platform/visitor-address";
import { ENQUIRY_FIELDS } from "../samples/submissions.ts";
import { spamSigns } from "./spam.ts";

test("messages from people show no sign of spam", () => {
	for (const changes of [
		{},
		{ fax: "" },
		{ description: "I saw https://example.com and www.example.org. Is that yours?" },
		{ address: "P.O. Box 12, Ho" },
	]) {
		assert.deepEqual(spamSigns({ ...ENQUIRY_FIELDS, ...changes }), []);
	}
});

test("messages from programs do", () => {
	for (const [changes, sign] of [
		[{ fax: "+1 555" }, "honeypot"],
		[{ description: "https://a.example ".repeat(50) }, "links"],
		[{ description: "[url=x][/url]".repeat(3) }, "links"],
		[{ name: "Win at https://casino.example" }, "links"],
	] as const) {
		assert.deepEqual(spamSigns({ ...ENQUIRY_FIELDS, ...changes }), [sign]);
	}
});

test("only the entries of our own proxies in X-Forwarded-For are believed", () => {
	const behind = (proxies: number, header: string | null) => visitorAddress(header, proxies);
	const direct = appendPeer("1.1.1.1", "9.9.9.9");
	assert.equal(behind(0, direct), "9.9.9.9", "a visitor cannot choose an address");
	assert.equal(behind(1, appendPeer("6.6.6.6, 1.1.1.1", "10.0.0.1")), "1.1.1.1");
	assert.equal(behind(2, appendPeer("6.6.6.6, 1.1.1.1, 10.0.0.2", "10.0.0.1")), "1.1.1.1");
	assert.equal(behind(2, "9.9.9.9"), "9.9.9.9", "fewer entries than proxies: the first");
	assert.equal(behind(1, appendPeer("1.1.1.1, ", "10.0.0.1")), "unknown", "an empty entry is an entry");
	assert.equal(behind(0, "2001:db8::1"), "2001:db8::1");
	for (const [written, address] of [
		["203.0.113.7:50123", "203.0.113.7"],
		["203.0.113.7:50124", "203.0.113.7"],
		["[2001:db8::1]:443", "2001:db8::1"],
		["[2001:db8::1]", "2001:db8::1"],
		["::ffff:203.0.113.7", "203.0.113.7"],
	] as const) {
		assert.equal(behind(1, `${written}, 10.0.0.1`), address, "the port makes no other visitor");
	}
	for (const odd of [null, "", ",", "<script>", "a".repeat(4_000)]) assert.equal(behind(0, odd), "unknown");
});
