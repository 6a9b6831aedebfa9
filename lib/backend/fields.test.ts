import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { article } from "#lib/backend/articles";
import { carouselItem } from "#lib/backend/carousel";
import { BackendFailure } from "#lib/backend/client/failure";
import { customerCount } from "#lib/backend/customer-count";
import { day, moment } from "#lib/backend/dates";
import {
	count,
	figure,
	fileUrl,
	images,
	link,
	longText,
	money,
	oneOf,
	percent,
	phone,
	pictureOf,
	place,
	text,
	texts,
	year,
} from "#lib/backend/fields";
import { branch } from "#lib/backend/locator";
import { notice } from "#lib/backend/notices";
import { parseItem, parseList } from "#lib/backend/parse-list";
import { featuredProduct, product } from "#lib/backend/products";
import { rate } from "#lib/backend/rates";
import { report } from "#lib/backend/reports";
import { teamMember } from "#lib/backend/team";
import { hoursText } from "#lib/calendar/opening-hours";

const malformed = (error: unknown) => error instanceof BackendFailure && error.reason === "malformed";

test("one malformed item is dropped, the rest of the list stays in order", async () => {
	const payload = { data: [{ title: "A" }, { title: null }, "nonsense", null, { title: "B" }] };
	assert.deepEqual(
		(await parseList(payload, product, "/products")).map(({ title }) => title),
		["A", "B"],
	);
});

test("an empty list is content, a list of which nothing parses is a failure", async () => {
	assert.deepEqual(await parseList([], product, "/products"), []);
	await assert.rejects(parseList([1, 2], product, "/products"), malformed);
	await assert.rejects(parseList({ ok: true }, product, "/products"), malformed);
	await assert.rejects(parseList({ data: null }, product, "/products"), malformed);
	assert.deepEqual(await parseList({ data: null }, rate, "/rates"), [], "an optional list");
});

test("one item comes directly or under data", () => {
	const schema = z.object({ name: text });
	assert.deepEqual(parseItem({ name: "x" }, schema, "/x"), { name: "x" });
	assert.deepEqual(parseItem({ data: { name: "x" } }, schema, "/x"), { name: "x" });
	assert.throws(() => parseItem({ data: null }, schema, "/x"), malformed);
});

