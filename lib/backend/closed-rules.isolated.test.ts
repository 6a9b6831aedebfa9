import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { pass } from "#lib/platform/samples/measured-clock";
import { exampleText } from "#lib/products/key-facts";

/* How Laravel, Drupal, Strapi, Directus, Sanity, Ghost, .NET and PHP answer: what is not known is absent and named. */

const backend = await startSampleBackend({ API_FRESH_MS: "0" });
const { getAlerts } = await import("#lib/backend/alerts");
const { getArticle, getArticles } = await import("#lib/backend/articles");
const { getCarousel } = await import("#lib/backend/carousel");
const { getJob, getJobs } = await import("#lib/backend/careers");
const { shrunkLists } = await import("#lib/backend/client/observed");
const { getCustomerCount } = await import("#lib/backend/customer-count");
const { onFinding } = await import("#lib/backend/client/findings");
const { getBranches } = await import("#lib/backend/locator");
const { getNotices } = await import("#lib/backend/notices");
const { getProducts } = await import("#lib/backend/products");
const { getRates } = await import("#lib/backend/rates");
const { refetchResource } = await import("#lib/backend/refetch");

let named: string[] = [];
onFinding(({ path, what }) => named.push(`${path} ${what}`));
beforeEach(() => {
	// Failures of earlier tests no longer count.
	pass(61_000);
	named = [];
});

const sends = (body: unknown) => {
	backend.respond = typeof body === "function" ? (body as RequestListener) : sendJson(body);
	named = [];
};
const wasNamed = (words: RegExp) => assert.match(named.join("\n"), words);

const NOTICES = Array.from({ length: 3 }, (_, at) => ({ id: at + 1, title: `Notice ${at + 1}` }));
const LINKS = { first: "https://x.example/api/notices?page=1", last: "https://x.example/api/notices?page=1" };

/** Empty answers that say nothing else. */
const EMPTY: Record<string, unknown> = {
	"a bare list": [],
	Directus: { data: [], meta: { total_count: 0, filter_count: 0 } },
	"Laravel's resource": {
		data: [],
		links: { ...LINKS, prev: null, next: null },
		meta: {
			current_page: 1,
			from: null,
			last_page: 1,
			links: [
				{ url: null, label: "&laquo; Previous", active: false },
				{ url: LINKS.first, label: "1", active: true },
			],
			path: "https://x.example/api/notices",
			per_page: 15,
			to: null,
			total: 0,
		},
	},
	"Laravel's paginator": {
		current_page: 1,
		data: [],
		first_page_url: LINKS.first,
		from: null,
		last_page: 1,
		last_page_url: LINKS.last,
		links: [{ url: null, label: "Next", active: false }],
		next_page_url: null,
		path: "https://x.example/api/notices",
		per_page: 15,
		prev_page_url: null,
		to: null,
		total: 0,
	},
	"Laravel's paginator in data": {
		success: true,
		message: "OK",
		data: { current_page: 1, data: [], total: 0 },
	},
	"Strapi 4": { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } },
	"Strapi 5": { data: [], meta: { pagination: { start: 0, limit: 25, total: 0 } } },
	Drupal: {
		jsonapi: { version: "1.0", meta: { links: { self: { href: "http://jsonapi.org/format/1.0/" } } } },
		data: [],
		links: { self: { href: "https://x.example/jsonapi/node/notice" } },
	},
	"a status": { status: "success", code: 200, error: null, errors: [], message: "none", data: [] },
	".NET": {
		statusCode: 200,
		data: [],
		pageNumber: 1,
		pageSize: 10,
		totalPages: 0,
		totalRecords: 0,
		message: "",
	},
};

test("an empty list in a plain envelope is believed: a withdrawn alert and the last vacancy are gone", async () => {
	for (const [name, empty] of Object.entries(EMPTY)) {
		sends([{ id: 1, title: "Teller", text: "Tema is closed." }]);
		assert.deepEqual([(await getAlerts()).length, (await getJobs()).length], [1, 1]);
		sends(empty);
		assert.deepEqual([(await getAlerts()).length, (await getJobs()).length], [0, 0], name);
	}
});

