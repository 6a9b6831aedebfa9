import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { CHANNEL_MAX_LENGTH, checkChannel, readChannel } from "#lib/security/channel-check";
import { knownChannels, officialChannels } from "#lib/security/official-channels";

const company = companyIdentity({});
const channels = officialChannels(company, "https://www.bestfield.example");
const list = knownChannels(channels, company, false);

/** The result of a check in short: the labels of our channels, or the kind of result. */
function said(typed: string): string {
	const verdict = checkChannel(typed, list);
	if (verdict.is === "ours") return verdict.of;
	const SAID = { imitation: "no, an imitation", unknown: "no", name: "only a name", unreadable: "?" };
	return SAID[verdict.is as keyof typeof SAID] ?? verdict.is;
}

const BOTH = "Call line, WhatsApp";
const EVERY_NETWORK = "Facebook, Instagram";

const SPELLINGS: [typed: string, expected: string][] = [
	// Phone numbers
	["+233 30 000 0000", BOTH],
	["233300000000", BOTH],
	["00233 30 000 0000", BOTH],
	["030 000 0000", BOTH],
	["(030) 000 0000", BOTH],
	["+233 (0)30 000 0000", BOTH],
	["+233 030 000 0000", BOTH],
	["\u202a+233 30 000 0000\u202c", BOTH],
	["030\u00a0000\u20110000", BOTH],
	["０３０ ０００ ００００", BOTH],
	["O3O OOO OOOO", "no, an imitation"],
	["+23330000000O", "no, an imitation"],
	["tel:+233300000000", BOTH],
	["0800 000 000", "Toll-free line"],
	["+233300000001", "Chat number"],
	["030 000 0009", "no"],
	["024 412 3456", "no"],
	["12", "?"],
	["030000000003000000000", "?"],
	// WhatsApp
	["https://wa.me/233300000000?text=Hello", "WhatsApp"],
	["https://api.whatsapp.com/send?phone=233300000000&text=x", "WhatsApp"],
	["whatsapp://send?phone=%2B233300000000", "WhatsApp"],
	["WhatsApp: +233 30 000 0000", BOTH],
	["wa.me/233300000001", "no"],
	["https://wa.me.example.com/233300000000", "no"],
	// USSD
	["*277#", "Mobile banking"],
	["＊２７７＃", "Mobile banking"],
	["tel:*277%23", "Mobile banking"],
	["*277*1*0244123456*500#", "no, an imitation"],
	// Email
	["hello@bestfield.example", "Email"],
	["Bestfield <hello@bestfield.example>", "Email"],
	["careers@bestfield.example", "Email for jobs"],
	["hello@bestfield.example <thief@mail.example>", "no, an imitation"],
	["hello@bestfieId.example", "no, an imitation"],
	["bestfield.loans@gmail.com", "no, an imitation"],
	["hello@bestfield.example.com", "no, an imitation"],
	// The website
	["www.bestfield.example", "This website"],
	["https://bestfield.example/contact?tab=loan", "This website"],
	["ｂｅｓｔｆｉｅｌｄ.example", "This website"],
	["bestf1eld.example", "no, an imitation"],
	["b\u0435stfield.example", "no, an imitation"],
	["best\u200dfield.example\u0332.com", "?"],
	["https://xn--bstfield-0jf.example", "no, an imitation"],
	["best-field.example", "no, an imitation"],
	["https://bestfield.example.evil.test/", "no, an imitation"],
	["https://bestfield.example@evil.test/", "no, an imitation"],
	["https://evil.test/bestfield.example", "no, an imitation"],
	["login.bestfield.example", "no, an imitation"],
	["bestfield.example:8080", "no, an imitation"],
	["https://bit.ly/3xYz", "no"],
	["javascript:alert(1)", "no"],
	// Networks
	["https://m.facebook.com/Bestfield.Example/?ref=x", "Facebook"],
	["https://www.facebook.com/groups/bestfield.example", "no, an imitation"],
	["https://www.facebook.com/profile.php?id=1", "no"],
	["https://www.facebook.com/bestfield.example/../thief", "no, an imitation"],
	["https://www.facebook.com/thief%2F..%2Fbestfield.example", "no, an imitation"],
	["https://facebook.com.evil.test/bestfield.example", "no, an imitation"],
	["https://twitter.com/Bestfield_Example", "X"],
	["https://x.com/bestfield_examp1e", "no, an imitation"],
	["https://www.instagram.com/bestfield.example/", "Instagram"],
	["https://gh.linkedin.com/company/bestfield-example/about/", "LinkedIn"],
	["https://www.linkedin.com/in/bestfield-example", "no, an imitation"],
	["@bestfield_example", "X"],
	["@bestfield.example", EVERY_NETWORK],
	["@somebody", "no"],
	// Not a channel
	["", "?"],
	["Your account is blocked, call 030 000 0000", "?"],
	["Bestfield", "only a name"],
	["Bestfield Savings & Loans", "only a name"],
	["https://a b", "?"],
	["%E0%A4%A", "?"],
	["x".repeat(CHANNEL_MAX_LENGTH + 1), "?"],
];

for (const [typed, expected] of SPELLINGS)
	test(`'${typed.slice(0, 60)}' is ${expected}`, () => assert.equal(said(typed), expected));

test("the offices to which the site sends visitors are known", () => {
	for (const typed of ["292", "050 160 3111", "+233501603111", "059 397 4486", "wa.me/233501603111"])
		assert.equal(checkChannel(typed, list).is, "office", typed);
});

test("every official channel is recognised as written, and no two are the same", () => {
	for (const { text, href, label } of channels) {
		assert.match(said(text), new RegExp(label), text);
		if (!href.startsWith("/")) assert.match(said(href), new RegExp(label), href);
	}
	assert.equal(new Set(list.ours.map(({ key }) => key)).size, channels.length);
});

test("a channel that is not configured does not exist", () => {
	const bare = companyIdentity({ COMPANY_NAME: "Adom" });
	const labels = officialChannels(bare, "http://localhost:3000").map(({ label }) => label);
	assert.ok(labels.includes("This website") && !labels.includes("Call line") && !labels.includes("X"));
});

test("a page identified by its number does not match every page with a number", () => {
	const ours = readChannel("https://www.facebook.com/profile.php?id=100").map((key) => ({
		key,
		label: "Facebook",
	}));
	const check = (typed: string) => checkChannel(typed, { ...list, ours, names: [] }).is;
	assert.equal(check("facebook.com/profile.php?id=100"), "ours");
	assert.equal(check("facebook.com/profile.php?id=101"), "unknown");
});
