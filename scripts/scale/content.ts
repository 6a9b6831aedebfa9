import { seeded } from "../../e2e/mutated.ts";

/** The number of each kind of item, and of branches. */
export type Scale = { items: number; branches: number };

const WORDS =
	"account agent airtime amount approve bank borrow branch business card cash charge child collector cost counter customer daily deposit document family fee fixed form fund goods groceries guarantor help income interest loan market message mobile money month names notice number office open paper pay phone plan price product profit rate receipt repay salary save school seller send shop statement susu teller time town trade transfer trust visit wallet week work year".split(
		" ",
	);
const TOWNS = "Accra Bolgatanga Ho Kasoa Koforidua Kumasi Sunyani Takoradi Tamale Techiman Tema Wa".split(
	" ",
);
const REGIONS =
	"Ahafo,Ashanti,Bono,Bono East,Central,Eastern,Greater Accra,North East,Northern,Oti,Savannah,Upper East,Upper West,Volta,Western,Western North".split(
		",",
	);
const JOB_CATEGORIES = ["Finance", "IT", "Operations", "Marketing"];
const TEAM = ["Management", "Shareholders", "Board of Directors"];
const PRODUCT_CATEGORIES = ["loans", "savings", "digital", "remittance"];
const NOTICE_CATEGORIES = ["BOG Notices", "Security", "Finance"];
const DAY_MS = 86_400_000;
const NEWEST = Date.parse("2026-11-01");

/** The answers of the admin API of a company of this size, by path; the same in every run. Articles have 800 words. */
export function scaledContent({ items, branches }: Scale): Record<string, unknown> {
	const random = seeded(20_261_122);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
	const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
	const paragraphs = (count: number, each: number) =>
		Array.from({ length: count }, () => `${words(each)}.`).join("\n\n");
	const lines = (count: number) => Array.from({ length: count }, () => words(7));
	const many = <T>(item: (at: number, id: number) => T) => ({
		data: Array.from({ length: items }, (_, at) => item(at, at + 1)),
	});
	const image = (kind: string, at: number, count: number) =>
		`/content/images/${kind}/${kind.slice(0, -1)}-${1 + (at % count)}.webp`;
	/** The newest item comes first. */
	const published_at = (at: number) => new Date(NEWEST - at * DAY_MS).toISOString().slice(0, 10);
	return {
		"/awards": many((at, id) => ({
			id,
			title: `Award ${id} ${words(3)}`,
			excerpt: words(30),
			image: image("awards", at, 4),
		})),
		"/team": many((at, id) => ({
			id,
			name: `Member ${id} ${pick(TOWNS)}`,
			position: words(3),
			biography: paragraphs(2, 60),
			category: TEAM[at % TEAM.length],
			display_order: id,
		})),
		"/roles": many((at, id) => ({
			id,
			published_at: published_at(at),
			title: `Role ${id} ${words(2)}`,
			category: JOB_CATEGORIES[at % JOB_CATEGORIES.length],
			location: pick(TOWNS),
			type: "Full-time",
			pay_start: 2_000,
			pay_end: 3_000,
			description: paragraphs(2, 50),
			skills: lines(4),
			responsibilities: lines(6),
			qualifications: lines(4),
			certifications: lines(1),
			salary_benefits: lines(3),
		})),
		"/notices": many((at, id) => ({
			id,
			published_at: published_at(at),
			title: `Notice ${id} ${words(4)}`,
			description: paragraphs(2, 40),
			category: NOTICE_CATEGORIES[at % NOTICE_CATEGORIES.length],
		})),
		"/content/articles": many((at, id) => ({
			id,
			published_at: published_at(at),
			title: `Article ${id} ${words(4)}`,
			excerpt: words(20),
			category: "Advice",
			image: image("articles", at, 6),
			story: paragraphs(8, 100),
		})),
		"/content/gallery": many((_, id) => ({
			id,
			title: `Gallery ${id} ${words(3)}`,
			description: words(25),
			images: [1, 2, 3, 4].map((at) => ({ image_url: `/content/images/galleries/gallery-1-${at}.webp` })),
		})),
		"/products": many((at, id) => ({
			id,
			title: `Product ${id}`,
			category: PRODUCT_CATEGORIES[at % PRODUCT_CATEGORIES.length],
			subcategory: ["personal", "business", "investments"][at % 3],
			features: lines(4),
			description: paragraphs(2, 50),
		})),
		"/report": many((at, id) => ({ id, title: `Report ${id}`, excerpt: words(15), year: 2026 - (at % 60) })),
		"/branches": { data: { regions: regions(branches, pick) } },
	};
}

function regions(count: number, pick: <T>(list: readonly T[]) => T) {
	const all = Array.from({ length: count }, (_, at) => ({
		id: at + 1,
		name: `Branch ${at + 1} ${pick(TOWNS)}`,
		location: `Market Road ${at + 1}, ${pick(TOWNS)}`,
		area: "Near the lorry station",
		phone: `+233 30 ${String(1_000_000 + at)}`,
		gps: { lat: 4.6 + (at % 66) / 10, lng: -3.3 + (at % 45) / 10 },
		region: REGIONS[at % REGIONS.length] as string,
	}));
	return Object.fromEntries(
		[...Map.groupBy(all, ({ region }) => region)].map(([region, list]) => [
			region,
			list.map(({ region: _, ...branch }) => branch),
		]),
	);
}
