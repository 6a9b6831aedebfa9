import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EMBEDDED_PATHS } from "#lib/backend/client/samples/embedded-response";
import { READS } from "#lib/backend/contract";
import { openApiDocument } from "#lib/backend/openapi";

test("the checked-in contract matches the schemas", async () => {
	const checkedIn = JSON.parse(await readFile(new URL("./openapi.json", import.meta.url), "utf8"));
	assert.deepEqual(
		checkedIn,
		JSON.parse(JSON.stringify(openApiDocument())),
		"lib/backend/openapi.json is stale: run `npm run openapi`",
	);
});

test("every path of the embedded backend is read again after a change", () => {
	const readAnew = READS.filter(({ read }) => read).map(({ path }) => path);
	assert.deepEqual(readAnew.sort(), EMBEDDED_PATHS.toSorted());
});

test("every field of every schema is described with a type", () => {
	const { schemas } = openApiDocument().components;
	for (const [name, schema] of Object.entries(schemas)) {
		assert.ok(Object.keys(schema.properties ?? {}).length > 0, `${name} has fields`);
		for (const [field, value] of Object.entries(schema.properties ?? {})) {
			assert.notDeepEqual(value, {}, `${name}.${field} says what may come`);
		}
	}
});
