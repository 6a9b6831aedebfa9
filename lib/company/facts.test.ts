import assert from "node:assert/strict";
import { test } from "node:test";
import {
	confirmedValue,
	FACT_VALID_DAYS,
	FACTS,
	type Fact,
	factAgeDays,
	overdueFacts,
	unconfirmedFacts,
} from "#lib/company/facts";

test("every fact has a source, an owner and the day of its last check", () => {
	for (const [name, { source, owner, checkedOn }] of Object.entries(FACTS)) {
		assert.ok(source && owner, name);
		assert.match(checkedOn, /^\d{4}-\d\d-\d\d$/, name);
		assert.equal(new Date(checkedOn).toISOString().slice(0, 10), checkedOn, name);
	}
});

test("a fact is overdue on the day after its check is 180 days old", () => {
	const checked = Date.parse(FACTS.bankOfGhanaDesk.checkedOn);
	const day = (days: number) => new Date(checked + days * 24 * 60 * 60_000);
	assert.equal(factAgeDays("bankOfGhanaDesk", day(FACT_VALID_DAYS)), FACT_VALID_DAYS);
	assert.ok(!overdueFacts(day(FACT_VALID_DAYS)).includes("bankOfGhanaDesk"));
	assert.ok(overdueFacts(day(FACT_VALID_DAYS + 1)).includes("bankOfGhanaDesk"));
	assert.equal(overdueFacts(day(1_000)).length, Object.keys(FACTS).length);
});

test("a fact that only the press reports tells its owner what to confirm, and gives its figure only once it is confirmed", () => {
	assert.deepEqual(unconfirmedFacts(), ["earlyRepaymentCharge", "dormantList"]);
	for (const name of unconfirmedFacts()) assert.ok((FACTS[name] as Fact).toConfirm, name);
	const charge = FACTS.earlyRepaymentCharge;
	assert.equal(confirmedValue(charge), undefined);
	assert.equal(confirmedValue({ ...charge, confirmed: true }), charge.value);
	assert.equal(confirmedValue(FACTS.supervisor), FACTS.supervisor.value);
});
