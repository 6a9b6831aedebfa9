import { ButtonLink } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { telHref } from "#lib/web/tel-href";

type QuestionsPanelProps = { title: string; text: string };

/** Contact options next to a text that may leave questions open. */
export function QuestionsPanel({ title, text }: QuestionsPanelProps) {
	const phone = phoneToCall(companyIdentity());
	return (
		<aside
			aria-labelledby="questions-title"
			className="rounded-lg bg-brand-50 p-6 lg:sticky lg:top-20 print:hidden"
		>
			<h2 id="questions-title" className="text-lg">
				{title}
			</h2>
			<p className="mt-1">{text}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				{phone && (
					<ButtonLink href={telHref(phone)} className="grow">
						<Icon name="phone-call" /> Call {phone}
					</ButtonLink>
				)}
				<ButtonLink href="/contact" variant="outline" className="grow">
					Contact Us
				</ButtonLink>
			</div>
		</aside>
	);
}
