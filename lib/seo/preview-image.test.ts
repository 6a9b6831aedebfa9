import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewImage } from "#lib/seo/preview-image";

/** The colours of a square of 60 pixels. */
const square = async (picture: Buffer | undefined, left: number, top: number) => [
	...(await sharp(picture).extract({ left, top, width: 60, height: 60 }).raw().toBuffer()),
];

/** The mean difference of two pictures' colours there. */
async function difference(pictures: readonly (Buffer | undefined)[], left: number, top: number) {
	const [one = [], other = []] = await Promise.all(pictures.map((each) => square(each, left, top)));
	return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test("whoever shares a page sends its picture with the company's logo in the corner", async () => {
	const pictures = await Promise.all(
		["/images/branch.webp", "/content/images/products/ria.webp"].map(previewImage),
	);
	const middle = 60 / 2 + 32 + 112 / 2;
	const corner = await difference(pictures, PREVIEW_WIDTH - middle, PREVIEW_HEIGHT - middle);
	assert.ok(corner < 8, `the same logo on both: ${corner}`);
	assert.ok((await difference(pictures, 600, 300)) > 20, "two pictures");
});
