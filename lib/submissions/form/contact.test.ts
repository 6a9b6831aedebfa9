import assert from "node:assert/strict";
import { test } from "node:test";
import { typedDay } from "#lib/calendar/typed-day";
import { companyIdentity } from "#lib/company/identity";
import { callLanguages } from "#lib/contact/call-wish";
import type { DeliveryOutcome } from "../model/receipt.ts";
import { applicationReply, contactReply } from "../response/texts.ts";
import { ENQUIRY_FIELDS, sampleContact } from "../samples/submissions.ts";
import { parseContact } from "./contact.ts";
import { displayName } from "./display-name.ts";
import { isEmailAddress } from "./email-address.ts";

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

test("a report of a fake needs nothing but what is false", () => {
	const reportOf = (fields: object) => parseContact({ page: "/security", ...fields });
	const report = reportOf({ description: "024 412 3456 called me" });
	assert.ok(report.ok && report.topic === "fake");
	const { description, ...rest } = report.value.formData;
	assert.equal(description, "Report of a fake: 024 412 3456 called me");
	assert.deepEqual([...new Set(Object.values(rest))], [""]);
	const signed = reportOf({ description: "x", name: "Ama", phone: "024 000 0000" });
	assert.ok(signed.ok);
	assert.deepEqual(
		[signed.value.formData.description, signed.value.formData.name, signed.value.formData.phone],
		["Report of a fake: x", "Ama", "024 000 0000"],
	);
	const empty = reportOf({ name: "Ama" });
	assert.deepEqual(!empty.ok && Object.keys(empty.errors), ["description"]);
});

test("when and in which language to call stands at the end of the description, if it is offered", () => {
	const described = (fields: object) => {
		const parsed = parseContact({ ...ENQUIRY_FIELDS, description: "Hello", ...fields });
		return parsed.ok && parsed.value.formData.description;
	};
	const wish = { callTime: "morning", callLanguage: "Twi" };
	assert.equal(described(wish), "Hello\n\nCall: in the morning, in Twi");
	assert.equal(described({ ...wish, description: "" }), "Call: in the morning, in Twi");
	assert.equal(
		described({ ...wish, page: "/complaints" }),
		"Complaint: Hello\n\nCall: in the morning, in Twi",
	);
	assert.equal(
		described({ ...wish, formType: "loan", product: "Salary Loan", amount: "500" }),
		"Product: Salary Loan\nAmount: GHS\u00a0500\n\nCall: in the morning, in Twi",
	);
	assert.equal(described({ callTime: "any" }), "Hello\n\nCall: at any time");
	assert.equal(described({ callTime: "midnight", callLanguage: "Klingon" }), "Hello");
	assert.equal(described({}), "Hello");
	const faulty = parseContact({ ...ENQUIRY_FIELDS, ...wish, name: "" });
	assert.equal(faulty.values.callLanguage, "Twi", "the choice is still there in a form to correct");
});

test("the languages of the call centre are read from the company's record", () => {
	for (const [phoneLanguages, languages] of [
		["English, Twi and Ga", ["English", "Twi", "Ga"]],
		["English, Twi, Ga, Ewe, Hausa", ["English", "Twi", "Ga", "Ewe", "Hausa"]],
		["English", ["English"]],
		[undefined, []],
	] as const)
		assert.deepEqual(callLanguages({ phoneLanguages }), languages);
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
		assert.equal(typedDay(typed), date, typed);
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
		["%22quoted%0D%0Aname%22.pdf", "quotedname.pdf"],
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
	const RECEIVED = "was received but we encountered a response issue";
	const quarantined = (noun: string) =>
		`We have received your ${noun} (7KQM-3XRD-9). We look at it before it goes on.`;
	const rows: [delivery: DeliveryOutcome, kind: string, contact: string, application: string][] = [
		[
			{ outcome: "delivered" },
			"delivered",
			"Message sent successfully!",
			"Application submitted successfully!",
		],
		[
			{ outcome: "delivered", message: "Thanks" },
			"delivered",
			"Thanks",
			"Application submitted successfully!",
		],
		[{ outcome: "rejected" }, "rejected", "Submission failed", "Something went wrong, please try again"],
		[{ outcome: "rejected", message: "No" }, "rejected", "No", "No"],
		[{ outcome: "pending" }, "pending", `Message ${RECEIVED}`, `Your application ${RECEIVED}`],
		[{ outcome: "dead-letter" }, "dead-letter", `Message ${RECEIVED}`, `Your application ${RECEIVED}`],
		[{ outcome: "quarantined" }, "quarantined", quarantined("message"), quarantined("application")],
	];
	const company = companyIdentity({});
	for (const [delivery, kind, contact, application] of rows) {
		const receipt = { reference: "7KQM-3XRD-9", receivedAt: new Date(), delivery };
		const contactForm = contactReply(
			receipt,
			{ topic: "enquiry", value: sampleContact(1), wish: "" },
			company,
		);
		const applicationForm = applicationReply(receipt, company, true);
		assert.deepEqual([contactForm.outcome, contactForm.message], [kind, contact]);
		assert.deepEqual([applicationForm.outcome, applicationForm.message], [kind, application]);
	}
});
