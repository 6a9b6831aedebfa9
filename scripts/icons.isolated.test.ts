import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

test("operators get the logo and all icons from one picture", async () => {
	const folder = temporaryFolder();
	const made = () =>
		execFileSync(process.execPath, ["scripts/icons.ts", picture, "--background", "#0b5d3b", "--to", folder]);
	let picture = "public/logo.svg";
	made();
	const files = readdirSync("public").filter((name) => /^(logo|icon|apple-icon|favicon)/.test(name));
	assert.deepEqual(readdirSync(folder).sort(), files.sort());
	for (const name of files.filter((file) => file.endsWith(".png"))) {
		const [own, sample] = await Promise.all([
			sharp(join(folder, name)).metadata(),
			sharp(join("public", name)).metadata(),
		]);
		assert.deepEqual([own.width, own.height], [sample.width, sample.height], name);
	}
	const { data } = await sharp(join(folder, "icon-maskable-192.png"))
		.raw()
		.toBuffer({ resolveWithObject: true });
	assert.deepEqual([...data.subarray(0, 3)], [0x0b, 0x5d, 0x3b]);
	picture = "public/icon-192.png";
	made();
	assert.match(readFileSync(join(folder, "logo.svg"), "utf8"), /^<svg .*data:image\/png/);
});

test("operators read in a sentence that their logo is missing or not a picture", () => {
	const said = (file: string) => {
		const { stderr, status } = spawnSync(process.execPath, ["scripts/icons.ts", file], { encoding: "utf8" });
		assert.equal(status, 1);
		return stderr;
	};
	assert.match(said("no-logo.svg"), /^ENOENT.*no-logo\.svg'\n$/);
	assert.match(said("package.json"), /^package\.json is not a picture: use SVG or PNG\n$/);
});
