import { LiveChat } from "#components/site/live-chat";
import { contactLinks } from "#components/site/rail";
import { Icon } from "#components/ui/icon";
import type { CompanyIdentity } from "#lib/company/identity";

const ITEM = "grid size-11 place-items-center rounded-full bg-brand-50 text-brand-700 active:bg-brand-100";

/** Contact icons in a row, on screens without room for the rail (behaviour §2 /contact). */
export function ContactIcons({ company }: { company: CompanyIdentity }) {
	return (
		<ul aria-label="Contact us now" className="mb-8 flex max-w-96 flex-wrap justify-between md:hidden">
			{contactLinks(company).map(({ icon, label, href }) => (
				<li key={icon}>
					<a href={href} rel="noopener" aria-label={label} className={ITEM}>
						<Icon name={icon} className="size-5" />
					</a>
				</li>
			))}
			<li className="relative noscript:hidden">
				<LiveChat company={company} id="icons-chat" className={ITEM}>
					<Icon name="chat" className="size-5" />
					<span className="sr-only">Live chat</span>
				</LiveChat>
			</li>
		</ul>
	);
}
