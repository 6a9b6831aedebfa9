import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { CHANGES_URL } from "#lib/browser/page-state";

/** From `scripts/dev.ts`: the time of the last change, and why the build failed, or nothing. */
type Change = { version: number; error: string };

/**
 * Development only: sends pages the last change and each that follows as server-sent events (`lib/browser/reload-page.ts`). Must be
 * called after the server has got its other listener for requests. Ends the process with the one that started it.
 */
export function reloadPages(server: Server): void {
	const pages = new Set<ServerResponse>();
	let last: Change | undefined;
	process.on("disconnect", () => process.exit());
	process.on("message", (change: Change) => {
		last = change;
		for (const page of pages) sendChange(page, change);
	});
	process.send?.("ready");
	const listeners = server.listeners("request");
	server.removeAllListeners("request");
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		if (request.url !== CHANGES_URL) {
			for (const listen of listeners) listen.call(server, request, response);
			return;
		}
		response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
		response.write("retry: 200\n\n");
		if (last) sendChange(response, last);
		pages.add(response);
		response.on("close", () => pages.delete(response));
	});
}

const sendChange = (page: ServerResponse, change: Change) =>
	page.write(`data: ${JSON.stringify(change)}\n\n`);
