import { ContactChannels } from "#components/contact/contact-channels";
import { FoldedText } from "#components/legal/text-sections";
import { Page } from "#components/page/page";
import { SampleNote } from "#components/products/key-facts";
import { AboutApr, ComparisonTable } from "#components/products/product-comparison";
import { RateTable } from "#components/rates/rate-table";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { FoldedSection } from "#components/ui/fold";
import { LoadFailure, LoadFailureMark } from "#components/ui/load-failure";
import type { Outcome } from "#lib/backend/client/failure";
import type { Product } from "#lib/backend/products";
import type { Rate } from "#lib/backend/rates";
import { calendarDate } from "#lib/calendar/calendar-date";
import { FACTS } from "#lib/company/facts";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { validOn } from "#lib/platform/request-context";
import { compareProducts, type ProductWithFacts } from "#lib/products/key-facts";
import { rateGroups } from "#lib/rates/rate-groups";
import { yearlyPercent } from "#lib/rates/rate-text";
import { amountText, cedis } from "#lib/text/cedis";
import { loanCost } from "#lib/tools/loan-cost";
import { monthsText } from "#lib/tools/loan-example";
import { COMPARE_HREF, LOAN_PATH, loanHref } from "#lib/tools/loan-form";
import { NO_CHARGE } from "#lib/your-rights/your-rights";

/** Whether a savings rate is interest, so that the page may promise what savings earn. */
const listsInterest = (groups: ReturnType<typeof rateGroups<Rate>>) =>
	groups.some(
		({ kind, rates }) =>
			kind === "savings" && rates.some(({ value, unit }) => yearlyPercent(value, unit) !== undefined),
	);

type RatesScreenProps = {
	rates: Outcome<Rate[]>;
	/** For the worked examples of the loans. */
	products: Outcome<Product[]>;
};

/** The company's published rates and charges, only those with a date, and the worked examples of its loans. */
export function RatesScreen({ rates, products }: RatesScreenProps) {
	const today = calendarDate(new Date()).iso;
	const groups = rates.ok ? rateGroups(rates.value, today) : [];
	validOn(today);
	return (
		<Page
			title={SITE_PAGES.rates.title}
			intro={
				groups.length > 0
					? `${listsInterest(groups) ? "What we pay on savings and what we charge" : "What our services cost"}, each with the day from which it applies.`
					: "Ask us what it costs. You hear every rate and every charge before you sign."
			}
		>
			<Container className="grid grid-cols-1 items-start gap-6 py-6 md:gap-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div className="space-y-6 md:space-y-10">
					{!rates.ok && (
						<LoadFailure title="The rates could not be loaded">
							<p>Please try again in a moment, or call us and ask for the rates.</p>
						</LoadFailure>
					)}
					{products.ok && <LoanCosts products={products.value} />}
					{rates.ok && groups.length === 0 && <AskUs />}
					{groups.length > 0 && (
						<>
							<p>The agreement that you sign is what counts.</p>
							{groups.map((group) => (
								<RateTable key={group.kind} {...group} today={today} />
							))}
						</>
					)}
					{products.ok && <SavingsInterest products={products.value} />}
					<FoldedText section={NO_CHARGE} />
					{products.ok ? <LoanExamples products={products.value} /> : <LoadFailureMark />}
					<PerYear />
				</div>
				<ContactChannels />
			</Container>
		</Page>
	);
}

