import type { Ref } from "react";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { CopyButton } from "#components/ui/copy-button";
import { fieldId } from "#components/ui/field";
import { Glyph } from "#components/ui/glyph";
import type { ReceiptText, Reply } from "#lib/submissions/model/reply";
import type { SiteLink } from "#lib/web/site-link";

export type FormMessageProps = {
	form: string;
	reply: Reply | undefined;
	/** Changes with every reply, so that screen readers announce the same words again. */
	turn?: number;
	labels: Readonly<Record<string, string>>;
	ref?: Ref<HTMLDivElement>;
};

const FAILURE_TONE = "border-danger-700 bg-danger-50 text-danger-700";
const TONES: Record<Reply["outcome"], string> = {
	delivered: "border-success-700 bg-success-50 text-success-700",
	quarantined: "border-brand-700 bg-brand-50 text-brand-900",
	question: "border-brand-700 bg-brand-50 text-brand-900",
	pending: FAILURE_TONE,
	"dead-letter": FAILURE_TONE,
	rejected: FAILURE_TONE,
	invalid: FAILURE_TONE,
};

/** The result of a form: green for success, red for errors (behaviour §4.9), followed by the receipt. */
export function FormMessage({ form, reply, turn, labels, ref }: FormMessageProps) {
	const errors = Object.entries(reply?.errors ?? {}).filter(([name]) => name in labels);
	// If the message is the text of an error, the message itself links to its field, and the list has the others.
	const [faulty] = errors.find(([, error]) => error === reply?.message) ?? [];
	const listed = errors.filter(([name]) => name !== faulty);
	const isGood = reply?.outcome === "delivered" || reply?.outcome === "quarantined";
	return (
		<>
			<div ref={ref} id={`${form}-message`} role={isGood ? "status" : "alert"} tabIndex={-1}>
				{reply && (
					<div key={turn} className={`rounded-md border-l-4 px-4 py-3 ${TONES[reply.outcome]}`}>
						<p className="font-semibold">
							{faulty ? <FieldLink form={form} name={faulty} text={reply.message} /> : reply.message}
						</p>
						{reply.detail && <p className="mt-1 text-ink-800">{reply.detail}</p>}
						{listed.length > 0 && (
							<ul className="mt-1 list-disc pl-5">
								{listed.map(([name, error]) => (
									<li key={name}>
										<FieldLink form={form} name={name} text={labels[name]} />: {error}
									</li>
								))}
							</ul>
						)}
					</div>
				)}
			</div>
			{reply?.receipt && <Receipt {...reply.receipt} />}
		</>
	);
}

const FieldLink = ({ form, name = "", text }: { form: string; name?: string; text?: string }) => (
	<a href={`#${fieldId({ form, name })}`} className="underline underline-offset-4">
		{text}
	</a>
);

/** The receipt of a submission: its reference and the next steps. */
function Receipt({
	reference,
	received,
	about,
	nextSteps,
	wish,
	closedBranch,
	isAnonymous,
	whatsapp,
}: ReceiptText) {
	return (
		<section
			aria-label="Your receipt"
			className="mt-4 rounded-lg border-2 border-brand-200 bg-white p-5 md:p-6"
		>
			<p className="text-ink-700">Your reference</p>
			<p translate="no" className="font-bold text-2xl text-brand-900 even-figures tracking-wide">
				{reference}
			</p>
			{about && <p className="mt-1 font-semibold">{about}</p>}
			<p className="mt-1">Received on {received}</p>
			{nextSteps.length > 0 && (
				<>
					<h3 className="mt-4 font-semibold text-lg">What happens now</h3>
					<ol className="mt-2 list-decimal space-y-1.5 pl-5">
						{nextSteps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</>
			)}
			{closedBranch && <p className="mt-2 font-semibold">{closedBranch}</p>}
			{wish && <p className="mt-2">You asked us to call you {wish}.</p>}
			<div className="mt-5 flex flex-wrap gap-3 print:hidden">
				<CopyButton
					text={reference}
					label="Copy reference"
					icon={<Glyph path="M9 9h11v11H9zM5 15H4V4h11v1" />}
					className={buttonClass("outline")}
				/>
				{!isAnonymous && (
					<form action="/api/where-is-it" method="post">
						<input type="hidden" name="reference" value={reference} />
						<button type="submit" className={buttonClass("outline")}>
							Where is it?
						</button>
					</form>
				)}
				{whatsapp && (
					<a href={whatsapp} rel="noopener" target="_blank" className={buttonClass("outline")}>
						Ask about it on WhatsApp
					</a>
				)}
			</div>
		</section>
	);
}

type SentMessageProps = {
	form: string;
	reply: Reply;
	turn: number;
	ref: Ref<HTMLDivElement>;
	className?: string;
	/** The page with the form. */
	another: SiteLink;
};

/** The receipt of a form that was sent on its page. It takes the place of the form, so that nobody sends it again by mistake. */
export const SentMessage = ({ another, className, ...message }: SentMessageProps) => (
	<div className={className}>
		<FormMessage {...message} labels={{}} />
		<ButtonLink href={another.href} variant="outline" className="mt-6 print:hidden">
			{another.label}
		</ButtonLink>
	</div>
);
