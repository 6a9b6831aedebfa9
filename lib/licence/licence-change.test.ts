import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { licenceHistory, whoWeAre } from "#lib/about/about";
import { alertsDue } from "#lib/alerts/alert-schedule";
import { companyIdentity } from "#lib/company/identity";
import { depositProtection } from "#lib/deposit-protection/deposit-protection";
import { faqsOf } from "#lib/faqs/faqs";
import { helpTopics } from "#lib/help/help";
import { licenceAlerts, licenceFaq, licenceHelp } from "#lib/licence/licence-change";

const LICENCES = "savings and loans company; 2027-01-01 microfinance bank (MB-7)";
const company = companyIdentity({ COMPANY_LICENCES: LICENCES, COMPANY_LICENCE_NUMBER: "SL-1" });
const successor = companyIdentity({
	COMPANY_LICENCES: LICENCES,
	COMPANY_SUCCESSOR: "Adom Bank https://www.adom.example",
});
const unchanged = companyIdentity({});

/** What `read` says at this moment. */
function at<T>(moment: string, read: () => T): T {
	mock.timers.enable({ apis: ["Date"], now: Date.parse(moment) });
	try {
		return read();
	} finally {
		mock.timers.reset();
	}
}

test("a change to come is a topic of help, a question, entries of the search and, for thirty days, an alert", () => {
	const said = (moment: string, of = company) =>
		at(moment, () => ({
			help: helpTopics(of).some(({ id }) => id === "licence-change"),
			faq: faqsOf(of).some(({ id }) => id === "licence-change"),
			alert: alertsDue(licenceAlerts(of, Date.now()), Date.now()).length > 0,
		}));
	const all = { help: true, faq: true, alert: true };
	assert.deepEqual(said("2026-12-01T23:59:59Z"), { ...all, alert: false });
	assert.deepEqual(said("2026-12-02T00:00:00Z"), all);
	assert.deepEqual(said("2026-12-31T23:59:59Z"), all);
	const none = { help: false, faq: false, alert: false };
	assert.deepEqual(said("2027-01-01T00:00:00Z"), none);
	assert.deepEqual(said("2026-12-15T00:00:00Z", unchanged), none);
});

test("the texts of a change name the day, and the company that takes over if there is one", () => {
	const words = (of: typeof company) =>
		at("2026-12-15T00:00:00Z", () =>
			JSON.stringify([licenceHelp(of), licenceFaq(of), licenceAlerts(of, Date.now())]).replaceAll(
				"\u00a0",
				" ",
			),
		);
	assert.match(words(company), /On 1 January 2027 we become a microfinance bank\./);
	assert.match(words(successor), /On 1 January 2027 our business goes to Adom Bank, a microfinance bank\./);
	assert.match(words(successor), /https:\/\/www\.adom\.example/);
});

test("from the day of the change only the history names the old class, with its time, and the limit is asked for", () => {
	const [now, history, protection] = at("2027-01-01T00:00:00Z", () => [
		whoWeAre(company).join(),
		licenceHistory(company),
		JSON.stringify(depositProtection(company)),
	]);
	assert.match(now as string, /is a microfinance bank in Ghana/);
	assert.doesNotMatch(protection as string, /savings and loans company|GHS/);
	assert.match(protection as string, /Ask us what it is now/);
	const steps = JSON.stringify(history).replaceAll("\u00a0", " ");
	assert.match(
		steps,
		/as a savings and loans company.*until 1 January 2027.*SL-1.*became a microfinance bank.*MB-7/,
	);
});

test("until then the limit of the old class is told", () => {
	const told = at("2026-12-31T23:59:59Z", () => JSON.stringify(depositProtection(company)));
	assert.match(told, /up to GHS\s1,250 if we fail/);
});
