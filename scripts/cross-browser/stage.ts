import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { build } from "esbuild";
import { request as send } from "undici";
import { type Listening, listen } from "../../e2e/support/listen.ts";
import { pdf } from "../../lib/submissions/cv/samples/files.ts";
import type { Plan, Report } from "./report.ts";

const PAGE = `<!doctype html><title>Checks of an engine</title><body style="margin: 0"><iframe style="border: 0"></iframe>
<script type="module" src="/engine/checks.js"></script>`;
/** The first script of every page of the site. */
const HOOK = "parent.watch && parent.watch(window)";
const HOOK_HASH = createHash("sha256").update(HOOK).digest("base64");
const OF_ONE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/**
 * The site as engines see it: the same but for what keeps it out of frames and the hook for its errors. Beside it is the page of the
 * checks, `/engine/`, whose reports `onReport` gets.
 */
export async function startStage(
	site: string,
	plan: Plan,
	onReport: (report: Report) => void,
): Promise<Listening> {
	const { outputFiles } = await build({
		entryPoints: [new URL("./page-checks.ts", import.meta.url).pathname],
		bundle: true,
		format: "esm",
		target: ["chrome90", "safari15", "firefox90"],
		write: false,
	});
	const own: Record<string, [type: string, body: string | Uint8Array]> = {
		"/engine/": ["text/html", PAGE],
		"/engine/checks.js": ["text/javascript", outputFiles[0]?.contents ?? ""],
		"/engine/plan": ["application/json", JSON.stringify(plan)],
		"/engine/cv.pdf": ["application/pdf", pdf(20_000)],
	};
	const server = createServer(async (request, response) => {
		const [type, body] = own[request.url ?? ""] ?? [];
		if (type) response.setHeader("content-type", type).end(body);
		else if (request.url === "/engine/report") {
			onReport((await json(request)) as Report);
			response.end();
		} else await forward(site, request, response).catch(() => response.destroy());
	});
	return listen(server, { host: "localhost" });
}

async function forward(site: string, request: IncomingMessage, response: ServerResponse) {
	const method = request.method as "GET";
	const requested = { ...request.headers, "accept-encoding": "identity" };
	const hasBody = method !== "GET" && method !== "HEAD";
	const upstream = await send(site + request.url, {
		method,
		headers: requested,
		body: hasBody ? request : null,
	});
	for (const [name, value = ""] of Object.entries(upstream.headers))
		if (!OF_ONE_CONNECTION.includes(name))
			response.setHeader(name, name === "content-security-policy" ? framed(String(value)) : value);
	response.writeHead(upstream.statusCode);
	if (!/^text\/html/.test(String(upstream.headers["content-type"]))) return void upstream.body.pipe(response);
	response.end((await upstream.body.text()).replace("<head>", `<head><script>${HOOK}</script>`));
}

const framed = (policy: string) =>
	policy
		.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
		.replace("script-src ", `script-src 'sha256-${HOOK_HASH}' `);
