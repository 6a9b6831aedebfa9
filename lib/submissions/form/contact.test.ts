import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CvFile } from "../model/submission.ts";
import { ENQUIRY_FIELDS } from "../samples/submissions.ts";
import { applicationMessage, parseApplication } from "./application.ts";
import { birthDate } from "./birth-date.ts";
import { contactMessage, parseContact } from "./contact.ts";
import { displayName } from "./display-name.ts";
import { isEmailAddress } from "./email-address.ts";

/** Random-looking numbers that are the same in every run (mulberry32). */
function seeded(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
	};
}

const PIECES = [
	"Ama",
	" ",
	"\t",
	"\n",
	"\r\n",
	"\0",
	"\u001b[31m",
	"ɛ",
	"👩🏾‍🌾",
	"\ud83d",
	"\u202e",
	"\u2066",
	"<b>",
	"'",
	'"',
	"@",
	"a@b.gh",
	"1990-12-24",
	"31/02/2000",
	"susu",
	"lottery",
	"%00",
	"عبد",
	"\ufffd",
	"e\u0301",
	"x".repeat(301),
	"y".repeat(5_001),
	"=1+1",
	"https://a.example",
	"-",
	".",
];
const NAMES = [
	...Object.keys(ENQUIRY_FIELDS),
	"accountType",
	"loanPurpose",
	"__proto__",
	"constructor",
	"fax",
];

function randomFields(random: (below: number) => number): Record<string, unknown> {
	const fields: Record<string, unknown> = random(2) ? { ...ENQUIRY_FIELDS } : Object.create(null);
	for (let count = random(6); count > 0; count--) {
		const text = Array.from({ length: random(5) }, () => PIECES[random(PIECES.length)]).join("");
		const odd = [undefined, null, 7, {}, [], true];
		fields[NAMES[random(NAMES.length)] ?? ""] = random(8) ? text : odd[random(odd.length)];
	}
	if (random(3)) fields.formType = ["enquiry", "loan", "account", "ENQUIRY"][random(4)];
	return fields;
}

const CV: CvFile = { id: "1", name: "cv.pdf", type: "pdf", bytes: 1, digest: "" };

describe("every form", () => {
	const random = seeded(20_261_121);
	const forms = Array.from({ length: 3_000 }, () => randomFields(random));

	test("the answer is a value or errors, and the same for the same form", () => {
		for (const fields of forms) assert.deepEqual(parseContact(fields), parseContact({ ...fields }));
	});

	test("accepted values keep their guarantees, and are accepted again unchanged", () => {
		let accepted = 0;
		for (const fields of forms) {
			const result = parseContact(fields);
			if (!result.ok) continue;
			accepted += 1;
			const { formData, formType } = result.value;
			for (const [field, value] of Object.entries(formData)) {
				const limit = field === "description" ? 5_000 : 300;
				assert.ok(value.length <= limit);
				assert.ok(value.isWellFormed());
				// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
				assert.doesNotMatch(value, /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/);
				if (field !== "description") assert.doesNotMatch(value, /[\r\n]/);
			}
			assert.match(formData.dob, /^\d{4}-\d{2}-\d{2}$/);
			assert.ok(isEmailAddress(formData.email));
			assert.deepEqual(parseContact({ ...formData, formType }), result);
		}
		assert.ok(accepted > 200, `only ${accepted} of the forms are complete`);
	});

	test("every error names a field and says what to do", () => {
		for (const fields of forms) {
			const result = parseContact(fields);
			if (result.ok) continue;
			assert.ok(Object.keys(result.errors).length > 0);
			for (const message of Object.values(result.errors)) assert.match(message, /^[A-Z].*\.$/s);
			for (const value of Object.values(result.values)) assert.ok(value.length <= 5_000);
		}
	});

	test("applications behave alike", () => {
		for (const fields of forms) {
			const result = parseApplication(fields, { id: "3", title: "Teller" }, CV);
			if (result.ok) {
				assert.ok(isEmailAddress(result.value.email));
				assert.doesNotMatch(Object.values(result.value).join(""), /[\0\r\n]/);
			} else assert.ok(result.alert.length > 10);
		}
	});
});

test("a choice must be one that the form offers, and none is required", () => {
	const errorsOf = (changes: Record<string, string>) => {
		const result = parseContact({ ...ENQUIRY_FIELDS, ...changes });
		return result.ok ? {} : result.errors;
	};
	for (const accountType of ["", "susu", "current"])
		assert.deepEqual(errorsOf({ formType: "account", accountType }), {}, accountType);
	for (const loanPurpose of ["", "increase stock", "purchase equipment"])
		assert.deepEqual(errorsOf({ formType: "loan", loanPurpose }), {}, loanPurpose);
	for (const other of ["lottery", "Susu account", "0"]) {
		assert.deepEqual(Object.keys(errorsOf({ formType: "account", accountType: other })), ["accountType"]);
		assert.deepEqual(Object.keys(errorsOf({ formType: "loan", loanPurpose: other })), ["loanPurpose"]);
	}
});

