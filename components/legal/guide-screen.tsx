import type { ReactNode } from "react";
import { ContactChannels } from "#components/contact/contact-channels";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { FoldedSection } from "#components/ui/fold";
import { LinkItems } from "#components/ui/link-items";
import { calendarDate } from "#lib/calendar/calendar-date";
import { type GuideSection, guideSources } from "#lib/company/guide";
import type { SitePage } from "#lib/pages/page-registry";
import { nonBreaking } from "#lib/text/non-breaking";

type GuideScreenProps = {
	page: SitePage;
	intro: string;
	sections: readonly GuideSection[];
	/** Before the sections. */
	children?: ReactNode;
};

/**
 * A page that explains the law in plain language: a table of contents, which on a phone the folded sections are themselves, and the
 * sources of the legal facts with the day of the last check.
 */
export const GuideScreen = ({ page, intro, sections, children }: GuideScreenProps) => (
	<Page title={page.title} intro={intro}>
		<Container className="grid grid-cols-1 items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
			<div className="max-w-[64ch] space-y-6 md:space-y-10">
				{children}
				<nav aria-label="On this page" className="max-md:hidden print:hidden">
					<ul className="columns-2 gap-8">
						{sections.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`} className="link-alone">
									{title}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="folds">
					{sections.map((section) => (
						<GuidePart key={section.id} section={section} />
					))}
				</div>
				<Sources sections={sections} />
			</div>
			<div className="lg:sticky lg:top-20">
				<ContactChannels />
			</div>
		</Container>
	</Page>
);

export const GuidePart = ({ section: { id, title, paragraphs, list, links } }: { section: GuideSection }) => (
	<FoldedSection anchor={id} headingId={`${id}-heading`} title={title} headingClass="text-xl md:text-2xl">
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
		{links && (
			<ul className="mt-2 print:hidden">
				<LinkItems links={links} className="link-alone" />
			</ul>
		)}
	</FoldedSection>
);

const Sources = ({ sections }: { sections: readonly GuideSection[] }) => (
	<section aria-labelledby="sources-heading" className="text-ink-600 text-sm">
		<h2 id="sources-heading" className="text-lg">
			Sources
		</h2>
		<ul className="mt-2 list-disc space-y-1 pl-5">
			{guideSources(sections).map(({ source, checkedOn }) => (
				<li key={source}>
					{source}. Checked on {calendarDate(new Date(checkedOn)).text}.
				</li>
			))}
		</ul>
		<p className="mt-3">This is general information, not legal advice.</p>
	</section>
);
