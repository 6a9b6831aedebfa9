import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SUCCESS_CRITERIA, standingOf, standings } from "#lib/accessibility/success-criteria";

test("nothing is claimed without evidence", () => {
	for (const { id, tests, checked, open } of SUCCESS_CRITERIA)
		assert.ok(open || tests?.length || checked, `${id} has neither tests nor a check nor a plan`);
	const { tested, checked, open } = standings();
	assert.equal(tested + checked + open, SUCCESS_CRITERIA.length);
	assert.equal(standingOf({ id: "1", name: "", level: "A", how: "", tests: [], open: "later" }), "open");
});

test("every test that is named exists", () => {
	for (const { id, tests = [] } of SUCCESS_CRITERIA)
		for (const { spec, title } of tests) {
			const source = readFileSync(`e2e/${spec}`, "utf8");
			assert.ok(title.length > 8 && source.includes(title), `${id}: ${spec} has no test “${title}”`);
		}
});

test("a check by hand has a day in the past and a method", () => {
	for (const { id, checked } of SUCCESS_CRITERIA) {
		if (!checked) continue;
		assert.match(checked.on, /^20\d\d-\d\d-\d\d$/, id);
		assert.ok(Date.parse(checked.on) <= Date.now(), id);
		assert.ok(checked.method.length > 20, id);
	}
});
