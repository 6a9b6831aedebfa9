import assert from "node:assert/strict";
import { test } from "node:test";
import { featureLines } from "#lib/products/feature-lines";

test("a featured product has at most three bullets", () => {
	const rows: [name: string, product: Parameters<typeof featureLines>[0], lines: string[]][] = [
		["nothing", { features: [] }, []],
		["features", { features: ["One", "Two"] }, ["One", "Two"]],
		["more than three features", { features: ["One", "Two", "Three", "Four"] }, ["One", "Two", "Three"]],
		["features before the description", { features: ["One"], description: "Two. Three." }, ["One"]],
		["blank features", { features: [" ", "One ", ""] }, ["One"]],
		["a description", { features: [], description: "One. Two." }, ["One", "Two"]],
		["a description of four sentences", { features: [], description: "A. B. C. D." }, ["A", "B", "C"]],
		["a description without a full stop", { features: [], description: "Just this" }, ["Just this"]],
		[
			"an amount keeps its decimals",
			{ features: [], description: "Open with GHS 5.00 today. No fee." },
			["Open with GHS 5.00 today", "No fee"],
		],
		[
			"newlines after full stops",
			{ features: [], description: "One.\nTwo.\n\nThree." },
			["One", "Two", "Three"],
		],
		["several full stops", { features: [], description: "Wait... Then come. " }, ["Wait..", "Then come"]],
		["a blank description", { features: [], description: "  " }, []],
	];
	for (const [name, product, lines] of rows) assert.deepEqual(featureLines(product), lines, name);
});