test("fields become one of our values or undefined", () => {
	const rows: [z.ZodType, unknown, unknown][] = [
		[text, "  Ama  ", "Ama"],
		[text, 7, "7"],
		[text, "   ", undefined],
		[money, "5.55867", 5.55867],
		[money, "", undefined],
		[money, "soon", undefined],
		[text, "Savings &amp; Loans: what&#8217;s new", "Savings & Loans: what’s new"],
		[text, "A &amp;lt; B", "A &lt; B"],
		[text, "Terms &copy 2026 &unknown;", "Terms &copy 2026 &unknown;"],
		[text, "We\u00a0are&nbsp;open", "We are open"],
		[text, `<p>${"a ".repeat(2_000)}</p>`, "a ".repeat(500).trim()],
		[text, "x".repeat(5_000), "x".repeat(1_000)],
		[text, `${"x".repeat(999)}🙂`, "x".repeat(999)],
		[link, "https://x.example/a?b=1&amp;copy=2", "https://x.example/a?b=1&copy=2"],
		[link, "https://x.example/a?b=1&copy=2", "https://x.example/a?b=1&copy=2"],
		[link, "www.example.com/a.webp", "https://www.example.com/a.webp"],
		[link, `data:image/png;base64,${"A".repeat(5_000)}`, undefined],
		[money, "1,200", 1200],
		[money, "GHS 1,200.50", 1200.5],
		[money, "₵900", 900],
		[money, "₵1,200", 1200],
		[money, "GHC 1,200", 1200],
		[money, "1,200 cedis", 1200],
		[money, "1\u00a0200", 1200],
		[money, "１２００", 1200],
		[money, "2,000/-", 2000],
		[money, "15%", undefined],
		[money, "1e3", undefined],
		[money, "36¹", undefined],
		[percent, "15%", 15],
		[percent, "15", 15],
		[percent, "GHS 15", undefined],
		[percent, "₵15", undefined],
		[count, "47,000+", 47000],
		[count, "15%", undefined],
		[count, "GHS 15", undefined],
		[money, "1.5 million", undefined],
		[money, "2,000 to 3,000", undefined],
		[money, "1.200,50", undefined],
		[money, "2.800", undefined],
		[money, "GHS 2.800", undefined],
		[money, "２.８００", undefined],
		[money, "2.8", 2.8],
		[money, "0.125", 0.125],
		[money, "2800.500", 2800.5],
		[money, "1,200.500", 1200.5],
		[money, "0,125", undefined],
		[money, 2.8, 2.8],
		[money, "NaN", undefined],
		[text, "null", undefined],
		[text, "N/A", undefined],
		[text, "<p>undefined</p>", undefined],
		[text, "#", undefined],
		[text, "-", undefined],
		[text, "None of these", "None of these"],
		[text, "half \ud83d", "half \ufffd"],
		[text, "&lt;b&gt;Fees&lt;/b&gt; &amp;amp; more", "Fees & more"],
		[text, "5 &lt; 6", "5 < 6"],
		[text, '{"en":"Fees"}', undefined],
		[text, "[Draft] Fees", "[Draft] Fees"],
		[text, { rendered: "Fees" }, "Fees"],
		[longText, '[{"type":"p"}]', undefined],
		[longText, "n/a", undefined],
		[
			longText,
			"&lt;p&gt;A&lt;/p&gt;",
			{ plain: "A", blocks: [{ kind: "paragraph", spans: [{ kind: "text", text: "A" }] }] },
		],
		[link, "#", undefined],
		[fileUrl, "https://x.example/a.pdf", "https://x.example/a.pdf"],
		[fileUrl, "content/documents/a.pdf", "/content/documents/a.pdf"],
		[fileUrl, "http://localhost:8000/a.pdf", undefined],
		[fileUrl, "http://10.0.0.5/a.pdf", undefined],
		[fileUrl, "storage/a.pdf", undefined],
		[fileUrl, "/uploads/a.pdf", undefined],
		[fileUrl, "null", undefined],
		[link, "/notices/4", "/notices/4"],
		[link, "/storage/a.pdf?x=1", undefined],
		[phone, 302740000, "0302740000"],
		[phone, "302740000", "0302740000"],
		[phone, "0302 740 000", "0302 740 000"],
		[texts, '["a","b"]', ["a", "b"]],
		[texts, ["a", "N/A", "null"], ["a"]],
		[money, "9".repeat(100), undefined],
		[money, -5, undefined],
		[money, "GHS -5", undefined],
		[count, "-1", undefined],
		[place, "-10", -10],
		[money, [5, 6], undefined],
		[money, [5, null, ""], 5],
		[money, { data: [5, 6] }, undefined],
		[percent, ["2%", "3%"], undefined],
		[count, [12, 24], undefined],
		[year, [2024, 2025], undefined],
		[figure, ["36", "48"], undefined],
		[day, ["2026-12-20", "2026-11-20"], undefined],
		[moment, ["2026-12-20", "2026-11-20"], undefined],
		[oneOf("flat", "reducing"), ["flat", "reducing"], undefined],
		[oneOf("flat", "reducing"), ["Flat"], "flat"],
		[text, ["News", "Finance"], "News"],
		[phone, ["0302 740 000", "0302 740 001"], "0302 740 000"],
		[link, ["/notices/4", "/notices/5"], undefined],
		[fileUrl, [{ url: "https://x.example/a.pdf" }], "https://x.example/a.pdf"],
		[year, 2023, 2023],
		[year, "2023/2024", 2023],
		[year, "FY 2022", 2022],
		[year, "FY2022", 2022],
		[year, "2022–23", 2022],
		[year, "31 December 2022", 2022],
		[year, "Report 120245", undefined],
		[year, "last year", undefined],
		[texts, ["a", " ", null, 3], ["a", "3"]],
		[texts, "<ul><li>Tellers</li><li>Sales &amp; service</li></ul>", ["Tellers", "Sales & service"]],
		[texts, "one\ntwo\\nthree", ["one", "two", "three"]],
		[texts, Array.from({ length: 5_000 }, () => "a"), Array.from({ length: 200 }, () => "a")],
		[texts, "one", ["one"]],
		[texts, null, []],
		[
			images,
			["/images/a.webp", { image_url: "/images/b.webp" }, { url: "/images/c.webp" }, null, {}],
			["/images/a.webp", "/images/b.webp", "/images/c.webp"],
		],
	];
	for (const [schema, input, expected] of rows) {
		assert.deepEqual(schema.parse(input), expected, JSON.stringify(input));
	}
});

