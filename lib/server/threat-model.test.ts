import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);

test("every proof that the threat model names is a test that exists", async () => {
	const text = await readFile(new URL("docs/threat-model.md", ROOT), "utf8");
	const proofs = [...text.matchAll(/`([\w./[\]-]+\.(?:test|spec)\.ts)`: ([^;|]+?)(?=;| \|)/g)];
	assert.ok(proofs.length >= 15, `${proofs.length} proofs`);
	for (const [, file = "", title = ""] of proofs) {
		const content = await readFile(new URL(file, ROOT), "utf8");
		assert.ok(content.includes(`test("${title}"`), `${file}: ${title}`);
	}
});
