import { createHash } from "node:crypto";
import { escapeUTF8 } from "entities";
import { fileSizeText } from "#lib/documents/file-size";
import { PLAIN_STYLE, plainPage } from "#lib/response-cache/plain-page";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";
import type { ScanCv } from "#lib/submissions/cv/scanner";
import type { Keyring } from "#lib/submissions/encryption/keyring";
import { CV_FINDINGS, type CvFinding, type CvType, isInfected } from "#lib/submissions/model/cv-findings";
import type { CvFile } from "#lib/submissions/model/submission";
import type { SubmissionStore } from "#lib/submissions/store/store";
import { encodedSegment } from "#lib/web/path-segment";

/** The path of the route handler that serves files: `/uploads/{id}`. */
export const CV_PATH = "/uploads";

const CONTENT_TYPES: Record<CvType, string> = {
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	png: "image/png",
};

/** An address that lets anyone who has it download a file until it expires, by way of the page of what was found in it. */
export function signedCvLink(siteUrl: string, keyring: Keyring, id: string, validMs: number): string {
	const expires = String(Math.ceil((Date.now() + validMs) / 1000));
	return `${siteUrl}${CV_PATH}/${id}?expires=${expires}&signature=${keyring.sign(signedText(id, expires))}`;
}

const signedText = (id: string, expires: string) => `link ${id} ${expires}`;

/**
 * The response to a request for a signed link: the file as a download that no browser opens on this site, or first, if something was
 * found in it, a page that says so; 404 for a wrong signature and for a deleted file, 410 for an expired link. What was not scanned
 * when it came is scanned for this page.
 */
export async function cvResponse(
	{
		store,
		cvStorage,
		keyring,
		scan,
	}: { store: SubmissionStore; cvStorage: CvStorage; keyring: Keyring; scan?: ScanCv },
	id: string,
	query: URLSearchParams,
): Promise<Response> {
	const expires = query.get("expires") ?? "";
	const signature = query.get("signature") ?? "";
	if (!keyring.hasSigned(signedText(id, expires), signature)) return htmlAnswer(404, WRONG_PAGE);
	if (Number(expires) * 1000 < Date.now()) return htmlAnswer(410, EXPIRED_PAGE);
	const file = (await store.findByFile(id))?.file;
	const content = file && (await cvStorage.read(id));
	if (!content) return htmlAnswer(404, DELETED_PAGE);
	if (file.findings && !query.has("download")) {
		const findings = await latest(file.findings, async () => content, scan);
		const download = `${CV_PATH}/${id}?${new URLSearchParams({ expires, signature, download: "1" })}`;
		return htmlAnswer(200, cvPage(file, findings, download));
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

/** The findings, with the scanner's answer of now in the place of that it had not scanned the file yet. */
async function latest(findings: CvFinding[], read: () => Promise<Buffer>, scan: ScanCv | undefined) {
	const others = findings.filter(({ kind }) => kind !== "unscanned");
	if (others.length === findings.length || !scan) return findings;
	const scanned = await scan(read);
	return scanned ? [scanned, ...others] : others;
}

const SAFE_HEADERS = {
	"x-content-type-options": "nosniff",
	"cache-control": "private, no-store",
	"x-robots-tag": "noindex",
};

const htmlAnswer = (status: number, page: string) =>
	new Response(page, {
		status,
		headers: {
			...SAFE_HEADERS,
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": CV_PAGE_POLICY,
		},
	});

const ASK = "Whoever runs the website can look for the application by its reference, and make a new link.";
const WRONG_PAGE = plainPage(
	"This link does not open a CV",
	`<p>A part of it is missing or was changed. Open it from the message that brought it, or copy it from its first letter to its last.</p><p>${ASK}</p>`,
);
const EXPIRED_PAGE = plainPage(
	"This link has expired",
	`<p>Links to CVs work for a limited time.</p><p>${ASK}</p>`,
);
const DELETED_PAGE = plainPage(
	"This CV is not kept any more",
	"<p>The website deletes an application and its CV some time after it has passed them on. To read it again, ask the applicant for a copy.</p>",
);

/** RFC 6266: a plain name for old browsers, the real one for others. */
const contentDisposition = (name: string, type: CvType): string =>
	`attachment; filename="cv.${type}"; filename*=UTF-8''${encodedSegment(name)}`;

/** The policy of the page for staff: it loads nothing, runs nothing, and can only be read and left for the download. */
const CV_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PLAIN_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-downloads allow-top-navigation-by-user-activation`;

/**
 * The page that staff see before the download of a file with findings: what was found, where, and what it can mean. What an applicant
 * wrote stands in it as text, never as a link. Its own link tells nobody the address of the page, which opens the file.
 */
function cvPage(file: CvFile, findings: readonly CvFinding[], downloadHref: string): string {
	const rows = findings.map(({ kind, where }) => {
		const { what, means } = CV_FINDINGS[kind];
		const place = where && `: <bdi><code>${escapeUTF8(where)}</code></bdi>`;
		return `<li><p><strong>It ${what}</strong>${place}<br>${means}</p></li>`;
	});
	const list = rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "";
	const isBad = isInfected({ findings });
	return plainPage(
		isBad ? "Do not open this CV" : "Look at this before you open the CV",
		`<p><bdi>${escapeUTF8(file.name)}</bdi> (${fileSizeText(file.bytes)}) came with a job application.</p>
${list}
<p>${isBad ? ASK_AGAIN : `${comment(findings)} ${OPEN_SAFELY}`}</p>
<p><a href="${escapeUTF8(downloadHref)}" rel="noreferrer">Download the CV</a></p>`,
	);
}

const ASK_AGAIN =
	"Ask the applicant for another copy, and tell them about the virus: they may not know of it. Download this one only to examine it.";
const OPEN_SAFELY =
	"Open it in a viewer that is offline or in protected view, and do not click on anything in it that you do not expect.";

function comment(findings: readonly CvFinding[]): string {
	if (findings.length === 0) return "The virus scanner has found nothing in the meantime.";
	if (findings.every(({ kind }) => kind === "unscanned"))
		return "Load this page again later to have it scanned.";
	return "Most such files are honest: the applicant may not know of it.";
}
