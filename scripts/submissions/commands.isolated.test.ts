import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { pdf } from "#lib/submissions/cv/samples/files";
import { SAMPLE_APPLICATION, sampleContact, sampleSubmission } from "#lib/submissions/samples/submissions";
import type { SubmissionService } from "#lib/submissions/service";
import { startPostgres } from "../../e2e/support/postgres.ts";

const SCRIPT = new URL("../submissions.ts", import.meta.url).pathname;

const folder = temporaryFolder();
let service: SubmissionService;

before(async () => {
	// Without a delivery target. Settings are read when the first module needs them.
	Object.assign(process.env, {
		API_BASE_URL: "",
		IMAGE_HOST_UPLOAD_URL: "",
		DATA_DIR: folder,
		SITE_URL: "https://www.bestfield.example",
		LOG_LEVEL: "silent",
	});
	service = await (await import("#lib/submissions/service")).openSubmissionService();
});
after(async () => {
	await service.close();
});

/** Runs a command as the script does. */
async function run(...args: string[]) {
	const { runCommand } = await import("./commands.ts");
	const lines: string[] = [];
	const complaints: string[] = [];
	const code = await runCommand(service, args, {
		print: (text) => lines.push(text),
		complain: (text) => complaints.push(text),
	});
	return { code, text: lines.join("\n"), complaint: complaints.join("\n") };
}

/** Runs the script in a process of its own, as staff do. */
const runScript = (args: string[], options = {}) =>
	promisify(execFile)(process.execPath, ["--conditions=react-server", SCRIPT, ...args], options).then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr: String(stderr) }),
		({ code, stdout, stderr }) => ({ code: Number(code), stdout, stderr: String(stderr) }),
	);

async function newCv() {
	const { storedCv } = await import("#lib/submissions/store/samples/stores");
	const { submissionsKeyring } = await import("#lib/submissions/encryption/submissions-key");
	const keyring = submissionsKeyring(folder, { given: undefined, also: [] }, []);
	return storedCv(service.cvStorage, join(folder, "uploads"), keyring);
}

test("lists, shows, releases, retries, exports and deletes", async () => {
	assert.match((await run("list")).text, /There are no submissions/);
	const spam = await service.accept({
		kind: "contact",
		topic: "enquiry",
		payload: sampleContact(1),
		isQuarantined: true,
	});
	const honest = await service.accept({ kind: "contact", topic: "enquiry", payload: sampleContact(2) });
	const application = await service.accept({
		kind: "application",
		payload: SAMPLE_APPLICATION,
		file: await newCv(),
	});

	const list = (await run("list")).text;
	assert.match(list, new RegExp(`${spam.reference}  enquiry +quarantined`));
	assert.match(list, /2 pending, 1 quarantined/);
	const notScanned = /Not scanned: no virus scanner is set up \(see Operation\)/;
	assert.match(list, notScanned);
	assert.match((await run("show", application.reference)).text, notScanned);
	assert.doesNotMatch(list, /Ama|example\.com|Yaa/, "no personal data in a list");
	assert.doesNotMatch((await run("list", "pending")).text, new RegExp(spam.reference));

	const shown = (await run("show", honest.reference.toLowerCase())).text;
	assert.match(shown, /Name +Ama Mensah/);
	assert.match(
		(await run("show", application.reference)).text,
		/Link +https:\/\/www\.bestfield\.example\/uploads\//,
	);

	assert.match((await run("release", spam.reference)).text, /Released/);
	const again = await run("release", spam.reference);
	assert.deepEqual([again.code, again.complaint], [1, "It is pending, not quarantined."]);
	assert.match((await run("retry", "all")).text, /3 deliveries will be retried/);

	const exported = await run("export");
	const lines = exported.text.split("\n");
	assert.deepEqual([lines.length, exported.complaint], [3, ""]);
	assert.equal(JSON.parse(lines[0] ?? "").reference, spam.reference);
	const out = join(folder, "export");
	await run("export", out);
	assert.deepEqual(await readFile(join(out, `${application.reference}.pdf`)), pdf());

	assert.match((await run("purge")).text, /Deleted 0 submissions/);
	assert.match((await run("purge", application.reference)).text, /Deleted/);
	assert.deepEqual(await readdir(join(folder, "uploads")), []);
	assert.match((await run("show", application.reference)).complaint, /There is no submission/);
});

test("staff look at all that is held before they release it, from a day on", async () => {
	const held = [5, 6].map((number) =>
		sampleSubmission({ payload: sampleContact(number), isQuarantined: true }),
	);
	for (const submission of held) {
		await service.store.insert(submission, 0);
		await wait(5);
	}
	const [old, fresh] = held.map(({ reference }) => reference);
	const since = new Date((await service.store.find(fresh ?? ""))?.createdAt ?? 0).toISOString();
	const looked = await run("release", "all", "--since", since);
	assert.match(looked.text, new RegExp(`^${fresh}  enquiry  \\d{4}-`, "m"));
	assert.match(looked.text, /Nothing is released yet.*--yes to release these 1\./);
	assert.doesNotMatch(looked.text, new RegExp(`${old}|Ama`));
	assert.match((await run("release", "all", "--since", since, "--yes")).text, /^1 released\./);
	assert.match((await run("list", "quarantined")).text, new RegExp(`${old} .*quarantined`));
	assert.match((await run("release", "all", "--since", "yesterday")).complaint, /Usage: release all/);
	for (const { reference } of held) await run("purge", reference);
});

