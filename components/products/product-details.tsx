import { Feedback } from "#components/page/feedback";
import { KeyFactsPanel } from "#components/products/key-facts";
import { NextSteps } from "#components/products/next-steps";
import { ProductCard } from "#components/products/product-card";
import { ProductPicture } from "#components/products/product-picture";
import { SendFromAbroad } from "#components/products/send-from-abroad";
import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { FoldedSection } from "#components/ui/fold";
import { Icon } from "#components/ui/icon";
import { Prose } from "#components/ui/prose";
import { Section } from "#components/ui/section";
import type { Product } from "#lib/backend/products";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { factsInBrief } from "#lib/products/key-facts";
import { categoryLabel, productsHref } from "#lib/products/product-groups";
import { productAction } from "#lib/products/product-steps";
import { nonBreaking } from "#lib/text/non-breaking";
import { BELOW_FIRST_SCREEN } from "#lib/web/page-markers";
import type { SiteLink } from "#lib/web/site-link";

/** The picture of a product that has none (behaviour §2). */
const DEFAULT_IMAGE = "/images/default-product.webp";

type ProductDetailsProps = { product: Product; others: readonly Product[] };

/** One product (behaviour §2 /products/{category}/{title}) and others in its category. */
export function ProductDetails({ product, others }: ProductDetailsProps) {
	const label = categoryLabel(product.category);
	return (
		<article>
			<ProductHero product={product} label={label} />
			<div className="apply-bar-reach">
				<Container className="product-body">
					<div>
						<KeyFactsPanel product={product} />
						{product.category === "remittance" && <SendFromAbroad product={product} />}
						{product.features.length > 0 && <Features features={product.features} />}
						{product.description && (
							<FoldedSection headingId="about-heading" title="About this product" headingClass="text-2xl">
								<Prose text={product.description} blocks={product.descriptionBlocks} className="mt-4" />
							</FoldedSection>
						)}
					</div>
					<NextSteps product={product} />
					<div {...{ [BELOW_FIRST_SCREEN]: "" }}>
						<Feedback page={product.path} />
					</div>
				</Container>
				<ApplyBar {...productAction(product)} />
			</div>
			{others.length > 0 && (
				<Section
					title={`More in ${label}`}
					tone="canvas"
					isBelowFirstScreen
					action={
						<ButtonLink href={productsHref(product.category)} variant="outline">
							{`See all ${label}`}
						</ButtonLink>
					}
				>
					<ul className="other-products">
						{others.map((other) => (
							<ProductCard key={other.id} product={other} />
						))}
					</ul>
				</Section>
			)}
		</article>
	);
}

function ProductHero({ product, label }: { product: Product; label: string }) {
	const action = productAction(product);
	const chat = whatsappHref({
		...companyIdentity(),
		whatsappGreeting: `Hello, I would like to know more about: ${product.title}.`,
	});
	return (
		<div className="product-hero kente focus-on-dark">
			<Container>
				<div>
					<Breadcrumbs
						trail={[
							{ label: "Products", href: "/products" },
							{ label, href: productsHref(product.category) },
						]}
						here={product.title}
					/>
					<p>{label}</p>
					<h1 tabIndex={-1}>{product.title}</h1>
					<FactsInBrief product={product} />
					<div className="product-actions">
						<ButtonLink href={action.href} variant="gold">
							{action.label}
						</ButtonLink>
						{product.category === "remittance" && (
							<ButtonLink href="#abroad-heading" variant="on-dark">
								You send from abroad
							</ButtonLink>
						)}
						{chat && (
							<ButtonLink href={chat} variant="on-dark" rel="noopener" target="_blank">
								<Icon name="handset" /> WhatsApp
							</ButtonLink>
						)}
					</div>
				</div>
				<ProductPicture
					image={product.image ?? DEFAULT_IMAGE}
					sizes="(min-width: 80rem) 500px, (min-width: 48rem) 44vw, 66vw"
					isFirst
					className="rounded-lg"
				/>
			</Container>
		</div>
	);
}

/** The deciding facts: how much, how long, what it costs. The key facts below have the others. */
function FactsInBrief({ product }: { product: Product }) {
	const facts = factsInBrief(product);
	if (facts.length === 0) return null;
	return (
		<>
			<dl>
				{facts.map(({ label, text }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{nonBreaking(text)}</dd>
					</div>
				))}
			</dl>
			{product.keyFacts?.isSample && <p>Sample figures, not an offer</p>}
		</>
	);
}

function Features({ features }: { features: readonly string[] }) {
	return (
		<section aria-labelledby="features-heading">
			<h2 id="features-heading" className="text-2xl">
				What you get
			</h2>
			<ul className="product-features">
				{features.map((feature) => (
					<li key={feature}>
						<Icon name="check" />
						{nonBreaking(feature)}
					</li>
				))}
			</ul>
		</section>
	);
}

/**
 * The product's action within reach of the thumb on a phone, once the first one has left the screen. Hidden while the cookie banner
 * is shown.
 */
function ApplyBar({ label, href }: SiteLink) {
	return (
		<div className="apply-bar-track" {...{ [BELOW_FIRST_SCREEN]: "" }}>
			<div className="apply-bar">
				<ButtonLink href={href} variant="gold" className="w-full">
					{label}
				</ButtonLink>
			</div>
		</div>
	);
}
