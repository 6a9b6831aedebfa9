import { createServer } from "node:net";
import { listen } from "./listen.ts";

/** Below the ports that systems assign on request: those may be taken before a server has started. */
const [LOWEST, HIGHEST] = [20_000, 31_999];
/** Each process begins elsewhere. */
let next = LOWEST + ((process.pid * 97) % (HIGHEST - LOWEST));

/** A free loopback port that nobody else is given. */
export async function freePort(): Promise<number> {
	const port = next;
	next = port < HIGHEST ? port + 1 : LOWEST;
	try {
		await (await listen(createServer(), { port })).stop();
		return port;
	} catch {
		return freePort();
	}
}
