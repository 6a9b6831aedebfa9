import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity, identityVariable, socialLinks, whatsappHref } from "./identity.ts";

test("a field is overridden by its variable", () => {
	assert.equal(identityVariable("tollFree"), "COMPANY_TOLL_FREE");
	assert.equal(companyIdentity({ COMPANY_TOLL_FREE: "0800 111 222" }).tollFree, "0800 111 222");
});

test("a blank variable hides the sample company's value", () => {
	const company = companyIdentity({ COMPANY_X: "", COMPANY_WHATSAPP: " ", COMPANY_EMAIL: "" });
	assert.equal(company.email, undefined);
	assert.equal(whatsappHref(company), undefined);
	assert.deepEqual(
		socialLinks(company).map(({ label }) => label),
		["Facebook", "Instagram", "LinkedIn"],
	);
});

test("unusable values are named", () => {
	assert.throws(
		() => companyIdentity({ COMPANY_EMAIL: "nobody", COMPANY_FACEBOOK: "javascript:alert(1)" }),
		/COMPANY_EMAIL[\s\S]*COMPANY_FACEBOOK/,
	);
});
