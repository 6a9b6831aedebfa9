import assert from "node:assert/strict";
import { test } from "node:test";
import { job } from "#lib/backend/careers";
import { gallery } from "#lib/backend/galleries";
import { parseBranches } from "#lib/backend/locator";
import { notice } from "#lib/backend/notices";
import { parseList } from "#lib/backend/parse-list";
import { product } from "#lib/backend/products";
import { unreadFields } from "#lib/backend/unread-fields";

const titles = async (items: object[]) =>
	(await parseList({ data: items }, notice, "/notices")).map(({ title }) => title);

test("a list on which a field stands on every item in an odd shape is refused", async () => {
	for (const title of [{ en: "A" }, [{ text: "A" }], '{"en":"A"}', [[]]]) {
		const odd = titles([
			{ id: 1, title },
			{ id: 2, title },
		]);
		await assert.rejects(odd, { reason: "malformed", detail: /title in 2 items/ }, JSON.stringify(title));
		assert.deepEqual(
			await titles([
				{ id: 1, title },
				{ id: 2, title: "Fees" },
			]),
			["Untitled Notice", "Fees"],
			"one such item costs only itself",
		);
	}
});

test("a missing field keeps its placeholder, and common shapes are read", async () => {
	assert.deepEqual(
		await titles([
			{ id: 1, title: null },
			{ id: 2, title: "N/A" },
			{ id: 3, description: "A" },
		]),
		["Untitled Notice", "Untitled Notice", "Untitled Notice"],
	);
	assert.deepEqual(await titles([{ id: 1, title: { rendered: "Caf&eacute; <b>A</b>" } }]), ["Café A"]);
	assert.deepEqual(await titles([{ id: 1, attributes: { title: "A" } }]), ["A"]);
	const image = { data: { attributes: { url: "/content/images/a.webp" } } };
	assert.equal(notice.parse({ id: 1, image }).image, "/content/images/a.webp");
	const category = { data: { id: 2, attributes: { name: "Finance", createdAt: "2026-01-01" } } };
	assert.equal(notice.parse({ id: 1, category }).category, "Finance");
	const data = [{ id: 3, attributes: { url: "/images/a.webp" } }, { attributes: { url: "/images/b.webp" } }];
	assert.deepEqual(gallery.parse({ id: 1, images: { data } }).images, ["/images/a.webp", "/images/b.webp"]);
});

test("nothing in an envelope is nothing", async () => {
	const items = [
		{ id: 1, title: { rendered: "", protected: false }, image: { data: null }, images: { data: [] } },
	];
	assert.deepEqual(await titles(items), ["Untitled Notice"]);
	assert.deepEqual(unreadFields(items, notice).fields, []);
});

test("an object as JSON in a text is read where the field is an object", async () => {
	const facts = JSON.stringify({ valid_from: "2026-09-01", amount_min: 500 });
	const [read] = await parseList([{ title: "A", key_facts: facts }], product, "/products");
	assert.equal(read?.keyFacts?.amount?.from, 500);
	assert.equal((await parseList([{ title: "A", key_facts: "{}" }], product, "/products")).length, 1);
	const gps = '{"lat":6.6,"lng":0.47}';
	const [branch] = await parseBranches({ data: { regions: { Volta: [{ name: "Ho", gps }] } } });
	assert.deepEqual(branch?.position, { lat: 6.6, lng: 0.47 });
});

test("regions may be the attributes of an entry", async () => {
	const attributes = { regions: { Volta: [{ name: "Ho" }] } };
	assert.equal((await parseBranches({ data: { id: 1, attributes }, meta: {} })).length, 1);
});

test("a list whose items carry nothing that is read but an id is refused", async () => {
	await assert.rejects(titles([{ id: 1, headline: "A" }, { id: 2 }]), {
		detail: /any field that the site reads/,
	});
});

test("key facts without a date, and pictures from a host that nobody allowed, refuse no list", async () => {
	const items = [{ title: "A", key_facts: { amount_min: 5 }, image: { url: "https://cdn.example/a.webp" } }];
	assert.equal((await parseList(items, product, "/products")).length, 1);
});

test("branches whose coordinates have an odd shape everywhere are refused, and one such branch is not", async () => {
	const regions = (...gps: unknown[]) => ({
		data: { regions: { Volta: gps.map((each) => ({ name: "Ho", gps: each })) } },
	});
	await assert.rejects(parseBranches(regions({ point: 1 }, { point: 2 })), { detail: /gps in 2 items/ });
	assert.equal((await parseBranches(regions({ point: 1 }, { lat: 6, lng: 0.4 }))).length, 2);
	assert.equal(
		(await parseBranches(regions({ lat: 0, lng: 0 }, { lat: 51.5, lng: 0 }))).length,
		2,
		"no pins",
	);
});

test("fields that cannot be read are named with what the backend sent", () => {
	const { fields } = unreadFields(
		[
			{ id: 1, title: "A", closing_date: 0, pay_start: "2.800", skills: null },
			{ id: 2, title: "B", closing_date: 0, type: "N/A" },
		],
		job,
	);
	assert.deepEqual(
		fields.map(({ key, items, example }) => [key, items, example]),
		[
			["pay_start", 1, "2.800"],
			["closing_date", 2, 0],
		],
	);
});
