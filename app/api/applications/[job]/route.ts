import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { hasClosed } from "#lib/careers/closing-date";
import { companyIdentity } from "#lib/company/identity";
import { applicantIn, parseApplication } from "#lib/submissions/form/application";
import { cleanLine } from "#lib/submissions/form/clean-text";
import { heldFields } from "#lib/submissions/form/form-body";
import { phoneQuestion } from "#lib/submissions/form/questions";
import {
	applicationReply,
	closedReply,
	GONE_ROLE_REPLY,
	questionReply,
	type Reply,
	uploadReply,
	withFileLost,
} from "#lib/submissions/form/reply";
import { spamSigns } from "#lib/submissions/form/spam";
import { wantsJson } from "#lib/submissions/form-refusal";
import { answerForm, failureAnswer, quotaVerdict, refusalOfSender } from "#lib/submissions/form-response";
import { isInfected } from "#lib/submissions/model/cv-scan";
import { isSure, SURE_FIELD } from "#lib/submissions/model/sure-field";
import { submissionService } from "#lib/submissions/service";
import { encodedSegment } from "#lib/web/path-segment";

/** `POST /api/applications/{job}`: an application with its CV, as multipart (behaviour §7). */
export async function POST(request: Request, { params }: RouteContext<"/api/applications/[job]">) {
	const { job: jobId } = await params;
	const refusal = await refusalOfSender("application", request);
	if (refusal) return refusal;
	const held = heldFields(request.headers);
	try {
		const service = await submissionService();
		const form = await service.receiveForm(request, held);
		const { fields } = form;
		const to = {
			replies: service.replies,
			page: `/careers/${encodedSegment(jobId)}`,
			form: "application",
			returned: fields.reply,
		};
		const typed = applicantIn(fields);
		if (!form.ok) {
			const reply = uploadReply(form, { hasScript: wantsJson(request.headers) });
			return await answerForm(request, form.status, { reply, values: typed }, to);
		}
		const reading = await attempt(getJob(jobId));
		if (reading.ok && !reading.value) {
			if (form.file) await service.forgetFile(form.file);
			return await answerForm(request, 410, { reply: GONE_ROLE_REPLY, values: typed }, to);
		}
		if (reading.ok && reading.value && hasClosed(reading.value)) {
			if (form.file) await service.forgetFile(form.file);
			return await answerForm(request, 410, { reply: closedReply(reading.value), values: typed }, to);
		}
		// The job title that the form sent counts only while the backend cannot be reached.
		const job = (reading.ok && reading.value) || { id: jobId, title: cleanLine(fields.career) };
		const parsed = parseApplication(fields, job, form.file);
		const question = parsed.ok && !isSure(fields[SURE_FIELD]) ? phoneQuestion(parsed.value.phone) : undefined;
		const isFileLost = form.file !== undefined && !wantsJson(request.headers);
		const toCorrect = (reply: Reply) => (isFileLost ? withFileLost(reply) : reply);
		if (!parsed.ok || question) {
			if (form.file) await service.forgetFile(form.file);
			const reply: Reply = parsed.ok
				? questionReply({ phone: question })
				: { outcome: "failure", message: parsed.alert, errors: parsed.errors };
			const values = parsed.ok ? typed : parsed.values;
			return await answerForm(request, 422, { reply: toCorrect(reply), values }, to);
		}
		const quota = await quotaVerdict("application", request, { payload: parsed.value, file: parsed.file });
		if (quota.refusal) {
			if (form.file) await service.forgetFile(form.file);
			return quota.refusal;
		}
		const arrival = {
			kind: "application" as const,
			payload: parsed.value,
			file: parsed.file,
			idempotencyKey: typeof fields.key === "string" ? fields.key : undefined,
			isSuspicious: quota.isSuspicious || isInfected(parsed.file) || spamSigns(fields).length > 0,
		};
		const receipt = await service.accept(arrival, request.signal);
		const reply = applicationReply(receipt, companyIdentity());
		const kept = reply.receipt ? { reply, values: {} } : { reply: toCorrect(reply), values: typed };
		return await answerForm(request, 200, kept, to);
	} catch (error) {
		return failureAnswer(request, "application", error);
	} finally {
		held.giveBack();
	}
}
