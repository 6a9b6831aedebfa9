import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { checkMessage, MESSAGE_MAX_LENGTH } from "#lib/security/message-check";
import { knownChannels, officialChannels } from "#lib/security/official-channels";

const company = companyIdentity({});
const branches = [{ name: "Makola Branch", phone: "030 274 0000" }];
const channels = officialChannels(company, "https://www.bestfield.example", branches);
const known = knownChannels(channels, company, false);

/** The channels found in a message, each with its owner. */
const found = (message: string, isBranchUnknown = false) =>
	checkMessage(message, { ...known, isBranchUnknown }).found.map(
		({ text, verdict }) => `${text}: ${verdict.is}`,
	);

const MESSAGES: [message: string, ...found: string[]][] = [
	// As thieves write
	[
		"BESTFIELD: Your account is blocked. Call 0244123456 now or visit https://bestf1eld-verify.com/login. Ref 998877665544",
		"https://bestf1eld-verify.com/login: imitation",
		"0244123456: unknown",
	],
	[
		"Congrats! You won GHS 5,000.00 on 27/11/2026 at 08:30. Text YES to 1234, or dial *920*44#.",
		"*920*44#: code",
		"1234: code",
	],
	["Reply to 1404, or reply STOP to 1405", "1404: code", "1405: code"],
	["click bit.ly/3xYz", "bit.ly/3xYz: shortened"],
	["chat wa.me/233201234567 today", "wa.me/233201234567: unknown"],
	["https://bestfield.example@evil.test/a", "https://bestfield.example@evil.test/a: imitation"],
	["see b\u0435stfield.example now", "b\u0435stfield.example: imitation"],
	["go to xn--bstfield-0jf.example/x", "xn--bstfield-0jf.example/x: imitation"],
	["go to bestfield[.]loans.com", "bestfield.loans.com: hidden"],
	["go to best\u200bfield.example", "bestfield.example: hidden"],
	["Write to bestfield.help@gmail.com, please", "bestfield.help@gmail.com: imitation"],
	["*Call* +233 (0)24 412 3456 or O2O 1234567!", "+233 (0)24 412 3456: unknown", "O2O 1234567: unknown"],
	["0244123456/0200000000", "0244123456: unknown", "0200000000: unknown"],
	["call +44 20 7946 0958", "+44 20 7946 0958: unknown"],
	["follow @bestfield_ghana", "@bestfield_ghana: imitation"],
	["0244123456 then 0244123456 again", "0244123456: unknown"],
	// As we write
	[
		"Dear customer, dial *277# or call 0800 000 000. More: www.bestfield.example/notices/3 and hello@bestfield.example.",
		"www.bestfield.example/notices/3: ours",
		"hello@bestfield.example: ours",
		"*277#: ours",
		"0800 000 000: ours",
	],
	["Makola: 030 274 0000", "030 274 0000: ours"],
	["\u202a+233 30 000 0000\u202c on WhatsApp", "+233 30 000 0000: ours"],
	["Report it to the networks: call 419", "419: office"],
	["Report it: call 292, 191 or 059 397 4486", "059 397 4486: office", "292: office"],
	// One alone
	["292", "292: office"],
	["evil.test", "evil.test: unknown"],
	["@somebody", "@somebody: unknown"],
	// Nothing that could be called or opened
	["Balance: GHS 1,234.50 on 27-11-2026, 08:00. Transaction 12345678901. Thank you.Come again e.g. Monday"],
	["Bestfield", "Bestfield: name"],
	["please call me"],
	["ok"],
	["%E0%A4%A \ud800 \u0000 @ :// http://["],
];

for (const [message, ...expected] of MESSAGES)
	test(`in '${message.slice(0, 50)}' the check finds ${expected.length}`, () =>
		assert.deepEqual(found(message), expected));

test("a message is more than the number in it", () => {
	for (const [message, isChannel] of [
		["0800 000 000", true],
		[" *277#. ", true],
		["@bestfieldgh", true],
		["Call 0800 000 000", false],
		["0800 000 000 or hello@bestfield.example", false],
	] as const)
		assert.equal(checkMessage(message, known).isChannel, isChannel, message);
});

test("without the branches' numbers no number is called false", () => {
	assert.deepEqual(found("call 030 274 0001 or +233 30 000 0000, not 1234 or bestf1eld.example", true), [
		"bestf1eld.example: imitation",
		"030 274 0001: unchecked",
		"+233 30 000 0000: ours",
	]);
});

test("the company's name alone is only a name, and the end of a longer message is not read", () => {
	assert.deepEqual(found("Bestfield Savings & Loans"), ["Bestfield Savings & Loans: name"]);
	assert.equal(checkMessage("x".repeat(MESSAGE_MAX_LENGTH), known).isCut, false);
	const long = checkMessage(`${"x".repeat(MESSAGE_MAX_LENGTH)} 0244123456`, known);
	assert.deepEqual([long.isCut, long.found], [true, []]);
});

test("a hostile message is checked in no time", () => {
	for (const piece of ["a.", "0 ", "+233", "@", "a@", "[.]", "call ", "pin ", "*1", "((0"]) {
		const before = process.cpuUsage();
		checkMessage(piece.repeat(MESSAGE_MAX_LENGTH / piece.length), known);
		assert.ok(process.cpuUsage(before).user < 200_000, piece);
	}
});

test("a message of characters that become many more keeps the process no longer than another", () => {
	const before = process.cpuUsage();
	for (const character of ["㌀", "㍿", "ﷲ", "½"]) found(character.repeat(MESSAGE_MAX_LENGTH));
	const userMs = process.cpuUsage(before).user / 1_000;
	assert.ok(userMs < 350, `${userMs} ms`);
});