/** What each loan costs in all, in its worked example; nothing when no loan has one. */
function LoanCosts({ products }: { products: readonly ProductWithFacts[] }) {
	const loans = products.flatMap(({ category, title, keyFacts }) =>
		category === "loans" && keyFacts?.example ? [{ title, terms: keyFacts.example, facts: keyFacts }] : [],
	);
	if (loans.length === 0) return null;
	return (
		<section aria-labelledby="costs-title" className="result-card kente focus-on-dark">
			<h2 id="costs-title" className="text-white text-xl">
				What a loan costs in all
			</h2>
			<ul className="mt-3 space-y-4">
				{loans.map(({ title, terms, facts: { isSample } }) => (
					<li key={title} className="flex flex-wrap items-center justify-between gap-x-6">
						<p className="min-w-0">
							<strong>{title}</strong>
							<br />
							{`For ${amountText(terms.amount / 100)} over ${monthsText(terms.months)}: `}
							{/* Large letters need two lines: after GHS, never inside the number. */}
							<b>{cedis(loanCost(terms).cost).replace("\u00a0", " ")}</b>
							{` in all (${isSample ? "sample" : "example"})`}
						</p>
						<a href={loanHref({ product: title, terms })} className="link-alone text-gold-200">
							Work out my loan<span className="sr-only"> with {title}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Shown if nothing is published: the site never invents figures. */
const AskUs = () => (
	<section aria-labelledby="ask-title" className="rounded-lg border border-gold-300 bg-gold-50 p-6 md:p-8">
		<h2 id="ask-title" className="text-xl">
			We publish no rates on this page yet
		</h2>
		<p className="mt-3 max-w-[60ch]">
			We tell you our rates, fees and charges at the branch or on the phone, before you sign anything. Ask for
			them in writing, and take the paper home.
		</p>
		<ul className="mt-4 max-w-[60ch] list-disc space-y-1.5 pl-5">
			<li>
				Ask for the interest rate per year. Ask if it is flat (on the whole loan) or reducing (on what you
				still owe).
			</li>
			<li>Ask for every fee, and when you pay it.</li>
			<li>Ask what you pay back in all.</li>
		</ul>
		<p className="mt-4">
			For announcements about charges, see our{" "}
			<a href="/notices?category=finance" className="link">
				financial notices
			</a>
			.
		</p>
	</section>
);

function PerYear() {
	const checked = calendarDate(new Date(FACTS.ratesPerYear.checkedOn));
	return (
		<section aria-labelledby="year-title" className="max-w-[60ch]">
			<h2 id="year-title" className="text-xl">
				The rate per year
			</h2>
			<p className="mt-3">{FACTS.ratesPerYear.value}</p>
			<p className="mt-2">
				Has somebody offered you a loan? Our calculator shows what it costs in all, and its true rate per
				year. Or{" "}
				<a href={COMPARE_HREF} className="link">
					compare it with another offer
				</a>
				.
			</p>
			<p className="mt-2 text-ink-600 text-sm">
				This is general information, not legal advice. Last checked on{" "}
				<time dateTime={checked.iso}>{checked.text}</time>.
			</p>
			<p className="mt-5">
				<ButtonLink href={LOAN_PATH}>{SITE_PAGES.loanCost.title}</ButtonLink>
			</p>
		</section>
	);
}

/** The cost of each loan in its worked example; nothing when no loan has one. The published rates stand above. */
function LoanExamples({ products }: { products: readonly ProductWithFacts[] }) {
	const loans = products.filter(({ category, keyFacts }) => category === "loans" && keyFacts?.example);
	const comparison = compareProducts("loans", loans);
	if (!comparison) return null;
	return (
		<FoldedSection headingId="examples-title" title="Worked examples of our loans" headingClass="text-xl">
			<p className="mt-3 max-w-[60ch]">
				These show what a loan can cost. They are not your rate. Yours is in your loan agreement, which you
				get before you sign.
			</p>
			{comparison.isSample && <SampleNote />}
			<ComparisonTable comparison={comparison} labelledBy="examples-title" />
			<AboutApr />
		</FoldedSection>
	);
}

/** The interest of each savings product, as its page has it; nothing when none has published it. */
function SavingsInterest({ products }: { products: readonly ProductWithFacts[] }) {
	const rows = products.flatMap(({ category, title, path, keyFacts }) =>
		category === "savings" && keyFacts?.interest ? { title, path, cells: [keyFacts.interest], keyFacts } : [],
	);
	if (rows.length === 0) return null;
	const isSample = rows.some(({ keyFacts }) => keyFacts.isSample);
	return (
		<FoldedSection headingId="interest-title" title="Interest on savings" headingClass="text-xl">
			{isSample && <SampleNote />}
			<ComparisonTable comparison={{ columns: ["Interest"], rows, isSample }} labelledBy="interest-title" />
		</FoldedSection>
	);
}
