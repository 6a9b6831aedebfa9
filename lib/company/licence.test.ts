import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { licenceRegister, licencesOn, licencesToday, plural, withArticle } from "#lib/company/licence";
import { requestContext, withRequestContext } from "#lib/platform/request-context";

const LICENCES = "savings and loans company; 2027-01-01 microfinance bank (MB-7)";
const company = companyIdentity({ COMPANY_LICENCES: LICENCES, COMPANY_LICENCE_NUMBER: "SL-1" });

/** What `read` says at this moment. */
function at<T>(moment: string, read: () => T): T {
	mock.timers.enable({ apis: ["Date"], now: Date.parse(moment) });
	try {
		return read();
	} finally {
		mock.timers.reset();
	}
}

test("the class and its number change in the first minute of the day in Accra", () => {
	for (const [moment, name, number, next] of [
		["2026-12-31T23:59:59Z", "savings and loans company", "SL-1", "microfinance bank"],
		["2027-01-01T00:00:00Z", "microfinance bank", "MB-7", undefined],
		["2027-06-01T12:00:00Z", "microfinance bank", "MB-7", undefined],
	] as const) {
		const { today, change } = at(moment, () => licencesToday(company));
		assert.deepEqual([today.class, today.number, change?.class], [name, number, next], moment);
	}
});

test("the number of the first licence is not shown beside a later class", () => {
	const own = companyIdentity({
		COMPANY_LICENCES: "savings and loans company; 2020-01-01 microfinance bank",
		COMPANY_LICENCE_NUMBER: "SL-1",
	});
	assert.equal(licencesOn(own, "2026-11-29").today.number, undefined);
});

test("of several changes the next is announced", () => {
	const own = companyIdentity({
		COMPANY_LICENCES: "2012-03-01 finance house (F-1); 2027-01-01 microfinance bank; 2029-01-01 bank",
	});
	assert.equal(licencesOn(own, "2026-11-29").change?.class, "microfinance bank");
	assert.equal(licencesOn(own, "2027-01-01").change?.class, "bank");
	assert.equal(licencesOn(own, "2000-01-01").today.class, "finance house");
});

test("a company that sets nothing is a savings and loans company without a change", () => {
	const { today, change } = licencesOn({}, "2030-01-01");
	assert.deepEqual([today.class, change], ["savings and loans company", undefined]);
});

test("a page that shows the class is right for the day while a change is to come, and no shorter otherwise", () => {
	const dayOf = (moment: string) =>
		at(moment, () =>
			withRequestContext("1", () => {
				licencesToday(company);
				return requestContext()?.signals.validOn;
			}),
		);
	assert.equal(dayOf("2026-12-31T23:59:59Z"), "2026-12-31");
	assert.equal(dayOf("2027-01-01T00:00:00Z"), undefined);
});

test("entries that cannot be used are named by their place", () => {
	for (const [setting, error] of [
		["savings and loans company; microfinance bank", /COMPANY_LICENCES: entry 2 has no day/],
		["bank; 2027-02-30 microfinance bank", /entry 2 has a day that does not exist/],
		["bank; 2027-1-1 microfinance bank", /entry 2 has a day that does not exist/],
		["bank; 2027-01-01 a bank; 2026-01-01 b bank", /entry 3 is not later/],
		["2027-01-01 bank; 2027-01-01 microfinance bank", /entry 2 is not later/],
		["bank; 2027-01-01", /entry 2 is not such as/],
		["bank;", /entry 2 is not such as/],
		["bank (1", /entry 1 is not such as/],
	] as const)
		assert.throws(() => companyIdentity({ COMPANY_LICENCES: setting }), error, setting);
});

test("a company that takes over needs a name, an address and a day", () => {
	const of = (COMPANY_SUCCESSOR: string, COMPANY_LICENCES?: string) =>
		companyIdentity({ COMPANY_SUCCESSOR, COMPANY_LICENCES });
	assert.throws(() => of("Adom Bank", LICENCES), /COMPANY_SUCCESSOR: a name and an address/);
	assert.throws(() => of("Adom Bank https://", LICENCES), /COMPANY_SUCCESSOR/);
	assert.throws(() => of("Adom Bank https://www.adom.example"), /COMPANY_SUCCESSOR: needs the day/);
});

test("articles and plurals follow the class", () => {
	assert.deepEqual(["savings and loans company", "microfinance bank", "finance house", "trust"].map(plural), [
		"savings and loans companies",
		"microfinance banks",
		"finance houses",
		"trusts",
	]);
	assert.equal(withArticle("investment bank"), "an investment bank");
});

test("a class has a link to a register only if its register is known", () => {
	assert.match(licenceRegister("Savings and Loans Company") ?? "", /savings-loans/);
	assert.equal(licenceRegister("microfinance bank"), undefined);
});
