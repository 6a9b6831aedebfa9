import type { ReactNode } from "react";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { SITE_PAGES, type SitePage } from "#lib/pages/page-registry";
import { COMPARE_HREF } from "#lib/tools/loan-form";

const TOOLS: readonly { page: SitePage; icon: IconName; text: ReactNode }[] = [
	{
		page: SITE_PAGES.loanCost,
		icon: "banknote",
		text: (
			<>
				What you pay each month, what the loan costs in all, and its true rate per year (APR).{" "}
				<a href={COMPARE_HREF} className="link relative">
					Compare two offers
				</a>
			</>
		),
	},
	{
		page: SITE_PAGES.susu,
		icon: "piggy-bank",
		text: "How much you save with the same amount every day or every week.",
	},
	{
		page: SITE_PAGES.fixedDeposit,
		icon: "landmark",
		text: "What your money earns, and what you receive at the end.",
	},
	{ page: SITE_PAGES.ussd, icon: "smartphone", text: "Mobile banking in steps, with a practice phone." },
	{
		page: SITE_PAGES.security,
		icon: "shield",
		text: "Check a number, link or name that contacted you against our real ones.",
	},
];

/** The calculators and checks that visitors can use by themselves. */
export const ToolsScreen = () => (
	<Page
		isTask
		title={SITE_PAGES.tools.title}
		intro={<p>Work it out before you sign, with your own figures.</p>}
	>
		<Container className="py-8 md:py-14">
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:gap-6">
				{TOOLS.map(({ page, icon, text }) => (
					<li
						key={page.path}
						className="group relative flex gap-4 rounded-lg md:max-lg:last:col-span-2 lg:col-span-2 lg:nth-[n+4]:col-span-3 border border-line bg-white p-5 shadow-card transition-colors hover:border-brand-400 sm:p-6"
					>
						<span className="icon-disc size-12">
							<Icon name={icon} className="size-6" />
						</span>
						<div>
							<h2 className="text-lg leading-snug">
								<a href={page.path} className="after:absolute after:inset-0 group-hover:text-brand-700">
									{page.title}
								</a>
							</h2>
							<p className="mt-1">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Container>
	</Page>
);
