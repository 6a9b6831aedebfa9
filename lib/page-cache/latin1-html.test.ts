import assert from "node:assert/strict";
import { test } from "node:test";
import { toLatin1Html } from "./latin1-html.ts";

const CASES: [what: string, html: string, expected: string][] = [
	["a page of Latin 1 as it is", "<p>Señor · GHS\u00a05</p>", "<p>Señor · GHS\u00a05</p>"],
	["text and attributes", '<p title="A – B">It’s</p>', '<p title="A &#8211; B">It&#8217;s</p>'],
	["a letter beyond the first plane", "<p>🌾</p>", "<p>&#127806;</p>"],
	[
		"a script's strings",
		'<script>f("It’s 🌾")</script>’',
		'<script>f("It\\u2019s \\ud83c\\udf3e")</script>&#8217;',
	],
	[
		"data, and the page with it",
		'<script type="application/ld+json">{"a":"–"}</script>–',
		'<script type="application/ld+json">{"a":"–"}</script>–',
	],
	["a style sheet, and the page with it", '<style>a{content:"–"}</style>–', '<style>a{content:"–"}</style>–'],
];

for (const [what, html, expected] of CASES) test(what, () => assert.equal(toLatin1Html(html), expected));

test("a script says the same", () => {
	const said = "It’s “here” – 🌾 \u2028";
	const spelled = toLatin1Html(`<script>${JSON.stringify(said)}</script>`);
	assert.ok(!/[^\0-\xff]/.test(spelled));
	assert.equal(JSON.parse(spelled.slice("<script>".length, -"</script>".length)), said);
});
