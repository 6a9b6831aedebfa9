import assert from "node:assert/strict";
import { test } from "node:test";
import { HIDE_DISMISSED } from "#lib/browser/compiled";
import { withDismissedAlertsScript } from "#lib/page-cache/dismissed-alerts-script";
import { securityPolicy } from "#lib/page-cache/security-policy";

const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`;

test("only a page with an alert that can be closed carries the script, and its policy admits it", () => {
	const without = page('<p>data-alert=&quot; and "data-alert"</p>');
	assert.equal(withDismissedAlertsScript(without), without);
	const hiding = withDismissedAlertsScript(page('<dialog open="" data-alert="x">A</dialog>'));
	assert.ok(hiding.includes(`<script>${HIDE_DISMISSED}</script></head>`));
	assert.equal(hiding.split("<script>").length, 2);
	assert.match(securityPolicy(hiding), /script-src 'self' 'sha256-[^']+';/);
	assert.match(securityPolicy(hiding.replace("display:none", "display:block")), /script-src 'self';/);
});
