import { LegalText } from "#components/legal/legal-text";
import type { LegalSection } from "#lib/legal/legal";

/** The sections of a short legal page, all expanded. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
	return (
		<div className="space-y-9">
			{sections.map(({ id, title, blocks }) => (
				<section key={id} id={id} aria-labelledby={`${id}-title`}>
					<h2 id={`${id}-title`} className="mb-3 text-xl">
						{title}
					</h2>
					<LegalText blocks={blocks} />
				</section>
			))}
		</div>
	);
}
