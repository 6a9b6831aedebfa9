import assert from "node:assert/strict";
import { test } from "node:test";

/** The settings are read once per process. */
process.env.IMAGE_HOSTS = "10.0.0.5, 93.184.215.14";
process.env.IMAGE_HOSTS_PRIVATE = "";
const { isPictureAllowed } = await import("#lib/platform/image-hosts");

test("the site fetches pictures of listed hosts over https, and none of private addresses", async () => {
	for (const [src, isAllowed] of [
		["https://93.184.215.14/a.webp", true],
		["http://93.184.215.14/a.webp", false],
		["https://93.184.215.15/a.webp", false],
		["https://10.0.0.5/a.webp", false],
		["/a.webp", false],
	] as const)
		assert.equal(await isPictureAllowed(src), isAllowed, src);
});
