import { LiveChat } from "#components/site/live-chat";
import { Icon, type IconName } from "#components/ui/icon";
import { type CompanyIdentity, socialLinks, telHref, whatsappHref } from "#lib/company/identity";

/** As wide as the page's margin at each width, so that it never covers text. */
const ITEM =
	"group/item relative grid h-10 w-6 place-items-center text-brand-700 transition-colors hover:bg-brand-700 hover:text-white lg:w-8 xl:h-11 xl:w-11";

/** The contact and social rail at the right edge, from 768 px on (spec §2). What is not configured has no entry. */
export function Rail({ company }: { company: CompanyIdentity }) {
	return (
		<aside
			aria-label="Contact and social links"
			className="site-rail fixed inset-y-0 right-0 z-20 my-auto hidden h-fit rounded-l-md border border-line border-r-0 bg-white py-1.5 shadow-card md:block"
		>
			<ul>
				{railLinks(company).map(({ icon, label, href }) => (
					<li key={icon}>
						<a href={href} rel="noopener" className={ITEM}>
							<Icon name={icon} className="size-4 lg:size-4.5 xl:size-5" />
							<RailLabel>{label}</RailLabel>
						</a>
					</li>
				))}
				<li className="relative noscript:hidden">
					<LiveChat company={company} className={ITEM}>
						<Icon name="chat" className="size-4 lg:size-4.5 xl:size-5" />
						<RailLabel>Live chat</RailLabel>
					</LiveChat>
				</li>
			</ul>
		</aside>
	);
}

/** The entry's name; shown beside the icon while the pointer or the focus rests on it. */
const RailLabel = ({ children }: { children: string }) => (
	<span className="pointer-events-none absolute right-full mr-2 whitespace-nowrap rounded-sm bg-brand-900 px-2.5 py-1 font-semibold text-white text-xs opacity-0 transition-opacity group-hover/item:opacity-100 group-focus-visible/item:opacity-100">
		{children}
	</span>
);

function railLinks(company: CompanyIdentity): { icon: IconName; label: string; href: string }[] {
	const call = company.tollFree ?? company.phone;
	const chat = whatsappHref(company);
	return [
		...(call ? [{ icon: "phone-call" as const, label: `Call ${call}`, href: telHref(call) }] : []),
		...(chat ? [{ icon: "whatsapp" as const, label: "Chat on WhatsApp", href: chat }] : []),
		...socialLinks(company).filter(({ icon }) => icon !== "whatsapp"),
	];
}
