import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { indexed, withCriticalStyles } from "#lib/response-cache/critical-styles";
import { securityPolicy } from "#lib/response-cache/security-policy";

const ruleFor = (name: string) => ({ within: [], head: `.${name}`, body: "x:1", selectors: [[0]] });
const SHEETS = new Map(
	["a", "b"].map((name) => [`/${name}.css`, indexed({ compounds: [[`.${name}`]], rules: [ruleFor(name)] })]),
);
/** The rule that hides everything behind the sheets until they have arrived. */
const HIDE_REST = ".sheets-awaited :is(main~*,header details>:not(summary)),#late-sheets{display:none}";
const HIDE_MARKED =
	".sheets-awaited :is(main~*,header details>:not(summary),[data-below-first-screen],[data-below-first-screen]~*),#late-sheets{display:none}";
const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
const late = (...names: string[]) => `<noscript id="late-sheets">${names.map(link).join("")}</noscript>`;
const page = (head: string, body: string) =>
	`<html><head>${head}<title>T</title></head><body>${body}</body></html>`;

test("the rules for the main part and what is above it stand in the head, and the sheets behind it", () => {
	const body = '<header class="a"></header><main><p class="b c">B</p></main><footer class="d"></footer>';
	const { html, style } = withCriticalStyles(page(link("a") + link("b"), body), SHEETS);
	assert.equal(style, `.a{x:1}.b{x:1}${HIDE_REST}`);
	assert.equal(
		html,
		page("", body.replace("</main>", `</main>${late("a", "b")}`)).replace(
			"</head>",
			`<style>${style}</style></head>`,
		),
	);
});

test("rules for parts below the main part, or opened by script, wait for the sheets", () => {
	const menu =
		'<button aria-controls="m" aria-expanded="false"></button><div id="m" class="b"><br/><i class="b"></i></div>';
	const body = `${menu}<main><p class="a">A</p></main><footer class="b"></footer>`;
	assert.equal(withCriticalStyles(page(link("a") + link("b"), body), SHEETS).style, `.a{x:1}${HIDE_REST}`);
	const open = body.replace('"false"', '"true"');
	assert.equal(
		withCriticalStyles(page(link("a") + link("b"), open), SHEETS).style,
		`.a{x:1}.b{x:1}${HIDE_REST}`,
	);
	const hidden = new Map([["/h.css", indexed({ compounds: [[".hidden"]], rules: [ruleFor("hidden")] })]]);
	const closed = body.replace('id="m" class="b"', 'id="m" class="hidden"');
	assert.equal(withCriticalStyles(page(link("h"), closed), hidden).style, `.hidden{x:1}${HIDE_REST}`);
});

test("rules for what is hidden, or in a closed menu of the header, wait for the sheets", () => {
	const menu = '<details><summary class="a">Menu</summary><div class="b"></div></details>';
	const view = '<section class="a" hidden=""><p class="b"></p></section>';
	const hidden = new Map([["/h.css", indexed({ compounds: [["[hidden]"]], rules: [ruleFor("hidden")] })]]);
	const styleOf = (body: string, sheets = SHEETS, links = link("a") + link("b")) =>
		withCriticalStyles(page(links, body), sheets).style;
	assert.equal(styleOf(`<header>${menu}</header><main></main>`), `.a{x:1}${HIDE_REST}`);
	assert.equal(styleOf(`<main>${view}<p class="b"></p></main>`), `.b{x:1}${HIDE_REST}`);
	assert.equal(styleOf(`<main>${view}</main>`, hidden, link("h")), `.hidden{x:1}${HIDE_REST}`);
	assert.equal(styleOf(`<main>${menu}</main>`), `.a{x:1}.b{x:1}${HIDE_REST}`, "a URL may open it");
	const both = `<header>${menu}</header><main><p class="b"></p></main>`;
	assert.equal(styleOf(both), `.a{x:1}.b{x:1}${HIDE_REST}`);
});

test("rules for parts marked as below the first screen wait for the sheets", () => {
	const below = '<section id="late" class="b" data-below-first-screen=""></section>';
	const body = `<main><p class="a">A</p>${below}</main>`;
	const { html, style } = withCriticalStyles(page(link("a") + link("b"), body), SHEETS);
	assert.equal(style, `.a{x:1}${HIDE_MARKED}`);
	assert.ok(html.includes(`<p class="a">A</p>${late("a", "b")}${below}</main>`));
	const told = '<main><p class="a b">&lt;p data-below-first-screen=&quot;</p></main>';
	assert.equal(
		withCriticalStyles(page(link("a") + link("b"), told), SHEETS).style,
		`.a{x:1}.b{x:1}${HIDE_REST}`,
	);
});

test("a page with an unknown sheet, or without a sheet or a main part, stays as it is", () => {
	for (const html of [
		page(link("a") + link("unknown"), '<main class="a"></main>'),
		page("", '<main class="a"></main>'),
		page(link("a"), '<p class="a"></p>'),
	])
		assert.deepEqual(withCriticalStyles(html, SHEETS), { html });
});

test("the policy admits the page's own style element and no other", () => {
	const hash = createHash("sha256").update(".a{x:1}").digest("base64");
	assert.ok(securityPolicy("", ".a{x:1}").includes(`'sha256-${hash}'`));
	assert.equal(securityPolicy("").includes(hash), false);
});
