import type { ReactNode } from "react";
import { Feedback } from "#components/page/feedback";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Fold } from "#components/ui/fold";
import { SITE_PAGES, type SitePage } from "#lib/pages/page-registry";
import type { SiteLink } from "#lib/web/site-link";

type ToolScreenProps = {
	page: SitePage;
	intro: string;
	/** The calculator. */
	children: ReactNode;
	/** How it calculates, point by point, and what it leaves out. */
	counting: readonly string[];
	/** More to know, with its own heading. */
	notes?: ReactNode;
	/** Related links, the most likely one first. */
	next: readonly SiteLink[];
};

/** The page of one calculator. */
export const ToolScreen = ({ page, intro, children, counting, notes, next }: ToolScreenProps) => (
	<Page
		isTask
		title={page.title}
		intro={<p>{intro}</p>}
		trail={[{ label: SITE_PAGES.tools.title, href: SITE_PAGES.tools.path }]}
	>
		<Container className="py-5 md:py-14">
			{children}
			<div className="mt-6 grid gap-4 border-line border-t pt-4 md:mt-12 md:grid-cols-2 md:gap-12 md:pt-10">
				<Fold title={<h2 className="text-xl">How we count</h2>}>
					<ul className="mt-3 list-disc space-y-2 pl-5">
						{counting.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</Fold>
				<div className={notes ? undefined : "print:hidden"}>
					{notes ?? <h2 className="text-xl">When you are ready</h2>}
					<p className="mt-6 flex flex-wrap gap-3">
						{next.map(({ label, href }, at) => (
							<ButtonLink key={href} href={href} variant={at === 0 ? "primary" : "outline"}>
								{label}
							</ButtonLink>
						))}
					</p>
				</div>
			</div>
			<Feedback page={page.path} />
		</Container>
	</Page>
);
