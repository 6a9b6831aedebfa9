import { LegalText } from "#components/legal/legal-text";
import { FoldedSection } from "#components/ui/fold";
import type { LegalSection } from "#lib/legal/legal";

/** The sections of a legal page, folded on a phone. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
	return (
		<div className="folds">
			{sections.map(({ id, title, blocks }) => (
				<FoldedSection
					key={id}
					anchor={id}
					headingId={`${id}-title`}
					title={title}
					headingClass="text-xl md:mb-3"
				>
					<LegalText blocks={blocks} />
				</FoldedSection>
			))}
		</div>
	);
}
