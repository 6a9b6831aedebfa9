import assert from "node:assert/strict";
import { test } from "node:test";
import { linkFindings, type PreviewPicture } from "#lib/seo/link-findings";
import type { PageHead } from "#lib/seo/page-head";

const ADDRESS = "https://a.example/news/1";

const HEAD: PageHead = {
	title: "A title | Bestfield",
	ogTitle: "A title",
	ogDescription: "A description of the page that is long enough to say what a reader finds there.",
	ogImage: "https://a.example/image.jpg",
	ogImageAlt: "A market",
	twitterCard: "summary_large_image",
	canonical: ADDRESS,
	isNoindex: false,
};

const FILE = { width: 1200, height: 630, bytes: 90_000, format: "jpeg" };
const PICTURE: PreviewPicture = { address: "https://a.example/image.jpg", ownPath: "/image.jpg", file: FILE };

const found = (
	head: Partial<PageHead> = {},
	file: Partial<typeof FILE> = {},
	more: { status?: number; address?: string; picture?: PreviewPicture } = {},
) =>
	linkFindings({
		status: 200,
		address: ADDRESS,
		head: { ...HEAD, ...head },
		picture: { ...PICTURE, file: { ...FILE, ...file } },
		...more,
	}).map(({ level, text }) => `${level}: ${text}`);

test("a page that every channel shows as intended has no findings", () => {
	assert.deepEqual(found(), []);
	assert.deepEqual(found({}, {}, { address: `${ADDRESS}?utm_source=whatsapp&fbclid=x` }), []);
});

const ROWS: [name: string, findings: string[], expected: RegExp][] = [
	["status", found({}, {}, { status: 404 }), /^fault: .*status 404/],
	["no title", found({ title: undefined, ogTitle: undefined }), /^fault: .*no title/],
	["a long title", found({ ogTitle: "x".repeat(61) }), /^hint: .*61 characters/],
	["no description", found({ ogDescription: undefined }), /^fault: .*no description/],
	["a long description", found({ ogDescription: "x".repeat(161) }), /^hint: .*161 characters/],
	["a short description", found({ ogDescription: "x".repeat(49) }), /^hint: .*only 49/],
	["no image", found({ ogImage: undefined }), /^fault: .*no image/],
	["a relative image", found({ ogImage: "/image.jpg" }), /^fault: .*address of the image is incomplete/],
	[
		"an image elsewhere",
		found({}, {}, { picture: { address: "https://b.example/i.jpg" } }),
		/^hint: .*another host/,
	],
	[
		"a missing image",
		found({}, {}, { picture: { ...PICTURE, file: undefined } }),
		/^fault: There is no image/,
	],
	["a heavy image", found({}, { bytes: 600_001 }), /^fault: .*too heavy \(601 KB\)/],
	["a small image", found({}, { width: 299, height: 157 }), /^fault: .*too small/],
	["a narrow image", found({}, { width: 900, height: 472 }), /^hint: .*900 pixels/],
	["a square image", found({}, { width: 1200, height: 1200 }), /^hint: .*cut it/],
	["an SVG", found({}, { format: "svg" }), /^fault: .*SVG/],
	["an image without a text", found({ ogImageAlt: undefined }), /^hint: .*cannot see/],
	["a small X card", found({ twitterCard: "summary" }), /^hint: .*very small/],
	...[
		"http://localhost:3000",
		"https://127.0.0.1",
		"https://192.168.1.7",
		"https://web.local",
		"https://web",
	].map((site): [string, string[], RegExp] => [
		site,
		found({ canonical: `${site}/news/1` }, {}, { address: `${site}/news/1` }),
		/^fault: Nobody outside can open/,
	]),
	[
		"http",
		found({ canonical: "http://a.example/news/1" }, {}, { address: "http://a.example/news/1" }),
		/^hint: .*not encrypted/,
	],
	["noindex", found({ isNoindex: true }), /^hint: .*not to list it/],
	["no canonical", found({ canonical: undefined }), /^hint: .*no canonical address/],
	["a canonical elsewhere", found({ canonical: "https://a.example/news" }), /^hint: .*Share that one/],
];

for (const [name, findings, expected] of ROWS) {
	test(`${name} is found, and nothing else`, () => {
		assert.equal(findings.length, 1, findings.join("\n"));
		assert.match(findings[0] ?? "", expected);
	});
}

test("faults are listed before hints", () => {
	const levels = found({ ogTitle: "x".repeat(99), ogImage: undefined }).map((text) => text.split(":")[0]);
	assert.deepEqual(levels, ["fault", "hint"]);
});
