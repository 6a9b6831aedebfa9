/**
 * A slow line between a browser and the servers on this machine. The browser runs in a network of its own (a Linux network
 * namespace). A tunnel leads from there to this machine, and every IP packet in it is delayed. So connections open, share the
 * line and grow as those of a phone do, and the browser treats them as such. Nothing is lost on the way.
 *
 * DevTools' throttling delays responses instead: opening a connection costs nothing there. Behind a slow SOCKS proxy, Chromium
 * opens no second connection while the first is slow to open.
 *
 * `startShapedLink` runs the tunnel as a process of its own, so that neither the browser nor the server slows its clock.
 */
import { execFileSync, fork, spawn } from "node:child_process";
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isInstalled } from "../is-installed.ts";
import { DelayedDirection, type Speed, UNLIMITED } from "./delayed-direction.ts";

export type ShapedLink = {
	/** An executable that starts the browser at the far end. What it opens at `localhost` is `host` on this machine. */
	browser: string;
	/** The address on this machine where servers must listen. Only the browser at the far end reaches it. */
	host: string;
	/** For the packets that are sent from now on. At first, the line is as fast as the machine. */
	setSpeed: (speed: Speed) => void;
	stop: () => Promise<void>;
};

/** From a block for documentation (RFC 5737), which the internet does not use. Virtual machines use the block 192.0.2.0. */
const NEAR = "198.51.100.1";
const FAR = "198.51.100.2";
const LOOPBACK = "127.0.0.1";
/** Names of this process's devices and network. */
const NEAR_DEVICE = `near${process.pid}`;
const FAR_DEVICE = `far${process.pid}`;
const NETWORK = `far-end-${process.pid}`;
const START_LIMIT_MS = 5_000;

/** Rejects if this machine cannot have such a line. */
export async function startShapedLink(browserExecutable: string): Promise<ShapedLink> {
	if (process.platform !== "linux" || process.getuid?.() !== 0)
		throw new Error("A shaped line needs Linux, and root, who may create networks.");
	if (!isInstalled("ip", "-V") || !isInstalled("socat", "-V"))
		throw new Error("A shaped line needs `ip` and `socat` (Debian: apt-get install -y iproute2 socat).");
	const tunnel = fork(fileURLToPath(import.meta.url));
	const ended = once(tunnel, "exit");
	const [network] = (await Promise.race([once(tunnel, "message"), ended])) as [unknown];
	if (typeof network !== "string") throw new Error("The tunnel of the shaped line did not start.");
	const folder = mkdtempSync(join(tmpdir(), "shaped-link-"));
	const browser = join(folder, "browser");
	const command = `exec ip netns exec ${network} '${browserExecutable}' --host-resolver-rules='MAP localhost ${NEAR}' "$@"`;
	writeFileSync(browser, `#!/bin/sh\n${command}\n`);
	chmodSync(browser, 0o755);
	process.once("exit", () => rmSync(folder, { recursive: true }));
	return {
		browser,
		host: NEAR,
		setSpeed: (speed) => void tunnel.send(speed),
		stop: async () => {
			tunnel.disconnect();
			await ended;
		},
	};
}

/**
 * The process of its own: reports the name of the far end's network, takes speeds, and ends with the process that started it.
 */
async function runTunnel(): Promise<void> {
	process.on("disconnect", () => process.exit());
	// Reaches the process that started it, too, which then disconnects.
	process.on("SIGINT", () => {});
	const near = await openEnd(NEAR_DEVICE);
	const far = await openEnd(FAR_DEVICE);
	ip("netns", "add", NETWORK);
	process.on("exit", () => ip("netns", "delete", NETWORK));
	ip("link", "set", FAR_DEVICE, "netns", NETWORK);
	ip("address", "add", NEAR, "peer", FAR, "dev", NEAR_DEVICE);
	ip("link", "set", NEAR_DEVICE, "up");
	ip("-netns", NETWORK, "address", "add", FAR, "peer", NEAR, "dev", FAR_DEVICE);
	ip("-netns", NETWORK, "link", "set", FAR_DEVICE, "up");
	ip("-netns", NETWORK, "link", "set", "lo", "up");

	const setSpeed = (speed: Speed) => {
		const up = new DelayedDirection(speed, near.deliver);
		const down = new DelayedDirection(speed, far.deliver);
		far.onPacket = (packet) => up.send(packet);
		near.onPacket = (packet) => down.send(packet);
	};
	setSpeed(UNLIMITED);
	process.on("message", setSpeed);
	process.send?.(NETWORK);
}

const ip = (...words: string[]) => execFileSync("ip", words);

/** One end of the tunnel: what is sent into its device comes out here, and the other way round. */
type End = { onPacket: (packet: Buffer) => void; deliver: (packet: Buffer) => void };

/** Node cannot open a tunnel's device. `socat` can, and turns each packet into a datagram. */
async function openEnd(device: string): Promise<End> {
	const socket = await boundSocket();
	const released = await boundSocket();
	const { port } = released.address();
	released.close();
	const here = `UDP4:${LOOPBACK}:${socket.address().port},bind=${LOOPBACK},sourceport=${port}`;
	const socat = spawn("socat", [`TUN,tun-name=${device},iff-no-pi`, here], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	process.once("exit", () => socat.kill());
	for (let waited = 0; !existsSync(`/sys/class/net/${device}`); waited += 20) {
		if (waited > START_LIMIT_MS) throw new Error(`socat did not open the device ${device}`);
		await delay(20);
	}
	const end: End = { onPacket: () => {}, deliver: (packet) => socket.send(packet, port, LOOPBACK) };
	socket.on("message", (packet) => end.onPacket(packet));
	return end;
}

async function boundSocket(): Promise<Socket> {
	const socket = createSocket("udp4");
	socket.bind(0, LOOPBACK);
	await once(socket, "listening");
	return socket;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runTunnel();
