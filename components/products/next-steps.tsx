import { LinkItems } from "#components/ui/link-items";
import type { Product } from "#lib/backend/products";
import { visitHref, visitKeyOf } from "#lib/before-you-visit/requirements";
import { CAN_I_BORROW_PATH } from "#lib/can-i-borrow/borrow-check";
import { branchesHref, productSteps, productTool } from "#lib/products/product-steps";
import { nonBreaking } from "#lib/text/non-breaking";

/** The three steps after 'Apply'. */
export function NextSteps({ product }: { product: Pick<Product, "category" | "title"> }) {
	const tool = productTool(product);
	return (
		<section aria-labelledby="steps-heading" className="next-steps">
			<h2 id="steps-heading">What happens next</h2>
			<ol>
				{productSteps(product).map((step, index) => (
					<li key={step.title}>
						<span aria-hidden="true" className="step-number">
							{index + 1}
						</span>
						<div>
							<h3>{step.title}</h3>
							<p>{nonBreaking(step.text)}</p>
						</div>
					</li>
				))}
			</ol>
			<ul>
				<LinkItems
					links={[
						...(product.category === "loans"
							? [{ href: CAN_I_BORROW_PATH, label: "Can I borrow? Four questions" }]
							: []),
						...(product.category === "savings"
							? [{ href: "/deposit-protection", label: "Is my money protected?" }]
							: []),
						...(tool ? [tool] : []),
						{ href: "/rates", label: "See our rates, fees and charges" },
						{ href: visitHref({ product: visitKeyOf(product) }), label: "See what to bring" },
						{ href: branchesHref(product), label: "Find your nearest branch" },
					]}
					className="link-alone"
				/>
			</ul>
		</section>
	);
}