test("staff open an export in a spreadsheet, in which no cell is a formula", async () => {
	const description = '=HYPERLINK("http://evil.example";"Ama")\nline';
	const submission = sampleSubmission({ payload: sampleContact(7, { description }) });
	await service.store.insert(submission, 0);
	const out = join(folder, "table");
	await run("export", out, "--csv");
	const text = await readFile(join(out, "submissions.csv"), "utf8");
	assert.ok(text.startsWith('\ufeff"Reference","Kind","State","Received"'));
	assert.match(
		text,
		new RegExp(`"${submission.reference}","enquiry","pending","\\d{4}-\\d\\d-\\d\\d [\\d:]{8}",""`),
	);
	assert.ok(text.includes(`"'=HYPERLINK(""http://evil.example"";""Ama"")\nline"`));
	await run("purge", submission.reference);
});

test("nothing that a visitor or the delivery target wrote becomes a terminal code or a row", async () => {
	const description = "Hello\n\u001b[1AK7MQ-3TXW-9  enquiry  delivered\nName  Somebody else \u202efdp";
	const submission = sampleSubmission({ payload: sampleContact(4, { description }), leaseMs: 60_000 });
	const { id, reference } = submission;
	await service.store.insert(submission, 0);
	await service.store.finish(id, 1, {
		state: "dead-letter",
		error: "rejected\nK7MQ-3TXW-9  enquiry",
		answer: "No\u009b31m such\u0007 branch",
	});
	for (const command of [["list"], ["show", reference], ["export"]]) {
		const { text } = await run(...command);
		assert.doesNotMatch(text, /(?!\n)[\p{Cc}\p{Bidi_Control}]/u, command.join(" "));
		assert.doesNotMatch(text, /^(K7MQ-3TXW-9|Name +Somebody)/m, command.join(" "));
	}
	assert.match((await run("show", reference)).text, /Target's answer +No\\u009b31m such\\u0007 branch/);
	const exported = (await run("export")).text.split("\n").map((line) => JSON.parse(line));
	assert.equal(
		exported.find((each) => each.reference === reference).payload.formData.description,
		description,
	);
	assert.match((await run("retry", reference)).text, /will be retried/);
	await run("purge", reference);
});

test("runs beside the site, from the command line", async () => {
	const [{ reference } = { reference: "" }] = await service.store.list();
	assert.match(reference, /-/);
	const shown = await runScript(["show", reference]);
	assert.deepEqual([shown.code, shown.stdout.includes(reference)], [0, true]);
	const wrong = await runScript(["show", "nothing"]);
	assert.equal(wrong.code, 1);
	assert.match(wrong.stderr, /'nothing' is not a reference/);
	assert.equal((await runScript(["explode"])).code, 1);
	assert.equal((await run("list", "lost")).code, 1);
	assert.match((await runScript(["help"])).stdout, /release REF/);
});

test("reads the settings that the site reads, and makes no store where there is none", async () => {
	const [empty, project] = [temporaryFolder(), temporaryFolder()];
	await writeFile(join(project, ".env.production"), `DATA_DIR=${empty}\n`);
	const { DATA_DIR: _, ...env } = process.env;
	const listed = (settings: Record<string, string>) =>
		runScript(["list"], { cwd: project, env: { ...env, ...settings } });
	const wrong = await listed({});
	assert.equal(wrong.code, 1);
	assert.match(wrong.stderr, new RegExp(`There is no store of submissions in ${empty}`));
	assert.match(wrong.stderr, /Set DATA_DIR to the folder of the running site/);
	assert.deepEqual(await readdir(empty), []);

	const postgres = await startPostgres();
	const key = "the-same-key-on-every-instance-long-enough";
	const wrongDatabase = await listed({ DATABASE_URL: postgres.url, SUBMISSIONS_KEY: key });
	assert.equal(wrongDatabase.code, 1);
	assert.match(wrongDatabase.stderr, /There is no store of submissions in PostgreSQL at 127\.0\.0\.1/);
	await postgres.stop();
});

test("names the store that it uses and warns that nothing is received, apart from an export", async () => {
	const { stdout, stderr } = await runScript(["export"]);
	assert.match(stderr, new RegExp(`^Submissions in ${folder}$`, "m"));
	assert.match(stderr, /^Warning: no delivery target of submissions is configured/m);
	for (const line of stdout.trim().split("\n").filter(Boolean)) JSON.parse(line);
});
