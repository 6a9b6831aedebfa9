import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { startDeliveryTarget, type TargetServer } from "../../e2e/support/delivery-target.ts";
import { eventually } from "../platform/samples/eventually.ts";
import { pdf } from "./cv/samples/files.ts";
import { SAMPLE_APPLICATION, sampleContact } from "./samples/submissions.ts";

const folder = temporaryFolder();
let target: TargetServer;

before(async () => {
	target = await startDeliveryTarget();
	// Settings are read once, when the first module needs them, so the tests import modules inside.
	Object.assign(process.env, {
		DATA_DIR: folder,
		SITE_URL: "https://www.bestfield.example",
		API_BASE_URL: target.url,
		IMAGE_HOST_UPLOAD_URL: `${target.url}/image-host`,
		IMAGE_HOST_UPLOAD_PRESET: "cvs",
		LOG_LEVEL: "silent",
	});
});
after(async () => {
	await target.stop();
});

/** The keys of a process with this data folder. */
const keyringIn = async (dataDir: string) =>
	(await import("./encryption/submissions-key.ts")).submissionsKeyring(
		dataDir,
		{ given: undefined, also: [] },
		[],
	);

const open = async () =>
	(await import("./service.ts")).openSubmissionService({ timing: { firstDelayMs: 50, pollMs: 10 } });

test("a CV goes to the image host once, and its URL to the admin API until it accepts", async () => {
	const service = await open();
	const { storedCv } = await import("./store/samples/stores.ts");
	const uploads = join(folder, "uploads");
	const file = await storedCv(service.cvStorage, uploads, await keyringIn(folder), pdf(700));
	target.received.length = 0;
	target.fail({ kind: "reset" });
	const { reference } = await service.accept({ kind: "application", payload: SAMPLE_APPLICATION, file });
	assert.equal((await service.store.find(reference))?.state, "pending");
	target.fail(undefined);
	service.start();
	await eventually(async () => (await service.store.find(reference))?.state === "delivered", "delivered");
	assert.equal(target.received.filter(({ path }) => path === "/image-host").length, 1);
	assert.match(JSON.stringify(target.received.at(-1)?.body), /"fileUrl":"http[^"]+\/images\/1"/);
	await service.close();
});

test("only our own pages may post, whatever a proxy or an attacker says about the host", async () => {
	const { isOwnForm } = await import("./form/own-form.ts");
	const own = (headers: Record<string, string>) => isOwnForm(new Headers(headers));
	assert.ok(own({ "sec-fetch-site": "same-origin" }));
	assert.ok(own({ origin: "https://www.bestfield.example" }));
	assert.ok(own({}));
	assert.ok(!own({ "sec-fetch-site": "cross-site", origin: "https://www.bestfield.example" }));
	assert.ok(!own({ "sec-fetch-site": "same-site" }));
	assert.ok(
		!own({ origin: "https://evil.example", "x-forwarded-host": "evil.example", host: "evil.example" }),
	);
	assert.ok(!own({ origin: "null" }));
});

test("the log of a submission that fails in every way names nobody", async (context) => {
	const server = new URL("../../scripts/senders/server.ts", import.meta.url).pathname;
	const env = { ...process.env, DATA_DIR: join(folder, "log"), LOG_LEVEL: "debug", PORT: "0" };
	const child = spawn(process.execPath, ["--conditions=react-server", server], { env });
	// Even if the test fails: a server left behind would keep the whole run from ending.
	context.after(() => child.kill("SIGKILL"));
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (piece: Buffer) => {
			output += piece;
		});
	}
	const said = async (pattern: RegExp) => {
		await eventually(() => pattern.test(output), `said ${pattern}`);
		return pattern.exec(output)?.[1] ?? "";
	};
	const port = await said(/ready on (\d+)/);
	const post = async (body: BodyInit, path = "contact") =>
		(await fetch(`http://127.0.0.1:${port}/${path}`, { method: "POST", body })).status;
	const fields = { ...sampleContact(7).formData, name: "Canary Nightingale", key: "k".repeat(20) };
	target.fail({ kind: "status", status: 500 });
	assert.equal(await post(new URLSearchParams(fields)), 200);
	assert.equal(await post(new URLSearchParams({ ...fields, name: "Canary Other" })), 503);
	assert.equal(await post(new URLSearchParams({ ...fields, email: "Canary" })), 422);
	const form = new FormData();
	for (const name of ["name", "phone"]) form.set(name, "Canary");
	form.set("email", "canary@example.com");
	form.set("file", new File([new Uint8Array(pdf())], "Canary.pdf"));
	assert.equal(await post(form, "application"), 200);
	await said(/(submission not delivered)/);
	const ended = once(child, "exit");
	child.kill("SIGKILL");
	await ended;
	target.fail(undefined);
	assert.match(output, /submission stored/);
	assert.doesNotMatch(output, /canary|nightingale|visitor7|024 000|kaneshie|1990/i);
});
