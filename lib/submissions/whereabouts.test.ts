import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContactTopic } from "#lib/contact/contact-form-page";
import type { Submission } from "#lib/submissions/model/submission";
import { newReference } from "#lib/submissions/reference";
import { SAMPLE_APPLICATION, sampleContact } from "#lib/submissions/samples/submissions";
import { whereabouts } from "#lib/submissions/whereabouts";

const REFERENCE = newReference();

const serviceWith = (content: Partial<Submission>, hasTarget = true) => ({
	store: {
		find: async (reference: string) =>
			reference === REFERENCE
				? ({ state: "delivered", createdAt: 1_000, deliveredAt: 2_000, ...content } as Submission)
				: undefined,
	},
	delivery: { hasTarget },
});
const contact = (topic: ContactTopic, phone = "024 000 0000"): Partial<Submission> => ({
	kind: "contact",
	topic,
	payload: sampleContact(1, { phone }),
});

test("a sender finds a submission by reference and phone number, however both are spelt", async () => {
	const service = serviceWith(contact("enquiry"));
	for (const [reference, phone] of [
		[REFERENCE, "024 000 0000"],
		[REFERENCE.toLowerCase().replaceAll("-", ""), "+233 24 000 0000"],
		[` ${REFERENCE.replaceAll("-", " ")} `, "00233240000000"],
	] as const) {
		const found = await whereabouts(service, { reference, phone });
		assert.deepEqual(
			[found?.topic, found?.state, found?.receivedAt.getTime(), found?.passedOnAt?.getTime()],
			["enquiry", "delivered", 1_000, 2_000],
			reference,
		);
	}
});

test("a wrong number, an unknown reference and none at all get the same answer", async () => {
	for (const [content, reference, phone] of [
		[contact("enquiry"), REFERENCE, "024 000 0001"],
		[contact("enquiry"), REFERENCE, ""],
		[contact("enquiry"), REFERENCE, "no digits"],
		[contact("fake", ""), REFERENCE, ""],
		[contact("enquiry"), newReference(), "024 000 0000"],
		[contact("enquiry"), `${REFERENCE}X`, "024 000 0000"],
		[contact("enquiry"), "", ""],
	] as const)
		assert.equal(
			await whereabouts(serviceWith(content), { reference, phone }),
			undefined,
			`${reference} ${phone}`,
		);
});

test("an answer is promised once a submission was passed on, and where there is nowhere to pass it on to", async () => {
	for (const [state, hasTarget, isPromised] of [
		["delivered", true, true],
		["pending", true, false],
		["pending", false, true],
		["quarantined", false, false],
	] as const) {
		const service = serviceWith({ ...contact("enquiry"), state }, hasTarget);
		const found = await whereabouts(service, { reference: REFERENCE, phone: "024 000 0000" });
		assert.equal(found?.isPromised, isPromised, `${state} ${hasTarget}`);
	}
});

test("complaints, reports and applications are told apart", async () => {
	const application: Partial<Submission> = { kind: "application", payload: SAMPLE_APPLICATION };
	for (const [content, topic, phone] of [
		[contact("complaint"), "complaint", "024 000 0000"],
		[contact("fake"), "fake", "024 000 0000"],
		[application, "application", SAMPLE_APPLICATION.phone],
	] as const) {
		const found = await whereabouts(serviceWith(content), { reference: REFERENCE, phone });
		assert.equal(found?.topic, topic);
	}
});
