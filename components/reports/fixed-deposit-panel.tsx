import { ButtonLink } from "#components/ui/button";
import { Picture } from "#components/ui/picture";
import { productHref } from "#lib/products/product-path";

/** The promotion beside the reports (behaviour §2 /reports). */
export const FixedDepositPanel = () => (
	<aside
		aria-labelledby="fixed-deposit-heading"
		className="kente focus-on-dark overflow-hidden rounded-lg bg-brand-900 text-brand-100 sm:flex lg:sticky lg:top-20 lg:block"
	>
		<Picture
			src="/content/images/products/fixed-deposit.webp"
			alt=""
			width={640}
			height={480}
			sizes="(min-width: 64rem) 22rem, (min-width: 30rem) 40vw, 66vw"
			className="aspect-[16/10] w-full object-cover sm:aspect-auto sm:w-2/5 lg:aspect-[4/3] lg:w-full"
		/>
		<div className="p-6">
			<h2 id="fixed-deposit-heading" className="text-white text-xl">
				Money you will not need for a while?
			</h2>
			<p className="mt-2">
				Put it aside in a Fixed Deposit. The return is agreed in writing on the first day.
			</p>
			<ButtonLink href={productHref("savings", "Fixed Deposit")} variant="gold" className="mt-5">
				See Fixed Deposit
			</ButtonLink>
		</div>
	</aside>
);
