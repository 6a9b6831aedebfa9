import assert from "node:assert/strict";
import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, beforeEach, describe, type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { companyIdentity } from "#lib/company/identity";
import { DAY_MS } from "#lib/platform/durations";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { REJECTED_LATE } from "#lib/submissions/delivery/in-flight";
import { startDeliveryTarget, type TargetServer } from "../../e2e/support/delivery-target.ts";
import { POST_PATHS } from "../backend/openapi-posts.ts";
import { eventually } from "../platform/samples/eventually.ts";
import { adminApiTarget } from "./delivery/admin-api-target.ts";
import { createDelivery } from "./delivery/delivery.ts";
import { DeliveryFailure, type DeliveryTarget } from "./delivery/delivery-target.ts";
import type { DeliveryTiming } from "./delivery/timing.ts";
import type { Receipt } from "./model/receipt.ts";
import { createOutbox, KeyReuse, OutcomeUnknown } from "./outbox.ts";
import { parseReference } from "./reference.ts";
import { contactReply } from "./response/texts.ts";
import { SAMPLE_APPLICATION, sampleContact, sampleFile } from "./samples/submissions.ts";
import { openSqliteStore, sampleCvStorage } from "./store/samples/stores.ts";
import { type InsertResult, isNothingStored, type SubmissionStore } from "./store/store.ts";

const replyTo = (receipt: Receipt) =>
	contactReply(receipt, { topic: "enquiry", value: sampleContact(1), wish: "" }, companyIdentity({}));

/** The real durations, divided so that a test takes a moment. */
const QUICK = {
	visitorWaitMs: 4_000,
	firstDelayMs: 40,
	longestDelayMs: 100,
	pollMs: 10,
	deliveryMaxMs: 1_600,
};

const folder = temporaryFolder();
let server: TargetServer;
let store: SubmissionStore;
let path: string;
let number = 0;
const closers: (() => Promise<void>)[] = [];

type Parts = {
	timing?: Partial<DeliveryTiming>;
	deadlineMs?: number;
	gate?: Promise<void>;
	on?: SubmissionStore;
};

/**
 * The outbox and worker of one process, with the test’s store and target server. Deliveries wait for `gate`. A busy machine answers
 * within the deadline.
 */
function service({ timing = {}, deadlineMs = 1_500, gate, on = store }: Parts = {}) {
	const api = adminApiTarget({
		baseUrl: server.url,
		contactPath: "/mail",
		deadlineMs,
		fileUrlOf: async ({ file }) => `https://site.example/uploads/${file.id}`,
	});
	const target: DeliveryTarget = {
		...api,
		deliver: async (submission, signal) => {
			await gate;
			return api.deliver(submission, signal);
		},
	};
	const delivery = createDelivery(on, target, { ...QUICK, ...timing });
	closers.push(delivery.stop);
	return { delivery, ...createOutbox(on, delivery, sampleCvStorage(folder)) };
}

const aContact = (changes = {}) => {
	number += 1;
	return { kind: "contact" as const, topic: "enquiry" as const, payload: sampleContact(number, changes) };
};

/** An application with a file of this id. */
const anApplication = (fileId: string, changes = {}) => ({
	kind: "application" as const,
	payload: { ...SAMPLE_APPLICATION, ...changes },
	file: sampleFile(fileId),
});

/** The test's store, in which `afterInsert` follows each insert. */
const storeWith = (afterInsert: (result: InsertResult) => void): SubmissionStore => ({
	...store,
	insert: async (...given) => {
		const result = await store.insert(...given);
		afterInsert(result);
		return result;
	},
});

/** Something that happened this long ago instead, as far as the database knows. */
function putBack(column: "created_at" | "released_at", ms: number) {
	const database = new DatabaseSync(path, { timeout: 5_000 });
	database.exec(`UPDATE submissions SET ${column} = ${column} - ${ms}`);
	database.close();
}

