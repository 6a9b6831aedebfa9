import { createServer } from "node:net";
import { listen } from "./listen.ts";

/** A free loopback port. */
export async function freePort(): Promise<number> {
	const { port, stop } = await listen(createServer());
	await stop();
	return port;
}
