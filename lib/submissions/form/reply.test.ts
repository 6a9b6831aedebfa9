import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import type { Delivery } from "#lib/submissions/model/receipt";
import { contactReply, questionReply, withFileLost } from "./reply.ts";

const stepsOf = (
	topic: Parameters<typeof contactReply>[1],
	outcome: Delivery["outcome"] = "accepted",
	{ isDuplicate = false, at = "2026-08-19T12:00:00Z" } = {},
) => {
	const receipt = { reference: "7KQM-3XRD-9", isDuplicate, delivery: { outcome } };
	const { nextSteps = [] } = contactReply(receipt, topic, companyIdentity({}), new Date(at)).receipt ?? {};
	return nextSteps.join(" ").replaceAll("\u00a0", " ");
};

test("the receipt of a complaint names the day by which it is answered, and what comes after", () => {
	assert.match(stepsOf("complaint"), /answer you within 5 working days: by Wednesday 26 August 2026\./);
	assert.match(stepsOf("complaint"), /you may go to the Bank of Ghana/);
	assert.match(
		stepsOf("complaint", "accepted", { at: "2026-12-18T12:00:00Z" }),
		/by Monday 28 December 2026, or by Tuesday 29 December 2026 if expected holidays on the way are declared\./,
	);
});

test("a complaint sent again is not answered later", () => {
	const again = stepsOf("complaint", "accepted", { isDuplicate: true });
	assert.match(again, /within 5 working days of the day on which you first sent it\./);
	assert.doesNotMatch(again, /August/);
});

test("no time is promised while the receiver has not been reached, or staff look at it first", () => {
	for (const topic of ["complaint", "enquiry", "loan", "account"] as const)
		for (const outcome of ["stored", "parked", "held"] as const)
			assert.doesNotMatch(stepsOf(topic, outcome), /within|by \w+day/, `${topic}, ${outcome}`);
});

test("only a complaint's receipt speaks of complaints", () => {
	for (const topic of ["enquiry", "loan", "account"] as const)
		assert.doesNotMatch(stepsOf(topic), /complaint|Bank of Ghana/, topic);
});

test("a form that comes back to a browser without script asks for the file again, and keeps its own words", () => {
	const asked = withFileLost(questionReply({ phone: "‘abc’ has letters in it. Is the number right?" }));
	assert.equal(asked.message, "‘abc’ has letters in it. Is the number right?");
	assert.match(asked.detail ?? "", /send the form again.*Your browser did not keep your CV\.$/);
	assert.deepEqual(Object.keys(asked.errors ?? {}), ["phone", "file"]);
	const refused = withFileLost({ outcome: "failure", message: "Something went wrong, please try again" });
	assert.equal(refused.detail, "Your browser did not keep your CV.");
	assert.deepEqual(refused.errors, { file: "Choose your CV again." });
});
