import type { Server } from "node:http";
import { processWide } from "#lib/platform/process-wide";

/** The shutdown state shared by the front door, which Node loads, and the pages, which Next bundles. */
export const shutdownState = processWide("shutdown", () => ({
	isStopping: false,
	servers: new Set<Server>(),
}));

/** Whether this process has been told to stop. It still answers, but should get no new visitors. */
export const isStopping = (): boolean => shutdownState.isStopping;

/** Registers a server of this process to be closed at shutdown. */
export const registerServer = (server: Server): void => void shutdownState.servers.add(server);
