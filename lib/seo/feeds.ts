import { extname } from "node:path";
import type { Article } from "#lib/backend/articles";
import type { Job } from "#lib/backend/careers";
import type { Notice } from "#lib/backend/notices";
import { salaryRange } from "#lib/careers/salary-range";
import { companyIdentity } from "#lib/company/identity";
import { articleHref } from "#lib/news/news-view";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { escapeXml } from "#lib/seo/xml";
import { paragraphs } from "#lib/text/paragraphs";
import { encodedSegment } from "#lib/web/path-segment";

/** The maximum number of entries in a feed. Older ones are on the site. */
const ENTRIES_MAX = 50;

/** The site's feeds: path, page and title. */
export const FEEDS = {
	news: { path: "/news/feed.xml", page: "/news", title: "News" },
	notices: { path: "/notices/feed.xml", page: "/notices", title: "Notices" },
	careers: { path: "/careers/feed.xml", page: "/careers", title: "Open roles" },
} as const;

export type FeedName = keyof typeof FEEDS;

export type FeedEntry = {
	/** The canonical address on this site, from which the entry's permanent id is made. */
	path: string;
	title: string;
	summary?: string;
	/** The full text, as the backend sends it. */
	text?: string;
	category?: string;
	image?: string;
	publishedAt?: string;
	changedAt?: string;
};

/** An entry with the date of its last change, which Atom requires. */
export type DatedEntry = FeedEntry & { changedAt: string };

export const articleEntry = (article: Article): FeedEntry => ({
	path: articleHref(article.id),
	title: article.title,
	summary: article.excerpt,
	text: article.story,
	category: article.category,
	image: article.image,
	publishedAt: article.publishedAt,
	changedAt: article.changedAt,
});

export const noticeEntry = (notice: Notice): FeedEntry => ({
	path: `/notices/${encodedSegment(notice.id)}`,
	title: notice.title,
	text: notice.description,
	category: notice.category,
	image: notice.image,
	publishedAt: notice.publishedAt,
	changedAt: notice.changedAt,
});

export const jobEntry = (job: Job): FeedEntry => ({
	path: `/careers/${encodedSegment(job.id)}`,
	title: job.title,
	summary: [job.location, job.type, pay(job)].filter(Boolean).join(" · "),
	text: job.description,
	category: job.category,
	publishedAt: job.publishedAt,
	changedAt: job.changedAt,
});

const pay = ({ payStart, payEnd }: Job) => (payStart || payEnd ? salaryRange(payStart, payEnd) : undefined);

/** The Atom document of a feed (RFC 4287): most recent changes first, simultaneous ones in the backend's order. */
export function atomXml(name: FeedName, entries: readonly DatedEntry[], changedAt: string): string {
	const { path, page, title } = FEEDS[name];
	const company = companyIdentity();
	const newest = onePerAddress(entries)
		.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))
		.slice(0, ENTRIES_MAX);
	return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GH">
<id>${lastingId(page)}</id>
<title>${escapeXml(`${title} | ${company.shortName}`)}</title>
<subtitle type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${hintForPeople(name)}</div></subtitle>
<updated>${changedAt}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(path))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(page))}"/>
<icon>${escapeXml(absoluteUrl("/icon.svg"))}</icon>
<author><name>${escapeXml(company.name)}</name></author>
${newest.map(entryElement).join("\n")}
</feed>
`;
}

/** For visitors who open the feed in a browser, which shows it by the rules of `public/feed.css`. */
const hintForPeople = (name: FeedName) =>
	`This page is for feed readers: apps that tell you what is new. Copy its address into yours. To read it here, go to <a href="${escapeXml(absoluteUrl(FEEDS[name].page))}">${escapeXml(FEEDS[name].title)}</a>.`;

/** An id must be unique in a feed: keeps the first of two entries with one address. */
function onePerAddress(entries: readonly DatedEntry[]): DatedEntry[] {
	const paths = new Set<string>();
	return entries.filter(({ path }) => !paths.has(path) && paths.add(path));
}

function entryElement(entry: DatedEntry): string {
	return [
		`<entry><id>${lastingId(entry.path)}</id>`,
		`<title>${escapeXml(entry.title)}</title>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(entry.path))}"/>`,
		entry.image && enclosure(entry.image),
		`<updated>${entry.changedAt}</updated>`,
		entry.publishedAt && `<published>${entry.publishedAt}</published>`,
		entry.category && `<category term="${escapeXml(entry.category)}"/>`,
		entry.summary && `<summary>${escapeXml(entry.summary)}</summary>`,
		entry.text && `<content type="html">${escapeXml(asHtml(entry.text))}</content>`,
		"</entry>",
	]
		.filter(Boolean)
		.join("");
}

/**
 * A tag URI (RFC 4151), which stays the same even if the address changes. It names the host without its port, and the year in
 * which the site started.
 */
const lastingId = (path: string) =>
	escapeXml(`tag:${new URL(absoluteUrl("/")).hostname},2025:${path.slice(1)}`);

const PICTURE_TYPES: Record<string, string> = {
	".webp": "image/webp",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".png": "image/png",
};

/** The picture of an entry, if its address shows its type. */
function enclosure(image: string): string | undefined {
	const url = URL.canParse(image, absoluteUrl("/")) ? new URL(image, absoluteUrl("/")) : undefined;
	const type = url && PICTURE_TYPES[extname(url.pathname).toLowerCase()];
	return type && `<link rel="enclosure" type="${type}" href="${escapeXml(url.href)}"/>`;
}

/** The backend's plain text as HTML; angle brackets stay text. */
const asHtml = (text: string) =>
	paragraphs(text)
		.map((lines) => `<p>${lines.map(escapeXml).join("<br>")}</p>`)
		.join("");
