import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenVisit } from "#lib/before-you-visit/requirements";
import { visitText } from "#lib/before-you-visit/visit-text";
import { whatsappShareHref } from "#lib/web/whatsapp-share";

const PAGE = "https://site.example/before-you-visit";
const makola = { name: "Makola Branch", location: "Kojo Thompson Road, Accra", phone: "+233 30 000 0102" };

test("the message has every point, and what costs money", () => {
	const text = visitText(chosenVisit("kids-account"), makola, PAGE);
	assert.match(text, /^To open a kids account, Mmofra Daakye, bring:\n• A guardian’s consent\n/);
	assert.match(text, /• Money for your first deposit \(GHS 5\)\n/);
	assert.match(text, /\nMakola Branch, Kojo Thompson Road, Accra\nPhone: \+233 30 000 0102\n/);
	assert.match(text, /\nOpen Monday to Friday, 08:00 to 17:00, not on public holidays\n/);
	assert.ok(text.endsWith(PAGE));
});

test("a message without a branch names no branch", () => {
	const text = visitText(chosenVisit("loan"), undefined, PAGE);
	assert.doesNotMatch(text, /Phone|undefined/);
	assert.match(text, /\nUsually open Monday/);
});

test("the link contains the whole message", () => {
	const text = visitText(chosenVisit("account"), makola, PAGE);
	assert.equal(new URL(whatsappShareHref(text)).searchParams.get("text"), text);
});
