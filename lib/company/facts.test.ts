import assert from "node:assert/strict";
import { test } from "node:test";
import { FACT_VALID_DAYS, FACTS, factAgeDays, overdueFacts } from "#lib/company/facts";

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