/** What stands beside an empty list when something failed. */
const FAILURES: unknown[] = [
	{ status_code: 401, message: "Unauthorized", data: [] },
	{ success: false, data: [] },
	{ ok: 0, data: [] },
	{ status: "Fail", data: [] },
	{ status: "failure", data: { data: [] } },
	{ error: "no database", data: [] },
	{ errors: [{ message: "x" }], data: [] },
	{ isError: true, data: null },
	{ code: 500, data: [] },
	{ statusCode: "401", data: [] },
	{ result: "ERR", data: [] },
	{ detail: "Authentication credentials were not provided.", data: [] },
	{ exception: "QueryException", message: "SQLSTATE", data: [] },
	{ data: { data: [], error: "x" } },
	{ data: [], meta: { omitted: { detail: "insufficient authorization" } } },
	{ title: "Unauthorized", status: 403, traceId: "00-1", data: [] },
	{ succeeded: false, data: [] },
	{ data: [], warnings: ["timeout"] },
	{ hasErrors: true, data: [] },
	{ data: [], meta: { total: 14 } },
	{ data: [], has_more: true },
];

test("an empty list beside anything else is a failure, and the last good list stays", async () => {
	sends({ data: NOTICES });
	await getNotices();
	for (const failure of FAILURES) {
		sends(failure);
		assert.equal((await getNotices()).length, 3, JSON.stringify(failure));
		assert.ok(named.length > 0, JSON.stringify(failure));
		await assert.rejects(getRates(), JSON.stringify(failure));
		pass(61_000);
	}
});

test("an empty object beside a failure does not say that an item is gone", async () => {
	const own =
		(body: unknown): RequestListener =>
		(request, response) =>
			sendJson(request.url?.endsWith("/roles") ? [{ id: 2, title: "B" }, { id: 3 }] : body)(
				request,
				response,
			);
	for (const body of [
		{ error: "timeout", data: {} },
		{ success: false, data: {} },
	]) {
		sends(own(body));
		await assert.rejects(getJob("7"), { reason: "refused" }, JSON.stringify(body));
	}
	sends(own({ message: "Not found", data: {} }));
	assert.equal(await getJob("7"), undefined);
	sends(own({ data: { id: 8, title: "Teller", data: {} } }));
	assert.equal((await getJob("8"))?.title, "Teller");
});

test("of one item only its id, of the count only a number is an answer", async () => {
	for (const body of [{ status: "error", message: "Not yet" }, { error: 5 }, { success: true, count: 7 }]) {
		sends(body);
		await assert.rejects(getCustomerCount(), { reason: "malformed" });
		await assert.rejects(getJob("1"), { reason: "malformed" });
	}
	sends({ data: { number: [5, 6] } });
	await assert.rejects(getCustomerCount(), { reason: "malformed" });
	for (const body of [
		{ data: { number: 5, data: null } },
		{ success: true, data: { data: { number: 5 } } },
	]) {
		sends(body);
		assert.equal(await getCustomerCount(), 5, JSON.stringify(body));
	}
});

const part =
	(body: object, headers: Record<string, string> = {}, status = 200): RequestListener =>
	(_, response) =>
		response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

