import type { Server } from "node:http";
import { globalSingleton } from "#lib/platform/global-singleton";

/** The shutdown state shared by the request guard, which Node loads, and the pages, which Next bundles. */
export const shutdownState = globalSingleton("shutdown", () => ({
	isStopping: false,
	/** Each with what closes its connections without a request. */
	servers: new Map<Server, () => void>(),
}));

/** Whether this process has been told to stop. It still answers, but should get no new visitors. */
export const isStopping = (): boolean => shutdownState.isStopping;

/** Registers a server of this process to be closed at shutdown. `closeIdle` closes its connections without a request. */
export const registerServer = (server: Server, closeIdle: () => void): void =>
	void shutdownState.servers.set(server, closeIdle);
