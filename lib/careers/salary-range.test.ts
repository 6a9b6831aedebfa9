import assert from "node:assert/strict";
import { test } from "node:test";
import { salaryRange } from "#lib/careers/salary-range";

test("two bounds make a range, one bound is an open range, and none says so", () => {
	const rows: [start: number | undefined, end: number | undefined, expected: string][] = [
		[2000, 4000, "GHS 2,000 – GHS 4,000"],
		[4000, 2000, "GHS 2,000 – GHS 4,000"],
		[3000, 3000, "GHS 3,000"],
		[2000, undefined, "From GHS 2,000"],
		[undefined, 4000, "Up to GHS 4,000"],
		[undefined, undefined, "Salary not specified"],
		[0, 0, "Salary not specified"],
		[0, 4000, "Up to GHS 4,000"],
		[2000, 0, "From GHS 2,000"],
		[-5, 4000, "Up to GHS 4,000"],
		[1234.5, 1_000_000, "GHS 1,234.50 – GHS 1,000,000"],
	];
	for (const [start, end, expected] of rows) {
		assert.equal(salaryRange(start, end), expected.replaceAll("GHS ", "GHS\u00a0"), `${start} to ${end}`);
	}
});
