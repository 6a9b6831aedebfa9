import { FormHead } from "#components/submissions/form-head";
import { buttonClass } from "#components/ui/button";
import { LinesField, TextField } from "#components/ui/field";
import { Enhanced } from "#components/ui/island";
import { PhoneText } from "#components/ui/phone-text";
import { FACTS } from "#lib/company/facts";
import { FILLED_BY_REPLY, TYPED_NAME } from "#lib/islands/data-attributes";
import { CONTACT_LABELS } from "#lib/submissions/model/contact-fields";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";

const LABELS = { ...CONTACT_LABELS, description: "The number, link, page or words, and where you saw it" };

/** The id of the panel with the form. */
export const FAKE_ANCHOR = "fake";

type FakeReportFormProps = {
	replyPage?: ReplyPage;
	/** The message just checked, if it is a fake. */
	message?: string | undefined;
};

/** A report of something that passes for ours, sent like a complaint. The browser sends it itself; the receipt is a page. */
export function FakeReportForm({ replyPage, message }: FakeReportFormProps) {
	const { name, shortCode } = FACTS.cyberSecurityAuthority.value;
	const field = (key: "description" | "name" | "phone") => ({
		form: "contact",
		name: key,
		label: LABELS[key],
		error: replyPage?.reply.errors?.[key],
		defaultValue: replyPage?.values[key],
	});
	return (
		<>
			<p className="max-w-[60ch]">
				<PhoneText
					text={`We look at it and warn others. Tell the ${name}, too: call or text ${shortCode}.`}
					numbers={[shortCode]}
				/>
			</p>
			<Enhanced name="typed-values" when="idle">
				<form
					action="/api/contact"
					method="post"
					{...{ [TYPED_NAME]: "fake" }}
					className="relative mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 print:hidden"
				>
					<FormHead form="contact" reply={replyPage?.reply} labels={LABELS} replyPageId={replyPage?.id} />
					<input type="hidden" name="page" value="/security" />
					<LinesField
						{...field("description")}
						defaultValue={replyPage?.values.description ?? message}
						{...{ [FILLED_BY_REPLY]: "" }}
						required
						rows={3}
						className="sm:col-span-2"
					/>
					<TextField {...field("name")} autoComplete="name" />
					<TextField
						{...field("phone")}
						type="tel"
						autoComplete="tel"
						placeholder="024 000 0000"
						hint="With it you can see later where your report is."
					/>
					<div className="sm:col-span-2">
						<button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
							Send report
						</button>
					</div>
				</form>
			</Enhanced>
		</>
	);
}
