import { LinkItems } from "#components/ui/link-items";
import { PublishedOn } from "#components/ui/published-on";
import type { Product } from "#lib/backend/products";
import { visitHref, visitKeyOf } from "#lib/before-you-visit/requirements";
import { companyIdentity, phoneFromAbroad, phoneToCall } from "#lib/company/identity";
import { LOAN_HELP } from "#lib/help/loan-help";
import { ASK_US, type FactRow, factsInBrief, keyFactRows } from "#lib/products/key-facts";
import { categoryLabel, productsHref } from "#lib/products/product-groups";
import { nonBreaking } from "#lib/text/non-breaking";
import type { LoanTerms } from "#lib/tools/loan-cost";
import { loanHref } from "#lib/tools/loan-form";
import { telHref } from "#lib/web/tel-href";

/**
 * The facts that customers must know before choosing: price, conditions, and what happens if things go differently. Those at the top of
 * the page are not repeated.
 */
export function KeyFactsPanel({ product }: { product: Product }) {
	const facts = product.keyFacts;
	const company = companyIdentity().name;
	const known = new Set(factsInBrief(product).map(({ label }) => label));
	const rows = keyFactRows(product).filter(({ label }) => !known.has(label));
	const unknown = rows.filter(({ text, list }) => !text && !list?.length);
	return (
		<section aria-labelledby="facts-heading" className="key-facts">
			<h2 id="facts-heading" className="text-2xl">
				Key facts
			</h2>
			{facts?.isSample && <SampleNote />}
			<dl>
				{rows
					.filter((row) => facts || !unknown.includes(row))
					.map((row) => (
						<div key={row.label}>
							<dt>{row.label}</dt>
							<dd>
								<RowValue row={row} />
								{row.label === "What it costs" && facts?.example && (
									<ChangeFigures product={product.title} terms={facts.example} />
								)}
								{row.label === "If you pay late" && (
									<ul>
										<LinkItems links={LOAN_HELP} className="link-alone" />
									</ul>
								)}
								{row.label === "What you need" && (
									<a href={visitHref({ product: visitKeyOf(product) })} className="link-alone">
										Why we ask for it
									</a>
								)}
							</dd>
						</div>
					))}
			</dl>
			{unknown.length > 0 && <WhomToAsk product={product} about={unknown.map(({ label }) => label)} />}
			{facts && (
				<>
					<p className="mt-4 text-ink-600 text-sm">
						From <PublishedOn at={facts.from} />
						{`. Published by ${facts.publishedBy ?? company}. What you sign is what counts.`}
					</p>
					<a href={`${productsHref(product.category)}#compare`} className="link-alone">
						{`Compare ${categoryLabel(product.category).toLowerCase()}`}
					</a>
				</>
			)}
		</section>
	);
}

/** Says that the figures are not an offer. */
export const SampleNote = () => (
	<p className="mt-4 rounded-md bg-gold-100 px-3 py-2 text-gold-900 text-sm">
		<strong>Sample.</strong> These figures only show how this works. They are not an offer.
	</p>
);

function RowValue({ row: { text, list = [] } }: { row: FactRow }) {
	if (text) return <p>{nonBreaking(text)}</p>;
	if (list.length === 0) return <p>{ASK_US}</p>;
	return (
		<ul>
			{list.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

/** A link to the calculator, filled in with the example's figures. */
const ChangeFigures = (example: { product: string; terms: LoanTerms }) => (
	<a href={loanHref(example)} className="link-alone">
		Work it out with your own figures
	</a>
);

function WhomToAsk({ product, about }: { product: Product; about: readonly string[] }) {
	const company = companyIdentity();
	const fromAbroad = product.category === "remittance" ? phoneFromAbroad(company) : undefined;
	const call = fromAbroad ?? phoneToCall(company);
	return (
		<div className="mt-4">
			<p className="font-semibold text-ink-900">Ask us about:</p>
			<ul className="mt-1 list-disc pl-5">
				{about.map((label) => (
					<li key={label}>{label}</li>
				))}
			</ul>
			<p className="mt-2">
				{call && (
					<>
						Call{" "}
						<a href={telHref(call)} className="link-alone">
							{call}
						</a>{" "}
						or{" "}
					</>
				)}
				<a href="/locator" className="link-alone">
					{call ? "visit a branch" : "Visit a branch"}
				</a>
				. Ask for the answers in writing.
			</p>
		</div>
	);
}
