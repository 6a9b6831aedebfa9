import assert from "node:assert/strict";
import { test } from "node:test";
import { START_SCRIPTS } from "#lib/browser/compiled";
import { withDeferredScripts } from "#lib/page-cache/deferred-scripts";

const STARTER = `<script>${START_SCRIPTS}</script>`;

test("the framework's scripts are deferred, and one script before them starts them", () => {
	assert.equal(
		withDeferredScripts(
			'<head><script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script></head>',
		),
		`<head>${STARTER}<script type="text/deferred" data-src="/_next/static/a.js" data-async=""></script><script type="text/deferred" data-src="/_next/static/b.js" data-async=""></script></head>`,
	);
});

test("scripts are not preloaded", () => {
	assert.equal(
		withDeferredScripts(
			'<link rel="preload" as="script" href="/_next/static/a.js"/><link rel="preload" as="image" href="/b.svg"/>',
		),
		'<link rel="preload" as="image" href="/b.svg"/>',
	);
});

test("everything but the framework's scripts stays unchanged", () => {
	const html = [
		'<script src="/_next/static/polyfills.js" noModule=""></script>',
		'<script src="https://chat.example/widget.js" async=""></script>',
		'<script>self.__next_f.push([1,"<script src=\\"/_next/static/a.js\\" async>"])</script>',
		'<!-- <script src="/_next/static/a.js" async=""></script> -->',
		'<p title="<script src=&quot;/_next/static/a.js&quot; async>">Text</p>',
	].join("");
	assert.equal(withDeferredScripts(html), html);
});

test("a page counts as one without script until the starting script runs", () => {
	const html =
		'<html lang="en" class="font"><head><script src="/_next/static/a.js" async=""></script></head></html>';
	assert.match(withDeferredScripts(html), /^<html lang="en" class="font no-script"><head><script>/);
});
