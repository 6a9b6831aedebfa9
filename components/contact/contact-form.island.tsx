"use client";

import { FormHead } from "#components/submissions/form-head";
import { SentMessage } from "#components/submissions/form-message";
import { forgetSent } from "#components/submissions/typed-values";
import { useSendForm } from "#components/submissions/use-send-form";
import { buttonClass } from "#components/ui/button";
import { ChoiceField, LinesField, TextField } from "#components/ui/field";
import { CALL_TIMES } from "#lib/contact/call-wish";
import type { ContactFormPage } from "#lib/contact/contact-form-page";
import { contactHref } from "#lib/contact/contact-request";
import type { ContactTab } from "#lib/contact/contact-tab";
import { TYPED_NAME } from "#lib/islands/data-attributes";
import type { BranchChoice } from "#lib/locator/branch-search";
import { ACCOUNT_TYPES, CONTACT_LABELS, LOAN_PURPOSES } from "#lib/submissions/model/contact-fields";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";
import { telHref } from "#lib/web/tel-href";

type ContactFormProps = {
	tab: ContactTab;
	/** Branches by region; undefined if they could not be loaded, which makes the field a text input. */
	branches: readonly { region: string; choices: readonly BranchChoice[] }[] | undefined;
	/** The reply to a form sent without script, with the values. */
	replyPage?: ReplyPage;
	/** The title of the product that the request is about. */
	product?: string;
	/** GHS: how much the visitor wants to borrow. */
	amount?: number;
	/** What an enquiry is about: the first line of its description. */
	about?: string | undefined;
	/**
	 * The topic of an enquiry, given by the page with the form. The message is then required, and neither date of birth nor business
	 * location is asked for.
	 */
	topic?: { page: ContactFormPage; label: string; sendText: string };
	/** The languages of the call centre. */
	languages: readonly string[];
	/** How to reach the company without an email address. */
	withoutEmail: { call: string | undefined; chatHref: string | undefined };
};

const FORM = "contact";
const SEND_TEXT: Record<ContactTab, string> = {
	enquiry: "Send enquiry",
	loan: "Send loan request",
	account: "Send account request",
};

/** The contact form of one tab (behaviour §2, §4, §5): a plain form that, with script, is sent without leaving the page. */
export default function ContactForm(props: ContactFormProps) {
	const { tab, replyPage, product, amount, topic } = props;
	const { reply, turn, message, progress, send } = useSendForm({
		firstReply: replyPage?.reply,
		onReply: ({ receipt }, sent) => {
			if (receipt) forgetSent(FORM, sent);
		},
		lost: {
			message:
				"The connection broke, so we do not know whether your message arrived. Send it again: the same message is never taken twice.",
		},
	});
	const labels = topic ? { ...CONTACT_LABELS, description: topic.label } : CONTACT_LABELS;
	const sendText = reply?.outcome === "question" ? "Yes, send it" : (topic?.sendText ?? SEND_TEXT[tab]);

	if (reply?.receipt && turn > 0) {
		const another = {
			label: "Write another message",
			href: topic?.page ?? contactHref({ tab }),
		};
		return (
			<SentMessage ref={message} form={FORM} reply={reply} turn={turn} another={another} className="mt-6" />
		);
	}

	return (
		<form
			action="/api/contact"
			method="post"
			// The tabs share their fields.
			{...{ [TYPED_NAME]: FORM }}
			onSubmit={(event) => {
				event.preventDefault();
				void send(event.currentTarget.action, new FormData(event.currentTarget));
			}}
			className="relative mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 print:hidden"
		>
			<FormHead
				ref={message}
				form={FORM}
				reply={reply}
				turn={turn}
				labels={labels}
				replyPageId={replyPage?.id}
			/>
			{product && <input type="hidden" name="product" value={product} />}
			{amount !== undefined && <input type="hidden" name="amount" value={amount} />}
			<input type="hidden" name="formType" value={tab} />
			{topic && <input type="hidden" name="page" value={topic.page} />}
			<Fields {...props} labels={labels} errors={reply?.errors ?? {}} />
			<div className="sm:col-span-2">
				<button
					type="submit"
					// It keeps the focus, which a button that is `disabled` loses.
					aria-disabled={progress !== undefined}
					className={buttonClass("primary", "w-full sm:w-auto")}
				>
					{progress ? (progress.isSlow ? "Still sending..." : "Sending...") : sendText}
				</button>
			</div>
		</form>
	);
}

