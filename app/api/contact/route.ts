import { companyIdentity } from "#lib/company/identity";
import { contactFormPage } from "#lib/contact/contact-form-page";
import { contactQuestions, parseContact } from "#lib/submissions/form/contact";
import { heldFields, readFields } from "#lib/submissions/form/form-body";
import { contactReply, faultyReply, questionReply } from "#lib/submissions/form/reply";
import { spamSigns } from "#lib/submissions/form/spam";
import { answerForm, failureAnswer, quotaVerdict, refusalOfSender } from "#lib/submissions/form-response";
import { isSure, SURE_FIELD } from "#lib/submissions/model/sure-field";
import { submissionService } from "#lib/submissions/service";

/** `POST /api/contact`: an enquiry, a loan request or an account request (behaviour §7). */
export async function POST(request: Request) {
	const refusal = await refusalOfSender("contact", request);
	if (refusal) return refusal;
	const held = heldFields(request.headers);
	try {
		const fields = await readFields(request, held);
		const service = await submissionService();
		const to = {
			replies: service.replies,
			page: contactFormPage(fields.page),
			form: "contact",
			returned: fields.reply,
		};
		const parsed = parseContact(fields);
		if (!parsed.ok) {
			const values = { ...parsed.values, formType: parsed.formType };
			return await answerForm(request, 422, { reply: faultyReply(parsed.errors), values }, to);
		}
		const { formType } = parsed.value;
		const values = { ...parsed.values, formType };
		const questions = contactQuestions(parsed.value);
		if (Object.values(questions).some(Boolean) && !isSure(fields[SURE_FIELD])) {
			return await answerForm(request, 422, { reply: questionReply(questions), values }, to);
		}
		const quota = await quotaVerdict("contact", request, { payload: parsed.value });
		if (quota.refusal) return quota.refusal;
		const arrival = {
			kind: "contact" as const,
			payload: parsed.value,
			idempotencyKey: typeof fields.key === "string" ? fields.key : undefined,
			isSuspicious: quota.isSuspicious || spamSigns(fields).length > 0,
		};
		const receipt = await service.accept(arrival, request.signal);
		const reply = contactReply(
			receipt,
			parsed.isComplaint ? "complaint" : formType,
			companyIdentity(),
			new Date(),
		);
		return await answerForm(request, 200, { reply, values: reply.receipt ? { formType } : values }, to);
	} catch (error) {
		return failureAnswer(request, "contact", error);
	} finally {
		held.giveBack();
	}
}
