import assert from "node:assert/strict";
import { test } from "node:test";
import { unknownSettings } from "./setting-names.ts";

test("operators read which variable is misspelt, and nothing of other programs' variables", () => {
	const others = { SITE_URL: "x", COMPANY_NAME: "x", COMPANY_MOTTO: "", PATH: "x", PORT: "1" };
	assert.deepEqual(unknownSettings({ ...others, COMPANY_LICENSE_NUMBER: "x", API_BASE_ADDRESS: "x" }), [
		"COMPANY_LICENSE_NUMBER is not a setting of this site: see .env.example",
		"API_BASE_ADDRESS is not a setting of this site: see .env.example",
	]);
});
