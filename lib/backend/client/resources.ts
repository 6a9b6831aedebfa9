/**
 * The resources of the admin API, by our names, with the paths of each. An item's path is below its list's. Publishers name
 * resources when they announce changes, and metrics use the names as labels.
 */
const PATHS = {
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
	testimonials: ["/testimonials"],
} satisfies Record<string, readonly string[]>;

export type Resource = keyof typeof PATHS;
export const RESOURCES = Object.keys(PATHS) as Resource[];

/** The paths that a resource is read from. */
export const pathsOf = (resource: Resource): readonly string[] => PATHS[resource];

/** Optional lists: a 404 means that the list is empty. */
const OPTIONAL_PATHS: readonly string[] = ["/alerts", "/rates", "/testimonials"];

export const isOptionalPath = (path: string) => OPTIONAL_PATHS.includes(path);

/** Whether every backend has a list at this path, so that one without it is broken or has another address. */
export const isRequiredList = (path: string) => !isOptionalPath(path) && !isItemPath(path);

export const isResource = (name: unknown): name is Resource =>
	typeof name === "string" && Object.hasOwn(PATHS, name);

/** The resource of an API path; `other` if unknown. */
export function resourceOf(path: string): Resource | "other" {
	const isOf = (list: string) => path === list || path.startsWith(`${list}/`);
	return RESOURCES.find((name) => pathsOf(name).some(isOf)) ?? "other";
}

/** Whether a path is that of one item of a list, whose id a visitor may have made up. */
export const isItemPath = (path: string): boolean =>
	RESOURCES.some((name) => {
		const paths: readonly string[] = pathsOf(name);
		return !paths.includes(path) && paths.some((list) => path.startsWith(`${list}/`));
	});
