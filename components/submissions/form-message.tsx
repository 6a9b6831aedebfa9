import type { Ref } from "react";
import { Receipt } from "#components/submissions/receipt";
import { fieldId } from "#components/ui/field";
import type { Reply } from "#lib/submissions/form/reply";

type FormMessageProps = {
	form: string;
	reply: Reply | undefined;
	/** Changes with every reply, so that screen readers announce the same words again. */
	turn?: number;
	labels: Readonly<Record<string, string>>;
	ref?: Ref<HTMLDivElement>;
};

const TONES: Record<Reply["outcome"], string> = {
	success: "border-success-700 bg-success-50 text-success-700",
	held: "border-brand-700 bg-brand-50 text-brand-900",
	question: "border-brand-700 bg-brand-50 text-brand-900",
	received: "border-danger-700 bg-danger-50 text-danger-700",
	failure: "border-danger-700 bg-danger-50 text-danger-700",
};

/** The result of a form: green for success, red for errors (behaviour §4.9), followed by the receipt. */
export function FormMessage({ form, reply, turn, labels, ref }: FormMessageProps) {
	const errors = Object.entries(reply?.errors ?? {}).filter(([name]) => name in labels);
	// If the message is the text of the only error, the message itself links to its field, and the list is omitted.
	const [faulty, error] = errors.length === 1 ? (errors[0] ?? []) : [];
	const isOnly = error !== undefined && error === reply?.message;
	const isGood = reply?.outcome === "success" || reply?.outcome === "held";
	return (
		<>
			<div ref={ref} id={`${form}-message`} role={isGood ? "status" : "alert"} tabIndex={-1}>
				{reply && (
					<div key={turn} className={`rounded-md border-l-4 px-4 py-3 ${TONES[reply.outcome]}`}>
						<p className="font-semibold">
							{isOnly ? <FieldLink form={form} name={faulty} text={error} /> : reply.message}
						</p>
						{reply.detail && <p className="mt-1 text-ink-800">{reply.detail}</p>}
						{errors.length > 0 && !isOnly && (
							<ul className="mt-1 list-disc pl-5">
								{errors.map(([name, error]) => (
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
