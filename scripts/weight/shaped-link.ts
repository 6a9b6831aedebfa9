/**
 * A slow connection for everything that goes over it: a SOCKS5 proxy that delays each direction and passes on so many bytes a
 * second. Its connections share both directions, as they share a phone's radio. Unlike DevTools' throttling it acts below HTTP:
 * opening a connection takes a round trip, and answers compete as on a real line. It has no slow start and loses nothing.
 *
 * A proxy that the browser does not know of would open every connection at once, as far as the browser can tell. Requests would
 * then be bound to a connection that is still a round trip away, although another becomes free before. To a browser that asks
 * a SOCKS5 proxy, a connection opens when the proxy says so.
 *
 * `startShapedLink` runs it as a process of its own, so that neither the browser nor the server slows its clock. Its arguments
 * are kilobits a second and the milliseconds of a round trip; it prints its own port.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

export type Speed = { kilobits: number; latency: number };
/** `proxy` is the address of the SOCKS5 proxy. */
export type ShapedLink = { proxy: string; stop: () => void };

/** A slow connection to the servers on this machine. */
export async function startShapedLink({ kilobits, latency }: Speed): Promise<ShapedLink> {
	const settings = [kilobits, latency].map(String);
	const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...settings], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const stop = () => void child.kill();
	process.once("exit", stop);
	const [port] = await once(child.stdout, "data");
	return { proxy: `socks5://localhost:${String(port).trim()}`, stop };
}

const PACKET_BYTES = 1_400;
/** So much may wait for a direction; what else a connection has, it keeps until it is its turn. */
const QUEUE_MS = 50;

/** One direction: packets arrive in the order in which they were sent. */
class Direction {
	#freeAt = 0;
	readonly #bytesPerMs: number;
	readonly #delayMs: number;

	constructor({ kilobits, latency }: Speed) {
		this.#bytesPerMs = kilobits / 8;
		this.#delayMs = latency / 2;
	}

	/** Waits until the direction takes another packet, and returns when that one arrives, in ms of this process's clock. */
	async send(bytes: number): Promise<number> {
		for (let wait = this.#queueMs(); wait > 0; wait = this.#queueMs()) await delay(wait);
		this.#freeAt = Math.max(this.#freeAt, performance.now()) + bytes / this.#bytesPerMs;
		return this.#freeAt + this.#delayMs;
	}

	#queueMs(): number {
		return this.#freeAt - performance.now() - QUEUE_MS;
	}
}

async function pipe(from: Socket, to: Socket, direction: Direction): Promise<void> {
	let last = Promise.resolve();
	for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
			const packet = chunk.subarray(start, start + PACKET_BYTES);
			const arrival = await direction.send(packet.length);
			last = last.then(async () => {
				await delay(Math.max(0, arrival - performance.now()));
				to.write(packet);
			});
		}
	}
	await last;
	to.end();
}

const NO_AUTHENTICATION = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Opens the connection that a client asks for (SOCKS5, RFC 1928). On the loopback, each short message comes in one piece. */
async function open(client: Socket, latency: number): Promise<Socket> {
	await once(client, "data");
	client.write(NO_AUTHENTICATION);
	const [request] = (await once(client, "data")) as [Buffer];
	const port = request.readUInt16BE(request.length - 2);
	const behind = connect({ port, host: "localhost", allowHalfOpen: true, noDelay: true });
	behind.on("error", () => client.destroy());
	client.on("error", () => behind.destroy());
	// What opening the connection takes.
	await delay(latency);
	client.write(CONNECTED);
	return behind;
}

function serve(speed: Speed): void {
	const up = new Direction(speed);
	const down = new Direction(speed);
	const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
		client.on("error", () => client.destroy());
		open(client, speed.latency).then(
			(behind) => {
				const ignore = () => {};
				pipe(client, behind, up).catch(ignore);
				pipe(behind, client, down).catch(ignore);
			},
			() => client.destroy(),
		);
	});
	server.listen(0, "localhost", () => console.log((server.address() as AddressInfo).port));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const [kilobits = 0, latency = 0] = process.argv.slice(2).map(Number);
	serve({ kilobits, latency });
}