test("a part of a list never replaces the whole", async () => {
	sends({ data: Array.from({ length: 14 }, (_, at) => ({ id: at + 1, title: "A" })) });
	await getNotices();
	const data = NOTICES;
	const parts: [string, RequestListener][] = [
		["a cursor", part({ data, meta: { next_cursor: "abc" } })],
		["a cursor of another kind", part({ data, paging: { next: "QVFIUj" } })],
		["a token", part({ data, nextPageToken: "x" })],
		["a cursor deep inside", part({ data, meta: { page: { cursors: { nextCursor: "x" } } } })],
		["relations", part({ data, links: [{ rel: "next", href: "https://other.example/2" }] })],
		["more", part({ data, has_more: 1 })],
		["more in words", part({ data, isMore: "true" })],
		["not the last", part({ data, last: false })],
		["not the last page", part({ data, meta: { isLastPage: 0 } })],
		["a total", part({ data, recordsTotal: 14 })],
		["a total in words", part({ data, total_entries: "14" })],
		["a count", part({ data, meta: { itemCount: 14 } })],
		["pages", part({ data, meta: { current_page: 1, last_page: 4 } })],
		["not complete", part({ data, meta: { isComplete: "false" } })],
		["a place to continue", part({ data, metadata: { continue: "abc" } })],
		["what was found", part({ data, found: 14 })],
		["what Solr found", part({ data, meta: { numFound: "14" } })],
		["the rest was cut off", part({ data, truncated: true })],
		["GitHub's search", part({ data, incomplete_results: true })],
		["206", part({ data }, {}, 206)],
		["a range", part({ data }, { "content-range": "items 0-2/14" })],
		["a list of links", part({ data, _links: { next: [{ href: "https://other.example/2" }] } })],
		["Siren's relations", part({ data, links: [{ rel: ["next"], href: "https://other.example/2" }] })],
		["Laravel's labels", part({ data, links: [{ label: "Next &raquo;", url: "https://other.example/2" }] })],
		["not on the last page", part({ data, onLastPage: false })],
		["a total for people", part({ data, total: "1,400" })],
		["a total with a prefix", part({ data, "hydra:totalItems": 14 })],
		["a header with a prefix", part(data, { "x-total-items": "14" })],
		["a header of pages", part(data, { "x-last-page": "4" })],
		["a link in other quotes", part(data, { link: "<https://other.example/2>; title='a, b'; rel = 'next'" })],
		["a header", part(data, { "x-total-count": "14" })],
		["a header of WordPress", part(data, { "x-wp-totalpages": "5" })],
		["a header of .NET", part(data, { "x-pagination": '{"TotalCount":14,"HasNext":true}' })],
	];
	for (const [name, respond] of parts) {
		sends(respond);
		assert.equal((await getNotices()).length, 14, name);
		wasNamed(/\/notices/);
	}
	const whole = {
		count: 3,
		found: 3,
		has_more: false,
		truncated: false,
		next: null,
		last: true,
		last_modified: false,
	};
	sends(part({ data, ...whole }, { "x-total-count": "3" }));
	assert.equal((await getNotices()).length, 3);
	const links = [
		{ rel: "next", href: null, type: "json" },
		{ label: "Next &raquo;", url: null, active: false },
	];
	sends(part({ data: NOTICES.slice(1), links, next: { href: null, title: "Next" } }));
	assert.equal((await getNotices()).length, 2, "no next page");
});

const branchesOf = async (regions: unknown, beside: object = {}) => {
	sends({ data: { regions }, ...beside });
	await refetchResource("branches", { isNamed: true });
	return (await getBranches()).map(({ name }) => name);
};

test("branches are a whole: a part of them, or of a region, is refused, and an object of objects is a list", async () => {
	const accra = [{ name: "Makola" }];
	assert.deepEqual(
		await branchesOf({
			Ashanti: { 1: { name: "Adum", atm_count: 4 }, 3: { name: "Kejetia" } },
			Accra: accra,
		}),
		["Adum", "Kejetia", "Makola"],
	);
	const refused: [unknown, object?][] = [
		[{ Accra: accra }, { meta: { current_page: 1, last_page: 4, total: 19 } }],
		[{ Accra: { data: accra, next_page_url: "https://x.example/2" } }],
		[{ Accra: { data: accra, total: 4 } }],
		[{ Ashanti: "see /branches/ashanti", Accra: accra }],
		[{ Ashanti: null, Accra: accra }],
		[{ Ashanti: { error: "timeout" }, Accra: accra }],
		[{ Ashanti: { error: { code: 500 } }, Accra: accra }],
		[{ Ashanti: { data: { 1: { name: "Adum" } } }, Accra: accra }],
		[{ Ashanti: { success: false, data: [] }, Accra: accra }],
		[{}, { error: "timeout" }],
	];
	for (const [regions, beside] of refused) {
		assert.equal((await branchesOf(regions, beside)).length, 3, JSON.stringify([regions, beside]));
		wasNamed(/\/branches/);
	}
	assert.deepEqual(await branchesOf({}), []);
});

const facts = async (key_facts: object) => {
	sends([{ title: "Salary Loan", category: "loans", key_facts: { valid_from: "2026-11-01", ...key_facts } }]);
	return (await getProducts())[0]?.keyFacts;
};
const EXAMPLE = {
	example_amount: 5000,
	example_months: 12,
	example_rate: 36,
	example_method: "reducing",
	example_fee: 2,
};

