import assert from "node:assert/strict";
import { test } from "node:test";
import { readPageHead } from "#lib/seo/page-head";

test("the head is read, including entities, and the body is not", () => {
	const head = readPageHead(`<!doctype html><html><head>
		<title>Savings &amp; Loans | Bestfield</title>
		<meta name="description" content="One &quot;two&quot;">
		<meta property="og:title" content="First"><meta property="og:title" content="Second">
		<meta property="og:image" content="https://a.example/b.jpg?w=1&amp;h=2">
		<meta name="twitter:card" content="summary_large_image"><meta name="og:description" content=" ">
		<link rel="canonical" href="https://a.example/news">
		</head><body><svg><title>Icon</title></svg><meta name="robots" content="noindex"><meta property="og:site_name" content="Late"></body></html>`);
	assert.deepEqual(head, {
		title: "Savings & Loans | Bestfield",
		description: 'One "two"',
		ogTitle: "First",
		ogImage: "https://a.example/b.jpg?w=1&h=2",
		twitterCard: "summary_large_image",
		canonical: "https://a.example/news",
		isNoindex: false,
	});
});

test("a page that asks not to be indexed is recognised", () => {
	for (const content of ["noindex", "noindex, follow", "NONE"])
		assert.equal(readPageHead(`<head><meta name="robots" content="${content}"></head>`).isNoindex, true);
	assert.equal(readPageHead('<head><meta name="robots" content="nofollow"></head>').isNoindex, false);
});

test("other text has no head", () => {
	for (const html of ["", "{}", "<p>Text</p>", "<head><title> </title>"])
		assert.deepEqual(readPageHead(html), { isNoindex: false });
});
