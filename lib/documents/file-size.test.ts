import assert from "node:assert/strict";
import { test } from "node:test";
import { fileSizeText } from "#lib/documents/file-size";

test("a size is shown in a suitable unit", () => {
	const rows: [bytes: number, text: string][] = [
		[0, "0 bytes"],
		[999, "999 bytes"],
		[1000, "1 KB"],
		[48_300, "48 KB"],
		[999_499, "999 KB"],
		[999_500, "1.0 MB"],
		[1_249_000, "1.2 MB"],
		[25_000_000, "25.0 MB"],
	];
	for (const [bytes, text] of rows) assert.equal(fileSizeText(bytes), text.replace(" ", "\u00a0"));
});
