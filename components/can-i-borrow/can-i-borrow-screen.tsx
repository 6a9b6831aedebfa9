import type { FittingLoan } from "#components/can-i-borrow/borrow-answer";
import BorrowCheck from "#components/can-i-borrow/borrow-check.island";
import { Feedback } from "#components/page/feedback";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { Island } from "#components/ui/island";
import { LinkItems } from "#components/ui/link-items";
import { LoadFailureMark } from "#components/ui/load-failure";
import type { Product } from "#lib/backend/products";
import { VISITS, visitKeyOf } from "#lib/before-you-visit/requirements";
import type { BorrowAnswers } from "#lib/can-i-borrow/borrow-check";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageIsPersonal } from "#lib/platform/request-context";
import { factsInBrief } from "#lib/products/key-facts";
import { telHref } from "#lib/web/tel-href";

type CanIBorrowScreenProps = {
	answers: BorrowAnswers;
	/** Undefined if the loans could not be loaded: the answer then links only to the list of what to bring. */
	products: readonly Product[] | undefined;
};

/** The loan check: whether applying makes sense, and what is missing. */
export function CanIBorrowScreen({ answers, products }: CanIBorrowScreenProps) {
	if (Object.keys(answers).length > 0) pageIsPersonal();
	const number = phoneToCall(companyIdentity());
	const loans = fittingLoans((products ?? []).filter(({ category }) => category === "loans"));
	return (
		<Page
			isTask
			title={SITE_PAGES.canIBorrow.title}
			intro="Answer four questions. You learn what you need, and what is still missing."
		>
			<Container className="grid grid-cols-1 items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div className="max-w-[60ch]">
					<Island name="borrow-check" when="interaction">
						<BorrowCheck
							answers={answers}
							loans={loans}
							call={number ? { number, href: telHref(number) } : undefined}
						/>
					</Island>
					<Feedback page={SITE_PAGES.canIBorrow.path} />
				</div>
				<aside
					aria-labelledby="keep-title"
					className="rounded-lg bg-brand-50 p-6 lg:sticky lg:top-20 print:hidden"
				>
					<h2 id="keep-title" className="text-xl">
						Before you borrow
					</h2>
					<ul className="mt-3 list-disc space-y-2 pl-5">
						<li>
							We do not keep your answers. If your browser runs JavaScript, they do not even leave your phone.
						</li>
						<li>A loan costs money. Only borrow what you can pay back.</li>
						<li>Paying late may cost more. Call us before the day, and we look for a way with you.</li>
						<LinkItems links={[{ label: "Know your rights", href: "/your-rights" }]} className="link" />
					</ul>
				</aside>
			</Container>
			{!products && <LoadFailureMark />}
		</Page>
	);
}

/** The answer's details of each loan: the key facts of its page, and what to bring. */
function fittingLoans(products: readonly Product[]): FittingLoan[] {
	return products.flatMap((product) => {
		const visit = VISITS.find(({ key }) => key === visitKeyOf(product));
		if (!visit) return [];
		const { keyFacts } = product;
		return {
			visit: visit.key,
			title: product.title,
			href: product.path,
			facts: factsInBrief({ ...product, ...(keyFacts && { keyFacts: { ...keyFacts, example: undefined } }) }),
			range: keyFacts?.amount,
			isSample: keyFacts?.isSample ?? false,
			example: keyFacts?.example,
			bring: visit.needs.map(({ what }) => what),
		};
	});
}
