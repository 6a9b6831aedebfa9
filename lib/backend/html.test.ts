import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import type { Block, ListBlock, Span } from "#lib/text/blocks";
import { textOfBlocks } from "#lib/text/blocks";

/** Blocks in a short notation for readable tables: `p(a **b** _c_ [d](href))`. */
const notation = (blocks: readonly Block[]): string =>
	blocks
		.map((block) => {
			if (block.kind === "list") return listNotation(block);
			return `${block.kind === "heading" ? `h${block.level}` : "p"}(${spansNotation(block.spans)})`;
		})
		.join(" ");
const listNotation = ({ isOrdered, items }: ListBlock): string =>
	`${isOrdered ? "ol" : "ul"}(${items.map(({ spans, lists }) => [spansNotation(spans), ...lists.map(listNotation)].filter(Boolean).join(" ")).join(" | ")})`;
const spansNotation = (spans: readonly Span[]): string =>
	spans
		.map((span) => {
			if (span.kind === "break") return "⏎";
			if (span.kind === "link") return `[${spansNotation(span.spans)}](${span.href})`;
			const emphasised = span.isEmphasised ? `_${span.text}_` : span.text;
			return span.isStrong ? `**${emphasised}**` : emphasised;
		})
		.join("");

const ROWS: readonly [name: string, html: string, expected: string][] = [
	["paragraphs", "<p>One</p><p>Two</p>", "p(One) p(Two)"],
	["line breaks", "<p>One<br>Two<br/>Three</p>", "p(One⏎Two⏎Three)"],
	["two breaks are a paragraph", "One<br><br>Two", "p(One) p(Two)"],
	["strong and emphasis", "<p>a <b>b</b> <em>c <strong>d</strong></em></p>", "p(a **b** _c _**_d_**)"],
	["headings", "<h3>Three</h3><p>x</p><h4>Four</h4>", "h3(Three) p(x) h4(Four)"],
	["a first heading of level 4 does not skip one", "<h4>a</h4><h3>b</h3><h4>c</h4>", "h3(a) h3(b) h4(c)"],
	["headings of other levels are text", "<h1>One</h1><h2>Two</h2><h6>Six</h6>", "p(One) p(Two) p(Six)"],
	["lists", "<ul><li>a</li><li><b>b</b></li></ul><ol><li>c</li></ol>", "ul(a | **b**) ol(c)"],
	["lists in lists", "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>", "ul(a ol(b) | c)"],
	["items without end tags", "<ul><li>a<li>b</ul><p>c", "ul(a | b) p(c)"],
	["paragraphs in items", "<ul><li><p>a</p><p>b</p></li></ul>", "ul(a⏎b)"],
	["lists of nothing are none", "<p>a</p><ul><li> </li></ul><ol></ol>", "p(a)"],
	["links", '<a href="https://x.example/a?b=1&amp;c=2">x</a>', "p([x](https://x.example/a?b=1&c=2))"],
	["links of this site", "<p><a href='/rates'>Our <b>rates</b></a>.</p>", "p([Our **rates**](/rates).)"],
	[
		"mailboxes and phones",
		'<a href="mailto:a@b.gh">m</a> <a href="tel:+233300000000">t</a>',
		"p([m](mailto:a@b.gh) [t](tel:+233300000000))",
	],
	[
		"mail to others than the one who is named is text",
		'<a href="mailto:a@b.gh?bcc=x@evil.example">a</a> <a href="mailto:a@b.gh,x@evil.example">b</a> <a href="mailto:a@b.gh?subject=Hi">c</a>',
		"p(a b [c](mailto:a@b.gh?subject=Hi))",
	],
	[
		"unsafe links are text",
		'<p><a href="javascript:alert(1)">a</a><a href=" java&#10;script:x">b</a><a href="data:text/html,x">c</a><a href="//evil.example">d</a><a href="#top">e</a></p>',
		"p(abcde)",
	],
	[
		"other tags are dropped and their text is kept",
		'<div class="x"><span style="color:red">red</span> <u>line</u><img src=x onerror=alert(1)> <custom-tag>own</custom-tag></div>',
		"p(red line own)",
	],
	[
		"scripts, styles and frames go with their text",
		"<p>a</p><script>alert('<p>b</p>')</script><style>p{}</style><iframe src='x'>c</iframe><SCRIPT>d</SCRIPT><p>e</p>",
		"p(a) p(e)",
	],
	["a script that never ends takes the rest", "<p>a</p><script>alert(1)<p>b", "p(a)"],
	["comments and doctypes go", "<!doctype html><!-- a --><p>b<!-- c --></p>", "p(b)"],
	[
		"entities are read",
		"<p>Fees &amp; charges &lt; 5&nbsp;% &#8217; &unknown;</p>",
		"p(Fees & charges < 5 % \u2019 &unknown;)",
	],
	["an entity makes no tag", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>", "p(<script>alert(1)</script>)"],
	[
		"white space is one space",
		"<p>\n  One\n\t two  <b> three </b> </p>\n\n<p>&nbsp;</p>",
		"p(One two **three**)",
	],
	["escaped newlines between tags are white space", "<p>One</p>\\n<p>Two\\nstill</p>", "p(One) p(Two still)"],
	["with inline tags only, newlines count", "One <b>b</b>\nTwo\\n\\nThree", "p(One **b**⏎Two) p(Three)"],
	["breaks followed by newlines count once", "One<br>\nTwo<br />\\nThree", "p(One⏎Two⏎Three)"],
	[
		"tables keep their words apart",
		"<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>",
		"p(a b) p(c)",
	],
	["tags that do not match", "</p></b><p><b>a</i></p>b</ul></li>", "p(**a**) p(**b**)"],
	["a tag that never ends", "<p>a</p><p>b</p><a href='", "p(a) p(b)"],
	["nothing to read", "<p></p><br><div> </div>", ""],
];

for (const [name, html, expected] of ROWS) {
	test(name, () => assert.equal(notation(blocksOfHtml(html)), expected));
}

test("HTML is distinguished from plain text", () => {
	for (const html of [
		"<p>a",
		"a<br>b",
		"<BR/>",
		"a</b>",
		'<custom-tag id="x">',
		"<img src=x>",
		"<!-- a -->",
		"<foo>a</foo>",
	]) {
		assert.ok(isHtml(html), html);
	}
	for (const plain of [
		"",
		"a",
		"a < b and c > d",
		"5 <10",
		"Type <your name> here",
		"a <b and c> d",
		"I <3 susu",
		"A & B",
		"&lt;p&gt;",
		"a <b",
		"x<y, z=1",
	]) {
		assert.ok(!isHtml(plain), plain);
	}
});

test("the text remains as plain text", () => {
	const blocks = blocksOfHtml(
		"<h3>Bring</h3><p>a <b>b</b><br>c</p><ul><li>d<ul><li>e</li></ul></li><li><a href='/f'>f</a></li></ul>",
	);
	assert.equal(textOfBlocks(blocks), "Bring\n\na b\nc\n\nd\ne\nf");
});

test("hostile HTML costs neither depth nor time nor memory", () => {
	const n = 60_000;
	const hostile: [name: string, html: string][] = [
		["open tags", "<b>".repeat(n)],
		["lists", "<ul><li>".repeat(n)],
		["lists with words", "<ul><li>x".repeat(n)],
		["headings", "<h3>x".repeat(n)],
		["paragraphs", "<p>x".repeat(n)],
		["spans", "<b>x</b>y".repeat(n)],
		["breaks", "x<br>".repeat(n)],
		["links", '<a href="/x">x'.repeat(n)],
		["angle brackets", "<".repeat(n)],
		["tags that never end", "<a ".repeat(n)],
		["attributes", `<p ${"a=".repeat(n)}`],
		["equals signs", `<p x${"=".repeat(n)}`],
		["ampersands", `<p>${"&".repeat(n)}</p>`],
		["mismatched closing tags", `${"<i>".repeat(n)}${"</b>".repeat(n)}`],
		["comments", `<p>${"<!--".repeat(n)}`],
		["newlines", `<b>a</b>${"\n".repeat(n)}b`],
		["hard spaces", `<p>a${"\u00a0".repeat(n)}b</p>`],
		["indented items", `<ol>${'<li data-list="bullet" class="ql-indent-8">x'.repeat(n)}`],
		["spaces", `<p${" ".repeat(n)}`],
		["a long word", `<p>${"x".repeat(5_000_000)}</p>`],
	];
	const started = process.cpuUsage();
	for (const [name, html] of hostile) {
		isHtml(html);
		const blocks = blocksOfHtml(html);
		assert.ok(blocks.length <= 2_001, name);
		const text = JSON.stringify(blocks);
		assert.ok(text.length < 1_000_000, `${name}: ${text.length}`);
		assert.ok((text.match(/"lists":\[\{/g)?.length ?? 0) <= 3, name);
	}
	// Generous: a slow machine needs a second for all of them; quadratic code needs minutes.
	assert.ok(process.cpuUsage(started).user < 20_000_000);
});
