import { ButtonLinks } from "#components/ui/button-links";
import { productsHref } from "#lib/products/product-groups";
import { productHref } from "#lib/products/product-path";
import type { SiteLink } from "#lib/web/site-link";

/** The most frequent questions, each with the link that answers it. */
const QUESTIONS: readonly SiteLink[] = [
	{ label: "Can I borrow?", href: "/can-i-borrow" },
	{ label: "Compare loans", href: `${productsHref("loans")}#compare` },
	{ label: "What does it cost?", href: "/rates" },
	{ label: "What to bring", href: "/before-you-visit" },
	{ label: "Save for a child", href: productHref("accounts", "Mmofra Daakye Account") },
	{ label: "Is this really us?", href: "/security" },
	{ label: "Somebody knows my PIN", href: "/help#told-pin" },
	{ label: "Get help", href: "/help" },
];

/** The way to an answer without reading the page: on a phone it is the first thing below the stats. */
export const CommonQuestions = () => (
	<div className="page-width questions">
		<nav aria-labelledby="questions-heading">
			<h2 id="questions-heading">What do you need?</h2>
			<ButtonLinks links={QUESTIONS} />
		</nav>
	</div>
);
