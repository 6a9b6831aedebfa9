import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeXml } from "#lib/seo/xml";

test("characters with a meaning in XML are escaped, forbidden ones are left out", () => {
	const rows: [text: string, expected: string][] = [
		["Savings & Loans", "Savings &amp; Loans"],
		['<b>"it\'s"</b>', "&lt;b&gt;&quot;it&apos;s&quot;&lt;/b&gt;"],
		["a\u0000b\u000Bc\uFFFE", "abc"],
		["line\nbreak\ttab", "line\nbreak\ttab"],
		["lone \uD800 surrogate", "lone  surrogate"],
		["whole 🎉 pair, Ɛ ɔ", "whole 🎉 pair, Ɛ ɔ"],
	];
	for (const [text, expected] of rows) assert.equal(escapeXml(text), expected);
});
