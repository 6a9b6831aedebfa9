import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

const project = process.cwd();
const folder = temporaryFolder();
for (const part of ["content", "package.json"]) {
	cpSync(join(project, part), join(folder, part), {
		recursive: true,
		filter: (from) => !/\.(webp|png|jpe?g|svg|pdf)$/.test(from),
	});
}
process.chdir(folder);
Object.assign(process.env, { API_BASE_URL: "", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
const file = join(folder, "content/notices.json");
const original = readFileSync(file, "utf8");

/** The output of a start that fails, and its exit code. */
function start() {
	const script = `await (await import("${project}/lib/server/settings-check.ts")).checkSettings();`;
	const { status, stderr } = spawnSync(
		process.execPath,
		["--conditions=react-server", "--input-type=module", "-e", script],
		{ encoding: "utf8" },
	);
	return { status, stderr };
}

test("a faulty content file stops the start with its name, the place and the reason", () => {
	assert.deepEqual(start(), { status: 0, stderr: "" });
	writeFileSync(file, '{\n  "data": [\n    { "id": 1, "title": "One" },\n  ]\n}\n');
	const comma = start();
	assert.equal(comma.status, 1);
	assert.match(comma.stderr, /content\/notices\.json: Unexpected token '\]', .*"One" \},/);
	writeFileSync(file, '{"data": [{"id": 1, "title": "One"}, {"title": "Two"}]}');
	assert.match(start().stderr, /content\/notices\.json: item 2, id: a notice is found by id/);
	writeFileSync(file, '{"notices": []}');
	assert.match(start().stderr, /content\/notices\.json: must contain a list/);
	rmSync(file);
	assert.match(start().stderr, /content\/notices\.json: ENOENT/);
});

test("content files are read again when they change, and a faulty one leaves what it said before", async () => {
	const { getNotice, getNotices } = await import("#lib/backend/notices");
	const { refetchResource } = await import("#lib/backend/refetch");
	writeFileSync(file, original);
	const list = await getNotices();
	assert.equal(await getNotice("no-such-notice"), undefined);
	assert.equal(await getNotices(), list, "the very same list while nothing changes");
	writeFileSync(file, '{"data": [{"id": 9, "title": "Edited"}]}');
	assert.deepEqual(
		(await getNotices()).map(({ title }) => title),
		["Edited"],
	);
	assert.equal((await getNotice("9"))?.title, "Edited");
	assert.deepEqual(await refetchResource("notices", { isNamed: true }), {
		isHeldBack: false,
		isUnread: false,
	});
	for (const faulty of ['{"data": [', '{"other": 1}', '{"data": [{"title": "No id"}]}']) {
		writeFileSync(file, faulty);
		assert.deepEqual(
			(await getNotices()).map(({ title }) => title),
			["Edited"],
		);
		assert.deepEqual(
			await refetchResource("notices", { isNamed: true }),
			{ isHeldBack: false, isUnread: true },
			"the response to the announcement says so",
		);
	}
	writeFileSync(file, original);
	await refetchResource("notices", { isNamed: true });
	assert.equal((await getNotices()).length, list.length);
});
