import assert from "node:assert/strict";
import { test } from "node:test";
import {
	askUsText,
	companyIdentity,
	identityVariable,
	missingIdentity,
	phoneFromAbroad,
	refusePublicSample,
	socialLinks,
	whatsappHref,
} from "./identity.ts";

test("a field is overridden by its variable", () => {
	assert.equal(identityVariable("tollFree"), "COMPANY_TOLL_FREE");
	assert.equal(companyIdentity({ COMPANY_TOLL_FREE: "0800 111 222" }).tollFree, "0800 111 222");
});

test("visitors who are told to call read when the phone is answered, if that is known", () => {
	assert.equal(askUsText(companyIdentity({})), "call us on 0800 000 000 (Monday to Friday, 08:00 to 17:00)");
	const own = companyIdentity({ COMPANY_NAME: "Adom", COMPANY_PHONE: "030 111 2222" });
	assert.equal(askUsText(own), "call us on 030 111 2222");
});

test("people abroad are given the number that they can dial, never a toll-free one", () => {
	const abroad = (phone: string) => phoneFromAbroad(companyIdentity({ COMPANY_PHONE: phone }));
	assert.equal(abroad("0302 771 234"), "+233 30 277 1234");
	assert.equal(abroad("+233 (0) 302771234"), "+233 30 277 1234");
	assert.equal(abroad("0800 123 456"), undefined);
	assert.equal(abroad(""), "+233 30 000 0000");
	assert.equal(phoneFromAbroad(companyIdentity({ COMPANY_NAME: "Adom" })), undefined);
});

test("the sample company has sample values, and a blank variable counts as not set", () => {
	const company = companyIdentity({ COMPANY_X: "", COMPANY_NAME: " " });
	assert.equal(company.shortName, "Bestfield");
	assert.deepEqual(
		socialLinks(company).map(({ label }) => label),
		["Facebook", "X", "Instagram", "LinkedIn", "WhatsApp"],
	);
	assert.deepEqual(missingIdentity({}), []);
});

test("a company with a backend or a name of its own shows nothing of the sample's contacts", () => {
	const own: Record<string, string>[] = [
		{ API_BASE_URL: "https://api.adom.example", COMPANY_PHONE: "030 111 2222" },
		{ COMPANY_NAME: "Adom Savings & Loans", COMPANY_PHONE: "030 111 2222" },
	];
	for (const env of own) {
		const company = companyIdentity(env);
		const { name, shortName, phone, whatsappGreeting, ...rest } = company;
		assert.equal(phone, "030 111 2222");
		assert.deepEqual(
			Object.values(rest).filter((value) => value !== undefined),
			[],
		);
		assert.deepEqual(socialLinks(company), []);
		assert.equal(whatsappHref(company), undefined);
	}
	assert.equal(companyIdentity(own[1]).shortName, "Adom Savings & Loans");
});

test("the log names the variables that visitors miss", () => {
	const env = { API_BASE_URL: "https://api.adom.example", COMPANY_TOLL_FREE: "0800 111 222" };
	assert.deepEqual(missingIdentity(env), [
		"COMPANY_NAME",
		"COMPANY_EMAIL",
		"COMPANY_WHATSAPP",
		"COMPANY_POSTAL_ADDRESS",
		"COMPANY_HEAD_OFFICE",
	]);
});

test("neither the sample company nor its branches are shown at a public address, unless it is a demonstration", () => {
	const publicSite = { SITE_URL: "https://www.adom.example" };
	const named = { ...publicSite, COMPANY_NAME: "Adom" };
	const API_BASE_URL = "https://api.adom.example";
	assert.throws(() => refusePublicSample(publicSite), /COMPANY_NAME: .*\nAPI_BASE_URL: .*\n.*SAMPLE=1/);
	assert.throws(
		() => refusePublicSample({ ...publicSite, API_BASE_URL }),
		/^Error: COMPANY_NAME: .*\n.*SAMPLE=1/,
	);
	assert.throws(() => refusePublicSample(named), /^Error: API_BASE_URL: .*branches.*\n.*SAMPLE=1/);
	for (const site of [publicSite, named]) refusePublicSample({ ...site, SAMPLE: "1" });
	refusePublicSample({ ...named, API_BASE_URL });
	refusePublicSample({});
	for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "shop.localhost"])
		refusePublicSample({ SITE_URL: `http://${host}` });
});

test("a colour is taken with and without its #", () => {
	for (const colour of ["#0B5D3B", "0b5d3b"])
		assert.equal(companyIdentity({ COMPANY_BRAND_COLOUR: colour }).brandColour, "#0b5d3b");
});

test("unusable values are named", () => {
	assert.throws(
		() => companyIdentity({ COMPANY_EMAIL: "nobody", COMPANY_FACEBOOK: "javascript:alert(1)" }),
		/COMPANY_EMAIL[\s\S]*COMPANY_FACEBOOK/,
	);
});
