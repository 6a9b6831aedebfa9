import { Agent, request } from "undici";
import { outsideRender } from "#lib/platform/request-context";

/** A response of this site, as an outside visitor would get it. */
export type OwnAnswer = { status: number; type: string; location: string | undefined; body: Buffer };

const DEADLINE_MS = 10_000;
const agent = new Agent({ maxResponseSize: 4 * 1024 * 1024 });
/** Each costs as much as a visitor's request, so more at once than staff ever need are refused. */
const MAX_AT_A_TIME = 4;

let underWay = 0;

/**
 * Requests one of this server's own addresses over loopback, because `SITE_URL` need not be reachable from inside. Redirects are not
 * followed, and the path is never used as a host. The request looks like a link preview's robot, to see what robots see. Undefined
 * if the response takes too long or is too large, or if there are too many requests at once.
 */
export const askOwnSite = (path: string): Promise<OwnAnswer | undefined> => outsideRender(() => asked(path));

async function asked(path: string): Promise<OwnAnswer | undefined> {
	if (underWay >= MAX_AT_A_TIME || !path.startsWith("/") || path.startsWith("//")) return undefined;
	underWay++;
	try {
		const answer = await request(loopback() + path, {
			dispatcher: agent,
			headers: {
				accept: "text/html,image/*,*/*",
				"user-agent": "facebookexternalhit/1.1 (link preview bench)",
			},
			signal: AbortSignal.timeout(DEADLINE_MS),
		});
		return {
			status: answer.statusCode,
			type: String(answer.headers["content-type"] ?? ""),
			location: answer.headers.location?.toString(),
			body: Buffer.from(await answer.body.arrayBuffer()),
		};
	} catch {
		return undefined;
	} finally {
		underWay--;
	}
}

/** Where this process listens. Next sets both variables when it does; the port too if it was told to pick a free one. */
const loopback = () => process.env.__NEXT_PRIVATE_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
