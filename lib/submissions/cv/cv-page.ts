import { createHash } from "node:crypto";
import { escapeUTF8 } from "entities";
import { fileSizeText } from "#lib/documents/file-size";
import { PLAIN_STYLE, plainPage } from "#lib/response-cache/plain-page";
import { CV_FINDINGS, type CvFinding, isInfected } from "#lib/submissions/model/cv-findings";
import type { CvFile } from "#lib/submissions/model/submission";

/** The policy of the page for staff: it loads nothing, runs nothing, and can only be read and left for the download. */
export const CV_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PLAIN_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-downloads allow-top-navigation-by-user-activation`;

/**
 * The page that staff see before the download of a file with findings: what was found, where, and what it can mean. What an applicant
 * wrote stands in it as text, never as a link. Its own link tells nobody the address of the page, which opens the file.
 */
export function cvPage(file: CvFile, findings: readonly CvFinding[], downloadHref: string): string {
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
