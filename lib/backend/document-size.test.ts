import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import { test } from "node:test";
import { documentSize } from "#lib/backend/document-size";

test("returns the size of a document in the embedded content", async () => {
	const files = await readdir("content/documents", { recursive: true });
	const name = files.find((file) => file.endsWith(".pdf"));
	assert.ok(name);
	const { size } = await stat(`content/documents/${name}`);
	assert.equal(await documentSize(`/content/documents/${name}`), size);
	assert.equal(await documentSize(`/content/documents/${encodeURI(name)}?v=2#page=3`), size);
});

test("returns no size for a file that is elsewhere, missing or outside the documents", async () => {
	for (const fileUrl of [
		"https://files.example/content/documents/report.pdf",
		"/content/documents/missing.pdf",
		"/content/documents/../notices.json",
		"/content/documents/..%2Fnotices.json",
		"/content/documents/%E0%A4%A",
		"/content/documents/a%00.pdf",
		"/content/documents/",
		"/content/documents/.",
		"/content/images/x.webp",
	]) {
		assert.equal(await documentSize(fileUrl), undefined, fileUrl);
	}
});
