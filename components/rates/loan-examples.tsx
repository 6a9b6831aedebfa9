import { SampleNote } from "#components/products/key-facts";
import { AboutApr, ComparisonTable } from "#components/products/product-comparison";
import { FoldedSection } from "#components/ui/fold";
import { compareProducts, type ProductWithFacts } from "#lib/products/key-facts";

/** What each loan costs in its worked example; nothing when no loan has one. The published rates stand above. */
export function LoanExamples({ products }: { products: readonly ProductWithFacts[] }) {
	const loans = products.filter(({ category, keyFacts }) => category === "loans" && keyFacts?.example);
	const comparison = compareProducts("loans", loans);
	if (!comparison) return null;
	return (
		<FoldedSection headingId="examples-title" title="Worked examples of our loans" headingClass="text-xl">
			<p className="mt-3 max-w-[60ch]">
				These show what a loan can cost. They are not your rate. Your own rate and charges are in your loan
				agreement, which you get before you sign.
			</p>
			{comparison.isSample && <SampleNote />}
			<ComparisonTable comparison={comparison} labelledBy="examples-title" />
			<AboutApr />
		</FoldedSection>
	);
}
