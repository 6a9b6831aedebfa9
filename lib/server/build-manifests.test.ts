import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LOADER_FILE } from "#lib/browser/loader-file";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { buildError } from "#lib/server/build-manifests";

test("the process refuses a build whose lists or loader are missing or damaged", () => {
	const root = temporaryFolder();
	mkdirSync(join(root, ".next/static"), { recursive: true });
	const write = (file: string, text: string) => writeFileSync(join(root, ".next", file), text);
	assert.match(buildError(root) ?? "", /loader-\w+\.js missing/);
	writeFileSync(join(root, LOADER_FILE), "");
	assert.match(buildError(root) ?? "", /islands\.json and .*split-styles\.json missing.*npm run build/);
	write("islands.json", '{"menu":["menu.js"]}');
	assert.match(buildError(root) ?? "", /^\.next\/split-styles\.json missing/);
	write("split-styles.json", '{"/a.css":');
	assert.match(buildError(root) ?? "", /^\.next\/split-styles\.json missing/);
	write("split-styles.json", '{"/a.css":{}}');
	assert.equal(buildError(root), undefined);
	write("islands.json", "{}");
	assert.match(buildError(root) ?? "", /^\.next\/islands\.json missing/);
});
