import type { IncomingMessage } from "node:http";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";

const LOG_EVERY_MS = 60_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Logs, at most once a minute, that a request came through fewer proxies than `TRUST_PROXY` says: its sender can choose its address. */
export function watchProxies({ headers }: IncomingMessage): void {
	const expected = environment().TRUST_PROXY;
	if (expected === 0) return;
	const found = (headers["x-forwarded-for"]?.toString() ?? "")
		.split(",")
		.filter((entry) => entry.trim()).length;
	if (found >= expected || performance.now() - loggedAt < LOG_EVERY_MS) return;
	loggedAt = performance.now();
	log.warn({ expected, found }, "fewer proxies than TRUST_PROXY says");
}
