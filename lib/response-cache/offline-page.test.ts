import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { offlinePage } from "#lib/response-cache/offline-page";

const branch = (id: number, region = "Ashanti") => ({
	region,
	name: `Branch ${id}`,
	location: "Suame",
	area: "Kumasi",
	phone: `+233 30 000 ${id}`,
});

test("the offline page has the code, the numbers, every branch's number and what the company never asks for", () => {
	const page = offlinePage([branch(1000), branch(1001, "Volta & <Oti>")]);
	for (const part of [
		'href="tel:*277%23"',
		'href="tel:0800000000"',
		"https://wa.me/",
		'Branch 1000, Suame, Kumasi: <a href="tel:+233300001000">+233 30 000 1000</a>',
		"<h3>Volta &amp; &lt;Oti&gt;</h3>",
		"A one-time code (OTP)",
		'<a href="">Try again</a>',
	])
		assert.ok(page.includes(part), part);
});

test("a branch that is closed is stored with the day on which it opens again, and without words that soon change", () => {
	const closed = { ...branch(1000), closedUntil: "2099-01-05", alert: "It opens later today." };
	assert.ok(offlinePage([closed]).includes("Kumasi (Closed until Monday 5\u00a0January 2099): <a"));
});

test("a branch with hours of its own is stored with them", () => {
	const hours = { 6: { opens: 540, closes: 780 } };
	const page = offlinePage([{ ...branch(1000), hours, alert: "It opens later today." }]);
	assert.ok(page.includes("Kumasi (Saturday, 09:00 to 13:00): <a"));
});

test("a hundred branches cost phones less than 10 KB", () => {
	const page = offlinePage(Array.from({ length: 100 }, (_, id) => branch(1000 + id, `Region ${id % 16}`)));
	assert.equal(page.match(/Branch \d+/g)?.length, 100);
	assert.ok(brotliCompressSync(page).length < 10_000);
});
