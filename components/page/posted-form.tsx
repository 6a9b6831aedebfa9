import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button";
import { Enhanced } from "#components/ui/island";
import { askUsText, companyIdentity } from "#lib/company/identity";
import { postedFields } from "#lib/platform/request-context";

type PostedFormProps = {
	/** One of `POSTED_PAGES`. */
	action: string;
	/** The text of the button. */
	submit: string;
	/** The fields. */
	children: ReactNode;
	/** The server's reply to the posted values; nothing if a field was left empty. */
	reply: ReactNode;
};

/** A form to which the server replies with the page that it stands on; the reply stands below it, and nobody stores what was typed. */
export function PostedForm({ action, submit, children, reply }: PostedFormProps) {
	return (
		<Enhanced name="posted-form" when="interaction">
			<form
				action={`${action}#reply`}
				method="post"
				autoComplete="off"
				className="grid gap-5 sm:grid-cols-2 print:hidden"
			>
				{children}
				<div className="sm:col-span-2">
					<button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
						{submit}
					</button>
				</div>
			</form>
			<div
				id="reply"
				role="status"
				tabIndex={-1}
				data-or-else={askUsText(companyIdentity())}
				className="mt-5 scroll-mt-24"
			>
				{reply || (postedFields() && <Verdict title={`Fill in the form above, then press “${submit}”`} />)}
			</div>
		</Enhanced>
	);
}

const TONES = {
	bad: "border-danger-700 bg-danger-50",
	good: "border-success-700 bg-success-50",
	unsure: "border-gold-500 bg-gold-50",
};

type VerdictProps = { tone?: keyof typeof TONES; title: string; children?: ReactNode };

/** A reply in a few words. */
export const Verdict = ({ tone = "unsure", title, children }: VerdictProps) => (
	<div className={`space-y-2 rounded-md border-l-4 px-5 py-4 ${TONES[tone]}`}>
		<p className="font-bold text-ink-900 text-lg">{title}</p>
		{children}
	</div>
);
