import { typedDay } from "#lib/calendar/typed-day";
import { companyIdentity } from "#lib/company/identity";
import { callLanguages, callWish } from "#lib/contact/call-wish";
import { type ContactTopic, contactTopic } from "#lib/contact/contact-form-page";
import { requestedAmount } from "#lib/contact/contact-request";
import { type ContactTab, contactTab } from "#lib/contact/contact-tab";
import { cleanLine, cleanLines, type FormFields, isDamaged } from "#lib/submissions/form/clean-text";
import { isEmailAddress } from "#lib/submissions/form/email-address";
import { birthDateQuestion, phoneQuestion } from "#lib/submissions/form/questions";
import { isConfirmed } from "#lib/submissions/model/confirmation";
import {
	ACCOUNT_TYPES,
	CONTACT_LABELS,
	type ContactField,
	type ContactFormData,
	EMAIL_ERROR,
	LINE_MAX,
	LOAN_PURPOSES,
} from "#lib/submissions/model/contact-fields";
import type { Contact } from "#lib/submissions/model/submission";
import { amountText } from "#lib/text/cedis";

/** Far more than anyone writes. */
const DESCRIPTION_MAX = 5_000;

export type AcceptedContact = {
	ok: true;
	value: Contact;
	/** Refill the fields: as typed, cleaned and cut to a reasonable length. */
	values: ContactValues;
	topic: ContactTopic;
	/** When and how to call: 'in the morning, in Twi'. */
	wish: string;
};
type ParsedContact =
	| AcceptedContact
	| {
			ok: false;
			errors: Partial<Record<ContactField, string>>;
			values: ContactValues;
			formType: ContactTab;
	  };
/** The values of the form's fields, with those that the admin API has no field for. */
type ContactValues = ContactFormData & { [name in (typeof FURTHER)[number]]?: string };
const FURTHER = ["product", "amount", "callTime", "callLanguage"] as const;

/** Messages for empty required fields, in the form's order. */
const REQUIRED = {
	name: "Enter your name.",
	phone: "Enter your phone number.",
	email: "Enter your email address.",
	dob: "Enter your date of birth.",
	address: "Enter your business location.",
	location: "Choose the branch nearest to you.",
} satisfies Partial<Record<ContactField, string>>;

/**
 * A contact request from a form's fields. Checks what the browser checks (required, email, date; behaviour §5.2) and what only a
 * server can: lengths, valid characters, and that a choice was offered. The branch may be any text, because the list may have
 * changed since the form was rendered. Unknown fields are ignored. A complaint and a report of a fake are enquiries that begin
 * with these words and must say something; `NOT_NEEDED` is what they do without. The product that a request is about stands at
 * the start of its description, and so does the amount of a loan; when and how to call stands at its end.
 */
export function parseContact(fields: FormFields): ParsedContact {
	const formType = contactTab(cleanLine(fields.formType));
	const topic = contactTopic(fields.page, formType);
	const notNeeded = NOT_NEEDED[topic] ?? [];
	const typed = ownValues(fields, formType);
	for (const field of ["dob", "address"] as const) if (notNeeded.includes(field)) typed[field] = "";
	if (topic === "complaint") typed.description = withoutPrefix(typed.description);
	const errors: Partial<Record<ContactField, string>> = {};
	for (const field of Object.keys(CONTACT_LABELS) as ContactField[]) {
		const message =
			typed[field] === "" && notNeeded.includes(field) ? undefined : fieldError(field, typed[field]);
		if (message) errors[field] = message;
	}
	const nothingSaid = NOTHING_SAID[topic];
	if (nothingSaid && typed.description === "") errors.description = nothingSaid;
	const further = furtherValues(fields, formType);
	const values = { ...forShowing(typed), ...further };
	if (Object.keys(errors).length > 0) return { ok: false, errors, values, formType };
	const wish = callWish(further, callLanguages(companyIdentity()));
	const description = describedRequest(topic, typed.description, further, wish);
	return {
		ok: true,
		value: { formData: { ...typed, dob: typedDay(typed.dob) ?? "", description }, formType },
		values,
		topic,
		wish,
	};
}

/** Fields that a form for this does not ask for, or not of everybody. */
const NOT_NEEDED: Partial<Record<ContactTopic, readonly ContactField[]>> = {
	complaint: ["dob", "address"],
	fake: ["name", "phone", "email", "dob", "address", "location"],
};

const NOTHING_SAID: Partial<Record<ContactTopic, string>> = {
	complaint: "Tell us what went wrong.",
	fake: "Tell us what it is: the number, the link or the words.",
};

