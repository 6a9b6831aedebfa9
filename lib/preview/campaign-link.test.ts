import assert from "node:assert/strict";
import { test } from "node:test";
import { campaignLink, campaignName } from "#lib/preview/campaign-link";

test("a campaign's name becomes usable in a URL", () => {
	const rows: [text: string, name: string][] = [
		["Farmers’ Day 2026", "farmers-day-2026"],
		["  Susu & Nkosuo!  ", "susu-nkosuo"],
		["Crédit", "credit"],
		["x".repeat(90), "x".repeat(60)],
		["***", ""],
		["", ""],
	];
	for (const [text, name] of rows) assert.equal(campaignName(text), name);
});

test("a URL gets its channel's parameters instead of its previous ones", () => {
	assert.equal(
		campaignLink("https://a.example/news?tab=gallery&utm_source=x&utm_term=y", "WhatsApp", "farmers-day"),
		"https://a.example/news?tab=gallery&utm_source=whatsapp&utm_medium=social&utm_campaign=farmers-day",
	);
	assert.equal(
		campaignLink("https://a.example/products/savings/Sika%20Dua", "WhatsApp", ""),
		"https://a.example/products/savings/Sika%20Dua?utm_source=whatsapp&utm_medium=social",
	);
});
