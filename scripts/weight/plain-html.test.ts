import assert from "node:assert/strict";
import { test } from "node:test";
import { contentOf, plainHtml } from "./plain-html.ts";

const LINKED = `<!DOCTYPE html><html lang="en" class="font no-script"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css" data-precedence="next"/><script>wake()</script><script type="text/deferred" data-src="/a.js"></script><title>Loans &amp; more</title><meta name="description" content="All loans"/></head><body class="pt-15"><main><svg><title>Icon</title></svg><img src="/a.avif"/></main><script>self.__next_f.push([1,"<link rel=\\"stylesheet\\" href=\\"/b.css\\">"])</script></body></html>`;
const CRITICAL = LINKED.replace(
	'<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
	"<style>body{margin:0}</style>",
).replace("</main>", '</main><link rel="stylesheet" href="/a.css" data-precedence="next"/>');
const LATE = CRITICAL.replace('href="/a.css"', 'href="/a.css" media="print"').replace(
	"</head>",
	'<link rel="preload" href="/a.css" as="style"/><noscript><link rel="stylesheet" href="/a.css"/></noscript></head>',
);

const PLAIN = `<!DOCTYPE html><html lang="en" class="font"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.woff2" as="font"/><title>Loans &amp; more</title><meta name="description" content="All loans"/></head><body class="pt-15"><main><svg><title>Icon</title></svg><img src="/a.avif"/></main></body></html>`;

for (const [name, html] of Object.entries({ LINKED, CRITICAL, LATE })) {
	test(`plain HTML has no script, links its sheet in the head and inlines none of it (${name.toLowerCase()})`, () => {
		assert.equal(plainHtml(html), PLAIN);
	});

	test(`the content for other frameworks is the markup and the sheets' addresses (${name.toLowerCase()})`, () => {
		assert.deepEqual(contentOf(html), {
			title: "Loans & more",
			description: "All loans",
			htmlClass: "font",
			bodyClass: "pt-15",
			markup: '<main><svg><title>Icon</title></svg><img src="/a.avif"/></main>',
			sheets: ["/a.css"],
		});
	});
}
