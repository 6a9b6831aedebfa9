import type { ReactNode } from "react";
import { LegalText } from "#components/legal/legal-text";
import { FoldedSection } from "#components/ui/fold";
import type { LegalSection } from "#lib/legal/legal";

type LegalSectionsProps = { sections: readonly LegalSection[]; children?: ReactNode };

/** The sections of a legal page, folded on a phone, and what follows them: apart from them, a reader view would leave it out. */
export function LegalSections({ sections, children }: LegalSectionsProps) {
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
			{children}
		</div>
	);
}
