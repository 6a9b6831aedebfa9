import { type Finding, sampleOf } from "#lib/backend/client/findings";
import { QUERIED_PATHS } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { findByTitle } from "#lib/products/product-path";
import { REDIRECTS } from "#lib/site/redirects";
import { siteSection } from "#lib/site/site-section";
import { decodedSegment } from "#lib/web/path-segment";

type Item = {
	id?: string;
	path?: string;
	title: string;
	href?: string;
	link?: { href: string };
	sourceHref?: string;
};
type Lists = ReadonlyMap<string, unknown>;

/** The lists whose items have pages below a section. */
const LISTS: Record<string, string> = {
	about: "/team",
	awards: "/awards",
	careers: "/roles",
	locator: "/branches",
	news: "/content/articles",
	notices: "/notices",
	products: "/products",
};
const SINGLE_PAGES = new Set([
	...Object.values(SITE_PAGES).map(({ path }) => path),
	...QUERIED_PATHS,
	...REDIRECTS.keys(),
	"/contact-us",
]);

/** The links in these lists, by the backend's path, that lead to a page that the site does not have. */
export function linkFindings(lists: Lists): Finding[] {
	return ["/carousel", "/alerts", "/rates"].flatMap((path): Finding[] => {
		const hrefs = itemsOf(lists, path).flatMap(
			({ href, link, sourceHref }) => href ?? link?.href ?? sourceHref ?? [],
		);
		const dead = hrefs.filter((href) => href.startsWith("/") && !isPage(href, lists));
		const what = `leads to ${sampleOf(dead)}: the site has no such page`;
		return dead.length > 0 ? [{ path, grade: "wrong", what }] : [];
	});
}

const itemsOf = (lists: Lists, path: string) => {
	const list = lists.get(path);
	return Array.isArray(list) ? (list as Item[]) : [];
};

/** Of a list that could not be read, any item may exist. */
function isPage(href: string, lists: Lists): boolean {
	const [path = ""] = href.split(/[?#]/, 1);
	if (path.startsWith("/content/") || SINGLE_PAGES.has(path.replace(/(?<=.)\/$/, ""))) return true;
	const list = LISTS[siteSection(path)];
	const items = itemsOf(lists, list ?? "");
	if (!list || items.length === 0) return list !== undefined;
	const name = decodedSegment(path.split("/").at(-1) ?? "");
	if (list === "/products") return findByTitle(items, name) !== undefined;
	return items.some(({ id, path: own }) => own === path || (list !== "/branches" && id === name));
}
