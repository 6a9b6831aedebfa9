import assert from "node:assert/strict";
import { test } from "node:test";
import { confirmedValue, FACTS } from "#lib/company/facts";

test("every fact has a source, an owner and the day of its last check", () => {
	for (const [name, { source, owner, checkedOn }] of Object.entries(FACTS)) {
		assert.ok(source && owner, name);
		assert.match(checkedOn, /^\d{4}-\d\d-\d\d$/, name);
		assert.equal(new Date(checkedOn).toISOString().slice(0, 10), checkedOn, name);
	}
});

test("a fact that only the press reports gives its value only once it is confirmed", () => {
	const charge = FACTS.earlyRepaymentCharge;
	assert.equal(confirmedValue(charge), undefined);
	assert.equal(confirmedValue({ ...charge, isPressOnly: undefined }), charge.value);
	assert.equal(confirmedValue(FACTS.supervisor), FACTS.supervisor.value);
});