test("a unit or a word that would change a sum makes the value absent, and is named", async () => {
	const whole = (await facts(EXAMPLE))?.example;
	assert.match(whole ? exampleText(whole) : "", /reducing/);
	for (const odd of [
		{ example_method: "Reducing balance" },
		{ example_method: undefined },
		{ example_fee: "GHS 50" },
		{ example_fee: { amount: 50 } },
		{ example_fee: true },
		{ example_method: ["flat", "reducing"] },
		{ example_rate: [36, 48] },
		{ example_rate: "GHS 36" },
		{ example_rate: "36<sup>1</sup>" },
		{ example_amount: "10%" },
		{ example_months: "12%" },
		{ example_every: "fortnight" },
	]) {
		assert.equal((await facts({ ...EXAMPLE, ...odd }))?.example, undefined, JSON.stringify(odd));
		wasNamed(/key_facts/);
	}
	assert.equal((await facts({ ...EXAMPLE, example_every: undefined }))?.example?.every, "month");
	assert.equal((await facts({ "\ufeffamount_max": 10 }))?.amount?.to, 10);
	for (const odd of ["10%", [10, 20], "GHS -5", -5, true]) {
		assert.equal((await facts({ amount_min: odd }))?.amount, undefined, JSON.stringify(odd));
		wasNamed(/amount_min/);
	}
	assert.equal((await facts({ minimum_balance: -5 }))?.minimum, undefined);
	wasNamed(/minimum_balance/);
	const rate = { name: "Salary loan", kind: "loan", unit: "% a year", valid_from: "2026-11-01" };
	sends([
		{ ...rate, value: "36<sup>1</sup>" },
		{ ...rate, value: "36¹", name: "B" },
		{ ...rate, value: "36<sup>a</sup>", name: "D" },
		{ ...rate, value: [36, 48], name: "E" },
		{ ...rate, value: 30, name: "C", method: "declining" },
	]);
	assert.deepEqual(
		(await getRates()).map(({ value, method }) => [value, method]),
		[["30", undefined]],
	);
	wasNamed(/value.*\n.*|method/);
});

test("an alert is shown rather than lost: its level, its link and its pages cost only themselves", async () => {
	sends([{ id: 1, text: "A", level: "critical", link: { type: "internal" }, pages: ["all"] }]);
	const [alert] = await getAlerts();
	assert.deepEqual([alert?.level, alert?.link, alert?.pages], ["information", undefined, []]);
	for (const words of [/level/, /link/, /pages/]) wasNamed(words);
	sends([{ id: 1, text: "A", pages: ["/faqs", "everywhere", "/news/7"] }]);
	assert.deepEqual((await getAlerts())[0]?.pages, ["/faqs", "/news/7"]);
	sends([{ id: 1, text: "A", pages: ["/*"] }]);
	assert.deepEqual((await getAlerts())[0]?.pages, [], "all of them");
});

test("a link that is not safe is left out, and named", async () => {
	const links = [
		"javascript:alert(1)",
		{ url: "javascript:x" },
		"//evil.example",
		"/storage/a.pdf",
		["/a", "/b"],
	];
	for (const link of links) {
		sends([{ id: 1, text: "A", link }]);
		assert.deepEqual([(await getAlerts())[0]?.text, (await getAlerts())[0]?.link], ["A", undefined]);
		wasNamed(/alerts link in 1 items/);
		sends([{ title: "A", text_btn: "Open", link }]);
		assert.equal((await getCarousel())[0]?.href, undefined);
		wasNamed(/carousel link in 1 items/);
	}
	sends([{ id: 1, text: "A", link: { url: "/products/loans/Salary Loan" } }]);
	assert.equal((await getAlerts())[0]?.link?.href, "/products/loans/Salary%20Loan");
});

