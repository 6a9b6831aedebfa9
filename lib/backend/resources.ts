/**
 * The resources of the admin API by our names, with the paths that each is read from; an item's path lies below its list's.
 * Publishers name them when they say that something has changed, and figures are counted by them.
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

/** Lists that a backend need not have: that it does not find one (404) means that there is nothing in it. */
const OPTIONAL_PATHS: readonly string[] = ["/alerts", "/rates"];

export const isOptionalPath = (path: string) => OPTIONAL_PATHS.includes(path);

export type Resource = keyof typeof RESOURCE_PATHS;
export const RESOURCES = Object.keys(RESOURCE_PATHS) as Resource[];

export const isResource = (name: unknown): name is Resource =>
	typeof name === "string" && Object.hasOwn(RESOURCE_PATHS, name);

/** The resource that a path of the API belongs to; `other` for none that is known. */
export function resourceOf(path: string): Resource | "other" {
	const isOf = (list: string) => path === list || path.startsWith(`${list}/`);
	return RESOURCES.find((name) => RESOURCE_PATHS[name].some(isOf)) ?? "other";
}
