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
	"dormant-accounts": ["/dormant-accounts"],
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

const OPTIONAL_PATHS: readonly string[] = ["/alerts", "/dormant-accounts", "/rates", "/testimonials"];
const PERSONAL_PATHS: readonly string[] = ["/dormant-accounts"];
const NEVER_EMPTY_PATHS: readonly string[] = ["/products", "/branches"];

/** Whether a 404 for this list means that it is empty. */
export const isOptionalPath = (path: string): boolean => OPTIONAL_PATHS.includes(path);
/** Whether this list names customers: nothing of it is stored or logged. */
export const isPersonalPath = (path: string): boolean => PERSONAL_PATHS.includes(path);
/** Whether no company empties this list without notice: a suddenly empty one is not believed for a minute. */
export const isNeverEmpty = (path: string): boolean => NEVER_EMPTY_PATHS.includes(path);

/** Whether this HTTP status is a success (behaviour §7): for the customer count only 200; 206 brings a part. */
export const isSuccess = (path: string, status: number) =>
	path.startsWith("/customer-counts/") ? status === 200 : status >= 200 && status <= 299 && status !== 206;

/** Whether this is the name of a resource. */
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

/** The file with the embedded content of a path, as people know it. */
export const contentFile = (path: string): string => `content${path}.json`;
