import assert from "node:assert/strict";
import { test } from "node:test";
import { type Alert, alertNaming, alertsDue, alertsOnPage } from "#lib/alerts/alert-schedule";

const alert = (text: string, facts: Partial<Alert> = {}): Alert => ({
	id: text,
	level: "information",
	text,
	pages: [],
	isDismissible: true,
	...facts,
});
const textsOf = (alerts: readonly Alert[]) => alerts.map(({ text }) => text);
const at = (moment: string) => Date.parse(moment);

test("an alert is shown from its start until its end, to the minute", () => {
	const closed = alert("Closed", {
		startsAt: "2026-11-21T08:00:00.000Z",
		endsAt: "2026-11-21T17:00:00.000Z",
	});
	const rows: [moment: string, isShown: boolean][] = [
		["2026-11-21T07:59:59Z", false],
		["2026-11-21T08:00:00Z", true],
		["2026-11-21T16:59:59Z", true],
		["2026-11-21T17:00:00Z", false],
		["2027-01-01T00:00:00Z", false],
	];
	for (const [moment, isShown] of rows)
		assert.equal(alertsDue([closed], at(moment)).length, Number(isShown), moment);
});

test("an alert without start and end is always shown", () => {
	assert.equal(alertsDue([alert("Always")], 0).length, 1);
});

test("the most urgent alert comes first, then the newest; at most two are shown, and none twice", () => {
	const alerts = [
		alert("Old warning", { level: "warning", startsAt: "2026-11-01T00:00:00.000Z" }),
		alert("Information", { startsAt: "2026-11-20T00:00:00.000Z" }),
		alert("New warning", { level: "warning", startsAt: "2026-11-10T00:00:00.000Z" }),
		alert("Undated warning", { level: "warning" }),
		alert("Urgent", { level: "urgent" }),
		alert("Urgent", { level: "urgent", id: "the same from elsewhere" }),
	];
	const now = at("2026-11-21T12:00:00Z");
	assert.deepEqual(textsOf(alertsDue(alerts, now)), [
		"Urgent",
		"New warning",
		"Old warning",
		"Undated warning",
		"Information",
	]);
	assert.deepEqual(textsOf(alertsOnPage(alerts, "/faqs", now)), ["Urgent", "New warning"]);
});

test("an alert for some pages is shown on those and on all below them, under each of their URLs", () => {
	const rows: [pages: string[], url: string, isShown: boolean][] = [
		[[], "/anything", true],
		[["/products"], "/products", true],
		[["/products"], "/products?category=loans", true],
		[["/products"], "/products/personal/salary%20loans", true],
		[["/products/personal/Salary Loans"], "/products/personal/salary%20loans", true],
		[["/products/savings/Susu Account"], "/products/any/susu%20account", true],
		[["/products/savings/Susu%20Account/"], "/products/any/susu%20account?_rsc=1", true],
		[["/products/savings/Susu Account"], "/products/savings/Susu+Account", true],
		[["/products/savings/Susu Account"], "/products/any/salary%20loans", false],
		[["/products/savings/Loans%2FAdvances"], "/products/any/loans%2Fadvances", true],
		[["/products/savings/100% Savings"], "/products/any/100%25%20savings", true],
		[["/products"], "/products/any/susu%20account", true],
		[["/locator/Greater Accra/Makola Branch"], "/locator/greater-accra/makola-branch", true],
		[["/locator/greater-accra"], "/locator/greater-accra/makola-branch", true],
		[["/locator/greater-accra/tema-branch"], "/locator/greater-accra/makola-branch", false],
		[["/products"], "/products-of-others", false],
		[["/products", "/news"], "/news/1", true],
		[["/news"], "/stories/1", true],
		[["/stories/1"], "/news/1", true],
		[["/contact-us"], "/locator", true],
		[["/locator"], "/contact-us?region=Volta", true],
		[["/award/1"], "/awards/1", true],
		[["/"], "/", true],
		[["/"], "/?utm_source=x", true],
		[["/"], "/faqs", false],
		[["/news"], "/%E0%A4%A", false],
	];
	for (const [pages, url, isShown] of rows) {
		assert.equal(
			alertsOnPage([alert("Alert", { pages })], url, 0).length,
			Number(isShown),
			`${pages} on ${url}`,
		);
	}
});

test("if the page is unknown, an alert for another page is better than none", () => {
	assert.equal(alertsOnPage([alert("Alert", { pages: ["/news"] })], undefined, 0).length, 1);
});

test("an alert names a branch by its whole name alone", () => {
	const alerts = [
		alert("Kasoa branch is closed."),
		alert("Ho Branch (market) and the  tema  Branch: no network"),
	];
	for (const [name, text] of [
		["Kasoa Branch", alerts[0]?.text],
		["Tema Branch", alerts[1]?.text],
		["Ho Branch (Market)", alerts[1]?.text],
		["Soa Branch", undefined],
		["Tema", alerts[1]?.text],
		["Tema Branch 2", undefined],
	] as const)
		assert.equal(alertNaming(name, alerts)?.text, text, name);
});
