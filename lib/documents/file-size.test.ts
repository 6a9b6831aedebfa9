import assert from "node:assert/strict";
import { test } from "node:test";
import { fileSizeText } from "#lib/documents/file-size";

test("a size is shown in a suitable unit", () => {
	const rows: [bytes: number, text: string][] = [
		[0, "0 bytes"],
		[1_023, "1023 bytes"],
		[1_024, "1 KB"],
		[49_200, "48 KB"],
		[1_048_063, "1023 KB"],
		[1_048_064, "1.0 MB"],
		[5_242_880, "5.0 MB"],
		[25_000_000, "23.8 MB"],
	];
	for (const [bytes, text] of rows) assert.equal(fileSizeText(bytes), text.replace(" ", "\u00a0"));
});
