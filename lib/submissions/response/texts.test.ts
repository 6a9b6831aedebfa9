import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import type { DeliveryOutcome } from "#lib/submissions/model/receipt";
import { sampleContact } from "../samples/submissions.ts";
import { applicationCorrection, applicationReply, contactReply } from "./texts.ts";

const stepsOf = (
	topic: Parameters<typeof contactReply>[1]["topic"],
	outcome: DeliveryOutcome["outcome"] = "delivered",
	receivedAt = new Date("2026-08-19T12:00:00Z"),
	about: { product?: string; accountType?: string } = {},
) => {
	const receipt = { reference: "7KQM-3XRD-9", receivedAt, delivery: { outcome } };
	const { product, accountType = "" } = about;
	const values = product === undefined ? {} : { product };
	const sent = { topic, value: sampleContact(1, { accountType }), values, wish: "" };
	const { nextSteps = [] } = contactReply(receipt, sent, companyIdentity({})).receipt ?? {};
	return nextSteps.join(" ").replaceAll("\u00a0", " ");
};

test("the receipt of a complaint names the day by which it is answered, and what comes after", () => {
	assert.match(stepsOf("complaint"), /answer you within 5 working days: by Wednesday 26 August 2026\./);
	assert.match(stepsOf("complaint"), /you may go to the Bank of Ghana/);
	assert.match(
		stepsOf("complaint", "delivered", new Date("2026-12-18T12:00:00Z")),
		/by Monday 28 December 2026, or by Tuesday 29 December 2026 if expected holidays on the way are declared\./,
	);
});

test("no time is promised while the delivery target has not been reached, or staff look at it first", () => {
	for (const topic of ["complaint", "enquiry", "loan", "account"] as const)
		for (const outcome of ["pending", "dead-letter", "quarantined"] as const)
			assert.doesNotMatch(stepsOf(topic, outcome), /within|by \w+day/, `${topic}, ${outcome}`);
});

test("the receipt of an account request asks for what the checklist of that account asks for, and promises no call of a branch that may be closed", () => {
	const steps = (about: { product?: string; accountType?: string }) =>
		stepsOf("account", "delivered", undefined, about);
	assert.match(
		steps({ product: "Mmofra Daakye Account", accountType: "savings" }),
		/bring: a guardian’s consent; the guardian’s Ghana Card; the child’s birth certificate; money for your first deposit \(GHS\s5\)\./,
	);
	assert.match(steps({ accountType: "current" }), /bring: .*proof of address/);
	assert.match(steps({}), /bring: yourself, in person; your Ghana Card;/);
	for (const topic of ["loan", "account"] as const) assert.doesNotMatch(stepsOf(topic), /your branch/i);
});

test("only a complaint's receipt speaks of complaints", () => {
	for (const topic of ["enquiry", "loan", "account"] as const)
		assert.doesNotMatch(stepsOf(topic), /complaint|Bank of Ghana/, topic);
});

test("a receipt says when it was received, repeats when and how to call, and offers to look the message up only if its sender gave a number", () => {
	for (const outcome of ["delivered", "pending", "quarantined"] as const) {
		const receipt = {
			reference: "7KQM-3XRD-9",
			receivedAt: new Date("2026-11-27T14:05:09Z"),
			delivery: { outcome },
		};
		const receiptOf = (topic: "enquiry" | "fake", phone: string, wish: string) =>
			contactReply(receipt, { topic, value: sampleContact(1, { phone }), wish }, companyIdentity({})).receipt;
		const signed = receiptOf("enquiry", "024 000 0000", "in the morning, in Twi");
		assert.deepEqual([signed?.wish, signed?.isAnonymous], ["in the morning, in Twi", false]);
		assert.equal(signed?.received, "Friday 27\u00a0November 2026 at 14:05");
		assert.equal(receiptOf("fake", "", "")?.isAnonymous, true);
		assert.ok(!applicationReply(receipt, companyIdentity({}), true).receipt?.isAnonymous);
	}
});

test("a receipt says which listed product, which account and which amount was asked for", () => {
	const receipt = {
		reference: "7KQM-3XRD-9",
		receivedAt: new Date(),
		delivery: { outcome: "pending" as const },
	};
	const aboutOf = (
		topic: "enquiry" | "loan" | "account",
		amount = "",
		product: string | undefined = undefined,
		accountType = "",
	) => {
		const value = sampleContact(1, { accountType });
		const sent = { topic, value, values: { product: "Send me money", amount }, wish: "" };
		return contactReply(receipt, sent, companyIdentity({}), { product }).receipt?.about;
	};
	assert.equal(aboutOf("loan", "1800", "Susu Loans"), "Loan request about Susu Loans, GHS\u00a01,800");
	assert.equal(aboutOf("loan", "1800"), "Loan request for GHS\u00a01,800");
	assert.equal(aboutOf("account", "", "Sika Dua"), "Account request about Sika Dua");
	assert.equal(aboutOf("account", "", undefined, "current"), "Account request about Current Account");
	assert.equal(
		aboutOf("account", "", "Sika Dua", "savings"),
		"Account request about Sika Dua, Savings Account",
	);
	assert.equal(aboutOf("account", "", "Susu Account", "susu"), "Account request about Susu Account");
	assert.equal(aboutOf("enquiry"), "", "no words of anybody who knows the URL");
});

test("an application that comes back to a browser without script asks for the file again, and keeps its own words", () => {
	const question = "‘abc’ has letters in it. Is the number right?";
	const problem = { kind: "question" as const, errors: { phone: question } };
	const asked = applicationCorrection(problem, false);
	assert.equal(asked.message, question);
	assert.match(asked.detail ?? "", /send the form again.*Your browser did not keep your CV\.$/);
	assert.deepEqual(Object.keys(asked.errors ?? {}), ["phone", "file"]);
	assert.deepEqual(applicationCorrection(problem, true).errors, { phone: question });
	const receipt = {
		reference: "7KQM-3XRD-9",
		receivedAt: new Date(),
		delivery: { outcome: "rejected" as const },
	};
	const rejected = applicationReply(receipt, companyIdentity({}), false);
	assert.equal(rejected.detail, "Your browser did not keep your CV.");
	assert.deepEqual(rejected.errors, { file: "Choose your CV again." });
	const missing = { file: "Choose your CV." };
	const incomplete = applicationCorrection(
		{ kind: "fields", alert: "Please fill all fields", errors: missing },
		false,
	);
	assert.deepEqual([incomplete.detail, incomplete.errors], [undefined, missing]);
});
