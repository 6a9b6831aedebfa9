import type { Server } from "node:http";
import { processWide } from "#lib/platform/process-wide";

/** What the front door, which Node loads, and the pages, which Next bundles, both know of the end of this process. */
export const shutdownState = processWide("shutdown", () => ({
	isStopping: false,
	servers: new Set<Server>(),
}));

/** Whether this process has been told to stop: it still answers, but nobody new should be sent here. */
export const isStopping = (): boolean => shutdownState.isStopping;

/** A server of this process that is to be closed at the end. */
export const noteServer = (server: Server): void => void shutdownState.servers.add(server);
