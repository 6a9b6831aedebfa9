import { DomUtils, parseDocument } from "htmlparser2";
import { Agent, request } from "undici";
import { environment } from "#lib/platform/environment";
import { outsideRender } from "#lib/platform/request-context";
import { withoutCampaign } from "#lib/preview/campaign-link";
import { type LinkHead, linkFindings } from "#lib/preview/link-findings";
import { ownPath } from "#lib/web/own-path";

/** A page as apps show its link, and what to correct before it is sent. */
export type LinkPreview = { head: LinkHead; findings: string[] };

/** Inspects a page of this site as link previews do, or says why there is none. It never requests another site. */
export async function linkPreview(typed: string): Promise<LinkPreview | { problem: string }> {
	const { SITE_URL } = environment();
	const path = ownPath(typed, SITE_URL);
	if (!path) return { problem: "This is not a page of this site" };
	const page = await requestOwnSite(path);
	if (!page) return { problem: `${path} could not be checked just now. Please try again in a moment.` };
	const { status, type, location, body } = page;
	if (location) return { problem: `${path} leads to ${location}. Share that one.` };
	if (status !== 200) return { problem: `${path} answers with status ${status}, so apps show no preview.` };
	if (!type.startsWith("text/html"))
		return { problem: `${path} is a file. Share the page that links to it.` };
	const head = readHead(body, withoutCampaign(new URL(path, SITE_URL)).href);
	const picturePath = head.picture && ownPath(head.picture, SITE_URL);
	const picture = picturePath ? await requestOwnSite(picturePath) : undefined;
	const isShown = picture?.status === 200 && picture.type.startsWith("image/");
	const headBytes = Buffer.byteLength(body.slice(0, body.indexOf("</head>")));
	return { head, findings: linkFindings(head, isShown ? picture.bytes : undefined, headBytes) };
}

/** The tags of a page's head for link previews: of several tags with one name the first counts; tags in the body are ignored. */
export function readHead(html: string, url: string): LinkHead {
	const head = DomUtils.getElementsByTagName("head", parseDocument(html), true, 1);
	const tags = DomUtils.getElementsByTagName("meta", head);
	const meta = (key: string) =>
		tags
			.find(({ attribs: { property, name, content } }) => (property ?? name) === key && content?.trim())
			?.attribs.content?.trim();
	const links = DomUtils.getElementsByTagName("link", head);
	return {
		url,
		title: meta("og:title"),
		description: meta("og:description"),
		picture: meta("og:image"),
		pictureText: meta("og:image:alt"),
		canonical: links.find(({ attribs }) => attribs.rel === "canonical")?.attribs.href,
	};
}

const DEADLINE_MS = 10_000;
const agent = new Agent({ maxResponseSize: 4 * 1024 * 1024 });
/** Each costs as much as a visitor's request, so more at once than staff ever need are refused. */
const MAX_CONCURRENT_REQUESTS = 4;
let inFlight = 0;

/**
 * Requests a URL of this server over loopback, because `SITE_URL` need not be reachable from inside, and without following
 * redirects. Undefined if the response takes too long or is too large, or if there are too many requests at once.
 */
const requestOwnSite = (path: string) => outsideRender(() => requestUnlessBusy(path));

async function requestUnlessBusy(path: string) {
	if (inFlight >= MAX_CONCURRENT_REQUESTS) return undefined;
	inFlight++;
	try {
		const { statusCode, headers, body } = await request(loopback() + path, {
			dispatcher: agent,
			headers: { "user-agent": "facebookexternalhit/1.1 (link preview page)" },
			signal: AbortSignal.timeout(DEADLINE_MS),
		});
		const type = String(headers["content-type"]);
		const content = Buffer.from(await body.arrayBuffer());
		return {
			status: statusCode,
			type,
			location: headers.location,
			body: content.toString(),
			bytes: content.length,
		};
	} catch {
		return undefined;
	} finally {
		inFlight--;
	}
}

/** Where this process listens. Next sets both variables when it does; the port too if it picks a free one. */
const loopback = () => process.env.__NEXT_PRIVATE_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;
