import { getBranches } from "#lib/backend/locator";
import { listedProduct } from "#lib/backend/products";
import { companyIdentity } from "#lib/company/identity";
import { contactFormPage } from "#lib/contact/contact-form-page";
import { closedChoiceText } from "#lib/locator/branch-search";
import { senderNetwork } from "#lib/platform/visitor-address";
import { checkContact } from "#lib/submissions/form/contact";
import { readFields } from "#lib/submissions/form/form-body";
import { refuseForeignForm } from "#lib/submissions/form/own-form";
import { checkQuota, consumeQuota, fieldQuota } from "#lib/submissions/form/quota";
import { looksLikeSpam } from "#lib/submissions/form/spam";
import { formResponse, respondToError } from "#lib/submissions/response/send";
import { contactCorrection, contactReply } from "#lib/submissions/response/texts";
import { submissionService } from "#lib/submissions/service";

/** `POST /api/contact`: an enquiry, a loan request, an account request or a complaint (behaviour §7). */
export async function POST(request: Request) {
	const { headers } = request;
	const quota = fieldQuota(headers);
	try {
		refuseForeignForm(headers);
		await checkQuota("contact", headers);
		const fields = await readFields(request, quota);
		const place = { page: contactFormPage(fields.page), form: "contact", replyPageId: fields.reply };
		const contact = checkContact(fields);
		const { values } = contact;
		if (!contact.ok)
			return await formResponse(request, 422, { reply: contactCorrection(contact), values }, place);
		const verdict = await consumeQuota("contact", headers, contact.value);
		const service = await submissionService();
		const arrival = {
			kind: "contact" as const,
			topic: contact.topic,
			payload: contact.value,
			network: senderNetwork(headers),
			idempotencyKey: fields.key,
			isQuarantined: verdict === "quarantined" || looksLikeSpam(fields),
		};
		const [receipt, product, branches] = await Promise.all([
			service.accept(arrival, request.signal),
			// A stored submission keeps its receipt, whatever becomes of the names.
			listedProduct(values.product).catch(() => undefined),
			getBranches().catch(() => []),
		]);
		const reply = contactReply(receipt, contact, companyIdentity(), {
			product: product?.title,
			closedBranch: closedChoiceText(branches, values.location, new Date()),
		});
		return await formResponse(request, 200, { reply, values }, place);
	} catch (error) {
		return respondToError(request, "contact", error);
	} finally {
		quota.release();
	}
}
