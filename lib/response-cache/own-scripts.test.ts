import assert from "node:assert/strict";
import { test } from "node:test";
import { HIDE_DISMISSED, START_PAGE } from "#lib/browser/compiled";
import { LOADER_URL } from "#lib/browser/loader-file";
import { withOwnScripts } from "#lib/response-cache/own-scripts";

const OWN = `<script>${START_PAGE}</script><script type="module" src="${LOADER_URL}"></script>`;

test("a finished page has the site's own scripts, and no other that runs", () => {
	const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
	const foreign = [
		'<script src="/_next/static/chunks/a.js" async=""></script>',
		"<script>self.__next_f.push([1,'</body>'])</script>",
		'<script type="text/javascript">alert(1)</script>',
		'<script type="module">alert(1)</script>',
	];
	const preload = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>';
	assert.equal(
		withOwnScripts(
			`<html lang="en"><head>${preload}${foreign[0]}<title>A</title></head><body>${data}${foreign.join("<p></p>")}</body></html>`,
		),
		`<html lang="en" class="no-script"><head><title>A</title>${OWN}</head><body>${data}<p></p><p></p><p></p></body></html>`,
	);
});

test("text that looks like a script stays text", () => {
	const text = "<!-- <script>1</script> --><textarea><script>2</script></textarea>";
	assert.ok(withOwnScripts(`<html><head></head><body>${text}</body></html>`).includes(text));
});

test("only a page with an alert carries the script that hides dismissed ones", () => {
	const page = (body: string) => withOwnScripts(`<html><head></head><body>${body}</body></html>`);
	const hiding = `<script>${HIDE_DISMISSED}</script>`;
	assert.ok(!page('<p title="data-alert=&quot;">data-alert=""</p>').includes(hiding));
	assert.ok(page('<dialog open="" data-alert="x">A</dialog>').includes(hiding));
});

test("a page without a head cannot be finished", () => {
	assert.throws(() => withOwnScripts("<p>A</p>"), /no head/);
});
