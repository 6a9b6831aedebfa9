import { LegalText } from "#components/legal/legal-text";
import { Fold } from "#components/ui/fold";
import type { LegalSection } from "#lib/legal/legal";

/** The sections of a legal page, folded on a phone. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
	return (
		<div className="folds">
			{sections.map(({ id, title, blocks }) => (
				<section key={id} aria-labelledby={`${id}-title`}>
					<Fold
						id={id}
						title={
							<h2 id={`${id}-title`} className="text-xl md:mb-3">
								{title}
							</h2>
						}
					>
						<LegalText blocks={blocks} />
					</Fold>
				</section>
			))}
		</div>
	);
}