/** The properties of a post's body in the contract. */
const bodyIn = (path: keyof typeof POST_PATHS): Record<string, object> =>
	(
		POST_PATHS[path].post.requestBody.content["application/json"].schema as {
			properties: Record<string, object>;
		}
	).properties;
const fieldsOf = (schema: object = {}) => Object.keys((schema as { properties: object }).properties).sort();

const isIn = (state: string, reference: string) => async () => (await store.find(reference))?.state === state;

beforeEach(async () => {
	for (const close of closers.splice(0)) await close();
	await store?.close();
	await server?.stop();
	number += 1;
	path = join(folder, `${number}.sqlite`);
	store = await openSqliteStore(path);
	server = await startDeliveryTarget();
});
after(async () => {
	for (const close of closers.splice(0)) await close();
	await store.close();
	await server.stop();
});

describe("a delivery target that answers", () => {
	test("the visitor reads its message, and a receipt with a reference", async () => {
		const arrival = aContact();
		const receipt = await service().accept(arrival);
		assert.equal(parseReference(receipt.reference), receipt.reference);
		assert.deepEqual(receipt.delivery, { outcome: "delivered", message: "Thank you, we call you." });
		const submission = await store.find(receipt.reference);
		assert.equal(submission?.state, "delivered");
		const { reference } = receipt;
		const got = { path: "/mail", key: submission?.id, reference, body: arrival.payload };
		assert.deepEqual(server.received, [got]);
	});

	test("the visitor learns of a rejection, which is stored and not retried", async () => {
		server.fail({ kind: "response", body: { data: { success: false, message: "Branch closed" } } });
		const { accept, delivery } = service();
		delivery.start();
		const receipt = await accept(aContact());
		assert.deepEqual(receipt.delivery, { outcome: "rejected", message: "Branch closed" });
		await wait(200);
		assert.equal(server.received.length, 1);
		assert.equal((await store.find(receipt.reference))?.state, "rejected");
	});

	const responses: [body: unknown, outcome: string, message?: string][] = [
		[{ data: { success: true } }, "delivered"],
		[{ data: {}, success: true, message: "Ok" }, "delivered", "Ok"],
		[{ data: { message: "In" }, success: false }, "rejected", "In"],
		[{ success: true, message: "Received." }, "delivered", "Received."],
		[{ data: null, success: true }, "delivered"],
		[{ data: {} }, "pending"],
		[{ data: { success: "true" } }, "pending"],
		["ok", "pending"],
	];
	for (const [body, outcome, message] of responses) {
		test(`the response ${JSON.stringify(body)} means ${outcome}`, async () => {
			server.fail({ kind: "response", body });
			const { delivery } = await service().accept(aContact());
			assert.deepEqual({ message: undefined, ...delivery }, { message, outcome });
		});
	}

	for (const [name, error, outcome] of [
		["JSON of any kind", { kind: "response", body: { id: 7 } }, "delivered"],
		["204 without words", { kind: "status", status: 204 }, "delivered"],
		["a page", { kind: "html" }, "delivered"],
		["nothing", { kind: "nothing" }, "delivered"],
		["half of its JSON", { kind: "malformed" }, "delivered"],
		["500", { kind: "status", status: 500 }, "pending"],
		["400", { kind: "status", status: 400 }, "dead-letter"],
		["a doubt", { kind: "response", body: { success: false } }, "delivered"],
	] as const) {
		test(`an application that is answered with ${name} is ${outcome}`, async () => {
			server.fail(error);
			const { accept, delivery: worker } = service();
			const { delivery } = await accept(anApplication(`f-${name}`, { name }));
			assert.deepEqual(delivery, { outcome });
			if (outcome !== "delivered") return;
			worker.start();
			await wait(120);
			assert.equal(server.received.length, 1, "and is posted once");
		});
	}

	test("a response that nobody can read gets the message once more, and then the staff get it", async () => {
		server.fail({ kind: "html" });
		const { accept, delivery } = service();
		const receipt = await accept(aContact());
		assert.deepEqual(receipt.delivery, { outcome: "pending" });
		delivery.start();
		await eventually(isIn("dead-letter", receipt.reference), "dead-letter");
		assert.equal(server.received.length, 2);
	});

	test("an acceptance that comes after the visitor's wait counts, and is posted once", async () => {
		server.fail({ kind: "late", ms: 400 });
		const { accept, delivery } = service({ timing: { visitorWaitMs: 50 }, deadlineMs: 5_000 });
		delivery.start();
		const arrival = aContact();
		const receipt = await accept(arrival);
		assert.deepEqual(receipt.delivery, { outcome: "pending" });
		await eventually(isIn("delivered", receipt.reference), "delivered");
		assert.equal((await accept(arrival)).delivery.outcome, "delivered", "the same again is told so");
		assert.equal(server.received.length, 1);
	});

	test("the contract with the backend names every header and field that is posted", async () => {
		const { accept } = service();
		await accept(aContact());
		await accept(anApplication("f2"));
		const [contact, application] = server.received.map(({ body }) => body as Record<string, unknown>);
		const { formData, ...rest } = contact ?? {};
		const mail = bodyIn("/mail");
		assert.deepEqual(Object.keys(mail).sort(), ["formData", ...Object.keys(rest)].sort());
		assert.deepEqual(fieldsOf(mail.formData), Object.keys(formData as object).sort());
		assert.deepEqual(
			Object.keys(bodyIn("/submit-application")).sort(),
			Object.keys(application ?? {}).sort(),
		);
		const names = POST_PATHS["/mail"].post.parameters.map(({ name }) => name);
		assert.deepEqual(names, ["Idempotency-Key", "Submission-Reference"]);
		assert.ok(server.received.every(({ key, reference }) => key.length === 36 && reference));
	});
});

