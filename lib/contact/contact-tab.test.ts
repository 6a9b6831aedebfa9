import assert from "node:assert/strict";
import { test } from "node:test";
import { contactTab } from "#lib/contact/contact-tab";

test("the contact screen opens on the requested tab, and on the enquiry for anything else", () => {
	for (const tab of ["enquiry", "loan", "account"]) assert.equal(contactTab(tab), tab);
	for (const other of [undefined, null, "", "LOAN", "loans", "account,loan", "constructor"]) {
		assert.equal(contactTab(other), "enquiry", String(other));
	}
});
