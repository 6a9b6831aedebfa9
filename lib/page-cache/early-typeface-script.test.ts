import assert from "node:assert/strict";
import { test } from "node:test";
import { EARLY_TYPEFACE } from "#lib/browser/compiled";
import { withEarlyTypeface } from "#lib/page-cache/early-typeface-script";

test("every page carries the script in its head", () => {
	const html = withEarlyTypeface("<html><head><title>T</title></head><body></body></html>");
	assert.ok(html.includes(`<script>${EARLY_TYPEFACE}</script></head>`));
});
