import assert from "node:assert/strict";
import { test } from "node:test";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import { jobPage, publicBranchPage } from "#lib/pages/item-pages";

test("a shared link to a closed branch says until when, and names hours once it is open", () => {
	const branch = {
		name: "Wa Branch",
		location: "Market Road, Wa",
		closedUntil: "2027-06-01",
		notice: "we are rebuilding",
	} as Branch;
	const said = (day: string) => publicBranchPage(branch, new Date(day)).description;
	assert.equal(
		said("2026-11-28"),
		"Market Road, Wa. Closed until Tuesday 1 June 2027: we are rebuilding. Phone number, directions, and what to bring.",
	);
	assert.match(said("2027-06-02") ?? "", / Open Monday to Friday, 08:00 to 17:00\./);
});

test("a shared link to a job says where it is, until when people may apply, and what it pays", () => {
	const job = {
		id: "1",
		title: "Teller",
		location: "Accra Head Office",
		closesOn: "2999-12-05",
		payStart: 2000,
		payEnd: 2800,
		description: "You serve customers at the counter.",
	} as Job;
	const { title, description } = jobPage(job);
	assert.equal(title, "Teller, Accra Head Office");
	assert.equal(
		description?.replaceAll("\u00a0", " "),
		"Apply by 5 December 2999. GHS 2,000 – GHS 2,800. You serve customers at the counter.",
	);
	assert.match(
		jobPage({ ...job, closesOn: "2020-01-01" }).description ?? "",
		/^Applications closed on 1 January 2020\. /,
	);
	const bare = jobPage({
		...job,
		closesOn: undefined,
		payStart: undefined,
		payEnd: undefined,
	} as unknown as Job);
	assert.equal(bare.description, job.description);
	assert.equal(jobPage({ ...job, location: "A".repeat(60) }).title, "Teller");
});
