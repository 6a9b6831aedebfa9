import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

export type SampleBackend = {
	/** How it responds from now on; a test replaces it. */
	respond: RequestListener;
	/** The paths requested, with their queries, in order. A test may empty it. */
	requests: string[];
	/** Where the backend client stores its last good responses. */
	dataDir: string;
	/** Closes the connections of requests without a response. */
	hangUp: () => void;
};

const BASE_PATH = "/api";

/**
 * A backend for a file of unit tests: a real HTTP server on loopback, an empty data folder, and an environment in which the backend
 * client uses both, without a log and with these settings. Both are removed after the last test. Modules that read the environment
 * as they load must be imported later.
 */
export async function startSampleBackend(settings: Record<string, string> = {}): Promise<SampleBackend> {
	const server = createServer((request, response) => {
		backend.requests.push(request.url?.replace(BASE_PATH, "") ?? "");
		backend.respond(request, response);
	});
	const backend: SampleBackend = {
		respond: sendJson({ data: [] }),
		requests: [],
		dataDir: temporaryFolder(),
		hangUp: () => server.closeAllConnections(),
	};
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	Object.assign(process.env, {
		API_BASE_URL: `http://127.0.0.1:${port}${BASE_PATH}/`,
		DATA_DIR: backend.dataDir,
		LOG_LEVEL: "silent",
		...settings,
	});
	after(() => {
		server.close();
		server.closeAllConnections();
	});
	return backend;
}

/** A response with this JSON to every request. */
export const sendJson =
	(body: unknown, status = 200): RequestListener =>
	(_, response) =>
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
