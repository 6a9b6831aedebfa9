import { productsHref } from "#lib/products/product-groups";
import type { SiteLink } from "#lib/web/site-link";

/** Frequent questions beside the hero's tasks, each with the link that answers it. */
const QUESTIONS: readonly SiteLink[] = [
	{ label: "Compare loans", href: `${productsHref("loans")}#compare` },
	{ label: "What does it cost?", href: "/rates" },
	{ label: "What to bring", href: "/before-you-visit" },
	{ label: "Is this really us?", href: "/security" },
	{ label: "Somebody knows my PIN", href: "/help#told-pin" },
];

/** The way to an answer without reading the page. */
export const CommonQuestions = () => (
	<div className="page-width questions">
		<nav aria-labelledby="questions-heading">
			<h2 id="questions-heading">What do you need?</h2>
			<ul>
				{QUESTIONS.map(({ label, href }) => (
					<li key={href}>
						<a href={href} className="link-alone">
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	</div>
);