test("a picture may come under any of four names", () => {
	assert.equal(pictureOf({ image: "1", image_url: "2", images: ["3"] }), "1");
	assert.equal(pictureOf({ image_url: "2", img: "x", images: ["3"] }), "2");
	assert.equal(pictureOf({ img: "x", images: ["3"] }), "x");
	assert.equal(pictureOf({ images: ["3"] }), "3");
	assert.equal(pictureOf({ images: [] }), undefined);
});

test("ids may be numbers, strings, or named _id", () => {
	assert.equal(teamMember.parse({ id: 7 }).id, "7");
	assert.equal(notice.parse({ _id: "65ab" }).id, "65ab");
	assert.equal(notice.safeParse({ title: "no id" }).success, false);
});

test("an item without what it cannot be shown without is refused, and an unsafe link is left out", () => {
	assert.equal(featuredProduct.safeParse({ id: 1 }).success, false);
	assert.equal(carouselItem.parse({ title: "T", link: "javascript:alert(1)" }).href, undefined);
	assert.equal(
		carouselItem.parse({ title: "T", link: "products/savings/Susu Account" }).href,
		"/products/savings/Susu%20Account",
	);
	assert.equal(notice.parse({ id: 1, file_url: "ftp://x/y.pdf" }).fileUrl, undefined);
	assert.equal(report.parse({ year: 2024 }).title, "Annual Report 2024");
});

test("a quote comes as text or with a person's name", () => {
	const base = { id: 1, title: "T" };
	assert.deepEqual(article.parse({ ...base, quote: "Save early." }).quote, {
		words: "Save early.",
		person: undefined,
	});
	assert.deepEqual(article.parse({ ...base, quote: { quote: "Save early.", person: "Ama" } }).quote, {
		words: "Save early.",
		person: "Ama",
	});
	const inText = article.parse({ ...base, quote: '{"quote":"Save early.","person":"Ama"}' });
	assert.deepEqual(inText.quote, { words: "Save early.", person: "Ama" });
	assert.equal(article.parse({ ...base, quote: '[{"a":1}]' }).quote, undefined);
	assert.equal(article.parse({ ...base, quote: { person: "Ama" } }).quote, undefined);
	assert.equal(article.parse({ ...base, content: "c" }).story, "c");
});

test("a branch's offer is optional, and read in any usual spelling", () => {
	const said = branch.parse({
		name: "B",
		services: ["Loans", " ", "Mobile money"],
		languages: "Twi",
		wheelchair_access: "Yes",
		cash_machine: 0,
	});
	assert.deepEqual(said.services, ["Loans", "Mobile money"]);
	assert.deepEqual(said.languages, ["Twi"]);
	assert.deepEqual([said.hasWheelchairAccess, said.hasCashMachine], [true, false]);
	for (const wire of [
		{},
		{ services: null, languages: {}, wheelchair_access: "perhaps", cash_machine: {} },
	]) {
		const silent = branch.parse({ name: "B", ...wire });
		assert.deepEqual([silent.services, silent.languages], [[], []]);
		assert.deepEqual([silent.hasWheelchairAccess, silent.hasCashMachine], [undefined, undefined]);
	}
});

