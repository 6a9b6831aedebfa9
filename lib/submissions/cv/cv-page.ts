import { createHash } from "node:crypto";
import { escapeUTF8 } from "entities";
import { fileSizeText } from "#lib/documents/file-size";
import { PLAIN_STYLE, plainPage } from "#lib/response-cache/plain-page";
import { CV_FINDINGS, type CvFinding } from "#lib/submissions/model/cv-findings";
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
	return plainPage(
		"Look at this before you open the CV",
		`<p><bdi>${escapeUTF8(file.name)}</bdi> (${fileSizeText(file.bytes)}) came with a job application.</p>
<ul>${rows.join("")}</ul>
<p>${findings.length === 0 ? "The virus scanner has found nothing in the meantime." : "Most such files are honest: the applicant may not know of it."} Open it in a viewer that is offline or in protected view, and do not click on anything in it that you do not expect.</p>
<p><a href="${escapeUTF8(downloadHref)}" rel="noreferrer">Download the CV</a></p>`,
	);
}