describe("'Message was received but we encountered a response issue'", () => {
	const text = "Message was received but we encountered a response issue";
	for (const error of [
		{ kind: "hang" },
		{ kind: "reset" },
		{ kind: "reset-after" },
		{ kind: "status", status: 500 },
		{ kind: "status", status: 503 },
		{ kind: "status", status: 429 },
		{ kind: "status", status: 408 },
		{ kind: "malformed" },
		{ kind: "late", ms: 2_500 },
	] as const) {
		const name = "status" in error ? error.status : error.kind;
		test(`is true when it is shown (${name}): it is in the outbox, and delivered once the error is gone`, async () => {
			server.fail(error);
			const { accept, delivery } = service();
			const receipt = await accept(aContact());
			assert.equal(replyTo(receipt).message, text);
			const stored = await store.find(receipt.reference);
			assert.ok(stored, "the visitor was told that it was received");
			assert.ok(["pending", "delivering"].includes(stored.state));
			server.fail(undefined);
			delivery.start();
			await eventually(isIn("delivered", receipt.reference), "delivered");
			assert.deepEqual([...server.taken.keys()], [stored.id], "one key on every attempt");
		});
	}

	test("is not shown if nothing could be stored: that is an error, which says so", async () => {
		const { accept } = service();
		await store.close();
		await assert.rejects(accept(aContact()), isNothingStored);
		store = await openSqliteStore(join(folder, "reopened.sqlite"));
		assert.equal(server.received.length, 0);
	});
});

