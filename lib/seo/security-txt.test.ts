import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "#lib/platform/durations";
import { SECURITY_CONTACTS_EXPIRE } from "./security-txt.ts";

test("the contacts for security reports stay valid for a month, and for less than a year", () => {
	const days = (Date.parse(SECURITY_CONTACTS_EXPIRE) - Date.now()) / DAY_MS;
	assert.ok(
		days > 30,
		"ask the contacts in security.txt whether they still receive reports, and move the date",
	);
	assert.ok(days < 366, "RFC 9116 recommends less than a year");
});
