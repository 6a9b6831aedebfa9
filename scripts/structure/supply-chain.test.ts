import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pinWarnings, usedActions } from "../nightly/action-pins.ts";

const here = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

test("visitors can read the licence of the installed React Leaflet, as it demands", async () => {
	assert.equal(
		await here("public/licences/react-leaflet.txt"),
		await here("node_modules/react-leaflet/LICENSE.md"),
	);
	assert.match(await here("components/locator/branch-map.tsx"), /href="\/licences\/react-leaflet\.txt"/);
});

/** Licences under which a package may come; the company's counsel looks at any other. */
const ACCEPTED =
	/^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-4\.0|CC0-1\.0|Hippocratic-2\.1|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0)$/;

test("every package that is installed comes under a licence that was accepted", async () => {
	const { packages } = JSON.parse(await here("package-lock.json")) as {
		packages: Record<string, { license?: string; optional?: true }>;
	};
	const refused = Object.entries(packages).filter(
		// The lock names no licence of packages for other platforms than the one that wrote it.
		([path, { license, optional }]) =>
			path &&
			!(optional && !license) &&
			!(license ?? "none").split(/ (?:AND|OR) /).every((each) => ACCEPTED.test(each)),
	);
	assert.deepEqual(
		refused.map(([path, { license }]) => `${path}: ${license}`),
		[],
	);
});

test("workflows name every action by commit, version and day, and Dependabot waits before it proposes a version", async () => {
	const actions = await usedActions();
	assert.ok(actions.length > 0);
	assert.deepEqual(pinWarnings(actions, new Date()).unpinned, []);
	const dependabot = await here(".github/dependabot.yml");
	assert.equal(dependabot.match(/cooldown:/g)?.length, dependabot.match(/package-ecosystem:/g)?.length);
});