test("a complaint begins with the word, once, and must say what went wrong", () => {
	const complaintOf = (description: string) =>
		parseContact({ ...ENQUIRY_FIELDS, page: "/complaints", description });
	for (const words of ["too slow", "Complaint: too slow", " Complaint:too slow "]) {
		const result = complaintOf(words);
		assert.equal(result.ok && result.value.formData.description, "Complaint: too slow", words);
	}
	for (const nothing of ["", " \n", "Complaint: ", "Complaint:"]) {
		const result = complaintOf(nothing);
		assert.deepEqual(!result.ok && result.errors, { description: "Tell us what went wrong." }, nothing);
	}
	assert.ok(parseContact({ ...ENQUIRY_FIELDS, description: "" }).ok, "an enquiry may be empty");
});

test("a birth date is read day first, with any separator, and only if the day existed", () => {
	for (const [typed, date] of [
		["1990-12-24", "1990-12-24"],
		["24/12/1990", "1990-12-24"],
		["4.2.1990", "1990-02-04"],
		["04 02 1990", "1990-02-04"],
		["29-02-2000", "2000-02-29"],
		["0090-01-01", "0090-01-01"],
		["29/02/1900", undefined],
		["31/04/1990", undefined],
		["00/01/1990", undefined],
		["24/12/90", undefined],
		["1990/12/24", undefined],
		["12/24/1990", undefined],
		["", undefined],
	] as const) {
		assert.equal(birthDate(typed), date, typed);
	}
});

test("an email is valid if a browser accepts it", () => {
	for (const good of ["a@b", "a.b+c@d-e.co", "o'brien@x.gh", "ama@bücher.example", "_@1.2"]) {
		assert.ok(isEmailAddress(good), good);
	}
	for (const bad of [
		"",
		"a",
		"a@",
		"@b",
		"a b@c",
		"a@b..c",
		"a@-b",
		"a@b-",
		"ä@b",
		"a@b c",
		"<a@b>",
		"a@b,c@d",
	]) {
		assert.ok(!isEmailAddress(bad), bad);
	}
});

test("a file's name is made safe to show, with the extension of its true type", () => {
	for (const [given, shown] of [
		["CV.pdf", "CV.pdf"],
		["My CV (final).docx", "My CV (final).pdf"],
		["a.tar.gz", "a.tar.pdf"],
		["cv.pdf\0.exe", "cv.pdf"],
		["../../x", "x.pdf"],
		["C:\\a\\b.pdf", "b.pdf"],
		['"quoted\r\nname".pdf', "quoted name.pdf"],
		["", "cv.pdf"],
		[".htaccess", "cv.pdf"],
		["lpt1", "cv.pdf"],
		["Akosua Ɔ. 履歴書.pdf", "Akosua Ɔ. 履歴書.pdf"],
		["😀".repeat(200), `${"😀".repeat(100)}.pdf`],
	] as const) {
		assert.equal(displayName(given, "pdf"), shown);
	}
	const begun = performance.now();
	for (let times = 0; times < 5; times++) displayName(`a${".".repeat(15_800)}_`, "pdf");
	assert.ok(performance.now() - begun < 200, "a name of thousands of dots takes no time");
});

test("each outcome has the text that the specification gives it", () => {
	assert.deepEqual(contactMessage({ outcome: "accepted" }, "K7MQ-3TXW-9"), {
		kind: "success",
		message: "Message sent successfully!",
	});
	assert.equal(contactMessage({ outcome: "accepted", message: "Thanks" }, "K7MQ-3TXW-9").message, "Thanks");
	assert.deepEqual(contactMessage({ outcome: "rejected" }, "K7MQ-3TXW-9"), {
		kind: "failure",
		message: "Submission failed",
	});
	assert.equal(contactMessage({ outcome: "rejected", message: "No" }, "K7MQ-3TXW-9").message, "No");
	assert.deepEqual(contactMessage({ outcome: "stored" }, "K7MQ-3TXW-9"), {
		kind: "received",
		message: "Message was received but we encountered a response issue",
	});
	assert.deepEqual(
		contactMessage({ outcome: "parked" }, "K7MQ-3TXW-9"),
		contactMessage({ outcome: "stored" }, "K7MQ-3TXW-9"),
	);
	assert.deepEqual(contactMessage({ outcome: "held" }, "K7MQ-3TXW-9"), {
		kind: "held",
		message: "We have received your message (K7MQ-3TXW-9). We look at it before it goes on.",
	});
	assert.deepEqual(applicationMessage({ outcome: "held" }, "K7MQ-3TXW-9"), {
		kind: "held",
		message: "We have received your application (K7MQ-3TXW-9). We look at it before it goes on.",
	});
	assert.deepEqual(applicationMessage({ outcome: "accepted" }, "K7MQ-3TXW-9"), {
		kind: "success",
		message: "Application submitted successfully!",
	});
	for (const outcome of ["stored", "parked"] as const) {
		assert.deepEqual(applicationMessage({ outcome }, "K7MQ-3TXW-9"), {
			kind: "received",
			message: "Your application was received but we encountered a response issue",
		});
	}
	assert.deepEqual(applicationMessage({ outcome: "rejected" }, "K7MQ-3TXW-9"), {
		kind: "failure",
		message: "Something went wrong, please try again",
	});
	assert.equal(
		applicationMessage({ outcome: "rejected", message: "The role is filled" }, "K7MQ-3TXW-9").message,
		"The role is filled",
	);
});