describe("repeats", () => {
	test("both taps of a double tap get the same receipt and answer, and one submission is sent", async () => {
		server.fail({ kind: "late", ms: 100 });
		const { accept } = service();
		const arrival = aContact();
		const [first, second] = await Promise.all([accept(arrival), accept(arrival)]);
		assert.equal(first.reference, second.reference);
		assert.deepEqual(first.delivery, { outcome: "delivered", message: "Thank you, we call you." });
		assert.deepEqual(second.delivery, first.delivery);
		assert.equal(server.received.length, 1);
	});

	test("anonymous reports of the same fake are one from one network, and two from two", async () => {
		const { accept } = service();
		const report = { ...aContact({ name: "", email: "", phone: "" }), topic: "fake" as const };
		const from = async (network: string) => (await accept({ ...report, network })).reference;
		const first = await from("192.0.2.1");
		assert.equal(await from("192.0.2.1"), first);
		assert.notEqual(await from("192.0.2.2"), first);
		const signed = aContact();
		const [one, other] = [
			await accept({ ...signed, network: "192.0.2.1" }),
			await accept({ ...signed, network: "192.0.2.2" }),
		];
		assert.equal(other.reference, one.reference, "a phone changes its network");
	});

	test("the same key later gets the original answer", async () => {
		const { accept } = service();
		const arrival = { ...aContact(), idempotencyKey: "5f0c3c1e-0000-4000-8000-000000000001" };
		const first = await accept(arrival);
		const again = await accept(arrival);
		assert.deepEqual(again, first);
		await assert.rejects(accept({ ...aContact(), idempotencyKey: arrival.idempotencyKey }), KeyReuse);
		assert.equal(server.received.length, 1);
	});

	test("a file sent with a repeat is dropped", async () => {
		const ids = ["aaaaaaaa-0000-4000-8000-000000000001", "aaaaaaaa-0000-4000-8000-000000000002"];
		const { accept } = service();
		for (const id of ids) {
			await writeFile(join(folder, id), "%PDF-1.7");
			await accept(anApplication(id));
		}
		await access(join(folder, ids[0] ?? ""));
		await assert.rejects(access(join(folder, ids[1] ?? "")));
	});
});

describe("a store whose connection breaks after the commit", () => {
	/** So many answers of the store do not arrive, although it has stored what was sent. */
	const losing = (answers: number) =>
		storeWith(() => {
			if (answers-- > 0) throw new Error("the connection broke");
		});

	test("has a message once, and its visitor gets the reference", async () => {
		const { accept, delivery } = service({
			on: losing(1),
			timing: { deliveryMaxMs: 160, visitorWaitMs: 20 },
		});
		const receipt = await accept(aContact());
		assert.deepEqual(receipt.delivery, { outcome: "pending" });
		delivery.start();
		await eventually(isIn("delivered", receipt.reference), "delivered when its lease ends");
		assert.equal((await store.list()).length, 1);
		assert.equal(server.taken.size, 1);
	});

	test("again and again leaves it unknown whether it has a message; the same again gets the reference", async () => {
		const { accept } = service({ on: losing(2), timing: { visitorWaitMs: 20 } });
		const same = aContact();
		await assert.rejects(accept(same), OutcomeUnknown);
		const [stored] = await store.list();
		assert.equal((await accept(same)).reference, stored?.reference);
		assert.equal((await store.list()).length, 1);
	});
});

