import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { clamdScanner } from "./scanner.ts";

/** The only signature of these tests, and a file that bears it. */
const MARK = "a-virus-of-the-tests-of-this-site";
const INFECTED = Buffer.from(`%PDF-1.7\n${MARK}\n%%EOF`);
const CLEAN = Buffer.alloc(5_000_000, "%PDF-1.7 ");
const NOT_YET = { kind: "unscanned", where: "" };

const hasClamd = (() => {
	try {
		execFileSync("sh", ["-c", "command -v clamd || test -x /usr/sbin/clamd"]);
		return true;
	} catch {
		return false;
	}
})();

describe("Debian's scanner", { skip: !hasClamd && "clamd is not installed (Debian: clamav-daemon)" }, () => {
	let folder: string;
	let clamd: ChildProcess;

	before(async () => {
		folder = await mkdtemp(join(tmpdir(), "clamd-"));
		await writeFile(join(folder, "tests.ndb"), `Site.Tests.Mark:0:*:${Buffer.from(MARK).toString("hex")}\n`);
		const socket = join(folder, "socket");
		await writeFile(
			join(folder, "clamd.conf"),
			`Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${socket}\nStreamMaxLength 6M\nMaxThreads 2\n`,
		);
		clamd = spawn("clamd", ["--config-file", join(folder, "clamd.conf")], {
			env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
			stdio: "ignore",
		});
		const scan = clamdScanner(socket, 2_000);
		for (let tries = 0; tries < 100 && (await scan(async () => CLEAN.subarray(0, 9))); tries++)
			await wait(200);
	});

	after(async () => {
		clamd.kill("SIGKILL");
		await once(clamd, "exit");
		await rm(folder, { recursive: true, force: true });
	});

	test("names what is infected, and finds nothing in a CV of 5 MB", async () => {
		const scan = clamdScanner(join(folder, "socket"));
		assert.equal(await scan(async () => CLEAN), undefined);
		const found = await scan(async () => INFECTED);
		assert.equal(found?.kind, "infected");
		assert.match(found?.where ?? "", /^Site\.Tests\.Mark/);
	});
});

describe("a file is not scanned yet", () => {
	test("while there is no scanner", async () => {
		const begun = performance.now();
		assert.deepEqual(await clamdScanner("127.0.0.1:1")(async () => CLEAN), NOT_YET);
		assert.deepEqual(await clamdScanner("/no/such/socket")(async () => CLEAN), NOT_YET);
		assert.ok(performance.now() - begun < 5_000);
	});

	test("if the scanner reads and says nothing, hangs up, or answers something else", async () => {
		for (const answer of [undefined, "", "INSTREAM size limit exceeded. ERROR\0", "stream: OK"]) {
			const server = createServer((socket) => {
				socket.on("error", () => {}).resume();
				if (answer !== undefined) socket.end(answer);
			}).listen(0, "127.0.0.1");
			await once(server, "listening");
			const { port } = server.address() as { port: number };
			const begun = performance.now();
			assert.deepEqual(
				await clamdScanner(`127.0.0.1:${port}`, 500)(async () => CLEAN),
				NOT_YET,
				String(answer),
			);
			assert.ok(performance.now() - begun < 5_000);
			server.close();
		}
	});
});
