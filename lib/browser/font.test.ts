import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { START_PAGE } from "#lib/browser/compiled";

test("the font is at most 15 KB, and its name has its hash, so that browsers can cache it for good", () => {
	const [path = "", hash] = /\/fonts\/figtree-(\w{8})\.woff2/.exec(START_PAGE) ?? [];
	const file = readFileSync(new URL(`../../public${path}`, import.meta.url));
	assert.ok(file.length <= 15_000);
	assert.equal(createHash("sha256").update(file).digest("hex").slice(0, 8), hash);
});
