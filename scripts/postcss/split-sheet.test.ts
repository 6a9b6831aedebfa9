import assert from "node:assert/strict";
import { test } from "node:test";
import { criticalRules, indexed } from "../../lib/response-cache/critical-styles.ts";
import { splitSheet } from "./split-sheet.ts";

const URL_OF_SHEET = "/_next/static/chunks/a.css";

/** The part of a sheet for a page with these elements. */
const neededOf = (css: string, ...elements: string[]) => neededOfAll([css], ...elements);

const neededOfAll = (sheets: readonly string[], ...elements: string[]) =>
	criticalRules(
		sheets.map((css) => indexed(splitSheet(css, URL_OF_SHEET))),
		elements.map((element) => element.split(" ")),
	);

test("a rule is needed if each part of its selector occurs", () => {
	const css = ".a{x:1}.b{x:2}.a.b{x:3}.a .b>p{x:4}a[href]{x:5}#top{x:6}";
	assert.equal(neededOf(css, "p .a"), ".a{x:1}");
	assert.equal(neededOf(css, "p .a", "p .b"), ".a{x:1}.b{x:2}.a .b>p{x:4}");
	assert.equal(neededOf(css, "i .a .b"), ".a{x:1}.b{x:2}.a.b{x:3}");
	assert.equal(neededOf(css, "a [href] #top"), "a[href]{x:5}#top{x:6}");
});

test("a group needs one of its alternatives, and :not() and positions need nothing", () => {
	assert.equal(neededOf(":is(.a,.b .c) p{x:1}", "p .b", "i .c"), ":is(.a,.b .c) p{x:1}");
	assert.equal(neededOf(":is(.a,.b .c) p{x:1}", "p", "i .c"), "");
	assert.equal(neededOf(":where(.no-script) .a{x:1}", "html", "i .a"), "");
	assert.equal(neededOf("p:not(.a):nth-child(2)::before{x:1}", "p"), "p:not(.a):nth-child(2)::before{x:1}");
	assert.equal(neededOf(":root{x:1}*{x:2}", "html"), ":root{x:1}*{x:2}");
});

test("a list of selectors stays whole, with its conditions", () => {
	const css = "@media (min-width:48rem){.a,.b{x:1}.b{x:2}@supports (y:z){.a{x:3}}}.a{x:4}";
	assert.equal(neededOf(css, "p .a"), "@media (min-width:48rem){.a,.b{x:1}@supports (y:z){.a{x:3}}}.a{x:4}");
	assert.equal(neededOf(css, "p .c"), "");
});

test("attributes that visitors or early scripts change are taken as present", () => {
	assert.equal(neededOf("details[open]{x:1}", "details"), "details[open]{x:1}");
	assert.equal(neededOf("html[data-cookies]{x:1}", "html"), "html[data-cookies]{x:1}");
	assert.equal(neededOf("html[data-copied]{x:1}", "html"), "");
});

test("rules without effect on the first paint, and pictures inside the sheet, may wait", () => {
	assert.equal(neededOf("p{x:1;background:url('data:image/svg+xml,a')}", "p"), "p{x:1}");
	assert.equal(neededOf("p::before{content:'';background:url('data:image/svg+xml,a')}", "p"), "");
	assert.equal(neededOf("p>img.a::before{x:1}p.a::after{x:2}", "img .a", "p .a"), "p.a::after{x:2}");
	assert.equal(neededOf("a:hover{x:1}p:active{x:2}@media print{a{x:3}}", "a", "p"), "");
	assert.equal(neededOf("@media (forced-colors:active){a{x:1}}input:user-invalid{x:2}", "a", "input"), "");
	assert.equal(neededOf("::backdrop{x:1}::selection{x:2}", "p"), "");
	assert.equal(
		neededOf("a{transition:1s;transition-property:color;cursor:pointer;x:1!important}", "a"),
		"a{x:1!important}",
	);
	assert.equal(neededOf("a{transition:x;-webkit-print-color-adjust:exact;tab-size:4;x:1}", "a"), "a{x:1}");
	assert.equal(neededOf(":focus-visible{x:1}p:has(>a:focus){x:2}", "p", "a"), "");
});

test("parts of fields come with a field that has them", () => {
	const css = "::placeholder{x:1}::-webkit-datetime-edit{x:2}::-webkit-search-decoration{x:3}p::before{x:4}";
	assert.equal(neededOf(css, "p"), "p::before{x:4}");
	assert.equal(neededOf(css, 'input [type="search"]'), "::-webkit-search-decoration{x:3}");
	assert.equal(
		neededOf(css, 'input [type="month"] [placeholder]'),
		"::placeholder{x:1}::-webkit-datetime-edit{x:2}",
	);
	assert.equal(
		neededOf("::-webkit-inner-spin-button{x:1}", 'input [type="number"]'),
		"::-webkit-inner-spin-button{x:1}",
	);
});

test("a rule counts only if the page has what its `:has()` asks for", () => {
	assert.equal(neededOf(":has(>.a) p{x:1}p:has(.a .b){x:2}", "p", "i .a"), ":has(>.a) p{x:1}");
	assert.equal(neededOf("p:has(.a .b){x:2}", "p", "i .a", "i .b"), "p:has(.a .b){x:2}");
	assert.equal(neededOf("p:has(.a,.b):hover{x:1}:has(.c){x:2}", "p", "i .a"), "");
});

test("animations and default values of custom properties come with what refers to them", () => {
	const css =
		"*,:before{--tw-a:1}*,:before{--tw-b:2}.a{x:var(--tw-a)}.b{x:var(--tw-b,3)}.c{animation:.2s spin}@keyframes spin{to{x:1}}@property --tw-a{inherits:false}";
	assert.equal(neededOf(css, "p .a"), "*,:before{--tw-a:1}.a{x:var(--tw-a)}@property --tw-a{inherits:false}");
	assert.equal(neededOf(css, "p .c"), ".c{animation:.2s spin}@keyframes spin{to{x:1}}");
	assert.equal(
		neededOf(css, "p .a", "p .b"),
		"*,:before{--tw-a:1;--tw-b:2}.a{x:var(--tw-a)}.b{x:var(--tw-b,3)}@property --tw-a{inherits:false}",
	);
});

test("a page's custom properties come with what refers to them, even if only another one does", () => {
	const css = ":root,:host{--a:var(--b,1);--b:var(--c);--c:2;--d:3}.a{x:var(--a)}";
	assert.equal(neededOf(css, "p .a"), ":root,:host{--a:var(--b,1);--b:var(--c);--c:2}.a{x:var(--a)}");
	assert.equal(neededOf(css, "p"), "");
	const sheets = [":root,:host{--a:1;--b:2}", ".b{x:var(--b)}"];
	assert.equal(neededOfAll(sheets, "p .b"), ":root,:host{--b:2}.b{x:var(--b)}", "in the sheet of one page");
});

test("URLs become absolute, and characters ASCII", () => {
	assert.equal(
		neededOf(`.a{x:url(../media/i.svg);y:url("/k.svg");content:"“a✓"}`, "p .a"),
		`.a{x:url(/_next/static/media/i.svg);y:url("/k.svg");content:"\\201c a\\2713 "}`,
	);
});

test("fonts are always there: a browser fetches those in use", () => {
	assert.equal(
		neededOf("@font-face{font-family:f;src:url(f.woff2)}", "p"),
		"@font-face{font-family:f;src:url(/_next/static/chunks/f.woff2)}",
	);
});
