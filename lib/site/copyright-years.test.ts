import assert from "node:assert/strict";
import { test } from "node:test";
import { copyrightYears } from "./copyright-years.ts";

test("the copyright names 2025, and the current year from 2026 on", () => {
	const cases = [
		["2025-12-31T23:59:59Z", "2025"],
		["2026-01-01T00:00:00Z", "2025–2026"],
		["2031-06-15T12:00:00Z", "2025–2031"],
		["2019-06-15T12:00:00Z", "2025"],
	] as const;
	for (const [now, years] of cases) assert.equal(copyrightYears(new Date(now)), years, now);
});
