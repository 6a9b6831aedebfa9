import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { sampleSubmission } from "#lib/submissions/samples/submissions";
import { startPostgres } from "../../e2e/support/postgres.ts";
import { run } from "../run.ts";

const KEY = "the-same-key-on-every-instance-long-enough";

test("operators move from SQLite to PostgreSQL with the files they wrote, are told of a missing CV, and read errors in words", async (t) => {
	const [data, backups] = [temporaryFolder(), temporaryFolder()];
	Object.assign(process.env, { API_BASE_URL: "", DATA_DIR: data, SUBMISSIONS_KEY: KEY, LOG_LEVEL: "silent" });
	const { openSubmissionService } = await import("#lib/submissions/service");
	const { storedCv } = await import("#lib/submissions/store/samples/stores");
	const { submissionsKeyring } = await import("#lib/submissions/encryption/submissions-key");
	const service = await openSubmissionService();
	const keyring = submissionsKeyring(data, { given: KEY, also: [] }, []);
	const file = await storedCv(service.cvStorage, join(data, "uploads"), keyring);
	const first = await service.accept({
		kind: "contact",
		topic: "enquiry",
		payload: sampleSubmission().payload as never,
	});
	const second = await service.accept({
		kind: "application",
		payload: { name: "Yaa", phone: "020 000 0000", email: "yaa@example.com", career: "Teller", jobId: "3" },
		file,
	});
	await service.close();
	const ending = { text: "Tema Branch is closed today.", end: "2026-11-21" };
	const endless = { text: "The app is down.", level: "urgent" };
	writeFileSync(join(data, "alerts.json"), JSON.stringify({ data: [ending, endless] }));
	for (const name of ["holidays", "dormant-accounts"])
		writeFileSync(join(data, `${name}.json`), `["${name}"]`);
	const command = (script: string, args: string[], env: Record<string, string>) =>
		run([process.execPath, "--conditions=react-server", `scripts/${script}.ts`, ...args], {
			isShown: false,
			settings: env,
		});
	const whole = join(backups, "whole");
	assert.equal((await command("backup", [whole], {})).code, 0);
	rmSync(join(data, "uploads", file.id));
	const without = join(backups, "without");
	assert.equal((await command("backup", [without], {})).code, 0);

	const postgres = await startPostgres();
	t.after(() => postgres.stop());
	const DATABASE_URL = postgres.url;
	const files = join(backups, "files");
	mkdirSync(files);
	writeFileSync(join(files, "holidays.json"), "[]");
	const moved = await command("restore", [whole], { DATABASE_URL, DATA_DIR: files });
	assert.match(moved.output, /Restored 2 submissions into PostgreSQL .*all can be read/);
	assert.equal(moved.code, 0);
	assert.deepEqual(JSON.parse(readFileSync(join(files, "alerts.json"), "utf8")), [ending]);
	assert.match(moved.output, /no end: the alert .*The app is down/);
	assert.equal(readFileSync(join(files, "holidays.json"), "utf8"), "[]");
	assert.match(moved.output, /holidays\.json stays as it is/);
	assert.equal(readFileSync(join(files, "dormant-accounts.json"), "utf8"), '["dormant-accounts"]');
	const again = await command("restore", [whole], { DATABASE_URL });
	assert.match(again.output, /The database has submissions already/);
	const list = await command("submissions", ["list"], { DATABASE_URL });
	assert.match(list.output, new RegExp(`${first.reference}[\\s\\S]*${second.reference}`));
	const incomplete = await command("restore", [without], { DATA_DIR: join(backups, "data") });
	assert.match(incomplete.output, new RegExp(`The CV of ${second.reference} is not in the backup`));
	assert.equal(incomplete.code, 1);

	const unreachable = await command("submissions", ["list"], {
		DATABASE_URL: "postgres://a:b@127.0.0.1:1/x",
	});
	assert.equal(unreachable.code, 1);
	assert.doesNotMatch(unreachable.output, /\n\s+at /, "no stack");
});
