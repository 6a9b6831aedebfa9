import assert from "node:assert/strict";
import { test } from "node:test";
import { HIDE_DISMISSED } from "#lib/browser/compiled";
import { withDismissedAlertsScript } from "#lib/page-cache/dismissed-alerts-script";

const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`;

test("only a page with an alert that can be closed carries the script", () => {
	const without = page('<p>data-alert=&quot; and "data-alert"</p>');
	assert.equal(withDismissedAlertsScript(without), without);
	const hiding = withDismissedAlertsScript(page('<dialog open="" data-alert="x">A</dialog>'));
	assert.ok(hiding.includes(`<script>${HIDE_DISMISSED}</script></head>`));
	assert.equal(hiding.split("<script>").length, 2);
});
