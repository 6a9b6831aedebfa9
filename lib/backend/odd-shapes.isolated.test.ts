import assert from "node:assert/strict";
import { test } from "node:test";

// Settings are read once, as the modules load.
process.env.IMAGE_HOSTS = "x.example";
const { READS } = await import("#lib/backend/contract");
const { parseBranches } = await import("#lib/backend/locator");

/** Fields without which an item cannot be shown. */
const NEEDED: Record<string, object> = {
	Product: { title: "A" },
	FeaturedProduct: { title: "A" },
	Award: { id: 1 },
	TeamMember: { id: 1 },
	Job: { id: 1, title: "A" },
	Branch: { name: "A" },
	Notice: { id: 1 },
	CustomerCount: { number: 1 },
	Report: { id: 1 },
	Article: { id: 1, title: "A" },
	Gallery: { id: 1 },
	Alert: { text: "A" },
	Rate: { name: "A", value: "1", valid_from: "2026-01-01" },
	CarouselItem: { title: "A" },
	Testimonial: { name: "A", quote: "B" },
	DormantAccount: { name: "A" },
};
/** An alert is refused rather than shown too long or at another level than meant. */
const STRICT = ["Alert.start", "Alert.end", "Alert.level"];
/** As an object of somebody else's JSON may name a function that `String` would call. */
const UNPRINTABLE = { toString: 1, valueOf: 1 };
const ODD = [
	null,
	true,
	{},
	UNPRINTABLE,
	{ monday: UNPRINTABLE },
	{ any: { thing: [] } },
	[],
	[null],
	[[[[["deep"]]]]],
	1e308,
	"",
	"\ud800",
];

test("an optional field of another shape is absent and costs nothing else", () => {
	for (const { name, schema } of READS) {
		const needed = NEEDED[name];
		assert.ok(needed, name);
		const fields = Object.keys((schema as unknown as { in: { shape: object } }).in.shape);
		for (const field of fields.filter((key) => !(key in needed) && !STRICT.includes(`${name}.${key}`))) {
			for (const odd of ODD) {
				const { success } = schema.safeParse({ ...needed, [field]: odd });
				assert.ok(success, `${name}.${field}: ${JSON.stringify(odd)}`);
			}
		}
	}
});

const parsed = (name: string, wire: object) => {
	const read = READS.find((each) => each.name === name);
	return read?.schema.parse({ ...NEEDED[name], ...wire }) as Record<string, unknown>;
};

test("common shapes of a word, a number, a date and a URL are read", () => {
	assert.equal(parsed("Notice", { category: { _id: "5", name: "Finance" } }).category, "Finance");
	assert.equal(parsed("Notice", { category: [{ label: "Finance" }] }).category, "Finance");
	assert.equal(parsed("Notice", { id: undefined, _id: { $oid: "65ab" } }).id, "65ab");
	for (const image of [
		{ url: "https://x.example/a.webp", public_id: "a" },
		{ public_id: "a", url: "http://x.example/b.webp", secure_url: "https://x.example/a.webp" },
		{ src: "https://x.example/a.webp" },
		[{ path: "https://x.example/a.webp" }],
	])
		assert.equal(parsed("Article", { image }).image, "https://x.example/a.webp");
	assert.deepEqual(parsed("Gallery", { images: "/images/a.webp" }).images, ["/images/a.webp"]);
	assert.deepEqual(parsed("Job", { skills: [{ name: "Excel" }, "Twi", {}] }).skills, ["Excel", "Twi"]);
	assert.equal(parsed("Job", { pay_start: { $numberDecimal: "1200" } }).payStart, 1200);
	assert.equal(parsed("Job", { description: ["One", "Two"] }).description, "One\n\nTwo");
	assert.equal(
		parsed("Report", { link: { secure_url: "https://x.example/a.pdf" } }).fileUrl,
		"https://x.example/a.pdf",
	);
});

test("a bad branch costs only itself, and a bad region the list", async () => {
	const names = async (regions: unknown) =>
		(await parseBranches({ data: { regions } })).map(({ name }) => name);
	const good = [{ name: "Makola" }];
	await assert.rejects(names({ Ashanti: null, Accra: good }), { detail: /regions without a list.*Ashanti/ });
	assert.deepEqual(await names({ Ashanti: [{ phone: "0302 740 000" }], Accra: good }), ["Makola"]);
	assert.deepEqual(await names({ Ashanti: [null, "x", { name: "Kejetia", gps: 7 }], Accra: good }), [
		"Kejetia",
		"Makola",
	]);
	assert.deepEqual(await names({ Ashanti: [], Accra: [] }), []);
	await assert.rejects(names({ Ashanti: null, Accra: [{}] }));
});

test("the reader takes an unusual day of a branch, and drops a day or time that says nothing", async () => {
	const unusual = async (wire: object) => {
		const [read] = await parseBranches({ data: { regions: { Accra: [{ name: "Makola", ...wire }] } } });
		return [read?.closedUntil, read?.opensAt, read?.notice];
	};
	const moving = { closed_until: "2026-12-04T00:00:00Z", opens_at: "10:00", notice: "we are moving." };
	assert.deepEqual(await unusual(moving), ["2026-12-04", 600, "we are moving"]);
	for (const [opens_at, minute] of [
		["9am", 540],
		["13.30", 810],
		["10:00:00", 600],
		["noon", undefined],
		["25:00", undefined],
		["N/A", undefined],
	])
		assert.equal((await unusual({ opens_at }))[1], minute, String(opens_at));
	for (const closed_until of ["0000-00-00", 0, "2026-02-30", "Friday", "-", "1970-01-01"])
		assert.equal((await unusual({ closed_until }))[0], undefined, String(closed_until));
});

test("branches are grouped by region, with an id and a phone even if the backend has none", async () => {
	await assert.rejects(parseBranches({ data: [] }), { reason: "malformed" });
	for (const regions of [{}, []]) assert.deepEqual(await parseBranches({ data: { regions } }), []);
	const [osu, adum, wa] = await parseBranches({
		regions: {
			"Greater Accra": [{ location: "Osu, Oxford Street", name: "Osu" }],
			Ashanti: [{ id: 4, name: "Adum", phone: "030" }],
			"Upper West": [{ name: "Wa", phone: "N/A" }],
		},
	});
	assert.deepEqual([osu?.id, osu?.region], ["greater-accra-osu-oxford-street", "Greater Accra"]);
	assert.match(osu?.phone ?? "", /^\+233/);
	assert.deepEqual([adum?.id, adum?.region, adum?.phone], ["4", "Ashanti", "030"]);
	assert.equal(wa?.phone, osu?.phone, "a phone without digits is none");
});
