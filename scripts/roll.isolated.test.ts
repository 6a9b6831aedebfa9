import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { freePort } from "../e2e/support/free-port.ts";

/** Does with processes what `roll.sh` asks of systemd: starts the current release again, and counts if it has ended by itself. */
const SYSTEMCTL = `#!/bin/sh
for last; do :; done
port=\${last#website@}
pid=$(cat "$WEBSITE_ROOT/$port.pid" 2>/dev/null || true)
case $1 in
restart)
	test -z "$pid" || kill "$pid" 2>/dev/null || true
	sleep 0.2
	"$NODE" "$WEBSITE_ROOT/current/server.mjs" "$port" >/dev/null 2>&1 &
	echo $! >"$WEBSITE_ROOT/$port.pid" ;;
show) if kill -0 "$pid" 2>/dev/null; then echo 0; else echo 1; fi ;;
esac
`;
const WORKS = `import { createServer } from "node:http";
createServer((_, response) => response.end(import.meta.dirname)).listen(process.argv[2], "127.0.0.1");`;

test("operators get the release before back, and the truth, when a release does not start", async (t) => {
	const root = temporaryFolder();
	const ports = [await freePort(), await freePort()].map(String);
	t.after(() => {
		for (const port of ports) spawnSync("sh", ["-c", `kill $(cat ${root}/${port}.pid)`]);
	});
	writeFileSync(join(root, "systemctl"), SYSTEMCTL);
	chmodSync(join(root, "systemctl"), 0o755);
	writeFileSync(join(root, "runuser"), '#!/bin/sh\nshift 3\nexec "$@"\n');
	chmodSync(join(root, "runuser"), 0o755);
	const release = (name: string, server: string, check = "") => {
		const folder = join(root, name);
		mkdirSync(join(folder, ".next"), { recursive: true });
		writeFileSync(join(folder, "server.mjs"), server);
		for (const part of ["scripts", "node_modules/.bin"]) mkdirSync(join(folder, part), { recursive: true });
		symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
		writeFileSync(join(folder, "scripts/serve.ts"), check);
		return folder;
	};
	const roll = (folder: string, ...to: string[]) => {
		const { status, stdout, stderr } = spawnSync("sh", ["deploy/systemd/roll.sh", folder, ...to], {
			env: {
				...process.env,
				WEBSITE_ROOT: root,
				NODE: process.execPath,
				PATH: `${root}:${process.env.PATH}`,
			},
			encoding: "utf8",
		});
		return { status, said: stdout + stderr };
	};
	const served = async (port = ports[0]) => (await fetch(`http://127.0.0.1:${port}`)).text();
	const good = release("good", WORKS);
	const broken = release("broken", "process.exit(1)");

	// As the unit's socket holds the port, whatever the process does.
	const socket = createServer().listen(Number(ports[0]), "127.0.0.1");
	await once(socket, "listening");
	const first = roll(broken, ...ports);
	socket.close();
	assert.equal(first.status, 1);
	assert.match(first.said, /Nothing serves on \d+, and there is no release before it/);

	rmSync(join(root, "current"));
	symlinkSync(good, join(root, "current"));
	assert.deepEqual(roll(good, ...ports), {
		status: 0,
		said: ports.map((port) => `${port} serves ${good}\n`).join(""),
	});

	const begun = performance.now();
	const failed = roll(broken, ...ports);
	assert.ok(performance.now() - begun < 30_000, "it does not wait a minute for a process that has ended");
	assert.equal(failed.status, 1);
	assert.match(
		failed.said,
		new RegExp(`broken does not get ready on ${ports[0]}.*\n${ports[0]} serves ${good} again`),
	);
	assert.equal(readlinkSync(join(root, "current")), good);
	assert.equal(await served(), good);
	assert.equal(await served(ports[1]), good, "the others were not touched");

	const wrong = roll(release("wrong", WORKS, 'console.error("RETENTION_DAYS"); process.exit(1)'), ...ports);
	assert.equal(wrong.status, 1);
	assert.match(
		wrong.said,
		new RegExp(`^RETENTION_DAYS\n.*wrong cannot start on ${ports[0]}; nothing was changed`),
	);
	assert.equal(readlinkSync(join(root, "current")), good);
	assert.equal(await served(), good, "nothing was stopped");
});

test("a service whose start fails is tried again for ever, in growing pauses", () => {
	const unit = readFileSync("deploy/systemd/website@.service", "utf8");
	assert.match(unit, /^\[Unit\][\s\S]*^StartLimitIntervalSec=0$[\s\S]*^\[Service\]/m);
	assert.match(unit, /^Restart=always\nRestartSec=1\nRestartSteps=\d+\nRestartMaxDelaySec=60$/m);
	assert.match(readFileSync("deploy/systemd/website@.socket", "utf8"), /^TriggerLimitIntervalSec=0$/m);
});
