import { environment } from "#lib/platform/environment";
import type { CvStorage } from "#lib/submissions/cv/cv-storage";
import { adminApiTarget, POST_DEADLINE_MS } from "#lib/submissions/delivery/admin-api-target";
import { DeliveryFailure, type DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import { sendToImageHost } from "#lib/submissions/delivery/image-host";
import { mailTarget, needsTls } from "#lib/submissions/delivery/mail-target";
import { findingIn } from "#lib/submissions/model/cv-scan";
import type { CvFile, Submission } from "#lib/submissions/model/submission";
import type { SubmissionStore } from "#lib/submissions/store/store";

type Parts = {
	store: SubmissionStore;
	cvStorage: CvStorage;
	/** A signed link to a file. */
	cvLink: (fileId: string) => string;
};

/** The admin API if there is one, otherwise mail if configured, otherwise none. */
export function configuredTarget(parts: Parts): DeliveryTarget | undefined {
	const settings = environment();
	if (settings.API_BASE_URL) {
		return adminApiTarget({
			baseUrl: settings.API_BASE_URL,
			contactPath: settings.CONTACT_PATH,
			fileUrlOf: (submission, signal) => fileUrlOf(submission, signal, parts),
		});
	}
	if (!settings.SMTP_URL || !settings.SUBMISSIONS_EMAIL) return undefined;
	return mailTarget({
		url: settings.SMTP_URL,
		to: settings.SUBMISSIONS_EMAIL,
		desks: { applications: settings.APPLICATIONS_EMAIL, complaints: settings.COMPLAINTS_EMAIL },
		from: settings.SMTP_FROM ?? settings.SUBMISSIONS_EMAIL,
		requireTls: needsTls(settings.SMTP_URL, settings.SMTP_REQUIRE_TLS),
		host: new URL(settings.SITE_URL).hostname,
		readFile: parts.cvStorage.read,
		linkOf: parts.cvLink,
	});
}

/** Where the target gets the file: from the image host, which gets it once, otherwise from here by a signed link. */
async function fileUrlOf(
	submission: Submission & { file: CvFile },
	signal: AbortSignal,
	{ store, cvStorage, cvLink }: Parts,
): Promise<string> {
	const settings = environment();
	const { id, file, fileUrl } = submission;
	const { IMAGE_HOST_UPLOAD_URL: uploadUrl, IMAGE_HOST_UPLOAD_PRESET: preset } = settings;
	// Staff should read what was found before they open the file.
	if (!uploadUrl || !preset || findingIn(file)) return cvLink(file.id);
	if (fileUrl) return fileUrl;
	const content = await cvStorage.read(file.id);
	if (!content) throw new DeliveryFailure("file missing", { retries: "none" });
	const host = { uploadUrl, preset, timeoutMs: POST_DEADLINE_MS };
	const url = await sendToImageHost(host, file, new Uint8Array(content), signal);
	await store.noteFileUrl(id, url);
	return url;
}

/**
 * Advice about submissions that are delivered to nobody; undefined while they have a target. Without one they are stored, and
 * visitors read that they were sent, so somebody has to look.
 */
export function deliveryTargetWarning(): string | undefined {
	const { API_BASE_URL, SMTP_URL, SUBMISSIONS_EMAIL } = environment();
	if (API_BASE_URL || (SMTP_URL && SUBMISSIONS_EMAIL)) return undefined;
	return "no delivery target of submissions is configured (API_BASE_URL, or SMTP_URL and SUBMISSIONS_EMAIL): only `npm run submissions` shows them";
}