describe("a submission that the delivery target rejects", () => {
	const rejection = {
		kind: "response",
		body: { data: { success: false, message: "Branch closed" } },
	} as const;
	const rejected = { outcome: "rejected", message: "Branch closed" };
	/** The delivery that it delays must go on even if the test fails. */
	function newGate(context: TestContext) {
		const gate = Promise.withResolvers<void>();
		context.after(() => gate.resolve());
		return gate;
	}
	/** The staff's view of one that was rejected too late to tell the visitor. */
	const isWithStaff = async (reference: string) => {
		await eventually(isIn("dead-letter", reference), "dead-letter");
		const { lastError, answer } = (await store.find(reference)) ?? {};
		assert.deepEqual([lastError, answer], [REJECTED_LATE, "Branch closed"]);
		assert.equal((await store.purge(0)).length, 0, "retention keeps it");
	};

	test("after its visitor read that it is saved goes to the staff, who can retry it", async (context) => {
		const gate = newGate(context);
		server.fail(rejection);
		const { accept, delivery } = service({ timing: { visitorWaitMs: 20 }, gate: gate.promise });
		const arrival = aContact();
		const receipt = await accept(arrival);
		assert.deepEqual(receipt.delivery, { outcome: "pending" });
		gate.resolve();
		await isWithStaff(receipt.reference);
		assert.deepEqual(
			(await accept(arrival)).delivery,
			{ outcome: "dead-letter" },
			"the same again is told so",
		);
		server.fail(undefined);
		await store.release((await store.find(receipt.reference))?.id ?? "");
		delivery.start();
		await eventually(isIn("delivered", receipt.reference), "delivered after a retry");
	});

	test("on a later try goes to the staff, again and again", async () => {
		server.fail({ kind: "status", status: 500 });
		const { accept, delivery } = service();
		const { reference, delivery: told } = await accept(aContact());
		assert.deepEqual(told, { outcome: "pending" });
		server.fail(rejection);
		delivery.start();
		await isWithStaff(reference);
		const { id = "", attempts = 0 } = (await store.find(reference)) ?? {};
		await store.release(id);
		await eventually(async () => ((await store.find(reference))?.attempts ?? 0) > attempts, "tried again");
		await isWithStaff(reference);
	});

	test("while a second tap still waits goes to the staff if the first was told that it is saved", async (context) => {
		const gate = newGate(context);
		server.fail(rejection);
		const { accept } = service({ timing: { visitorWaitMs: 500 }, gate: gate.promise });
		const arrival = aContact();
		const first = await accept(arrival);
		assert.deepEqual(first.delivery, { outcome: "pending" });
		const second = accept(arrival);
		gate.resolve();
		assert.notEqual((await second).delivery.outcome, "rejected");
		await isWithStaff(first.reference);
	});

	test("when its visitor has left goes to the staff", async (context) => {
		const gate = newGate(context);
		server.fail(rejection);
		const connection = new AbortController();
		const receipt = service({ gate: gate.promise }).accept(aContact(), connection.signal);
		await eventually(async () => (await store.list()).length === 1, "stored");
		connection.abort();
		gate.resolve();
		await isWithStaff((await receipt).reference);
	});

	test("when its visitor has left and sent it again is told so", async (context) => {
		const gate = newGate(context);
		server.fail(rejection);
		const on = storeWith(({ result }) => {
			if (result === "duplicate") gate.resolve();
		});
		const { accept } = service({ timing: { visitorWaitMs: 60_000 }, gate: gate.promise, on });
		const arrival = aContact();
		const connection = new AbortController();
		const first = accept(arrival, connection.signal);
		await eventually(async () => (await store.list()).length === 1, "stored");
		connection.abort();
		const second = accept(arrival, new AbortController().signal);
		assert.deepEqual((await second).delivery, rejected);
		await first;
		await eventually(isIn("rejected", (await second).reference), "rejected");
	});

	test("in time is told so, even if recording that takes longer than a visitor waits", async (context) => {
		server.fail(rejection);
		const gate = newGate(context);
		const slow: SubmissionStore = {
			...store,
			finish: async (...given) => {
				await gate.promise;
				return store.finish(...given);
			},
		};
		const { accept } = service({ timing: { visitorWaitMs: 1_000 }, on: slow });
		const receipt = await accept(aContact());
		assert.deepEqual(receipt.delivery, rejected);
		gate.resolve();
		await eventually(isIn("rejected", receipt.reference), "rejected");
	});

	test("is told so on another instance too, where the same was sent at the same time", async (context) => {
		server.fail(rejection);
		const gate = newGate(context);
		const arrival = aContact();
		const first = service({ gate: gate.promise }).accept(arrival);
		await eventually(async () => (await store.list()).length === 1, "stored");
		const second = await service({ on: storeWith(() => gate.resolve()) }).accept(arrival);
		assert.deepEqual([(await first).delivery, second.delivery], [rejected, rejected]);
		assert.equal((await store.find(second.reference))?.state, "rejected");
	});
});

