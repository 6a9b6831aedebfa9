import assert from "node:assert/strict";
import { test } from "node:test";
import { EMBEDDED_PATHS } from "#lib/backend/client/embedded";
import { pathsOf, RESOURCES, resourceOf } from "#lib/backend/client/resources";

test("every backend path belongs to a resource, and every resource's paths exist", () => {
	assert.deepEqual(RESOURCES.flatMap(pathsOf).sort(), EMBEDDED_PATHS.toSorted());
	for (const path of EMBEDDED_PATHS) assert.notEqual(resourceOf(path), "other", path);
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
