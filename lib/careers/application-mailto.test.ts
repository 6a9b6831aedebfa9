import assert from "node:assert/strict";
import { test } from "node:test";
import { applicationMailto } from "#lib/careers/application-mailto";

test("the subject names the role with any characters in its title", () => {
	const rows: [title: string, href: string][] = [
		["Teller", "mailto:hr@site.example?subject=Application%3A%20Teller"],
		["IT & Security?", "mailto:hr@site.example?subject=Application%3A%20IT%20%26%20Security%3F"],
	];
	for (const [title, href] of rows) assert.equal(applicationMailto("hr@site.example", title), href);
});
