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

/** Advice that saves customers a second trip to the branch. */
const HELPFUL_LINKS: readonly SiteLink[] = [
	{ label: "Calculators", href: "/tools" },
	{ label: `${USSD_CODE} step by step`, href: "/ussd" },
	{ label: "Is my money protected?", href: "/deposit-protection" },
	{ label: "Your rights", href: "/your-rights" },
];

/** Three commitments from the company's FAQs (behaviour §1), each with a link to act on it. */
export const Commitments = () => (
	<Section title="What you can count on">
		<ul className="commitments">
			{PROMISES.map(({ icon, title, text, link }) => (
				<li key={title}>
					<h3>
						<Icon name={icon} />
						<span>{nonBreaking(title)}</span>
					</h3>
					<p>{nonBreaking(text)}</p>
					<a href={link.href} className="link-alone">
						{link.label}
						<Icon name="chevron-right" />
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
