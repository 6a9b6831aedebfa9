import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { processState } from "#lib/server/process-state";
import { stopDelivery } from "#lib/submissions/service";

/** Longer than any page takes, and than a visitor waits for a delivery. Connections that are left then are cut. */
const LIMIT_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 250;
/** Time limit for accepting the connections that wait, however many more come. */
const ACCEPT_MS = 3_000;
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Shuts down gracefully on SIGTERM and SIGINT. `/readyz` answers 503, and for `DRAIN_SECONDS` requests are still accepted
 * so that a load balancer can notice. Then no more are accepted, requests and deliveries in progress finish, and the
 * process exits after at most ten seconds.
 */
export function shutDownOnSignals(): void {
	for (const [signal, code] of Object.entries(SIGNALS))
		process.on(signal, () => {
			if (processState.isStopping) return;
			processState.isStopping = true;
			// It ends, too, if something fails on the way.
			void stop(signal).finally(() => process.exit(code));
		});
}

async function stop(signal: string) {
	const startedAt = performance.now();
	const drainMs = environment().DRAIN_SECONDS * 1_000;
	log.info({ signal, drainMs }, "stopping");
	await pause(drainMs);
	const limit = pause(LIMIT_MS).then(() => false);
	await Promise.all([...processState.servers.keys()].map(acceptWaiting));
	const answered = Promise.all([...[...processState.servers].map(closed), stopDelivery()]);
	// Again, for what a request had begun to store when the first call looked.
	const ended = answered.then(stopDelivery).then(() => true);
	const isComplete = await Promise.race([ended, limit]);
	log.info({ isComplete, ms: Math.round(performance.now() - startedAt) }, "stopped");
}

/**
 * Stops listening first, and closes connections without a request a moment later: under load most of those have been
 * accepted but not yet read, and `http.Server.close` would cut them. The others close after their response, which says so
 * (see the guard).
 */
const closed = ([server, closeIdle]: [Server, () => void]) =>
	new Promise<void>((resolve) => {
		const timer = setInterval(() => void turn().then(closeIdle), CLOSE_IDLE_EVERY_MS);
		NetServer.prototype.close.call(server, () => {
			clearInterval(timer);
			resolve();
		});
	});

/**
 * Accepts the connections that are waiting. A process that was held up runs its timers first, and would reset them as it
 * stops listening. Node accepts one connection in each turn of its event loop.
 */
async function acceptWaiting(server: Server) {
	let taken = 0;
	const count = () => {
		taken += 1;
	};
	// At the limit of connections Node drops them.
	for (const event of ["connection", "drop"]) server.on(event, count);
	const until = performance.now() + ACCEPT_MS;
	let before: number;
	do {
		before = taken;
		await turn();
	} while (taken > before && performance.now() < until);
	for (const event of ["connection", "drop"]) server.off(event, count);
}

/** One turn of the event loop, in which it reads what has arrived. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
