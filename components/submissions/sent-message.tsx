import type { Ref } from "react";
import { FormMessage } from "#components/submissions/form-message";
import { buttonClass } from "#components/ui/button";
import type { Reply } from "#lib/submissions/form/reply";

type SentMessageProps = {
	form: string;
	reply: Reply;
	turn: number;
	ref: Ref<HTMLDivElement>;
	className?: string;
	/** Brings the empty form back. */
	another: { label: string; onClick: () => void };
};

/** The receipt of a form that was sent on its page. It takes the place of the form, so that nobody sends it again by mistake. */
export const SentMessage = ({ another, className, ...message }: SentMessageProps) => (
	<div className={className}>
		<FormMessage {...message} labels={{}} />
		<button type="button" onClick={another.onClick} className={buttonClass("outline", "mt-6 print:hidden")}>
			{another.label}
		</button>
	</div>
);
