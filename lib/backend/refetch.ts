import "server-only";
import { refreshAlerts } from "#lib/backend/alerts";
import { getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { expectChange, isEmptinessHeldBack } from "#lib/backend/backend-client";
import { getJobs } from "#lib/backend/careers";
import { getCarousel } from "#lib/backend/carousel";
import { getCustomerCount } from "#lib/backend/customer-count";
import { attempt } from "#lib/backend/failure";
import { getGalleries } from "#lib/backend/galleries";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getFeaturedProducts, getProducts } from "#lib/backend/products";
import { getRates } from "#lib/backend/rates";
import { getReports } from "#lib/backend/reports";
import type { Resource } from "#lib/backend/resources";
import { getTeam } from "#lib/backend/team";

const LISTS: Record<Resource, () => Promise<unknown>> = {
	alerts: refreshAlerts,
	articles: getArticles,
	awards: getAwards,
	branches: getBranches,
	carousel: getCarousel,
	"customer-count": getCustomerCount,
	galleries: getGalleries,
	jobs: getJobs,
	notices: getNotices,
	products: () => Promise.all([getProducts(), getFeaturedProducts()]),
	rates: getRates,
	reports: getReports,
	team: getTeam,
};

/**
 * Reads the lists of a changed resource again. If the backend fails, the old content stays, as it does for a suddenly empty list
 * unless publishers announced this resource individually. Returns whether such an empty list is held back.
 */
export async function refetchResource(
	resource: Resource,
	{ isNamed }: { isNamed: boolean },
): Promise<boolean> {
	expectChange(resource, { isNamed });
	await attempt(LISTS[resource]());
	return isEmptinessHeldBack(resource);
}
