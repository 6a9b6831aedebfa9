import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { shutdownState } from "#lib/server/shutdown-state";
import { stopDelivery } from "#lib/submissions/service";

/** Longer than any page takes, and than a visitor is made to wait for a delivery; then what is left is cut. */
const LIMIT_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 250;
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Stops the process in order on SIGTERM and SIGINT: `/readyz` says 503, for `DRAIN_SECONDS` requests are still taken so that a load balancer can
 * notice, then none; those under way are answered, deliveries under way end, and after ten seconds at most the process does.
 */
export function stopInOrder(): void {
	for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void stop(signal, code));
}

async function stop(signal: string, code: number) {
	if (shutdownState.isStopping) return;
	shutdownState.isStopping = true;
	const startedAt = performance.now();
	const drainMs = environment().DRAIN_SECONDS * 1_000;
	log.info({ signal, drainMs }, "stopping");
	await pause(drainMs);
	const ended = Promise.all([...[...shutdownState.servers].map(closed), stopDelivery()]).then(() => true);
	const isComplete = await Promise.race([ended, pause(LIMIT_MS).then(() => false)]);
	log.info({ isComplete, ms: Math.round(performance.now() - startedAt) }, "stopped");
	process.exit(code);
}

/**
 * Closes the door first, and connections without a request only a moment later: under load most of those have been taken
 * and not yet read, and `http.Server.close` would cut them. The others close after their answer, which says so (see the guard).
 */
const closed = (server: Server) =>
	new Promise<void>((resolve) => {
		const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
		NetServer.prototype.close.call(server, () => {
			clearInterval(timer);
			resolve();
		});
	});

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
