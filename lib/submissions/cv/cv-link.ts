import { createHash } from "node:crypto";
import { escapeUTF8 } from "entities";
import { fileSizeText } from "#lib/documents/file-size";
import { PLAIN_STYLE, plainPage } from "#lib/response-cache/plain-page";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";
import type { Keyring } from "#lib/submissions/encryption/keyring";
import { findingIn, isInfected } from "#lib/submissions/model/cv-scan";
import type { CvType } from "#lib/submissions/model/file-signature";
import type { CvFile } from "#lib/submissions/model/submission";
import { encodedSegment } from "#lib/web/path-segment";

/** The path of the route handler that serves files: `/uploads/{id}`. */
const CV_PATH = "/uploads";

const CONTENT_TYPES: Record<CvType, string> = {
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	png: "image/png",
};

/** A URL that lets anyone who has it download a file until it expires, by way of a page of ours if the scanner found something. */
export function signedCvLink(siteUrl: string, keyring: Keyring, id: string, validMs: number): string {
	const expires = String(Math.ceil((Date.now() + validMs) / 1000));
	return `${siteUrl}${CV_PATH}/${id}?expires=${expires}&signature=${keyring.sign(signedText(id, expires))}`;
}

const signedText = (id: string, expires: string) => `link ${id} ${expires}`;

type Parts = {
	store: { findByFile(fileId: string): Promise<{ file?: CvFile } | undefined> };
	cvStorage: CvStorage;
	keyring: Keyring;
};

/**
 * The response to a request for a signed link: the file as a download that no browser opens on this site, or first, if the virus
 * scanner found something in it, a page that says so; 404 for a wrong signature and for a deleted file, 410 for an expired link.
 */
export async function cvResponse(
	{ store, cvStorage, keyring }: Parts,
	id: string,
	query: URLSearchParams,
): Promise<Response> {
	const expires = query.get("expires") ?? "";
	const signature = query.get("signature") ?? "";
	if (!keyring.hasSigned(signedText(id, expires), signature)) return htmlResponse(404, WRONG_PAGE);
	if (Number(expires) * 1000 < Date.now()) return htmlResponse(410, EXPIRED_PAGE);
	const file = (await store.findByFile(id))?.file;
	const content = file && (await cvStorage.read(id));
	if (!content) return htmlResponse(404, DELETED_PAGE);
	if (findingIn(file) && !query.has("download")) {
		const download = `${CV_PATH}/${id}?${new URLSearchParams({ expires, signature, download: "1" })}`;
		return htmlResponse(200, cvPage(file, download));
	}
	return new Response(new Uint8Array(content), {
		headers: {
			...SAFE_HEADERS,
			"content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
			"content-type": CONTENT_TYPES[file.type],
			"content-disposition": contentDisposition(file.name, file.type),
		},
	});
}

const SAFE_HEADERS = {
	"x-content-type-options": "nosniff",
	"cache-control": "private, no-store",
	"x-robots-tag": "noindex",
};

const htmlResponse = (status: number, page: string) =>
	new Response(page, {
		status,
		headers: {
			...SAFE_HEADERS,
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": CV_PAGE_POLICY,
		},
	});

const ASK = "Ask the website’s operator to find the application by its reference and make a new link.";
const WRONG_PAGE = plainPage(
	"This link does not open a CV",
	`<p>A part of it is missing or was changed. Open it from the message that brought it, or copy it from its first letter to its last.</p><p>${ASK}</p>`,
);
const EXPIRED_PAGE = plainPage(
	"This link has expired",
	`<p>Links to CVs work for a limited time.</p><p>${ASK}</p>`,
);
const DELETED_PAGE = plainPage(
	"This CV has been deleted",
	"<p>The website deletes an application and its CV some time after it has passed them on. To read it again, ask the applicant for a copy.</p>",
);

/** RFC 6266: a plain name for old browsers, the real one for others. */
const contentDisposition = (name: string, type: CvType): string =>
	`attachment; filename="cv.${type}"; filename*=UTF-8''${encodedSegment(name)}`;

/** The policy of the page for staff: it loads nothing, runs nothing, and can only be read and left for the download. */
const CV_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PLAIN_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-downloads allow-top-navigation-by-user-activation`;

/**
 * The page that staff see before the download of a file in which the scanner found something. What an applicant wrote stands in it as
 * text. Its own link tells nobody the URL of the page, which opens the file.
 */
function cvPage(file: CvFile, downloadHref: string): string {
	const isBad = isInfected(file);
	return plainPage(
		isBad ? "Do not open this CV" : "Look at this before you open the CV",
		`<p><bdi>${escapeUTF8(file.name)}</bdi> (${fileSizeText(file.bytes)}) came with a job application.</p>
<p><strong>ClamAV found ${escapeUTF8(findingIn(file) ?? "")}</strong> in it.</p>
<p>${isBad ? ASK_AGAIN : OPEN_SAFELY}</p>
<p><a href="${escapeUTF8(downloadHref)}" rel="noreferrer">Download the CV</a></p>`,
	);
}

const ASK_AGAIN =
	"Ask the applicant for another copy, and tell them about it: they may not know. Download this one only to examine it.";
const OPEN_SAFELY =
	"This is a warning, and most such files are honest: macros, for example, are programs that some forms contain. Open the file in a viewer that is offline or in protected view, and do not enable anything in it.";
