import { Commitments } from "#components/home/commitments";
import { CommonQuestions } from "#components/home/common-questions";
import { FeaturedProducts } from "#components/home/featured-products";
import { Hero } from "#components/home/hero";
import { StatsStrip } from "#components/home/stats-strip";
import { Testimonials } from "#components/home/testimonials";
import { UssdPromotion } from "#components/home/ussd-promotion";
import { Page } from "#components/page/page";
import { LoadFailureMark } from "#components/ui/load-failure";
import { StructuredData } from "#components/ui/structured-data";
import { getCarousel } from "#lib/backend/carousel";
import { attempt } from "#lib/backend/client/failure";
import { getCustomerCount } from "#lib/backend/customer-count";
import { getBranchCount } from "#lib/backend/locator";
import { getFeaturedProducts } from "#lib/backend/products";
import { getTestimonials } from "#lib/backend/testimonials";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { pageMetadata } from "#lib/seo/page-metadata";
import { companyData, websiteData } from "#lib/seo/structured-data";

export const generateMetadata = () => pageMetadata(SITE_PAGES.home);

export default async function HomePage() {
	const [carousel, customers, featured, testimonials, branchCount] = await Promise.all([
		attempt(getCarousel()),
		attempt(getCustomerCount()),
		attempt(getFeaturedProducts()),
		attempt(getTestimonials()),
		getBranchCount(),
	]);
	if (!customers.ok) log.error("Unable to get total counts");

	const company = companyIdentity();
	// Invented figures must not appear beside real content.
	const isSample = !environment().API_BASE_URL;
	return (
		<Page>
			<StructuredData of={[companyData(company), websiteData(company)]} />
			<Hero slides={carousel.ok ? carousel.value : []} />
			{!carousel.ok && <LoadFailureMark />}
			<StatsStrip
				branchCount={branchCount}
				customerCount={customers.ok ? customers.value : 0}
				isSample={customers.ok && isSample}
			/>
			<CommonQuestions />
			<FeaturedProducts products={featured.ok ? featured.value : undefined} />
			<UssdPromotion />
			<Commitments />
			{testimonials.ok && testimonials.value.length > 0 && <Testimonials testimonials={testimonials.value} />}
		</Page>
	);
}
