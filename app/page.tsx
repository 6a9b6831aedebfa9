import type { Metadata } from "next";
import { FeaturedProducts } from "#components/home/featured-products";
import { Hero } from "#components/home/hero";
import { Promises } from "#components/home/promises";
import { StatsStrip } from "#components/home/stats-strip";
import { Testimonials } from "#components/home/testimonials";
import { UssdPromotion } from "#components/home/ussd-promotion";
import { Page } from "#components/site/page";
import { LoadFailureMark } from "#components/ui/load-failure";
import { getCarousel } from "#lib/backend/carousel";
import { getCustomerCount } from "#lib/backend/customer-count";
import { attempt } from "#lib/backend/failure";
import { getFeaturedProducts } from "#lib/backend/products";
import { BRANCH_COUNT, USSD_CODE } from "#lib/company/constants";
import { log } from "#lib/log";

export const revalidate = 60;

export const metadata: Metadata = {
	title: { absolute: "Mobile Banking, Loans, Remittance in Ghana" },
	description: `Savings, loans, mobile banking on ${USSD_CODE} and money transfers in Ghana: at ${BRANCH_COUNT} branches, and on any phone, day and night.`,
	alternates: { canonical: "/" },
};

export default async function HomePage() {
	const [carousel, customers, featured] = await Promise.all([
		attempt(getCarousel()),
		attempt(getCustomerCount()),
		attempt(getFeaturedProducts()),
	]);
	if (!customers.ok) log.error("Unable to get total counts");

	return (
		<Page>
			<Hero slides={carousel.ok ? carousel.value : []} />
			{!carousel.ok && <LoadFailureMark resource="carousel" />}
			<StatsStrip customerCount={customers.ok ? customers.value : 0} />
			{!customers.ok && <LoadFailureMark resource="customer count" />}
			<FeaturedProducts products={featured.ok ? featured.value : undefined} />
			<UssdPromotion />
			<Promises />
			<Testimonials />
		</Page>
	);
}
