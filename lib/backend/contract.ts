import "server-only";
import type { z } from "zod";
import { alert, readAlerts } from "#lib/backend/alerts";
import { article, getArticles } from "#lib/backend/articles";
import { award, getAwards } from "#lib/backend/awards";
import { getJobs, job } from "#lib/backend/careers";
import { carouselItem, getCarousel } from "#lib/backend/carousel";
import { customerCount, getCustomerCount } from "#lib/backend/customer-count";
import { dormantAccount, getBackendDormantAccounts } from "#lib/backend/dormant-accounts";
import { gallery, getGalleries } from "#lib/backend/galleries";
import { branch, getBranches } from "#lib/backend/locator";
import { getNotices, notice } from "#lib/backend/notices";
import { featuredProduct, getFeaturedProducts, getProducts, product } from "#lib/backend/products";
import { getRates, rate } from "#lib/backend/rates";
import { getReports, report } from "#lib/backend/reports";
import { getTeam, teamMember } from "#lib/backend/team";
import { getTestimonials, testimonial } from "#lib/backend/testimonials";

export type Read = {
	path: string;
	name: string;
	summary: string;
	schema: z.ZodType;
	shape: "list" | "item" | "regions";
	/** Fetches the list again after an announced change. Single items are read when a page needs them. */
	read?: () => Promise<unknown>;
};

/** `shape` is "list" unless it is given. */
const LISTS_AND_ITEMS: readonly (Omit<Read, "shape"> & Partial<Read>)[] = [
	{ path: "/products", name: "Product", summary: "All products", schema: product, read: getProducts },
	{
		path: "/products/featured",
		name: "FeaturedProduct",
		summary: "The products that the home page features",
		schema: featuredProduct,
		read: getFeaturedProducts,
	},
	{
		path: "/carousel",
		name: "CarouselItem",
		summary: "The slides of the home page's hero",
		schema: carouselItem,
		read: getCarousel,
	},
	{ path: "/awards", name: "Award", summary: "All awards", schema: award, read: getAwards },
	{
		path: "/team",
		name: "TeamMember",
		summary: "Management, shareholders and board of directors",
		schema: teamMember,
		read: getTeam,
	},
	{ path: "/roles", name: "Job", summary: "All open roles", schema: job, read: getJobs },
	{ path: "/roles/{id}", name: "Job", summary: "One open role", schema: job, shape: "item" },
	{
		path: "/branches",
		name: "Branch",
		summary: "All branches, by region",
		schema: branch,
		shape: "regions",
		read: getBranches,
	},
	{ path: "/notices", name: "Notice", summary: "All notices", schema: notice, read: getNotices },
	{ path: "/notices/{id}", name: "Notice", summary: "One notice", schema: notice, shape: "item" },
	{
		path: "/customer-counts/latest",
		name: "CustomerCount",
		summary: "The latest count of customers",
		schema: customerCount,
		shape: "item",
		read: getCustomerCount,
	},
	{ path: "/report", name: "Report", summary: "All annual reports", schema: report, read: getReports },
	{
		path: "/content/articles",
		name: "Article",
		summary: "All news articles",
		schema: article,
		read: getArticles,
	},
	{
		path: "/content/articles/{id}",
		name: "Article",
		summary: "One news article",
		schema: article,
		shape: "item",
	},
	{
		path: "/content/gallery",
		name: "Gallery",
		summary: "All galleries of pictures",
		schema: gallery,
		read: getGalleries,
	},
	{
		path: "/alerts",
		name: "Alert",
		summary: "Messages above the pages: level (information, warning, urgent), from start until end",
		schema: alert,
		read: readAlerts,
	},
	{
		path: "/dormant-accounts",
		name: "DormantAccount",
		summary: "Accounts whose money goes to the Bank of Ghana unless somebody claims it; no balances",
		schema: dormantAccount,
		read: getBackendDormantAccounts,
	},
	{
		path: "/rates",
		name: "Rate",
		summary: "Rates, fees and charges, each with the day from which it applies",
		schema: rate,
		read: getRates,
	},
	{
		path: "/testimonials",
		name: "Testimonial",
		summary: "What customers say, for the home page",
		schema: testimonial,
		read: getTestimonials,
	},
];

/** Everything that the site reads from the admin API (behaviour §7): each path with the schema that parses it. */
export const READS: readonly Read[] = LISTS_AND_ITEMS.map((read) => ({ shape: "list", ...read }));
