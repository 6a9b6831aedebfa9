import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import type { Reply } from "#lib/submissions/form/reply";

// Settings are read once, when the first module needs them.
Object.assign(process.env, { SITE_URL: "https://www.bestfield.example", LOG_LEVEL: "silent" });
const { answerForm, failureAnswer, refusalOfSender, quotaVerdict } = await import(
	"#lib/submissions/form-response"
);
const { OutcomeUnknown } = await import("#lib/submissions/outbox");
const { keptReplies } = await import("#lib/submissions/form/kept-reply");
const { openSqliteStore } = await import("#lib/submissions/store/samples/stores");

/** What a proxy of ours passes on from this address. */
const requestFrom = (address: string) =>
	new Request("https://www.bestfield.example/api/contact", {
		method: "POST",
		headers: { accept: "application/json", "x-forwarded-for": address },
	});

test("a flood from one address is refused with the phone number; a busy network is not", async () => {
	const send = () =>
		quotaVerdict("contact", requestFrom("154.160.1.1"), { payload: { formType: "enquiry" } });
	for (let sent = 1; sent <= 600; sent++)
		assert.deepEqual(await send(), { isSuspicious: sent > 60 }, `message ${sent}`);

	const refusals = [(await send()).refusal, await refusalOfSender("contact", requestFrom("154.160.1.1"))];
	for (const refusal of refusals) {
		assert.equal(refusal?.status, 429);
		assert.match(
			String((await refusal?.json())?.message),
			/Nothing was received.*again in \d+ minutes, or call 0800.*WhatsApp/,
		);
		assert.ok(Number(refusal?.headers.get("retry-after")) > 0);
	}
	assert.equal(await refusalOfSender("contact", requestFrom("154.160.1.2")), undefined, "a neighbour");
});

test("a page with a form to correct goes when the corrected form gets its receipt, or comes back once more", async () => {
	const replies = keptReplies(await openSqliteStore(join(temporaryFolder(), "submissions.sqlite")));
	const request = requestFrom("154.160.1.5");
	request.headers.set("accept", "text/html");
	const send = async (reply: Reply, returned?: string) => {
		const to = { replies, page: "/contact", form: "contact", returned };
		const response = await answerForm(request, 422, { reply, values: { name: "Ama" } }, to);
		return /reply\/(.+)#/.exec(response.headers.get("location") ?? "")?.[1] ?? "";
	};
	const faulty: Reply = { outcome: "failure", message: "Enter your name." };
	const first = await send(faulty);
	assert.equal((await replies.find(first))?.values.name, "Ama");
	const second = await send(faulty, first);
	assert.equal(await replies.find(first), undefined);
	const receipt = { reference: "K7MQ-3TXW-9", nextSteps: [] };
	const last = await send({ outcome: "success", message: "Sent", receipt }, second);
	assert.equal(await replies.find(second), undefined);
	assert.ok(await replies.find(last), "the receipt stays for its hour");
});

test("a form of a second host name is told the address of the website; a made-up one is not repeated", async () => {
	const refusalOf = async (origin: string) => {
		const request = requestFrom("154.160.1.4");
		request.headers.set("origin", origin);
		return (await (await refusalOfSender("contact", request))?.json())?.message as string;
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
	const answer = failureAnswer(request, "contact", new OutcomeUnknown("the store failed"));
	assert.equal(answer.status, 503);
	const { outcome, message, detail } = await answer.json();
	assert.deepEqual([outcome, message], ["failure", "Something went wrong, please try again"]);
	assert.match(detail, /do not know whether we received your message.*taken only once.*call 0800/);
	assert.doesNotMatch(detail, /Nothing was received/);
	request.headers.set("accept", "text/html");
	const page = await failureAnswer(request, "application", new OutcomeUnknown("the store failed")).text();
	assert.match(page, /<h1[^>]*>Your application may not have been received</);
	assert.doesNotMatch(page, /was not received|Nothing was received/);
});
