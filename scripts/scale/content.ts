import { embeddedAnswer } from "#lib/backend/client/embedded";

/** The number of each kind of item, and of branches. */
export type Scale = { items: number; branches: number };

type Item = Record<string, unknown>;

const LISTS = [
	"/awards",
	"/team",
	"/roles",
	"/notices",
	"/content/articles",
	"/content/gallery",
	"/products",
	"/report",
];
/** The lists whose items the API also returns one by one. */
const LISTS_WITH_ITEMS = ["/roles", "/notices", "/content/articles"];
const DAY_MS = 86_400_000;
const NEWEST = Date.parse("2026-11-01");

/** The answers of the admin API of a company of this size, by path: the sample content over and over, each time under other names. */
export function scaledContent({ items, branches }: Scale): Map<string, unknown> {
	const content = new Map<string, unknown>();
	for (const path of LISTS) {
		const samples = dataOf(path) as Item[];
		const data = Array.from({ length: items }, (_, at) => numbered(samples[at % samples.length], at));
		content.set(path, { data });
		if (!LISTS_WITH_ITEMS.includes(path)) continue;
		for (const item of data) content.set(`${path}/${item.id}`, { data: item });
	}
	const { regions } = dataOf("/branches") as { regions: Record<string, Item[]> };
	const samples = Object.entries(regions).flatMap(([region, each]) =>
		each.map((branch) => ({ region, branch })),
	);
	const all = Array.from({ length: branches }, (_, at) => ({ at, ...samples[at % samples.length] }));
	const byRegion = Map.groupBy(all, ({ region }) => region ?? "");
	content.set("/branches", {
		data: {
			regions: Object.fromEntries(
				[...byRegion].map(([region, each]) => [region, each.map(({ branch, at }) => numbered(branch, at))]),
			),
		},
	});
	return content;
}

const dataOf = (path: string) => (embeddedAnswer("GET", path).body as { data: unknown }).data;

/** The sample under a number of its own. The newest item comes first. */
function numbered(sample: Item = {}, at: number): Item {
	const { _id, title, name, published_at, ...rest } = sample;
	const id = at + 1;
	return {
		...rest,
		id,
		...(title !== undefined && { title: `${title} ${id}` }),
		...(name !== undefined && { name: `${name} ${id}` }),
		...(published_at !== undefined && {
			published_at: new Date(NEWEST - at * DAY_MS).toISOString().slice(0, 10),
		}),
	};
}
