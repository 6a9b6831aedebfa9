import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { test } from "node:test";
import { pathsOf, RESOURCES, resourceOf } from "#lib/backend/client/resources";

test("every path of a resource has embedded content, and every file of it belongs to a resource", () => {
	const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".json"),
	);
	assert.deepEqual(
		files.map((name) => `/${name.slice(0, -".json".length).replaceAll(sep, "/")}`).sort(),
		RESOURCES.flatMap(pathsOf).sort(),
	);
	for (const name of RESOURCES) for (const path of pathsOf(name)) assert.equal(resourceOf(path), name, path);
});

test("an item belongs to its list's resource", () => {
	const rows: [path: string, resource: string][] = [
		["/notices/7", "notices"],
		["/content/articles/a%2Fb", "articles"],
		["/products/featured", "products"],
		["/noticesboard", "other"],
		["/report", "reports"],
	];
	for (const [path, resource] of rows) assert.equal(resourceOf(path), resource, path);
});
