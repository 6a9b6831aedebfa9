import type { ReactNode } from "react";
import { ContactChannels } from "#components/contact/contact-channels";
import { Sources } from "#components/legal/sources";
import { TextSections } from "#components/legal/text-sections";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import type { TextSection } from "#lib/company/text-section";
import type { SitePage } from "#lib/pages/page-registry";

type GuideScreenProps = {
	page: SitePage;
	intro: string;
	isTask?: boolean;
	sections: readonly TextSection[];
	/** Before the sections. */
	children?: ReactNode;
};

/**
 * A page that explains the law in plain language: a table of contents, which on a phone the folded sections are themselves, and the
 * sources of the legal facts with the day of the last check.
 */
export const GuideScreen = ({ page, sections, children, ...heading }: GuideScreenProps) => (
	<Page title={page.title} {...heading}>
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
				<TextSections sections={sections} />
				<Sources sections={sections} />
			</div>
			<ContactChannels />
		</Container>
	</Page>
);