type Further = Omit<ContactValues, keyof ContactFormData>;

/** Those that are filled in. */
function furtherValues(fields: FormFields, formType: ContactTab): Further {
	const line = (name: string) => cleanLine(fields[name]).slice(0, LINE_MAX);
	const amount = formType === "loan" ? requestedAmount(line("amount")) : undefined;
	const values = {
		...Object.fromEntries(FURTHER.map((name) => [name, line(name)])),
		amount: String(amount ?? ""),
	};
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

/** Before the words of the sender, so that readers of the admin API, which has no field for it, recognise what it is. */
const PREFIXES: Partial<Record<ContactTopic, string>> = {
	complaint: "Complaint: ",
	fake: "Report of a fake: ",
};

function describedRequest(
	topic: ContactTopic,
	description: string,
	{ product, amount }: Further,
	wish: string,
): string {
	const about = [product && `Product: ${product}`, amount && `Amount: ${amountText(Number(amount))}`];
	const parts = [
		about.filter(Boolean).join("\n"),
		`${PREFIXES[topic] ?? ""}${description}`,
		wish && `Call: ${wish}`,
	];
	return parts.filter(Boolean).join("\n\n");
}

/**
 * A contact request that can be accepted, or what its sender must correct, or confirm if it is possible but unlikely. `errors` are by
 * field; `values` refill the form.
 */
export function checkContact(fields: FormFields) {
	const parsed = parseContact(fields);
	const values = { ...parsed.values, formType: parsed.ok ? parsed.value.formType : parsed.formType };
	if (!parsed.ok) return { ok: false as const, errors: parsed.errors, isQuestion: false, values };
	const questions = isConfirmed(fields) ? {} : questionsOn(parsed.value);
	if (Object.keys(questions).length > 0) {
		return { ok: false as const, errors: questions, isQuestion: true, values };
	}
	return { ...parsed, values };
}

function questionsOn({ formData: { phone, dob } }: Contact): Record<string, string> {
	const aboutPhone = phone === "" ? undefined : phoneQuestion(phone);
	const aboutBirth = dob === "" ? undefined : birthDateQuestion(dob, new Date());
	return { ...(aboutPhone && { phone: aboutPhone }), ...(aboutBirth && { dob: aboutBirth }) };
}

/** People may write it themselves. */
const withoutPrefix = (description: string) => description.replace(/^Complaint:\s*/, "");

function ownValues(fields: FormFields, formType: ContactTab): ContactFormData {
	return {
		name: cleanLine(fields.name),
		phone: cleanLine(fields.phone),
		address: cleanLine(fields.address),
		email: cleanLine(fields.email),
		dob: cleanLine(fields.dob),
		location: cleanLine(fields.location),
		description: formType === "enquiry" ? cleanLines(fields.description) : "",
		accountType: formType === "account" ? cleanLine(fields.accountType) : "",
		loanPurpose: formType === "loan" ? cleanLine(fields.loanPurpose) : "",
	};
}

function fieldError(field: ContactField, value: string): string | undefined {
	if (value === "") return field in REQUIRED ? REQUIRED[field as keyof typeof REQUIRED] : undefined;
	const max = field === "description" ? DESCRIPTION_MAX : LINE_MAX;
	if (value.length > max) {
		return `${CONTACT_LABELS[field]} is too long. Please use at most ${max.toLocaleString("en")} characters.`;
	}
	if (isDamaged(value)) {
		return `${CONTACT_LABELS[field]} has letters that could not be read. Please type it again.`;
	}
	if (field === "email" && !isEmailAddress(value)) {
		return EMAIL_ERROR;
	}
	if (field === "dob" && !typedDay(value)) {
		return "Enter a real date of birth: day, month and year, like 24/12/1990.";
	}
	if (field === "accountType" && !ACCOUNT_TYPES.some((type) => type.value === value)) {
		return "Choose one of the account types in the list.";
	}
	if (field === "loanPurpose" && !LOAN_PURPOSES.some((purpose) => purpose.value === value)) {
		return "Choose one of the purposes in the list.";
	}
	return undefined;
}

/** A pasted megabyte is not sent back to the visitor's phone. */
function forShowing(values: ContactFormData): ContactFormData {
	return Object.fromEntries(
		Object.entries(values).map(([field, value]) => [
			field,
			value.slice(0, field === "description" ? DESCRIPTION_MAX : LINE_MAX).toWellFormed(),
		]),
	) as ContactFormData;
}
