import assert from "node:assert/strict";
import { test } from "node:test";
import { unknownSettings } from "./setting-names.ts";

test("operators read which setting a misspelt one is nearest to", () => {
	const misspelt = {
		COMPANY_LICENSE_NUMBER: "COMPANY_LICENCE_NUMBER",
		SMPT_URL: "SMTP_URL",
		SITEURL: "SITE_URL",
		IMAGE_HOST: "IMAGE_HOSTS",
		COMPANY_MAIL: "COMPANY_EMAIL",
		API_BASE_ADDRESS: "API_BASE_URL",
	};
	for (const [name, meant] of Object.entries(misspelt))
		assert.deepEqual(unknownSettings({ [name]: "x" }), [
			`${name} is not a setting of this site. Is ${meant} meant?`,
		]);
});

test("settings of the site and variables of other programs are not named", () => {
	assert.deepEqual(
		unknownSettings({ SITE_URL: "x", COMPANY_NAME: "x", COMPANY_MOTTO: "", PATH: "x", HOME: "x", PORT: "1" }),
		[],
	);
});
