import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { isWholeStatement, type LinkHead, linkFindings } from "#lib/preview/link-findings";
import { readHead } from "#lib/preview/link-preview";

const HEAD: LinkHead = {
	url: "https://a.example/news/1",
	title: "Five Ways to Keep Your Susu Going",
	description: "What a reader finds there, in a sentence or two that say what it is about.",
	picture: "https://a.example/image.jpg",
	canonical: "https://a.example/news/1",
};
const found = (head: Partial<LinkHead> = {}, pictureBytes: number | undefined = 90_000, headBytes = 9_000) =>
	linkFindings({ ...HEAD, ...head }, pictureBytes, headBytes);
const withoutPicture = (head: Partial<LinkHead> = {}) => linkFindings({ ...HEAD, ...head }, undefined);

test("a page that apps show as intended has no findings", () => {
	assert.deepEqual(found(), []);
});

const ROWS: [name: string, findings: string[], expected: RegExp][] = [
	["no title", found({ title: undefined }), /no title/],
	["a long title", found({ title: "x".repeat(61) }), /61 characters/],
	["no description", found({ description: undefined }), /no description/],
	["a long description", found({ description: "x".repeat(161) }), /161 characters/],
	["a short description", found({ description: "x".repeat(49) }), /only 49/],
	["a picture that is too large", found({}, 600_000), /600 KB/],
	["a head that ends too late", found({}, 90_000, 300_001), /300 KB/],
	["a first sentence that is too long", found({ description: `${"x".repeat(81)}. More.` }), /about 80/],
	["no picture", withoutPicture({ picture: undefined }), /names no picture/],
	["a missing picture", withoutPicture(), /cannot be loaded/],
	["a canonical URL elsewhere", found({ canonical: "https://a.example/news" }), /Share that one/],
	[
		"a host without a domain",
		found({ url: "http://localhost:3000/news/1", canonical: "http://localhost:3000/news/1" }),
		/^Nobody outside can open/,
	],
];

for (const [name, findings, expected] of ROWS) {
	test(`marketing learns of ${name}, and of nothing else`, () => {
		assert.equal(findings.length, 1, findings.join("\n"));
		assert.match(findings[0] ?? "", expected);
	});
}

test("the head is read, including entities, and the body is not", () => {
	const head = readHead(
		`<!doctype html><html><head><meta property="og:description" content=" ">
		<meta property="og:title" content="Savings &amp; Loans"><meta property="og:title" content="Second">
		<meta property="og:image" content="https://a.example/b.jpg?w=1&amp;h=2">
		<link rel="canonical" href="https://a.example/news">
		</head><body><meta property="og:description" content="Late"></body></html>`,
		HEAD.url,
	);
	assert.deepEqual(head, {
		url: HEAD.url,
		title: "Savings & Loans",
		description: undefined,
		picture: "https://a.example/b.jpg?w=1&h=2",
		pictureText: undefined,
		canonical: "https://a.example/news",
	});
});

test("a message shows the first statement of every fixed description whole", () => {
	for (const { path, description = "" } of Object.values(SITE_PAGES))
		assert.ok(isWholeStatement(description), `${path}: ${description.slice(0, 81)}`);
});
