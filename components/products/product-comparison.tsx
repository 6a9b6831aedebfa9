import { SampleNote } from "#components/products/key-facts";
import { ASK_US, type Comparison, compareProducts, type ProductWithFacts } from "#lib/products/key-facts";
import { nonBreaking } from "#lib/text/non-breaking";
import { COMPARE_BY_APR } from "#lib/tools/two-offers";
import "./product-comparison.css";

type ProductComparisonProps = { category: string; label: string; products: readonly ProductWithFacts[] };

/**
 * The products of a category side by side. In little room each product is a block, with column names before its figures.
 * Renders nothing if no product has published facts.
 */
export function ProductComparison({ category, label, products }: ProductComparisonProps) {
	const comparison = compareProducts(category, products);
	if (!comparison) return null;
	return (
		<section id="compare" aria-labelledby="compare-heading" className="mt-12 scroll-mt-24">
			<h2 id="compare-heading" className="text-2xl">
				Compare {label.toLowerCase()}
			</h2>
			{comparison.isSample && <SampleNote />}
			<ComparisonTable comparison={comparison} labelledBy="compare-heading" />
			{category === "loans" && <AboutApr />}
		</section>
	);
}

type ComparisonTableProps = {
	comparison: Comparison;
	/** The id of its heading. */
	labelledBy: string;
};

/** The table alone. */
export const ComparisonTable = ({ comparison: { columns, rows }, labelledBy }: ComparisonTableProps) => (
	<div className="comparison">
		<table aria-labelledby={labelledBy} className="comparison-table">
			<thead>
				<tr>
					<th scope="col">Product</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ title, path, cells }) => (
					<tr key={path}>
						<th scope="row">
							<a href={path}>{title}</a>
						</th>
						{columns.map((column, at) => (
							<td key={column} data-head={column}>
								{nonBreaking(cells[at] ?? ASK_US)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</div>
);

/** The meaning of the loans' last column. */
export const AboutApr = () => (
	<p className="mt-3 text-sm">
		APR is the true rate per year, with the fee in it. {COMPARE_BY_APR}{" "}
		<a href="/tools/loan-cost" className="link">
			Work out the APR of your own offer
		</a>
	</p>
);
