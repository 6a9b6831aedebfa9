import "server-only";
import type { z } from "zod";
import { getAlerts, readAlerts } from "#lib/backend/alerts";
import { getArticle, getArticles } from "#lib/backend/articles";
import { getAwards } from "#lib/backend/awards";
import { getJob, getJobs } from "#lib/backend/careers";
import { getCarousel } from "#lib/backend/carousel";
import { customerCount, getCustomerCount } from "#lib/backend/customer-count";
import { getBackendDormantAccounts } from "#lib/backend/dormant-accounts";
import { getGalleries } from "#lib/backend/galleries";
import { branch, getBranches } from "#lib/backend/locator";
import { getNotice, getNotices } from "#lib/backend/notices";
import { getFeaturedProducts, getProducts } from "#lib/backend/products";
import { getRates } from "#lib/backend/rates";
import type { ItemReader, ListReader } from "#lib/backend/readers";
import { getReports } from "#lib/backend/reports";
import { getTeam } from "#lib/backend/team";
import { getTestimonials } from "#lib/backend/testimonials";

export type Read = {
	path: string;
	name: string;
	summary: string;
	schema: z.ZodType;
	shape: "list" | "item" | "regions";
	/** Fetches the list again after an announced change. Single items are read when a page needs them. */
	read?: () => Promise<unknown>;
	/** Reads one of the items. */
	readItem?: ItemReader<object>;
};

const list = (read: ListReader<object>, name: string, summary: string): Read => ({
	path: read.path,
	name,
	summary,
	schema: read.schema,
	shape: "list",
	read,
});

const item = (readItem: ItemReader<object>, name: string, summary: string): Read => ({
	path: readItem.path,
	name,
	summary,
	schema: readItem.schema,
	shape: "item",
	readItem,
});

/** Everything that the site reads from the admin API (behaviour §7): each path with the schema that parses it. */
export const READS: readonly Read[] = [
	list(getProducts, "Product", "All products"),
	list(getFeaturedProducts, "FeaturedProduct", "The products that the home page features"),
	list(getCarousel, "CarouselItem", "The slides of the home page's hero"),
	list(getAwards, "Award", "All awards"),
	list(getTeam, "TeamMember", "Management, shareholders and board of directors"),
	list(getJobs, "Job", "All open roles"),
	item(getJob, "Job", "One open role"),
	{
		path: "/branches",
		name: "Branch",
		summary: "All branches, by region",
		schema: branch,
		shape: "regions",
		read: getBranches,
	},
	list(getNotices, "Notice", "All notices"),
	item(getNotice, "Notice", "One notice"),
	{
		path: "/customer-counts/latest",
		name: "CustomerCount",
		summary: "The latest count of customers",
		schema: customerCount,
		shape: "item",
		read: getCustomerCount,
	},
	list(getReports, "Report", "All annual reports"),
	list(getArticles, "Article", "All news articles"),
	item(getArticle, "Article", "One news article"),
	list(getGalleries, "Gallery", "All galleries of pictures"),
	{
		...list(
			getAlerts,
			"Alert",
			"Messages above the pages: level (information, warning, urgent), from start until end",
		),
		read: readAlerts,
	},
	list(
		getBackendDormantAccounts,
		"DormantAccount",
		"Accounts whose money goes to the Bank of Ghana unless somebody claims it; no balances",
	),
	list(getRates, "Rate", "Rates, fees and charges, each with the day from which it applies"),
	list(getTestimonials, "Testimonial", "What customers say, for the home page"),
];
