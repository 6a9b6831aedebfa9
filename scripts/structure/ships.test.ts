import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import { SHIPS, type Shipped, shippedFiles } from "./ships.ts";

/** The runtime's own libraries, and those of islands. All others stay on the server. */
const MAY_SHIP = [
	"js-cookie",
	"leaflet",
	"motion",
	"react",
	"react-dom",
	"react-leaflet",
	"sonner",
	"swr",
	"web-vitals",
];

/** One more control on a page is fine; a library is not. */
const MAY_GROW_BYTES = 500;

describe("files that ship to browsers", () => {
	let shipped: Shipped;
	before(async () => {
		shipped = await shippedFiles();
	});

	test("need no other package: no zod, and none of Node's own modules", () => {
		assert.deepEqual([...shipped.packages].sort(), MAY_SHIP);
	});

	test("hold no code of the backend client, the response cache, the server or the stores", () => {
		const files = [...shipped.bytes.keys()];
		assert.ok(
			files.includes("lib/submissions/model/contact-fields.ts"),
			"the rules that forms share with the server ship",
		);
		const serverOnly =
			/^lib\/(backend|response-cache|server|seo|platform|company\/identity|submissions\/(?!model\/))/;
		assert.deepEqual(
			files.filter((file) => serverOnly.test(file)),
			[],
		);
	});

	test(`are those that ${SHIPS} lists (npm run ships writes it)`, () => {
		const listed = new Map(
			[...readFileSync(SHIPS, "utf8").matchAll(/^- ([\w./-]+): (\d+)$/gm)].map(([, file = "", bytes]) => [
				file,
				Number(bytes),
			]),
		);
		assert.deepEqual([...listed.keys()].sort(), [...shipped.bytes.keys()].sort());
		const changed = [...shipped.bytes].filter(
			([file, bytes]) => Math.abs(bytes - (listed.get(file) ?? 0)) > Math.max(MAY_GROW_BYTES, bytes / 10),
		);
		assert.deepEqual(changed, []);
	});
});
