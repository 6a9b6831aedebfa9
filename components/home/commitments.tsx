import { ButtonLinks } from "#components/ui/button-links";
import { Icon, type IconName } from "#components/ui/icon";
import { Section } from "#components/ui/section";
import { FACTS } from "#lib/company/facts";
import { COMPLAINT_WORKING_DAYS, LOAN_PROCESSING_HOURS, USSD_CODE } from "#lib/company/limits";
import { nonBreaking } from "#lib/text/non-breaking";
import type { SiteLink } from "#lib/web/site-link";

const PROMISES: readonly {
	icon: IconName;
	title: string;
	text: string;
	link: { label: string; href: string };
}[] = [
	{
		icon: "landmark",
		title: "An account in one visit",
		text: "Come to a branch with your Ghana Card. A member of staff opens the account with you.",
		link: { label: "Find a branch", href: "/locator" },
	},
	{
		icon: "clock",
		title: `A loan, usually in ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours`,
		text: `That is how long it usually takes, once requirements are met. ${FACTS.earlyRepayment.value}`,
		link: { label: "Request a loan", href: "/contact?tab=loan" },
	},
	{
		icon: "handshake",
		title: `An answer in ${COMPLAINT_WORKING_DAYS} working days`,
		text: `If something went wrong, tell us. We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days.`,
		link: { label: "How to complain", href: "/complaints" },
	},
];

/** What saves customers a second trip to the branch. */
const HELPFUL_LINKS: readonly SiteLink[] = [
	{ label: "Calculators", href: "/tools" },
	{ label: `${USSD_CODE} step by step`, href: "/ussd" },
	{ label: "Is my money protected?", href: "/deposit-protection" },
	{ label: "Your rights", href: "/your-rights" },
];

/** Three commitments from the company's FAQs (behaviour §1), each with a link to act on it. */
export const Commitments = () => (
	<Section title="What you can count on">
		<ul className="grid gap-5 md:grid-cols-3 md:gap-10">
			{PROMISES.map(({ icon, title, text, link }) => (
				<li key={title} className="flex flex-col items-start border-gold-400 border-t-4 pt-4 md:pt-5">
					<h3 className="flex items-center gap-3 text-lg md:block md:text-xl">
						<Icon name={icon} className="size-7 text-brand-700 md:mb-3 md:size-8" />
						<span>{nonBreaking(title)}</span>
					</h3>
					<p className="mt-2">{nonBreaking(text)}</p>
					<a
						href={link.href}
						className="link-alone mt-auto pt-2 gap-1 decoration-brand-300 decoration-2 hover:decoration-brand-700"
					>
						{link.label}
						<Icon name="chevron-right" className="size-4" />
					</a>
				</li>
			))}
		</ul>
		<nav aria-labelledby="helpful-heading" className="mt-8 md:mt-16">
			<h3 id="helpful-heading" className="text-xl">
				Helpful before you come
			</h3>
			<ButtonLinks links={HELPFUL_LINKS} />
		</nav>
	</Section>
);
