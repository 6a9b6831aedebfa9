import { FoldedSection } from "#components/ui/fold";
import { Icon } from "#components/ui/icon";
import type { Product } from "#lib/backend/products";
import { companyIdentity, phoneFromAbroad, whatsappHref } from "#lib/company/identity";
import { sendingSteps } from "#lib/products/product-steps";
import { telHref } from "#lib/web/tel-href";

/** For senders, who live abroad: what they must know, and the numbers that can be called from there. */
export function SendFromAbroad({ product }: { product: Product }) {
	const company = companyIdentity();
	const phone = phoneFromAbroad(company);
	const chat = whatsappHref(company);
	return (
		<FoldedSection
			headingId="abroad-heading"
			title="You send from abroad"
			headingClass="text-2xl"
			onPhones="open"
		>
			<ul className="mt-4 list-disc space-y-2 pl-5">
				{sendingSteps(product).map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
			{(phone || chat) && (
				<p className="mt-2 flex flex-wrap gap-x-6">
					{phone && (
						<a href={telHref(phone)} className="link-alone gap-2">
							<Icon name="phone" /> {phone}
						</a>
					)}
					{chat && (
						<a href={chat} rel="noopener" target="_blank" className="link-alone gap-2">
							<Icon name="handset" /> WhatsApp
						</a>
					)}
				</p>
			)}
			{company.tollFree && (
				<p>{`${company.tollFree} is toll-free in Ghana. It cannot be called from abroad.`}</p>
			)}
		</FoldedSection>
	);
}
