import sharp from "sharp";
import { environment } from "#lib/platform/environment";
import { askOwnSite, type OwnAnswer } from "#lib/preview/own-site";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { type Finding, linkFindings, type PreviewPicture } from "#lib/seo/link-findings";
import { type PageHead, readPageHead } from "#lib/seo/page-head";
import { ownPath } from "#lib/web/own-path";

/** How a shared link to a page of this site looks, and what is wrong with it. */
export type LinkPreview = {
	/** The page that finally responded, on this site. */
	path: string;
	address: string;
	/** The requested page, if it redirects to another. */
	leadsFrom?: string;
	status: number;
	head: PageHead;
	picture?: PreviewPicture;
	findings: Finding[];
};

export type LinkPreviewOutcome =
	| { kind: "shown"; preview: LinkPreview }
	/** The input is not a page of this site. */
	| { kind: "foreign" }
	/** It is a file or data, which has no preview. */
	| { kind: "no-page"; path: string }
	| { kind: "unavailable"; path: string };

const MAX_STEPS = 4;

/** Inspects a page of this site as link previews do. Requests only ever go to this site, whatever the input or response. */
export async function linkPreview(typed: string): Promise<LinkPreviewOutcome> {
	const { SITE_URL } = environment();
	const asked = ownPath(typed, SITE_URL);
	if (!asked) return { kind: "foreign" };
	let path = asked;
	let answer = await askOwnSite(path);
	for (let step = 1; step < MAX_STEPS && answer?.location && answer.status < 400; step++) {
		const next = ownPath(new URL(answer.location, SITE_URL).href, SITE_URL);
		if (!next) break;
		path = next;
		answer = await askOwnSite(path);
	}
	if (!answer) return { kind: "unavailable", path };
	if (answer.status === 200 && !answer.type.startsWith("text/html")) return { kind: "no-page", path };
	return { kind: "shown", preview: await seen(path, asked, answer) };
}

async function seen(path: string, asked: string, { status, body }: OwnAnswer): Promise<LinkPreview> {
	const head = readPageHead(body.toString("utf8"));
	const picture = head.ogImage ? await lookAt(head.ogImage) : undefined;
	const address = absoluteUrl(path);
	return {
		path,
		address,
		leadsFrom: path === asked ? undefined : asked,
		status,
		head,
		picture,
		findings: linkFindings({ status, address, head, picture }),
	};
}

async function lookAt(address: string): Promise<PreviewPicture> {
	const path = ownPath(address, environment().SITE_URL);
	if (!path) return { address };
	const answer = await askOwnSite(path);
	return { address, ownPath: path, file: answer?.status === 200 ? await measured(answer.body) : undefined };
}

/** The properties of an image; undefined if it is not one. */
async function measured(body: Buffer): Promise<PreviewPicture["file"]> {
	try {
		const { width, height, format } = await sharp(body).metadata();
		return { width, height, format, bytes: body.length };
	} catch {
		return undefined;
	}
}
