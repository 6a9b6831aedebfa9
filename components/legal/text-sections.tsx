import type { ReactNode } from "react";
import { FoldedSection } from "#components/ui/fold";
import { LinkItems } from "#components/ui/link-items";
import type { TextSection } from "#lib/company/text-section";
import { nonBreaking } from "#lib/text/non-breaking";

type TextSectionsProps = { sections: readonly TextSection[]; children?: ReactNode };

/** The sections of a text, folded on a phone, and what follows them: apart from them, a reader view would leave it out. */
export const TextSections = ({ sections, children }: TextSectionsProps) => (
	<div className="folds">
		{sections.map((section) => (
			<FoldedText key={section.id} section={section} />
		))}
		{children}
	</div>
);

export const FoldedText = ({ section: { id, title, blocks, links } }: { section: TextSection }) => (
	<FoldedSection anchor={id} headingId={`${id}-title`} title={title} headingClass="text-xl md:mb-3">
		<TextBlocks blocks={blocks} />
		{links && (
			<ul className="mt-2 print:hidden">
				<LinkItems links={links} className="link-alone" />
			</ul>
		)}
	</FoldedSection>
);

/** The paragraphs and lists of a section. */
export const TextBlocks = ({ blocks }: Pick<TextSection, "blocks">) => (
	<div className="max-w-[56ch] space-y-4">
		{blocks.map((block, at) =>
			typeof block === "string" ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
				<p key={at}>{nonBreaking(block)}</p>
			) : (
				// biome-ignore lint/suspicious/noArrayIndexKey: as above; a key made of the text would be sent to the browser too
				<ul key={at} className="list-disc space-y-2 pl-5 marker:text-brand-400">
					{block.map((point, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as above
						<li key={place}>{nonBreaking(point)}</li>
					))}
				</ul>
			),
		)}
	</div>
);
