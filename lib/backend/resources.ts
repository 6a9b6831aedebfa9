/**
 * The resources of the admin API, in our names, with the paths of each; an item's path is below its list's. Publishers announce
 * changes by these names, and metrics are counted by them.
 */
export const RESOURCE_PATHS = {
	alerts: ["/alerts"],
	articles: ["/content/articles"],
	awards: ["/awards"],
	branches: ["/branches"],
	carousel: ["/carousel"],
	"customer-count": ["/customer-counts/latest"],
	galleries: ["/content/gallery"],
	jobs: ["/roles"],
	notices: ["/notices"],
	products: ["/products", "/products/featured"],
	rates: ["/rates"],
	reports: ["/report"],
	team: ["/team"],
} as const satisfies Record<string, readonly string[]>;

/** Optional lists: a 404 means that the list is empty. */
const OPTIONAL_PATHS: readonly string[] = ["/alerts", "/rates"];

export const isOptionalPath = (path: string) => OPTIONAL_PATHS.includes(path);

export type Resource = keyof typeof RESOURCE_PATHS;
export const RESOURCES = Object.keys(RESOURCE_PATHS) as Resource[];

export const isResource = (name: unknown): name is Resource =>
	typeof name === "string" && Object.hasOwn(RESOURCE_PATHS, name);

/** The resource of an API path; `other` if unknown. */
export function resourceOf(path: string): Resource | "other" {
	const isOf = (list: string) => path === list || path.startsWith(`${list}/`);
	return RESOURCES.find((name) => RESOURCE_PATHS[name].some(isOf)) ?? "other";
}
