import alerts from "#content/alerts" with { type: "json" };
import awards from "#content/awards" with { type: "json" };
import branches from "#content/branches" with { type: "json" };
import carousel from "#content/carousel" with { type: "json" };
import articles from "#content/content/articles" with { type: "json" };
import gallery from "#content/content/gallery" with { type: "json" };
import customerCounts from "#content/customer-counts/latest" with { type: "json" };
import notices from "#content/notices" with { type: "json" };
import products from "#content/products" with { type: "json" };
import featured from "#content/products/featured" with { type: "json" };
import rates from "#content/rates" with { type: "json" };
import report from "#content/report" with { type: "json" };
import roles from "#content/roles" with { type: "json" };
import team from "#content/team" with { type: "json" };

/**
 * The resources of the admin API, by our names, with the paths of each and the embedded content that answers them without
 * an admin API. An item's path is below its list's. Publishers name resources when they announce changes, and metrics use
 * the names as labels.
 */
const CONTENT = {
	alerts: { "/alerts": alerts },
	articles: { "/content/articles": articles },
	awards: { "/awards": awards },
	branches: { "/branches": branches },
	carousel: { "/carousel": carousel },
	"customer-count": { "/customer-counts/latest": customerCounts },
	galleries: { "/content/gallery": gallery },
	jobs: { "/roles": roles },
	notices: { "/notices": notices },
	products: { "/products": products, "/products/featured": featured },
	rates: { "/rates": rates },
	reports: { "/report": report },
	team: { "/team": team },
} satisfies Record<string, Record<string, unknown>>;

export type Resource = keyof typeof CONTENT;
export const RESOURCES = Object.keys(CONTENT) as Resource[];

/** The paths that a resource is read from. */
export const pathsOf = (resource: Resource): string[] => Object.keys(CONTENT[resource]);

/** The embedded content by the path of the API that it answers. */
export const CONTENT_BY_PATH: Record<string, unknown> = Object.assign({}, ...Object.values(CONTENT));

/** Optional lists: a 404 means that the list is empty. */
const OPTIONAL_PATHS: readonly string[] = ["/alerts", "/rates"];

export const isOptionalPath = (path: string) => OPTIONAL_PATHS.includes(path);

export const isResource = (name: unknown): name is Resource =>
	typeof name === "string" && Object.hasOwn(CONTENT, name);

/** The resource of an API path; `other` if unknown. */
export function resourceOf(path: string): Resource | "other" {
	const isOf = (list: string) => path === list || path.startsWith(`${list}/`);
	return RESOURCES.find((name) => pathsOf(name).some(isOf)) ?? "other";
}
