import assert from "node:assert/strict";
import { test } from "node:test";
import { shareLinks } from "#lib/news/share-links";

test("every share link contains the page's whole URL, with all of its characters", () => {
	const url = "https://bank.example/news/a%20b?x=1&y=#z";
	const title = "Save & borrow: 100% yours #susu";
	for (const { label, href } of shareLinks(url, title)) {
		const parameters = [...new URL(href).searchParams.values()];
		assert.ok(
			parameters.some((value) => value.endsWith(url)),
			label,
		);
		assert.equal(new URL(href).protocol, "https:");
		assert.equal(new URL(href).hash, "", `${label} keeps the # inside the parameter`);
	}
});

test("a share that allows text includes the title", () => {
	const [whatsapp, , x] = shareLinks("https://bank.example/news/1", "Save & borrow");
	assert.equal(
		new URL(whatsapp?.href ?? "").searchParams.get("text"),
		"Save & borrow https://bank.example/news/1",
	);
	assert.equal(new URL(x?.href ?? "").searchParams.get("text"), "Save & borrow");
});