test("a long text is whole or absent", async () => {
	const story = async (...stories: unknown[]) => {
		sends(stories.map((each, at) => ({ id: at + 1, title: "A", story: each })));
		return (await getArticles())[0]?.story;
	};
	for (const whole of ["Text", ["Text"], { rendered: "<p>Text</p>", protected: false }, [{ title: "Text" }]])
		assert.equal(await story(whole), "Text", JSON.stringify(whole));
	const PARTS: unknown[] = [
		[{ title: "Habit one", body: "<p>Save</p>" }],
		[
			{ _type: "image", title: "Photo", asset: { _ref: "image-1" } },
			{ _type: "block", children: [{ _type: "span", text: "Save." }] },
		],
		{ title: "Habit one", blocks: [{ text: "Save" }] },
		{ rendered: ["Habit one", "Habit two"] },
		["Text", { type: "paragraph", text: "More" }],
	];
	for (const parts of PARTS) {
		assert.equal(await story(parts), undefined, JSON.stringify(parts));
		wasNamed(/story/);
		await story("Good", "Good");
		assert.equal(await story(parts, parts), "Good", "on every item of two the list is refused");
	}
	const skills = async (...all: unknown[]) => {
		sends(all.map((each, at) => ({ id: at + 1, title: "A", skills: each })));
		return (await getJobs())[0]?.skills;
	};
	assert.deepEqual(await skills([{ id: 1, name: "Excel" }, "Twi"]), ["Excel", "Twi"]);
	const graded = [{ name: "Excel", level: "good" }];
	assert.deepEqual(await skills(graded), []);
	wasNamed(/skills/);
	await skills(["Good"], ["Good"]);
	assert.deepEqual(await skills(graded, graded), ["Good"]);
	sends([{ id: 1, title: "A", category: { name: "News", slug: "news", description: "All news" } }]);
	assert.equal((await getArticles())[0]?.category, "News", "a line is a name, whatever stands beside it");
	sends([{ id: 1, title: "A", location: ["Accra", "Kumasi"] }]);
	assert.equal((await getJobs())[0]?.location, "Accra");
	wasNamed(/of several values the first is shown: \["Accra","Kumasi"\]/);
});

const ofRole =
	(list: object, own: object): RequestListener =>
	(request, response) => {
		const isList = request.url?.endsWith("/roles");
		sendJson(isList ? [{ id: 1, title: "Teller", ...list }] : { id: 1, title: "Teller", ...own })(
			request,
			response,
		);
	};

test("the list wins, and the item's own path adds", async () => {
	const [later, earlier] = [{ closing_date: "2026-12-20" }, { closing_date: "2026-11-20" }];
	const role = async (list: object, own: object) => {
		sends(ofRole(list, own));
		return await getJob("1");
	};
	assert.equal((await role(later, earlier))?.closesOn, "2026-12-20");
	const changed = (list: string, own: string) =>
		role({ ...later, updated_at: list }, { ...earlier, updated_at: own });
	assert.equal((await changed("2026-11-02", "2026-11-01"))?.closesOn, "2026-12-20");
	assert.equal((await changed("2026-11-01", "2026-11-02"))?.closesOn, "2026-11-20", "the newer one");
	const text = "You sell savings and loans at a branch, and you answer customers.";
	for (const cut of [
		"You sell savings…",
		"You sell savings […]",
		"<p>You sell savings ...</p>",
		"You sell savings",
	]) {
		const found = await role({ description: cut }, { description: `<p>${text}</p>` });
		assert.equal(found?.description, text, cut);
		assert.equal(JSON.stringify(found?.descriptionBlocks).includes("customers"), true, cut);
	}
	const other = await role({ description: "We sell." }, { description: `<p>${text}</p>` });
	assert.deepEqual([other?.description, other?.descriptionBlocks], ["We sell.", undefined]);
	assert.equal((await role({}, { description: text }))?.description, text);
	const article: RequestListener = (request, response) =>
		sendJson(
			request.url?.endsWith("/articles")
				? [{ id: 1, title: "A", story: `${"Save. ".repeat(33)}…` }]
				: { id: 1, title: "A", story: "Save. ".repeat(100) },
		)(request, response);
	sends(article);
	assert.equal((await getArticle("1"))?.story?.length, 599);
});

test("JSON is UTF-8: another byte is refused with its place", async () => {
	sends({ data: NOTICES });
	await getNotices();
	const bytes = Buffer.concat([
		Buffer.from('[{"id":1,"title":"\ufffdɛ’'),
		Buffer.from([0xc9]),
		Buffer.from('"}]'),
	]);
	sends(((_, response) => response.writeHead(200).end(bytes)) as RequestListener);
	assert.equal((await getNotices()).length, 3);
	wasNamed(/byte C9 at 26/);
});

