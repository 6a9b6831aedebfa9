import assert from "node:assert/strict";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { helpTopics } from "#lib/help/help";
import { whoBlocks } from "#lib/security/safety";

test("without a phone number, people are sent to a branch, and no number is invented", () => {
	const company = companyIdentity({ COMPANY_NAME: "Adom" });
	const words = JSON.stringify(helpTopics(company));
	assert.doesNotMatch(words, /undefined|Call us on/);
	assert.match(words, /Go to any branch/);
});

test("the mobile network comes first everywhere, because our lines are closed at night and on weekends", () => {
	const company = companyIdentity({});
	const [network, ours] = whoBlocks(company).map(({ how }) => how);
	assert.match(network ?? "", /mobile network.*also at night/);
	assert.match(ours ?? "", /If we are closed/);
	for (const id of ["told-pin", "stolen-phone"])
		assert.deepEqual(
			helpTopics(company)
				.find((topic) => topic.id === id)
				?.steps.slice(0, 2),
			[network, ours],
			id,
		);
});

test("people with a problem about money can write to us, and say about what", () => {
	const topics = helpTopics(companyIdentity({}));
	for (const id of ["wrong-number", "missing-money", "cannot-pay", "loan-refused"])
		assert.ok(
			topics.find((topic) => topic.id === id)?.links.some(({ href }) => href === `/contact?about=${id}`),
			id,
		);
});
