import type { PageHead } from "#lib/seo/page-head";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#lib/seo/preview-image";

/** A page's preview image, as far as it could be checked. */
export type PreviewPicture = {
	address: string;
	/** Its path on this site; absent for an image elsewhere, which is not fetched. */
	ownPath?: string;
	/** Absent if it was not fetched, or is not an image. */
	file?: { width: number; height: number; bytes: number; format: string };
};

/** Something that a channel shows wrongly. A fault spoils the preview, a hint could improve it. */
export type Finding = { level: "fault" | "hint"; text: string };

/** Lengths in characters from which services cut text. Services differ, so these are the strictest. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;
const DESCRIPTION_MIN = 50;

/** WhatsApp omits heavier images, and shows narrower ones as thumbnails. */
const IMAGE_MAX_BYTES = 600_000;
const IMAGE_MIN_PX = 300;
const IMAGE_RATIO = PREVIEW_WIDTH / PREVIEW_HEIGHT;
const IMAGE_RATIO_TOLERANCE = 0.1;
const IMAGE_FORMATS = ["jpeg", "png", "webp", "gif"];

type Page = { status: number; address: string; head: PageHead; picture?: PreviewPicture };

/** The faults of a page's preview, worst first; empty if every channel shows it as intended. */
export function linkFindings({ status, address, head, picture }: Page): Finding[] {
	if (status !== 200)
		return [
			fault(`The page answers with status ${status}: no channel shows a preview, and Google drops it.`),
		];
	const findings = [
		...addressFindings(address),
		...titleFindings(head.ogTitle ?? head.title),
		...descriptionFindings(head.ogDescription ?? head.description),
		...pictureFindings(head, picture),
		...indexFindings(address, head),
	];
	return findings.toSorted((a, b) => Number(b.level === "fault") - Number(a.level === "fault"));
}

/** Hosts that only this machine or its network knows. */
const PRIVATE_HOST =
	/^(?:[^.]+|.+\.(?:localhost|local|internal)|127\..+|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+|169\.254\..+|\[.*\])$/;

function addressFindings(address: string): Finding[] {
	const { host, hostname, protocol } = new URL(address);
	if (PRIVATE_HOST.test(hostname))
		return [fault(`Nobody outside can open ${host}, so no app shows a preview. Set SITE_URL.`)];
	return protocol === "http:" ? [hint("The address is not encrypted (http). Apps warn of such links.")] : [];
}

function titleFindings(title: string | undefined): Finding[] {
	if (!title) return [fault("The page has no title, so apps show only its address.")];
	if (title.length <= TITLE_MAX) return [];
	return [hint(`The title has ${title.length} characters: some channels cut it after about ${TITLE_MAX}.`)];
}

function descriptionFindings(description: string | undefined): Finding[] {
	if (!description) return [fault("The page has no description, so apps show none or pick a sentence.")];
	if (description.length > DESCRIPTION_MAX)
		return [
			hint(`The description has ${description.length} characters: it is cut after about ${DESCRIPTION_MAX}.`),
		];
	if (description.length < DESCRIPTION_MIN)
		return [hint(`The description has only ${description.length} characters: there is room for more.`)];
	return [];
}

function pictureFindings(head: PageHead, picture: PreviewPicture | undefined): Finding[] {
	if (!head.ogImage || !picture) return [fault("The page names no image, so previews are only text.")];
	if (!/^https?:/.test(head.ogImage))
		return [fault("The address of the image is incomplete, so most apps ignore it.")];
	if (!picture.ownPath) return [hint("The image is on another host and was not checked.")];
	const { file } = picture;
	if (!file) return [fault("There is no image at the address that the page names.")];
	const findings: Finding[] = [];
	if (!IMAGE_FORMATS.includes(file.format))
		findings.push(fault(`The image is of the kind ${file.format.toUpperCase()}: channels take JPEG or PNG.`));
	if (file.bytes > IMAGE_MAX_BYTES)
		findings.push(
			fault(
				`The image is too heavy (${kilobytes(file.bytes)}): WhatsApp leaves it out above ${kilobytes(IMAGE_MAX_BYTES)}.`,
			),
		);
	if (file.width < IMAGE_MIN_PX || file.height < IMAGE_MIN_PX / IMAGE_RATIO)
		findings.push(
			fault(
				`The image is too small (${file.width} × ${file.height}): it is shown as a stamp, or not at all.`,
			),
		);
	else if (file.width < PREVIEW_WIDTH)
		findings.push(
			hint(`The image is ${file.width} pixels wide: it is sharp on every phone from ${PREVIEW_WIDTH}.`),
		);
	if (Math.abs(file.width / file.height / IMAGE_RATIO - 1) > IMAGE_RATIO_TOLERANCE)
		findings.push(
			hint(
				`The image is ${file.width} × ${file.height}: channels cut it to ${PREVIEW_WIDTH} × ${PREVIEW_HEIGHT}.`,
			),
		);
	if (head.twitterCard !== "summary_large_image")
		findings.push(hint("The page asks X for a small card, so X shows the image very small."));
	if (!head.ogImageAlt) findings.push(hint("The image has no text for people who cannot see it."));
	return findings;
}

function indexFindings(address: string, head: PageHead): Finding[] {
	const findings: Finding[] = [];
	if (head.isNoindex)
		findings.push(hint("The page asks search engines not to list it, so Google does not show it."));
	if (!head.canonical) findings.push(hint("The page names no canonical address."));
	else if (!isSamePage(head.canonical, address))
		findings.push(hint(`Another address counts for this page: ${head.canonical}. Share that one.`));
	return findings;
}

/** Campaign parameters do not make a different page. */
function isSamePage(canonical: string, address: string): boolean {
	if (!URL.canParse(canonical)) return false;
	const url = new URL(address);
	for (const name of [...url.searchParams.keys()])
		if (/^(?:utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
	return new URL(canonical).href === url.href;
}

export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

const fault = (text: string): Finding => ({ level: "fault", text });
const hint = (text: string): Finding => ({ level: "hint", text });