test("an envelope's type and links are never an item's", async () => {
	sends({
		data: [{ type: "roles", id: "1", attributes: { title: "Teller", type: "Full-time", id: 9 }, links: {} }],
	});
	assert.deepEqual([(await getJobs())[0]?.type, (await getJobs())[0]?.id], ["Full-time", "1"]);
	sends({ data: [{ type: "roles", id: "1", lid: "x", attributes: { title: "Teller", type: "Full-time" } }] });
	assert.equal((await getJobs())[0]?.type, "Full-time");
	sends({ data: [{ id: "1", title: "Teller", type: "Full-time", attributes: { skills: ["Twi"] } }] });
	const [own] = await getJobs();
	assert.deepEqual([own?.type, own?.skills], ["Full-time", ["Twi"]]);
});

test("characters that nobody sees make no difference", async () => {
	sends([
		{
			id: "1\u200b",
			"\ufefftitle": "Be\u00adware",
			category: "Security\u200b",
			description: "<p>a&#8203;b</p>",
		},
	]);
	const [notice] = await getNotices();
	assert.deepEqual(
		[notice?.id, notice?.title, notice?.category, notice?.description],
		["1", "Beware", "Security", "ab"],
	);
	sends([{ id: 1, title: "A", file_url: "\u200bfoo.pdf" }]);
	await getNotices();
	wasNamed(/\\u200b/);
});

test("a footnote is no figure, and deleted text is gone", async () => {
	const text = async (description: string) => {
		sends([{ id: 1, title: "A", description }]);
		return (await getNotices())[0]?.description;
	};
	for (const [html, plain] of [
		["<p>The fee is GHS 5<sup>1</sup> a month.</p>", "The fee is GHS 5 ¹ a month."],
		["<p>GHS <b>5</b><sup>12</sup></p>", "GHS 5 ¹²"],
		["<p>36%<sub>2</sub></p>", "36% ₂"],
		["<p>GHS 5<sup>1</p><p>Fee 20</p>", "GHS 5 ¹\n\nFee 20"],
		["<p>1<sup>st</sup> floor, 20 m<sup>2</sup></p>", "1st floor, 20 m²"],
		["<p><del>GHS 10</del> GHS 5 <s>a <s>week</s> or</s> a month <strike>7</strike></p>", "GHS 5 a month"],
	] as const)
		assert.equal(await text(html), plain, html);
	const long = `<p>${"<b>a</b><i>b</i>".repeat(1_200)}</p>`;
	assert.match((await text(`${long}<p>GHS 5<sup>1</sup> a</p>`)) ?? "", /GHS 5 ¹ a$/);
});

test("a picture inside a text fills nothing, and a text that is cut is named", async () => {
	const picture = `data:image/png;base64,${"A".repeat(150_000)}`;
	const text = async (description: string) => {
		sends([{ id: 1, title: "A", description }]);
		return (await getNotices())[0]?.description;
	};
	assert.equal(await text(`<p><img src="${picture}">Its text</p>`), "Its text");
	assert.equal(await text(`&lt;p&gt;&lt;img src=&quot;${picture}&quot;&gt;Its text&lt;/p&gt;`), "Its text");
	assert.equal(await text(`<div style="background:url(${picture})">Its text</div>`), "Its text");
	const drawing = `<svg xmlns='http://x'>${"M0 ".repeat(50_000)}</svg>`;
	assert.equal(await text(`<img src="data:image/svg+xml;utf8,${drawing}">Its text`), "Its text");
	const html = `<p><img src="${picture}"></p><ul><li>Its text</li></ul>`;
	sends([{ id: 1, title: "A", excerpt: html, features: html }]);
	assert.equal((await getArticles())[0]?.excerpt, "Its text");
	assert.deepEqual((await getProducts())[0]?.features, ["Its text"]);
	assert.doesNotMatch(named.join(), /is cut/);
	sends([{ id: 1, title: "A", description: Array.from({ length: 201 }, () => "Text") }]);
	await getNotices();
	wasNamed(/is cut at 200 entries/);
	await text("x".repeat(100_001));
	wasNamed(/is cut at 100,000/);
});

test("a slide of nothing is dropped, and named", async () => {
	sends([{ title: "A" }, { link: "/products" }, { image: "https://nobody.example/a.webp" }]);
	assert.equal((await getCarousel()).length, 1);
	wasNamed(/item 2 is left out/);
});

