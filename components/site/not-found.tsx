import { Page } from "#components/site/page";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { PageHeading } from "#components/ui/page-heading";
import { USSD_CODE, USSD_HREF } from "#lib/company/constants";
import { type CompanyIdentity, telHref } from "#lib/company/identity";

const WAYS_ON: readonly { icon: IconName; href: string; label: string; text: string }[] = [
	{
		icon: "wallet",
		href: "/products",
		label: "Products",
		text: "Loans, savings, mobile banking, remittance",
	},
	{ icon: "map-pin", href: "/locator", label: "Branch Locator", text: "Find the branch nearest to you" },
	{ icon: "news", href: "/news", label: "News", text: "Articles and photo galleries" },
	{ icon: "briefcase", href: "/careers", label: "Careers", text: "Open roles" },
	{ icon: "lightbulb", href: "/faqs", label: "FAQs", text: "Answers to common questions" },
	{ icon: "chat", href: "/contact", label: "Contact Us", text: "Send us a message" },
];

/** An address that leads nowhere: says so, and offers the ways on. */
export function NotFound({ company }: { company: CompanyIdentity }) {
	const call = company.tollFree ?? company.phone;
	return (
		<Page>
			<PageHeading
				title="Page not found"
				intro="The link may be old, or the address may have a typing error. One of these pages may help."
			/>
			<Container className="py-10 md:py-14">
				<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{WAYS_ON.map(({ icon, href, label, text }) => (
						<li key={href}>
							<a
								href={href}
								className="group flex h-full items-center gap-4 rounded-lg border border-line bg-white p-5 shadow-card transition-colors hover:border-brand-400"
							>
								<span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
									<Icon name={icon} className="size-6" />
								</span>
								<span className="leading-snug">
									<span className="block font-semibold text-ink-900 text-lg group-hover:text-brand-700">
										{label}
									</span>{" "}
									<span className="block text-ink-700 text-sm">{text}</span>
								</span>
							</a>
						</li>
					))}
				</ul>
				<p className="mt-10 max-w-2xl">
					Need help now?{" "}
					{call && (
						<>
							Call <TextLink href={telHref(call)}>{call}</TextLink>.{" "}
						</>
					)}
					For your balance, transfers and airtime, dial <TextLink href={USSD_HREF}>{USSD_CODE}</TextLink> at
					any hour.
				</p>
			</Container>
		</Page>
	);
}

const TextLink = ({ href, children }: { href: string; children: string }) => (
	<a
		href={href}
		className="whitespace-nowrap font-semibold text-brand-700 underline decoration-brand-300 underline-offset-4"
	>
		{children}
	</a>
);
