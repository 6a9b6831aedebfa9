import { FoldedSection } from "#components/ui/fold";
import { LinkItems } from "#components/ui/link-items";
import type { GuideSection } from "#lib/company/guide";
import { nonBreaking } from "#lib/text/non-breaking";

/** One section of a text that explains something to customers. */
export const GuidePart = ({ section }: { section: GuideSection }) => (
	<section id={section.id} aria-labelledby={`${section.id}-heading`} className="scroll-mt-24">
		<h2 id={`${section.id}-heading`} className="text-2xl">
			{section.title}
		</h2>
		<GuideText section={section} />
	</section>
);

/** The same, folded on a phone. */
export const FoldedGuidePart = ({ section }: { section: GuideSection }) => (
	<FoldedSection
		anchor={section.id}
		headingId={`${section.id}-heading`}
		title={section.title}
		headingClass="text-xl md:text-2xl"
	>
		<GuideText section={section} />
	</FoldedSection>
);

const GuideText = ({ section: { paragraphs, list, steps, links } }: { section: GuideSection }) => (
	<>
		{paragraphs.map((paragraph) => (
			<p key={paragraph} className="mt-3">
				{nonBreaking(paragraph)}
			</p>
		))}
		{list && (
			<ul className="mt-3 list-disc space-y-1.5 pl-5">
				{list.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		)}
		{steps && (
			<ol className="mt-3 list-decimal space-y-1.5 pl-5 marker:font-semibold">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		)}
		{links && (
			<ul className="mt-2 print:hidden">
				<LinkItems links={links} className="link-alone" />
			</ul>
		)}
	</>
);
