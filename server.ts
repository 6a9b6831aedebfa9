/**
 * The process of the site: `node server.ts [-H host] [-p port] [--keepAliveTimeout ms]`, with the options of `next start`. Guards
 * every request, then passes it to Next. Node runs this file directly, so it imports nothing that needs Next's bundler. Features of
 * the pages (delivery, alerts, content) start in `instrumentation.ts`.
 *
 * `npm run dev` runs it, too. All that differs then (`isDevelopment`):
 * - Next compiles a page when it is first requested, so a page may take minutes; `/catalogue` is one more page.
 * - Files of the build are looked up at each request, and no response is cached.
 * - Pages link whole style sheets, without critical rules in their head.
 * - Pages reload after a change. One that throws shows the error, which Next also prints as it is, past the log.
 * - Browsers keep no offline page: it would hide that the server has stopped.
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const startedAt = performance.now();
const { values } = parseArgs({
	options: {
		hostname: { type: "string", short: "H" },
		port: { type: "string", short: "p", default: process.env.PORT || "3000" },
		keepAliveTimeout: { type: "string" },
	},
});
const port = Number(values.port);

// Read by Next as it loads, and by the site for its own address. Node runs `next.config.ts` directly, as with the option
// `--experimental-next-config-strip-types` of `next start`; otherwise Next's compiler takes 28 MB for as long as the process runs.
Object.assign(process.env, {
	NODE_ENV: process.env.NODE_ENV === "development" ? "development" : "production",
	PORT: values.port,
	__NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
	// `checkServer` stops a process without it.
	REQUESTS_GUARDED: "1",
});
const { buildError } = await import("#lib/server/build-manifests");
const { isDevelopment } = await import("#lib/platform/development");
const error = isDevelopment ? undefined : buildError(import.meta.dirname);
if (error) {
	console.error(error);
	process.exit(1);
}
const { default: next } = await import("next");

const app = next({
	dev: isDevelopment,
	dir: import.meta.dirname,
	port,
	// Next compares rewrites with this address, which is not the one the server listens on.
	hostname: "localhost",
	// Next adds its web socket listeners to this separate server, which never receives any.
	httpServer: createServer(),
});
// Reads `.env`, checks the settings, and starts delivery and the watchers. Modules that need a setting must load after it.
await app.prepare();
const [{ guardRequests, SERVER_OPTIONS }, { indexBuildFiles }] = await Promise.all([
	import("#lib/server/request-guard"),
	import("#lib/server/build-files"),
]);
await indexBuildFiles(import.meta.dirname);
const handle = app.getRequestHandler();

const server = createServer(SERVER_OPTIONS);
guardRequests(server, (request, response) => {
	handle(request, response).catch((error: unknown) => {
		console.error(error);
		if (!response.headersSent) response.statusCode = 500;
		response.end();
	});
});
if (isDevelopment) (await import("#lib/server/page-reload")).reloadPages(server);
if (values.keepAliveTimeout) server.keepAliveTimeout = Number(values.keepAliveTimeout);
server.once("error", (error) => {
	console.error(error.message);
	process.exit(1);
});
/** systemd's socket (`deploy/systemd/website@.socket`). Connections queue in it during a restart. */
const systemdSocket = process.env.LISTEN_PID === String(process.pid) && { fd: 3 };
server.listen(systemdSocket || { port, host: values.hostname }, () => {
	const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
	console.log(`Ready on http://${values.hostname ?? "localhost"}:${port} after ${seconds} s`);
});
