import assert from "node:assert/strict";
import { after, test } from "node:test";
import { HOUR_MS } from "#lib/platform/durations";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import type { Reply } from "#lib/submissions/model/reply";
import type { SubmissionStore } from "#lib/submissions/store/store";

// Settings are read once, when the first module needs them.
Object.assign(process.env, {
	SITE_URL: "https://www.bestfield.example",
	DATA_DIR: temporaryFolder(),
	LOG_LEVEL: "silent",
});
const { formResponse: respond, respondToError } = await import("#lib/submissions/response/send");
const { checkQuota, consumeQuota } = await import("#lib/submissions/form/quota");
const { refuseForeignForm } = await import("#lib/submissions/form/own-form");
const { OutcomeUnknown } = await import("#lib/submissions/outbox");
const { submissionService } = await import("#lib/submissions/service");
const { createReplyPages } = await import("#lib/submissions/store/reply-pages");
after(async () => (await submissionService()).close());

/** A request from this address, as a proxy of ours passes it on. */
const requestFrom = (address: string) =>
	new Request("https://www.bestfield.example/api/contact", {
		method: "POST",
		headers: { accept: "application/json", "x-forwarded-for": address },
	});

/** The response to what this throws. */
const responseTo = async (request: Request, fail: () => unknown): Promise<Response | undefined> => {
	try {
		await fail();
		return undefined;
	} catch (error) {
		return respondToError(request, "contact", error);
	}
};

test("a flood from one address is refused with the phone number; a busy network is not", async () => {
	const request = requestFrom("154.160.1.1");
	const send = () => consumeQuota("contact", request.headers, { formType: "enquiry" });
	for (let sent = 1; sent <= 600; sent++)
		assert.equal(await send(), sent > 60 ? "quarantined" : "accepted", `message ${sent}`);

	for (const fail of [send, () => checkQuota("contact", request.headers)]) {
		const refusal = await responseTo(request, fail);
		assert.equal(refusal?.status, 429);
		assert.match(
			String((await refusal?.json())?.message),
			/Nothing was received.*again in \d+ minutes, or call 0800.*WhatsApp/,
		);
		assert.ok(Number(refusal?.headers.get("retry-after")) > 0);
	}
	await checkQuota("contact", requestFrom("154.160.1.2").headers);
});

test("a page with a form to correct goes when the corrected form gets its receipt, or comes back once more", async () => {
	const { replyPages } = await submissionService();
	const request = requestFrom("154.160.1.5");
	request.headers.set("accept", "text/html");
	const send = async (reply: Reply, replyPageId?: string) => {
		const place = { page: "/contact", form: "contact", replyPageId };
		const response = await respond(request, 422, { reply, values: { name: "Ama" } }, place);
		return /reply\/(.+)#/.exec(response.headers.get("location") ?? "")?.[1] ?? "";
	};
	const faulty: Reply = { outcome: "invalid", message: "Enter your name." };
	const first = await send(faulty);
	assert.equal((await replyPages.find(first))?.values.name, "Ama");
	const second = await send(faulty, first);
	assert.equal(await replyPages.find(first), undefined);
	const receipt = { reference: "K7MQ-3TXW-9", received: "", nextSteps: [] };
	const last = await send({ outcome: "delivered", message: "Sent", receipt }, second);
	assert.equal(await replyPages.find(second), undefined);
	assert.ok(await replyPages.find(last), "the receipt stays");
});

test("a form of a second host name is told the URL of the website; a made-up one is not repeated", async () => {
	const refusalOf = async (origin: string) => {
		const request = requestFrom("154.160.1.4");
		request.headers.set("origin", origin);
		const refusal = await responseTo(request, () => refuseForeignForm(request.headers));
		assert.equal(refusal?.status, 403);
		return (await refusal?.json())?.message as string;
	};
	for (const origin of ["https://bestfield.example", "http://www.bestfield.example"]) {
		const words = `opened at ${origin}, but our website is https://www.bestfield.example: please open it there. Nothing was received.`;
		assert.ok((await refusalOf(origin)).includes(words));
	}
	for (const origin of ["null", "https://<b>.example", "javascript:alert(1)"]) {
		assert.match(await refusalOf(origin), /^This form was sent from another website\. Nothing was received/);
	}
});

test("a visitor whose form may have been received reads that, and that sending it again is safe", async () => {
	const request = requestFrom("154.160.1.3");
	const response = respondToError(request, "contact", new OutcomeUnknown("the store failed"));
	assert.equal(response.status, 503);
	const { outcome, message, detail } = await response.json();
	assert.deepEqual([outcome, message], ["invalid", "Something went wrong, please try again"]);
	assert.match(detail, /do not know whether we received your message.*taken only once.*call 0800/);
	assert.doesNotMatch(detail, /Nothing was received/);
	request.headers.set("accept", "text/html");
	const page = await respondToError(request, "application", new OutcomeUnknown("the store failed")).text();
	assert.match(page, /<h1[^>]*>Your application may not have been received</);
	assert.doesNotMatch(page, /was not received|Nothing was received/);
});

test("a receipt stays for thirty days without what was typed, a form to correct for an hour", async () => {
	const stored: { content: string; forMs: number }[] = [];
	const store = {
		storeReplyPage: async (_id: string, content: string, forMs: number) =>
			void stored.push({ content, forMs }),
	};
	const replyPages = createReplyPages(store as unknown as SubmissionStore);
	const receipt = { reference: "K7MQ-3TXW-9", received: "", nextSteps: [] };
	await replyPages.store({ reply: { outcome: "delivered", message: "Sent", receipt }, values: {} });
	await replyPages.store({ reply: { outcome: "invalid", message: "Wrong" }, values: { name: "Ama" } });
	assert.deepEqual(
		stored.map(({ forMs }) => forMs / HOUR_MS),
		[30 * 24, 1],
	);
});
