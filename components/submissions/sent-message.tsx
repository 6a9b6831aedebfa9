import type { Ref } from "react";
import { FormMessage } from "#components/submissions/form-message";
import { ButtonLink } from "#components/ui/button";
import type { Reply } from "#lib/submissions/model/reply";
import type { SiteLink } from "#lib/web/site-link";

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
