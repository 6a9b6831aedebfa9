import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fact } from "#lib/company/fact";
import { FACTS } from "#lib/company/facts";
import { DAY_MS } from "#lib/platform/durations";
import { overdueFacts, unconfirmedFacts, undatedNotices } from "#lib/server/fact-watch";

test("a fact is overdue on the day after its check is 180 days old", () => {
	const checked = Date.parse(FACTS.bankOfGhanaDesk.checkedOn);
	const day = (days: number) => new Date(checked + days * DAY_MS);
	assert.ok(!overdueFacts(day(180)).includes("bankOfGhanaDesk"));
	assert.ok(overdueFacts(day(181)).includes("bankOfGhanaDesk"));
	assert.equal(overdueFacts(day(1_000)).length, Object.keys(FACTS).length);
});

test("a fact that only the press reports, or that has an open question, tells its owner what to confirm", () => {
	assert.deepEqual(unconfirmedFacts(), [
		"earlyRepaymentCharge",
		"unpaidLoan",
		"debtCollection",
		"borrowerDeath",
		"noChargeByUs",
		"identityDocuments",
		"dormantList",
		"depositProtection",
		"fraudLine",
		"licenceChange",
		"accessibility",
	]);
	for (const [name, { isPressOnly, toConfirm }] of Object.entries<Fact>(FACTS))
		assert.ok(!isPressOnly || toConfirm, name);
});

test("a notice without its whole day is named, so that its owner looks for it", () => {
	assert.deepEqual(undatedNotices(), [
		"unfairCharges",
		"disclosureStatement",
		"unpaidLoan",
		"borrowerDeath",
		"guarantor",
		"dormantAccounts",
		"dormantList",
		"disabilityDirective",
	]);
	for (const [name, { notice }] of Object.entries<Fact>(FACTS))
		if (notice?.day) assert.match(notice.day, /^\d{4}-\d\d-\d\d$/, name);
});
