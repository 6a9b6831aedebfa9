import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenVisit } from "#lib/before-you-visit/requirements";
import { visitText } from "#lib/before-you-visit/visit-text";
import { whatsappShareHref } from "#lib/web/whatsapp-share";

const PAGE = "https://site.example/before-you-visit";
const NOW = new Date("2026-11-28T10:00Z");
const makola = { name: "Makola Branch", location: "Kojo Thompson Road, Accra", phone: "+233 30 000 0102" };

test("the message has every point, and what costs money", () => {
	const text = visitText(chosenVisit("kids-account"), makola, PAGE, NOW);
	assert.match(text, /^To open a kids account, Mmofra Daakye, bring:\n• A guardian’s consent\n/);
	assert.match(text, /• Money for your first deposit \(GHS\s5\)\n/);
	assert.match(text, /\nMakola Branch, Kojo Thompson Road, Accra\nPhone: \+233 30 000 0102\n/);
	assert.match(text, /\nOpen Monday to Friday, 08:00 to 17:00, not on public holidays\n/);
	assert.ok(text.endsWith(PAGE));
});

test("the message about a closed branch says until when, and about one with an alert what that says, instead of hours", () => {
	const closed = { ...makola, closedUntil: "2027-06-01", opensAt: 600, notice: "we are rebuilding" };
	const textAt = (day: string) => visitText(chosenVisit("loan"), closed, PAGE, new Date(day));
	assert.match(textAt("2026-11-28"), /\nClosed until Tuesday 1\u00a0June 2027 at 10:00: we are rebuilding\n/);
	assert.doesNotMatch(textAt("2026-11-28"), /Open/);
	assert.match(textAt("2027-06-02"), /\nOpen Monday to Friday/);
	const alert = visitText(chosenVisit("loan"), { ...makola, alert: "Makola has no power." }, PAGE, NOW);
	assert.match(alert, /\nMakola has no power\.\n/);
	assert.doesNotMatch(alert, /Open/);
});

test("the message about a branch that cannot help says so", () => {
	const lack = "does not pay out money from abroad";
	const text = visitText(chosenVisit("money-transfer"), { ...makola, lack }, PAGE, NOW);
	assert.match(text, /\nMakola Branch does not pay out money from abroad\.\nPhone/);
});

test("a message without a branch names no branch", () => {
	const text = visitText(chosenVisit("loan"), undefined, PAGE, NOW);
	assert.doesNotMatch(text, /Phone|undefined/);
	assert.match(text, /\nUsually open Monday/);
});

test("the link contains the whole message", () => {
	const text = visitText(chosenVisit("account"), makola, PAGE, NOW);
	assert.equal(new URL(whatsappShareHref(text)).searchParams.get("text"), text);
});