test("hours that cannot be read are unknown, and absent ones the company's", async () => {
	const hours = async (opening_hours: unknown) => {
		sends({ data: { regions: { Volta: [{ name: "Ho", opening_hours }, { name: "Keta" }] } } });
		await refetchResource("branches", { isNamed: true });
		return (await getBranches())[0]?.hours;
	};
	const week = { 1: { opens: 480, closes: 1020 } };
	for (const read of [
		{ monday: { open: "08:00", close: "17:00" }, sunday: null, saturday: "closed" },
		{ "\u200bmonday": { open: "08:00", close: "17:00", closed: false }, sunday: false },
		{
			monday: { open: "08:00", close: "17:00" },
			sunday: { open: "08:00", close: "17:00", closed: true },
		},
		'{"monday":{"open":"08:00","close":"17:00"}}',
		"Mon 8 a.m. - 5 p.m.",
		"Monday: 0800hrs to 1700 hrs",
	])
		assert.deepEqual(await hours(read), week, JSON.stringify(read));
	for (const absent of [undefined, null, "", [], {}, "N/A"]) assert.equal(await hours(absent), undefined);
	for (const odd of [
		"Always open",
		{ mo: [8, 17] },
		{ monday: { open: "08:00", close: "17:00", isOpen: false } },
		{ monday: { open: "08:00", close: "17:00" }, saturday: true },
		{ monday: { open: "08:00", close: "17:00" }, saturday: { open_24h: true } },
		{ monday: { closed: true }, tuesday: { closed: true } },
		[{ day: 1, from: 8 }],
		8,
		"Mon 8-12, Mon 13-17",
		"Sunday closed",
	]) {
		assert.equal(await hours(odd), null, JSON.stringify(odd));
		wasNamed(/opening_hours/);
	}
});

test("a telephone number that does not exist is text, and named", async () => {
	const phone = async (given: unknown) => {
		sends({ data: { regions: { Volta: [{ name: "Ho", phone: given }] } } });
		await refetchResource("branches", { isNamed: true });
		return (await getBranches())[0]?.phone;
	};
	assert.equal(await phone("0302740000.0"), "0302740000");
	assert.equal(await phone("302740000.00"), "0302740000");
	assert.equal(await phone("0302740000 (24 hours)"), "0302740000 (24 hours)");
	assert.doesNotMatch(named.join(), /phone/);
	assert.equal(await phone("030274000"), "030274000", "00 would dial another country");
	wasNamed(/phone/);
	assert.equal(await phone("3.0274e+8"), "3.0274e+8");
	wasNamed(/phone/);
});

test("a list that shrinks by half is believed and said, until it grows, is announced, or a day has passed", async () => {
	const notices = async (count: number) => {
		sends({ data: Array.from({ length: count }, (_, at) => ({ id: at + 1, title: "A" })) });
		return (await getNotices()).length;
	};
	await refetchResource("notices", { isNamed: true });
	await notices(14);
	assert.equal(await notices(7), 7);
	assert.deepEqual(shrunkLists(), []);
	await notices(14);
	assert.equal(await notices(3), 3);
	assert.deepEqual(shrunkLists(), ["/notices: 3 items, 14 before"]);
	await notices(2);
	assert.deepEqual(shrunkLists(), ["/notices: 2 items, 14 before"]);
	await notices(7);
	assert.deepEqual(shrunkLists(), []);
	await notices(0);
	assert.deepEqual(shrunkLists(), ["/notices: 0 items, 7 before"]);
	pass(25 * 3_600_000);
	assert.deepEqual(shrunkLists(), []);
	await notices(14);
	sends({ data: NOTICES });
	await refetchResource("notices", { isNamed: true });
	assert.deepEqual(shrunkLists(), [], "announced by name");
	sends([1, 2, 3, 4].map((id) => ({ id, text: `Alert ${id}` })));
	await getAlerts();
	sends([]);
	await getAlerts();
	assert.deepEqual(shrunkLists(), [], "alerts are taken down together");
});

test("an object that brings its own `toString` is read as any other object", async () => {
	const odd = { toString: 1, valueOf: 1 };
	sends([{ ...NOTICES[0], status: odd, draft: odd, published: odd }]);
	assert.equal((await getNotices()).length, 1);
	sends({ data: NOTICES, meta: { total: 3, last_page: odd, has_more: odd, status: odd } });
	assert.equal((await getNotices()).length, 3);
	for (const name of ["status", "code"]) {
		sends({ data: [], [name]: odd });
		assert.equal((await getNotices()).length, 3, name);
	}
});