test("a branch's own hours are read as people write them, as a whole or not at all", () => {
	const said = (opening_hours: unknown) => {
		const { hours } = branch.parse({ name: "B", opening_hours });
		return hours && hoursText(hours);
	};
	const WEEK = "Monday to Friday, 08:00 to 17:00; Saturday, 09:00 to 13:00";
	for (const [wire, expected] of [
		[["Monday to Friday, 08:00 to 17:00", "Saturday, 09:00 to 13:00"], WEEK],
		["Mo-Fr 08:00-17:00, Sa 09:00-13:00", WEEK],
		["Mon – Fri: 8am – 5pm; Sat: 9:00am till 1.00 PM. Sundays closed", WEEK],
		["Monday-Friday 08:00-17:00\\nSaturday 09:00-13:00", WEEK],
		["<p>Mondays to Fridays: 08:00 – 17:00</p><p>Saturdays: 09:00 – 13:00</p>", WEEK],
		["Saturday and Sunday 10:30 to 24:00", "Saturday and Sunday, 10:30 to 24:00"],
		["Sat to Mon 12am-12pm", "Monday, 00:00 to 12:00; Saturday and Sunday, 00:00 to 12:00"],
		["Tue, Thu 9 - 12", "Tuesday, 09:00 to 12:00; Thursday, 09:00 to 12:00"],
	] as const)
		assert.equal(said(wire), expected, JSON.stringify(wire));
	for (const wire of [undefined, null, "", [], {}, false])
		assert.equal(said(wire), undefined, JSON.stringify(wire));
	for (const wire of [
		8,
		true,
		{ sat: "09:00-13:00" },
		"Always",
		"Mon-Fri",
		"Mon-Fri 8-5",
		"Mon-Fri 17:00-08:00",
		"Mon-Fri 08:60-17:00",
		"Mon-Fri 08:00-25:00",
		"Mon-Fri 13pm-5pm",
		"Someday 08:00-17:00",
		"Mon-Fri 08:00-17:00, Sat morning",
		"closed",
		"Sunday closed",
		"Mon 08:00-12:00, Mon 13:00-17:00",
		"Mon-Fri-Sat 08:00-17:00",
		["Mon 08:00-17:00", { note: "Sat 9-1" }],
		"Mon-Fri 08:00-17:00 except holidays",
	])
		assert.equal(said(wire), null, JSON.stringify(wire));
});

test("a branch gets a pin only within Ghana", () => {
	const at = (gps: unknown) => branch.parse({ name: "B", gps }).position;
	for (const gps of [{ lat: "5.6", lng: "-0.2" }, { latitude: 5.6, longitude: -0.2 }, "5.6, -0.2"])
		assert.deepEqual(at(gps), { lat: 5.6, lng: -0.2 });
	assert.deepEqual(at({ lat: "5.600", lng: "-0.200" }), { lat: 5.6, lng: -0.2 }, "degrees are not grouped");
	for (const gps of [
		undefined,
		null,
		{},
		"5.6",
		{ lat: "", lng: "" },
		{ lat: 0, lng: 0 },
		{ lat: -0.2, lng: 5.6 },
		{ lat: 999, lng: 1 },
	]) {
		assert.equal(at(gps), undefined, JSON.stringify(gps));
	}
});

test("the customer count is a whole number or rejected", () => {
	assert.equal(customerCount.parse({ number: 48250 }), 48250);
	assert.equal(customerCount.parse({ number: "48250" }), 48250);
	for (const written of ["47,000", "47,000+", { $numberInt: "47000" }]) {
		assert.equal(customerCount.parse({ number: written }), 47000);
	}
	for (const wrong of [
		{},
		{ number: null },
		{ number: "many" },
		{ number: "1.5" },
		{ number: -1 },
		{ number: Number.NaN },
	]) {
		assert.equal(customerCount.safeParse(wrong).success, false);
	}
});
