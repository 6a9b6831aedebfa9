import type { Server } from "node:http";
import { globalSingleton } from "#lib/platform/global-singleton";

export type Readiness = {
	isReady: boolean;
	/** The result of each check: `ok`, or a word that says why not. */
	checks: Record<"running" | "folder" | "store" | "backend", string>;
	/** Findings that need attention although visitors are served. */
	warnings: string[];
};

/** What the process answers itself, from modules that only Next's bundles can load: the backend client and the submissions. */
type Answers = {
	readiness: () => Promise<Readiness>;
	upload: (id: string, query: URLSearchParams) => Promise<Response>;
};

/** Shared by the request guard, which Node loads, and the start of the server, which Next bundles. */
export const processState = globalSingleton("process", () => ({
	isStopping: false,
	/** Each with what closes its connections without a request. */
	servers: new Map<Server, () => void>(),
	/** Undefined until the server has started. */
	answers: undefined as Answers | undefined,
}));

/** Whether this process has been told to stop. It still answers, but should get no new visitors. */
export const isStopping = (): boolean => processState.isStopping;

/** Registers a server of this process to be closed at shutdown. `closeIdle` closes its connections without a request. */
export const registerServer = (server: Server, closeIdle: () => void): void =>
	void processState.servers.set(server, closeIdle);
