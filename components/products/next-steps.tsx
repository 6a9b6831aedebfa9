import { LinkItems } from "#components/ui/link-items";
import type { Product } from "#lib/backend/products";
import { visitHref, visitKeyOf } from "#lib/before-you-visit/requirements";
import { CAN_I_BORROW_PATH } from "#lib/can-i-borrow/borrow-check";
import { productSteps, productTool } from "#lib/products/product-steps";
import { nonBreaking } from "#lib/text/non-breaking";

/** What happens after 'Apply', in three steps. */
export function NextSteps({ product }: { product: Pick<Product, "category" | "title"> }) {
	const tool = productTool(product);
	return (
		<section
			aria-labelledby="steps-heading"
			className="self-start rounded-lg border border-brand-200 bg-brand-50 p-5 lg:sticky lg:top-24 lg:p-8"
		>
			<h2 id="steps-heading" className="text-xl">
				What happens next
			</h2>
			<ol className="mt-4 space-y-4">
				{productSteps(product).map((step, index) => (
					<li key={step.title} className="flex flex-wrap gap-x-4 gap-y-2">
						<span aria-hidden="true" className="step-number size-8 text-sm">
							{index + 1}
						</span>
						<div className="min-w-0 grow basis-[8em]">
							<h3 className="font-semibold">{step.title}</h3>
							<p className="mt-0.5">{nonBreaking(step.text)}</p>
						</div>
					</li>
				))}
			</ol>
			<ul className="mt-4 border-brand-200 border-t pt-3">
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
						{ href: "/locator", label: "Find your nearest branch" },
					]}
					className="link-alone scroll-mb-24"
				/>
			</ul>
		</section>
	);
}
