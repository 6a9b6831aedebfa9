import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { EMBEDDED_PATHS } from "#lib/backend/client/samples/embedded-response";
import { READS } from "#lib/backend/contract";
import { openApiDocument } from "#lib/backend/openapi";
import { currentJson } from "#lib/text/json-file";

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

type Schema = {
	description?: string;
	properties?: Record<string, Schema>;
	anyOf?: Schema[];
	examples?: unknown[];
	enum?: string[];
};

const fieldsOf = (schema: Schema, name: string): [string, Schema][] =>
	[schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) =>
		Object.entries(properties).flatMap(([key, field]) => {
			const inside = fieldsOf(field, `${name}.${key}`);
			return inside.length > 0 && !field.examples ? inside : [[`${name}.${key}`, field] as [string, Schema]];
		}),
	);

test("every field of every schema has examples, and a closed set its words", () => {
	const schemas = JSON.parse(JSON.stringify(openApiDocument().components.schemas)) as Record<string, Schema>;
	const fields = new Map(Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name)));
	assert.ok(fields.size > 150, `${fields.size} fields`);
	for (const [name, field] of fields) {
		assert.ok((field.examples?.length ?? 0) > 0, name);
		assert.ok(field.description, name);
	}
	const { content } = currentJson("content/notices.json") as { content: { data: { category: string }[] } };
	assert.deepEqual(fields.get("Notice.category")?.examples, [content.data[0]?.category]);
	assert.deepEqual(fields.get("Product.key_facts.example_method")?.enum, ["flat", "reducing"]);
	assert.deepEqual(fields.get("Product.key_facts.example_every")?.enum, ["month", "week", "day"]);
	assert.deepEqual(fields.get("Rate.method")?.enum, ["flat", "reducing"]);
	assert.deepEqual(fields.get("Alert.level")?.enum, ["information", "warning", "urgent"]);
});
