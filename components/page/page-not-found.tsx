import type { ReactNode } from "react";
import { furtherHelpLinks } from "#components/page/help-links";
import { Page } from "#components/page/page";
import { TASK_LINKS } from "#components/page/task-links";
import { Container } from "#components/ui/container";
import { type RelatedLink, RelatedLinks } from "#components/ui/related-links";

const MAIN_PAGES: readonly RelatedLink[] = [
	{
		icon: "wallet",
		href: "/products",
		label: "Products",
		text: "Loans, savings, mobile banking, money from abroad",
	},
	{ icon: "chat", href: "/contact", label: "Contact Us", text: "Send us a message" },
	{ icon: "lightbulb", href: "/faqs", label: "FAQs", text: "Answers to common questions" },
	{ icon: "news", href: "/news", label: "News", text: "Articles and photo galleries" },
	{ icon: "briefcase", href: "/careers", label: "Careers", text: "Open roles" },
];

/** The page for an unknown URL, with related links. A search form may follow the heading. */
export function PageNotFound({ search }: { search?: ReactNode }) {
	return (
		<Page
			title="Page not found"
			intro="The link may be old, or have a typing error."
			inHeading={search && <div className="mt-6 max-w-xl">{search}</div>}
		>
			<Container className="py-10 md:py-14">
				<RelatedLinks ways={[...TASK_LINKS, ...MAIN_PAGES]} columns={2} />
				<h2 className="mt-12 mb-5 text-xl">Need help now?</h2>
				<RelatedLinks ways={furtherHelpLinks()} columns={3} />
			</Container>
		</Page>
	);
}
