import assert from "node:assert/strict";
import { test } from "node:test";
import { rate } from "#lib/backend/rates";

const LOAN = { name: "Salary loan", kind: "loan", value: 36, unit: "% a year", valid_from: "2026-11-01" };

test("a rate has a name, a value and a start date", () => {
	assert.deepEqual(
		rate.parse({
			...LOAN,
			method: "Reducing",
			valid_until: "2027-01-31T00:00:00Z",
			charged_when: "each month",
			published_by: "Treasury",
			source: "javascript:alert(1)",
		}),
		{
			id: "Salary loan",
			name: "Salary loan",
			kind: "loan",
			value: "36",
			unit: "% a year",
			method: "reducing",
			conditions: undefined,
			chargedWhen: "each month",
			from: "2026-11-01",
			until: "2027-01-31",
			publishedBy: "Treasury",
			sourceHref: undefined,
		},
	);
	assert.equal(rate.parse(LOAN).method, undefined);
});

test("a rate without a name, a value or a date is not shown", () => {
	for (const field of ["name", "value", "valid_from"] as const) {
		const result = rate.safeParse({ ...LOAN, [field]: undefined });
		assert.deepEqual(
			result.error?.issues.map(({ path }) => path.join(".")),
			[field],
		);
	}
	assert.equal(rate.safeParse({ ...LOAN, valid_from: "soon" }).success, false);
});