type FieldsProps = ContactFormProps & {
	labels: typeof CONTACT_LABELS;
	errors: Readonly<Record<string, string>>;
};

/** The fields of one tab. */
function Fields(props: FieldsProps) {
	const { tab, branches, replyPage, about, topic, languages, withoutEmail, labels, errors } = props;
	const field = (name: keyof typeof CONTACT_LABELS) => ({
		form: FORM,
		name,
		label: labels[name],
		error: errors[name],
		defaultValue: replyPage?.values[name],
	});
	return (
		<>
			<TextField {...field("name")} required autoComplete="name" />
			<TextField {...field("phone")} type="tel" required autoComplete="tel" placeholder="024 000 0000" />
			<TextField
				{...field("email")}
				type="email"
				required
				autoComplete="email"
				hint={<NoEmail {...withoutEmail} />}
			/>
			{!topic && (
				<TextField
					{...field("dob")}
					type="date"
					required
					autoComplete="bday"
					hint={tab === "account" ? "For a child’s account: give your own date of birth." : undefined}
				/>
			)}
			{!topic && (
				<TextField
					{...field("address")}
					required
					autoComplete="address-line1"
					hint="If you have no business, give your home."
				/>
			)}
			{branches && branches.length > 0 ? (
				<ChoiceField {...field("location")} required>
					<option value="">-- Select Nearest Branch --</option>
					{branches.map(({ region, choices }) => (
						<optgroup key={region} label={region}>
							{choices.map(({ name, value }) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
						</optgroup>
					))}
				</ChoiceField>
			) : (
				<TextField {...field("location")} required hint="Type the town or the name of the branch." />
			)}
			{tab === "account" && (
				<ChoiceField {...field("accountType")}>
					<option value="">-- Select Account Type --</option>
					<Options of={ACCOUNT_TYPES} />
				</ChoiceField>
			)}
			{tab === "loan" && (
				<ChoiceField {...field("loanPurpose")}>
					<option value="">-- Select Purpose --</option>
					<Options of={LOAN_PURPOSES} />
				</ChoiceField>
			)}
			<CallWish languages={languages} values={replyPage?.values} />
			{tab === "enquiry" && (
				<LinesField
					{...field("description")}
					{...(about && !replyPage && { defaultValue: `${about}\n` })}
					// A topic's message begins in its own words.
					{...{ [TYPED_NAME]: topic?.page ?? about }}
					required={topic !== undefined}
					rows={4}
					className="sm:col-span-2"
				/>
			)}
		</>
	);
}

type CallWishProps = {
	languages: readonly string[];
	values: ReplyPage["values"] | undefined;
};

/** When and in which language somebody wants to be called. */
const CallWish = ({ languages, values }: CallWishProps) => (
	<>
		<ChoiceField form={FORM} name="callTime" label="When shall we call?" defaultValue={values?.callTime}>
			<option value="">-- Select Time --</option>
			<Options of={CALL_TIMES} />
		</ChoiceField>
		{languages.length > 0 && (
			<ChoiceField
				form={FORM}
				name="callLanguage"
				label="In which language?"
				defaultValue={values?.callLanguage}
			>
				<option value="">-- Select Language --</option>
				<Options of={languages.map((value) => ({ value, label: value }))} />
			</ChoiceField>
		)}
	</>
);

/** An email address is required, but visitors without one can still reach the company. */
function NoEmail({ call, chatHref }: ContactFormProps["withoutEmail"]) {
	if (!call && !chatHref) return null;
	return (
		<>
			No email?{" "}
			{call && (
				<a href={telHref(call)} className="underline underline-offset-4">
					Call {call}
				</a>
			)}
			{call && chatHref && " or "}
			{chatHref && (
				<a href={chatHref} className="underline underline-offset-4">
					WhatsApp us
				</a>
			)}
		</>
	);
}

const Options = ({ of }: { of: readonly { value: string; label: string }[] }) =>
	of.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
