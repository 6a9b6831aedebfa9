import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { USSD_CODE } from "#lib/company/limits";
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
const asksFor = (message: string) => checkMessage(message, known).asksFor.map(({ what }) => what);

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

for (const [message, ...rules] of [
	["Kindly send your P.I.N to confirm", "Your PIN"],
	["Your pin is needed", "Your PIN"],
	["Do not delay, send your pin", "Your PIN"],
	["Dial *277#, then send your PIN to 0244123456", "Your PIN"],
	["Dial *920# and enter your PIN", "Your PIN"],
	["Read me the OTP that you got", "A one-time code (OTP)"],
	["Forward the 6 digit code", "A one-time code (OTP)"],
	["I mistakenly sent a code to your phone, please forward it", "A one-time code (OTP)"],
	["Enter your pass-word here", "A password"],
	["Pay a processing fee of GHS 50 first", "Money in advance"],
	["An insurance fee is due before the loan", "Money in advance"],
	["Send GHS 100 to 0300000000 to release your loan", "Money in advance"],
	["Your loan is ready. First pay GHS 200 by MoMo to 0800 000 000", "Money in advance"],
	["You have won GHS 5,000! Send GHS 50 to claim your prize", "Money in advance"],
	["Pay GHS 50 for the form", "Money in advance"],
	["Insurance of 5% must come first by MoMo", "Money in advance"],
	["You never pay us anything to get a loan, but a stamp duty of GHS 90 is due today", "Money in advance"],
	["The uniform costs GHS 300, pay to 0245550199", "Money in advance"],
	["Send a refundable deposit of GHS 200 to this number", "Money in advance"],
	["Customs GHS 80 by MoMo to 0245550199", "Money in advance"],
	["Tua GHS 100 kan", "Money in advance"],
	["Call 0800 000 000 and say your PIN to block fraud", "Your PIN"],
	["Never share your PIN. Whisper your PIN to the person who calls you today.", "Your PIN"],
	["Call and say the four secret digits to unblock", "Your PIN"],
	["Do not send your PIN to anyone except our agent on 024 555 0199", "Your PIN"],
	["Dial *277# and then read us the number you see", "A one-time code (OTP)"],
	["Send 100 cedis by momo for your uniform and training", "Money in advance"],
	["Transfer GHS 20 to activate your new account", "Money in advance"],
	["Payez 50 GHS de frais de dossier", "Money in advance"],
	// The words of warnings, as thieves use them
	["Fraud was noticed on your account, send your PIN to 0244123456", "Your PIN"],
	["Beware, your account will be closed today, send your PIN to 0244123456", "Your PIN"],
	["To keep your account safe, reply with your PIN. Bestfield 0800 000 000", "Your PIN"],
	["If you do not send your PIN to 0244123456 your account will be closed", "Your PIN"],
	["Do not share this with anyone and send your PIN to 0244123456", "Your PIN"],
	["Keep your PIN secret. Send it only to our officer on 0244123456", "Your PIN"],
	["Send your PIN and never tell anybody", "Your PIN"],
	["This is no scam. Pay GHS 50 first", "Money in advance"],
	["Fa wo PIN brɛ yɛn wɔ 0244123456", "Your PIN"],
	["ka wo PIN kyerɛ me", "Your PIN"],
	["Abeg gimme your PIN make I check am", "Your PIN"],
	["Envoyez votre code PIN au 0244123456", "Your PIN"],
	["Donnez-nous votre numéro secret", "Your PIN"],
	["send the 6 digit number wey we just send you", "A one-time code (OTP)"],
	["Read me the number we just sent you", "A one-time code (OTP)"],
	["Envoyez-nous le code reçu par SMS", "A one-time code (OTP)"],
	["Oya send de four number wey you dey use for momo make we open am", "Your PIN"],
	["Abeg send me the number wey u use for momo", "Your PIN"],
	["Never fail to send your PIN to our officer", "Your PIN"],
	["Do not be afraid to share your PIN with our staff", "Your PIN"],
] as const)
	test(`'${message}' asks for what we never ask for`, () => assert.deepEqual(asksFor(message), rules));

