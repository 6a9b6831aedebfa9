import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "#lib/platform/samples/eventually";
import { BodyFailure, readFields, readMultipart } from "#lib/submissions/form/form-body";
import { fieldQuota } from "#lib/submissions/form/quota";

const KILOBYTE = 1024;
const BOUNDARY = "the-boundary";
const FILE_FORM_MAX_BYTES = 5.25 * KILOBYTE * KILOBYTE;

const from = (address: string) =>
	new Headers({ "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "x-forwarded-for": address });

const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;

const fieldsOf = (count: number, bytes: number) =>
	Array.from(
		{ length: count },
		(_, at) =>
			`--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n${"a".repeat(bytes)}\r\n`,
	).join("");

/** A form with a file, of which this much arrives at once and the rest when `finish` is called. */
function slowForm(address: string, beginning: string) {
	const headers = from(address);
	const quota = fieldQuota(headers);
	let finish = () => {};
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			controller.enqueue(Buffer.from(beginning));
			finish = () => {
				controller.enqueue(Buffer.from(`--${BOUNDARY}--\r\n`));
				controller.close();
			};
		},
	});
	const outcome = { refused: undefined as BodyFailure | undefined };
	const done = readMultipart({ headers, body }, { maxBytes: FILE_FORM_MAX_BYTES, quota }).catch((error) => {
		outcome.refused = error;
	});
	return { outcome, done, quota, finish };
}

test("the fields of one form take no more memory than the longest honest form", async () => {
	const { done, outcome, quota } = slowForm("154.160.1.1", fieldsOf(29, 60 * KILOBYTE));
	await done;
	assert.ok(outcome.refused instanceof BodyFailure);
	assert.equal(outcome.refused.status, 413);
	quota.release();
});

test("the fields of one network's unfinished forms are bounded, and others send theirs meanwhile", async () => {
	const beginning = fieldsOf(4, 50 * KILOBYTE);
	const forms = Array.from({ length: 30 }, (_, at) => slowForm(`2001:db8:7:${at}::1`, beginning));
	const refused = () => forms.flatMap(({ outcome }) => outcome.refused ?? []);
	await eventually(() => refused().length >= 25, "refused");
	assert.deepEqual(new Set(refused().map(({ status }) => status)), new Set([503]));

	const neighbour = slowForm("154.160.1.1", beginning);
	neighbour.finish();
	await neighbour.done;
	assert.equal(neighbour.outcome.refused, undefined);

	for (const { outcome, finish } of forms) if (!outcome.refused) finish();
	await Promise.all(forms.map(({ done }) => done));
	assert.equal(refused().length, 25, "what fitted is received");
	for (const { quota } of [...forms, neighbour]) quota.release();
	const later = slowForm("2001:db8:7:1::1", beginning);
	later.finish();
	await later.done;
	assert.equal(later.outcome.refused, undefined, "room is given back");
	later.quota.release();
});

test("an upload of 5 MB takes no quota of the fields, however it arrives", async () => {
	const file = "x".repeat(5 * KILOBYTE * KILOBYTE);
	const upload = slowForm(
		"154.160.1.1",
		`${fieldsOf(4, 300)}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${file}\r\n`,
	);
	upload.finish();
	await upload.done;
	assert.equal(upload.outcome.refused, undefined);
	upload.quota.release();
});

test("a form without a file counts while it arrives", async () => {
	const headers = new Headers({
		"content-type": "application/x-www-form-urlencoded",
		"x-forwarded-for": "154.160.1.1",
	});
	const quota = fieldQuota(headers);
	while (quota.consume(100 * KILOBYTE));
	const body = streamOf(`name=${"a".repeat(120 * KILOBYTE)}`);
	await assert.rejects(readFields({ headers, body }, fieldQuota(headers)), { status: 503 });
	quota.release();
});

test("the form reader stops parsing after thirty fields", async () => {
	const urlEncoded = { headers: new Headers({ "content-type": "application/x-www-form-urlencoded" }) };
	const pairs = `name=Ama&${"a&".repeat(120_000)}email=a@example.com`;
	const fields = await readFields({ ...urlEncoded, body: streamOf(pairs) });
	assert.deepEqual({ ...fields }, { name: "Ama", a: "" });
	const many = new URLSearchParams(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, ""]));
	const kept = await readFields({ ...urlEncoded, body: streamOf(`${many}`) });
	assert.equal(Object.keys(kept).length, 30);

	const untouched = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n`;
	for (const tiny of [fieldsOf(40, 1), `--${BOUNDARY}\r\n\r\n\r\n`.repeat(400)]) {
		let isTaken = false;
		const form = readMultipart(
			{ headers: from("154.160.1.1"), body: streamOf(tiny + untouched) },
			{
				maxBytes: FILE_FORM_MAX_BYTES,
				takeFile: async () => {
					isTaken = true;
				},
			},
		);
		await assert.rejects(form, { status: 413 });
		assert.equal(isTaken, false);
	}
});
