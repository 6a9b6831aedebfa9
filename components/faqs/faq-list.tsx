import { Disclosure } from "#components/ui/disclosure";
import { Icon } from "#components/ui/icon";
import type { Faq } from "#lib/faqs/faqs";
import { nonBreaking } from "#lib/text/non-breaking";

/** The questions, all closed at first (behaviour §2 /faqs). */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
	return (
		<div className="space-y-3">
			{faqs.map(({ id, question, answer, link }) => (
				<Disclosure key={id} id={id} title={question}>
					<div className="max-w-[60ch] space-y-3">
						{answer.map((paragraph) => (
							<p key={paragraph}>{nonBreaking(paragraph)}</p>
						))}
						<p>
							<a
								href={link.href}
								className="link inline-flex min-h-8 items-center gap-1.5 decoration-brand-300"
							>
								{link.label} <Icon name="arrow-right" className="size-4.5" />
							</a>
						</p>
					</div>
				</Disclosure>
			))}
		</div>
	);
}
