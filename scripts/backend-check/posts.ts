import { randomUUID } from "node:crypto";
import { environment } from "#lib/platform/environment";
import { adminApiTarget } from "#lib/submissions/delivery/admin-api-target";
import { DeliveryFailure } from "#lib/submissions/delivery/delivery-target";
import type { Content, Submission } from "#lib/submissions/model/submission";
import type { Row } from "./reads.ts";

const TEST_WORDS = "Test by the website's operators (npm run backend:check). Please delete it.";
const FIELDS = {
	name: "Website Test",
	phone: "+233 30 000 0000",
	address: "Accra",
	email: "website-test@example.com",
	dob: "1990-01-31",
	location: "Accra",
	description: TEST_WORDS,
	accountType: "",
	loanPurpose: "",
};
const NO_FIELDS = { ...FIELDS, name: "", phone: "", email: "", description: "" };

/** Sends a test message, the same again, one without its fields, and a test application, as the site's outbox does. */
export async function checkPosts(base: string): Promise<Row[]> {
	const { CONTACT_PATH: contactPath, SITE_URL } = environment();
	const target = adminApiTarget({
		baseUrl: base,
		contactPath,
		fileUrlOf: async () => `${SITE_URL}/uploads/backend-check.pdf`,
	});
	const post = (content: Content, id: string) =>
		target.deliver(submissionOf(content, id), AbortSignal.timeout(target.deliveryMaxMs)).catch(failureOf);
	const message = contactOf(FIELDS);
	const id = randomUUID();
	const first = await post(message, id);
	const again = await post(message, id);
	const refused = await post(contactOf(NO_FIELDS), randomUUID());
	const application = await post(APPLICATION, randomUUID());
	return [
		verdict(contactPath, "a message", first),
		...repeatFindings(contactPath, first, again),
		refusalVerdict(contactPath, refused),
		verdict("/submit-application", "an application", application),
	];
}

type Outcome = Awaited<ReturnType<ReturnType<typeof adminApiTarget>["deliver"]>> | DeliveryFailure;

function failureOf(error: unknown): DeliveryFailure {
	if (error instanceof DeliveryFailure) return error;
	throw error;
}

const contactOf = (formData: typeof FIELDS): Content => ({
	kind: "contact",
	topic: "enquiry",
	payload: { formData, formType: "enquiry" },
});

const APPLICATION: Content = {
	kind: "application",
	payload: { name: FIELDS.name, phone: FIELDS.phone, email: FIELDS.email, career: TEST_WORDS, jobId: "0" },
	file: { id: "0", name: "test.pdf", type: "pdf", bytes: 0, digest: "" },
};

const submissionOf = (content: Content, id: string): Submission => ({
	...content,
	id,
	reference: "TEST-TEST-0",
	state: "delivering",
	attempts: 1,
	createdAt: Date.now(),
	nextAttemptAt: 0,
	releasedAt: undefined,
	deliveredAt: undefined,
	answer: undefined,
	lastError: undefined,
	fileUrl: undefined,
});

function verdict(path: string, what: string, outcome: Outcome): Row {
	if (!(outcome instanceof DeliveryFailure) && outcome.outcome === "delivered")
		return { grade: "fine", path, what: `accepts ${what}`, shown: said(outcome) };
	const shown = !(outcome instanceof DeliveryFailure)
		? said(outcome)
		: {
				none: "that it was received; it stays with the staff, who find it with npm run submissions",
				one: "that it was received, with a response issue; it is sent once more and then stays with the staff",
				unlimited: "that it was received; it is sent again for a week",
			}[outcome.retries];
	return { grade: "wrong", path, what: `does not accept ${what}: ${reasonOf(outcome)}`, shown };
}

function repeatFindings(path: string, first: Outcome, again: Outcome): Row[] {
	if (first instanceof DeliveryFailure) return [];
	if (reasonOf(first) === reasonOf(again))
		return [{ grade: "fine", path, what: "answers a repeat as the first time" }];
	const shown = "the answer to the repeat, after a broken connection";
	return [{ grade: "wrong", path, what: `answers a repeat with ${reasonOf(again)}`, shown }];
}

function refusalVerdict(path: string, outcome: Outcome): Row {
	const isRefusal =
		outcome instanceof DeliveryFailure ? outcome.retries === "none" : outcome.outcome === "rejected";
	const what = `answers a message without its fields: ${reasonOf(outcome)}`;
	if (isRefusal) return { grade: "fine", path, what };
	const shown = "nothing of it: the site sends no message without them";
	return { grade: outcome instanceof DeliveryFailure ? "wrong" : "tolerated", path, what, shown };
}

const reasonOf = (outcome: Outcome) =>
	outcome instanceof DeliveryFailure
		? outcome.message
		: `${outcome.outcome}, ${outcome.message ?? "no message"}`;

const said = ({ message }: { message?: string }) => (message ? `“${message}”` : "the site's own words");
