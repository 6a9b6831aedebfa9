import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { hasClosed } from "#lib/careers/closing-date";
import { jobHref } from "#lib/careers/job-category";
import { companyIdentity } from "#lib/company/identity";
import { checkApplication, type Role } from "#lib/submissions/form/application";
import { cleanLine } from "#lib/submissions/form/clean-text";
import { refuseForeignForm } from "#lib/submissions/form/own-form";
import { checkQuota, consumeQuota, fieldQuota } from "#lib/submissions/form/quota";
import { looksLikeSpam } from "#lib/submissions/form/spam";
import { isInfected } from "#lib/submissions/model/cv-scan";
import type { CvFile } from "#lib/submissions/model/submission";
import { formResponse, respondToError, wantsJson } from "#lib/submissions/response/send";
import { applicationCorrection, applicationReply } from "#lib/submissions/response/texts";
import { submissionService } from "#lib/submissions/service";

/** `POST /api/applications/{job}`: an application with its CV, as multipart (behaviour §7). */
export async function POST(request: Request, { params }: RouteContext<"/api/applications/[job]">) {
	const { headers } = request;
	const hasScript = wantsJson(headers);
	const { job } = await params;
	const quota = fieldQuota(headers);
	/** On disk, and not a submission's. */
	let unowned: CvFile | undefined;
	try {
		refuseForeignForm(headers);
		await checkQuota("application", headers);
		const service = await submissionService();
		const form = await service.receiveForm(request, quota);
		unowned = form.file;
		const { fields } = form;
		const place = {
			page: jobHref(job),
			form: "application",
			replyPageId: fields.reply,
		};
		const application = await checkApplication(form, () => roleOf(job, fields.career));
		const { values } = application;
		if (!application.ok) {
			const reply = applicationCorrection(application.problem, hasScript);
			return await formResponse(request, application.status, { reply, values }, place);
		}
		const { value: payload, file } = application;
		const verdict = await consumeQuota("application", headers, payload, file.bytes);
		const arrival = {
			kind: "application" as const,
			payload,
			file,
			idempotencyKey: fields.key,
			isQuarantined: verdict === "quarantined" || isInfected(file) || looksLikeSpam(fields),
		};
		unowned = undefined;
		const receipt = await service.accept(arrival, request.signal);
		const reply = applicationReply(receipt, companyIdentity(), hasScript);
		return await formResponse(request, 200, { reply, values }, place);
	} catch (error) {
		return respondToError(request, "application", error);
	} finally {
		quota.release();
		if (unowned) await (await submissionService()).dropFile(unowned);
	}
}

/** The role as the backend knows it. The title that the form sent counts only while the backend cannot be reached. */
async function roleOf(id: string, sentTitle: string | undefined): Promise<Role> {
	const reading = await attempt(getJob(id));
	if (!reading.ok) return { kind: "open", id, title: cleanLine(sentTitle) };
	const job = reading.value;
	if (!job) return { kind: "gone" };
	if (hasClosed(job)) return { kind: "closed", closesOn: job.closesOn ?? "" };
	return { kind: "open", id: job.id, title: job.title };
}
