import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const here = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

test("visitors can read the licence of the installed React Leaflet, as it demands", async () => {
	assert.equal(
		await here("public/licences/react-leaflet.txt"),
		await here("node_modules/react-leaflet/LICENSE.md"),
	);
	assert.match(await here("components/locator/branch-map.tsx"), /href="\/licences\/react-leaflet\.txt"/);
});