for (const message of [
	"Never tell anybody your PIN. We do not ask for your password! Don't share your OTP",
	"Keep your PIN secret. Bestfield",
	"If anyone asks for your PIN, hang up and call 0800 000 000.",
	"Staff of Bestfield will never call you to ask for your PIN, OTP or password.",
	"Your PIN was changed. If you did not do it, call 0800 000 000 at once.",
	"Come to any branch with your Ghana Card to choose a new PIN. 0800 000 000",
	"Beware of fraudsters who ask you to send your PIN",
	"Beware of scams. Anybody that wants your OTP is a thief",
	"Your OTP is 445566. Do not give it to anyone.",
	"If someone asks you to send a code, hang up",
	"We will not ask you for your PIN by SMS",
	"Dial *277# and enter your PIN to check your balance.",
	"Protect your PIN. Don't share it with anyone, even our staff. Call 0800 000 000",
	"Bestfield will never call, text or email you to ask for your PIN or OTP",
	"Mfa wo PIN nkyerɛ obiara",
	"Yemmisa wo PIN da",
	"Make you no tell anybody your PIN",
	"Ne donnez jamais votre code PIN",
	"Nous ne demandons pas votre mot de passe",
	"Tukɔ wo PIN mana mi",
	"Mane kɔd no: code 445566",
	"Your OTP is 123456",
])
	test(`'${message}' names a secret without asking for it`, () => {
		const check = checkMessage(message, known);
		assert.deepEqual(check.asksFor, []);
		if (!message.includes(USSD_CODE)) assert.ok(check.speaksOf.length > 0);
	});

test("a code to dial, and the reference of a transfer, are no secrets", () => {
	for (const message of [
		"Bestfield: use the code *277# to check your balance",
		"Type the code *277#",
		"Give the code MTCN 1234567890 to the teller",
		"Tell the teller the reference code",
	]) {
		const { asksFor, speaksOf } = checkMessage(message, known);
		assert.deepEqual([...asksFor, ...speaksOf], [], message);
	}
});

test("an honest message about money asks for nothing of that", () => {
	for (const message of [
		"Please pay your loan instalment of GHS 200 by Friday",
		"Transfer charges apply",
		"We don send the money to de number wey you dey use for momo",
		"Pay at any branch: fill in the form",
		"You pay nothing for the form",
		"Never pay a fee before you get a loan",
		"We do not charge any processing fee before a loan",
		"You do not have to pay a processing fee first",
		"Do not send money to anyone who says that you have won a prize",
	])
		assert.deepEqual(asksFor(message), [], message);
});

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

test("only a message with no room for a request is called a warning", () => {
	for (const [message, isWarning] of [
		["Never share your PIN with anyone, not even our staff. Bestfield", true],
		["We never ask for your PIN, OTP or password!", true],
		["Do not tell anybody your PIN\nDon’t share your OTP.", true],
		["Ama: never share your PIN with anyone", true],
		["Bestfield: Never share your PIN or OTP with anyone.", true],
		["Dear customer, we never ask for your PIN. Bestfield", true],
		["Ama: never share your PIN with anyone. Ama: send it to us", false],
		["Never share your PIN with anyone. Ama: never share your PIN", false],
		["Ama, Kofi has your PIN: never share your PIN", false],
		["Send: never share your PIN with anyone", false],
		["Reply, never share your PIN with anyone", false],
		["My agent: never share your PIN with anyone", false],
		["Ama: never share your PIN with anyone but our staff", false],
		["Ama: share your PIN with anyone", false],
		["0244123456: never share your PIN with anyone", false],
		["Never share your PIN with anyone. Send it only to us", false],
		["Never share your PIN with anyone but our staff", false],
		["Never share your PIN with anyone else. Your PIN to our staff", false],
		["Never fail to send your PIN", false],
		["If you never share your PIN", false],
		["Never share your PIN. Call 0244123456", false],
		["Bestfield", false],
	] as const)
		assert.equal(checkMessage(message, known).isWarning, isWarning, message);
});

test("a promise of a prize is noticed", () => {
	for (const [message, isPrize] of [
		["You have won GHS 5,000! Claim at win-cash.example", true],
		["Congratulations, you don win", true],
		["Your loan instalment is due on Friday", false],
	] as const)
		assert.equal(checkMessage(message, known).isPrize, isPrize, message);
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
