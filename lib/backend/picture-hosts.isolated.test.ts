import assert from "node:assert/strict";
import { test } from "node:test";

// Settings are read once, as the modules load.
process.env.IMAGE_HOSTS = "res.example.com, *.images.example";
const { refusedPicturePlaces, shownPicture } = await import("#lib/backend/picture-hosts");

test("pictures of this site and of the image hosts are shown, others count as absent", () => {
	const rows: [given: string | undefined, shown: string | undefined][] = [
		[undefined, undefined],
		["/content/images/a.webp", "/content/images/a.webp"],
		["content/images/a.webp", "/content/images/a.webp"],
		["/images/a.webp", "/images/a.webp"],
		["/content/images/a.webp?v=2", undefined],
		["/uploads/a.webp", undefined],
		["https://res.example.com/a b.webp", "https://res.example.com/a%20b.webp"],
		["http://res.example.com/a.webp", "https://res.example.com/a.webp"],
		["//res.example.com/a.webp", "https://res.example.com/a.webp"],
		["https://eu.images.example/a.webp", "https://eu.images.example/a.webp"],
		["https://res.example.com/a.webp?v=2", undefined],
		["https://res.example.com:8443/a.webp", undefined],
		["https://other.example.com/a.webp", undefined],
		["data:image/png;base64,AAAA", undefined],
		["blob:https://res.example.com/1", undefined],
	];
	for (const [given, shown] of rows) assert.equal(shownPicture(given), shown, String(given));
	for (const place of ["other.example.com", "/uploads/ on this site", "res.example.com with a query"])
		assert.ok(refusedPicturePlaces().includes(place), place);
});