describe("the worker", () => {
	test("a submission that the delivery target will never accept is a dead letter, stays visible, and delays nobody", async () => {
		server.fail({ kind: "status", status: 400 });
		const { accept, delivery } = service();
		delivery.start();
		const arrival = aContact({ email: "esi@example.com" });
		const receipt = await accept(arrival);
		assert.equal(receipt.delivery.outcome, "dead-letter", "nobody is told that it goes by itself");
		assert.equal((await accept(arrival)).delivery.outcome, "dead-letter", "the same again is told the same");
		const deadLetter = await store.find(receipt.reference);
		assert.deepEqual([deadLetter?.state, deadLetter?.lastError], ["dead-letter", "status 400"]);
		server.fail(undefined);
		const next = await accept(aContact({ email: "esi@example.com", description: "Another" }));
		assert.equal(next.delivery.outcome, "delivered");
		assert.ok(await store.release(deadLetter?.id ?? ""));
		await eventually(isIn("delivered", receipt.reference), "delivered after staff released it");
	});

	test("after a week of trying a submission is a dead letter; one that staff release is retried like a new one, and is a dead letter after a week of that", async () => {
		server.fail({ kind: "status", status: 500 });
		const { accept, delivery } = service();
		const { reference } = await accept(aContact());
		const { id = "" } = (await store.find(reference)) ?? {};
		const tries = async () => (await store.find(reference))?.attempts ?? 0;
		delivery.start();
		await eventually(async () => (await tries()) > 2, "tried again and again");
		assert.notEqual((await store.find(reference))?.state, "dead-letter");
		putBack("created_at", 8 * DAY_MS);
		await eventually(isIn("dead-letter", reference), "dead-letter");
		for (let round = 0; round < 2; round++) {
			const before = await tries();
			await store.release(id);
			await eventually(async () => (await tries()) > before + 2, "tried again and again");
			assert.notEqual((await store.find(reference))?.state, "dead-letter");
			putBack("released_at", 8 * DAY_MS);
			await eventually(isIn("dead-letter", reference), "dead-letter");
		}
	});

	test("suspected spam is stored and not sent until staff release it", async () => {
		const { accept, delivery } = service();
		delivery.start();
		const receipt = await accept({ ...aContact(), isQuarantined: true });
		assert.deepEqual(receipt.delivery, { outcome: "quarantined" });
		await wait(100);
		assert.equal(server.received.length, 0);
		const [stored] = await store.list({ states: ["quarantined"] });
		await store.release(stored?.id ?? "");
		await eventually(isIn("delivered", receipt.reference), "delivered");
	});

	test("a delivery ends before its lease, even if the delivery target never answers", async () => {
		const never: DeliveryTarget = {
			deliveryMaxMs: 60_000,
			deliver: (_, signal) =>
				new Promise((_resolve, reject) => {
					signal.addEventListener("abort", () => reject(new DeliveryFailure("timeout")));
				}),
		};
		const lease = createDelivery(store, never, { visitorWaitMs: 10 }).inlineLeaseMs();
		assert.ok(lease && lease > never.deliveryMaxMs, "it follows from the target");
		const brief = createDelivery(store, never, { ...QUICK, deliveryMaxMs: 100, visitorWaitMs: 10 });
		closers.push(brief.stop);
		const { accept } = createOutbox(store, brief, sampleCvStorage(folder));
		const { reference } = await accept(aContact());
		await eventually(isIn("pending", reference), "its end was recorded, to be tried again");
		assert.equal((await store.find(reference))?.attempts, 1);
	});

	test("visitors' own deliveries, however many hang, take no place from what waits", async (context) => {
		context.after(() => server.stop());
		server.fail({ kind: "hang" });
		const { accept, delivery } = service({
			timing: { visitorWaitMs: 20, deliveryMaxMs: 48_000 },
			deadlineMs: 40_000,
		});
		await Promise.all(Array.from({ length: 20 }, () => accept(aContact())));
		await eventually(() => server.received.length === 20, "all sent");
		server.fail(undefined);
		const { reference } = await accept({ ...aContact(), isQuarantined: true });
		delivery.start();
		await store.release((await store.find(reference))?.id ?? "");
		await eventually(isIn("delivered", reference), "delivered");
		assert.equal((await store.summary()).counts.delivering, 20, "the others still hang");
	});

	test("a form that arrives while the outbox stops is stored for the next run, and its visitor reads that", async () => {
		const { accept, delivery } = service();
		delivery.start();
		const stopped = delivery.stop();
		const receipt = await accept(aContact());
		await stopped;
		assert.deepEqual(receipt.delivery, { outcome: "pending" });
		assert.equal((await store.find(receipt.reference))?.state, "pending");
		assert.equal(server.received.length, 0);
		service().delivery.start();
		await eventually(isIn("delivered", receipt.reference), "delivered by the next run");
	});

	test("a reference that is taken is drawn again", async () => {
		const drawn: string[] = [];
		const refusing: SubmissionStore = {
			...store,
			insert: async (submission, windowMs) => {
				drawn.push(submission.reference);
				if (drawn.length === 1) throw new Error("UNIQUE constraint failed: submissions.reference");
				return store.insert(submission, windowMs);
			},
		};
		const { reference } = await service({ on: refusing }).accept(aContact());
		assert.equal(drawn.length, 2);
		assert.notEqual(drawn[0], reference);
		assert.equal(drawn[1], reference);
	});

	test("a second stop waits for a form that was being stored at the first", async () => {
		const gate = Promise.withResolvers<void>();
		const slow: SubmissionStore = {
			...store,
			insert: async (...given) => {
				await gate.promise;
				return store.insert(...given);
			},
		};
		server.fail({ kind: "late", ms: 200 });
		const { accept, delivery } = service({ timing: { visitorWaitMs: 20 }, on: slow });
		delivery.start();
		const receipt = accept(aContact());
		await delivery.stop();
		gate.resolve();
		const { reference } = await receipt;
		await delivery.stop();
		assert.equal((await store.find(reference))?.state, "delivered");
	});

	test("stopping lets deliveries in progress finish and starts none", async () => {
		server.fail({ kind: "late", ms: 200 });
		const { accept, delivery } = service({ deadlineMs: 4_000 });
		delivery.start();
		const receipts = Array.from({ length: 20 }, () => accept(aContact()));
		await wait(50);
		await delivery.stop();
		const ended = await Promise.all(receipts);
		assert.ok(ended.every((receipt) => receipt.delivery.outcome === "delivered"));
		assert.equal((await store.summary()).counts.delivered, 20);
	});
});

test("a submission whose delivery cannot be recorded is delivered again when its lease ends", async () => {
	const broken: SubmissionStore = { ...store, finish: () => Promise.reject(new Error("no database")) };
	const dying = service({ timing: { deliveryMaxMs: 160 }, on: broken });
	const { reference } = await dying.accept(aContact());
	await dying.delivery.stop();
	assert.equal((await store.find(reference))?.state, "delivering");
	service().delivery.start();
	await eventually(isIn("delivered", reference), "delivered again");
	assert.equal(server.taken.size, 1, "under the same key");
});

test("without a delivery target everything stays in the store and counts as delivered", async () => {
	const delivery = createDelivery(store, undefined, QUICK);
	const { accept } = createOutbox(store, delivery, sampleCvStorage(folder));
	delivery.start();
	const arrival = aContact();
	const receipt = await accept(arrival);
	assert.equal(replyTo(receipt).message, "Message sent successfully!");
	assert.deepEqual(await accept(arrival), receipt);
	assert.equal((await store.find(receipt.reference))?.state, "pending");
});
