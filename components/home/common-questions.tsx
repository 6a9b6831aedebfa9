import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { productsHref } from "#lib/products/product-groups";
import { productHref } from "#lib/products/product-path";

/** What most people come for, and where it is answered in one tap. */
const QUESTIONS: readonly { icon: IconName; label: string; href: string }[] = [
	{ icon: "badge-check", label: "Can I borrow?", href: "/can-i-borrow" },
	{ icon: "wallet", label: "Compare loans", href: `${productsHref("loans")}#compare` },
	{ icon: "banknote", label: "What does it cost?", href: "/rates" },
	{ icon: "file", label: "What to bring", href: "/before-you-visit" },
	{ icon: "piggy-bank", label: "Save for a child", href: productHref("accounts", "Mmofra Daakye Account") },
	{ icon: "shield", label: "Is this really us?", href: "/security" },
	{ icon: "alert", label: "Somebody knows my PIN", href: "/help#told-pin" },
	{ icon: "phone-call", label: "Something went wrong", href: "/help" },
];

/** The way to an answer without reading the page: on a phone it is the first thing below the stats. */
export const CommonQuestions = () => (
	<Container className="pt-8 md:pt-12">
		<nav aria-labelledby="questions-heading">
			<h2 id="questions-heading" className="text-xl">
				What do you need?
			</h2>
			<ul className="mt-4 grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-4">
				{QUESTIONS.map(({ icon, label, href }) => (
					<li key={href}>
						<a
							href={href}
							className="flex h-full min-h-14 items-center gap-2.5 rounded-md border-2 border-brand-200 px-3 py-2 font-semibold text-brand-800 text-sm leading-snug hover:border-brand-400 hover:bg-brand-50"
						>
							<Icon name={icon} className="size-5 shrink-0 text-brand-600" />
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	</Container>
);
