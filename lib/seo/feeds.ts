import type { Article } from "#lib/backend/articles";
import type { Job } from "#lib/backend/careers";
import type { Notice } from "#lib/backend/notices";
import { jobHref } from "#lib/careers/job-category";
import { salaryRange } from "#lib/careers/salary-range";
import { companyIdentity } from "#lib/company/identity";
import { articleHref } from "#lib/news/news-view";
import { noticeHref } from "#lib/notices/notice-search";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { escapeXml } from "#lib/seo/xml";
import { paragraphs } from "#lib/text/paragraphs";

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
	/** The canonical URL on this site, from which the entry's permanent id is made. */
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

/** An article in the feed of news. */
export const articleEntry = (article: Article): FeedEntry => ({
	...article,
	path: articleHref(article.id),
	summary: article.excerpt,
	text: article.story,
});

/** A notice in the feed of notices. */
export const noticeEntry = (notice: Notice): FeedEntry => ({
	...notice,
	path: noticeHref(notice.id),
	text: notice.description,
});

/** A job in the feed of open roles. */
export const jobEntry = (job: Job): FeedEntry => ({
	...job,
	path: jobHref(job.id),
	summary: [job.location, job.type, pay(job)].filter(Boolean).join(" · "),
	text: job.description,
});

const pay = ({ payStart, payEnd }: Job) => (payStart || payEnd ? salaryRange(payStart, payEnd) : undefined);

/**
 * The RSS document of a feed: most recent changes first if every entry has a date, else in the backend's order. RSS, because Atom demands a
 * date of each entry, and not every backend gives one.
 */
export function rssXml(name: FeedName, entries: readonly FeedEntry[]): string {
	const { path, page, title } = FEEDS[name];
	const { shortName } = companyIdentity();
	const single = onePerUrl(entries);
	const isDated = single.every(({ changedAt }) => changedAt);
	const newest = isDated
		? single.toSorted((a, b) => (b.changedAt ?? "").localeCompare(a.changedAt ?? ""))
		: single;
	return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>${escapeXml(`${title} | ${shortName}`)}</title>
<div xmlns="http://www.w3.org/1999/xhtml"><meta name="viewport" content="width=device-width"/>${hintForPeople(name)}</div>
<description>${escapeXml(`${title} of ${shortName}`)}</description>
<language>en-GH</language>
<link>${escapeXml(absoluteUrl(page))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(path))}"/>
${newest.slice(0, ENTRIES_MAX).map(itemElement).join("\n")}
</channel></rss>
`;
}

/** For visitors who open the feed in a browser, which shows it by the rules of `public/feed.css`. */
const hintForPeople = (name: FeedName) =>
	`This page is for feed readers: apps that tell you what is new. Copy its address into yours. To read it here, go to <a href="${escapeXml(absoluteUrl(FEEDS[name].page))}">${escapeXml(FEEDS[name].title)}</a>.`;

/** An id must be unique in a feed: keeps the first of two entries with one URL. */
function onePerUrl(entries: readonly FeedEntry[]): FeedEntry[] {
	const paths = new Set<string>();
	return entries.filter(({ path }) => !paths.has(path) && paths.add(path));
}

function itemElement(entry: FeedEntry): string {
	const published = entry.publishedAt ?? entry.changedAt;
	return [
		`<item><guid isPermaLink="false">${lastingId(entry.path)}</guid>`,
		`<title>${escapeXml(entry.title)}</title>`,
		`<link>${escapeXml(absoluteUrl(entry.path))}</link>`,
		published && `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
		entry.changedAt && `<atom:updated>${entry.changedAt}</atom:updated>`,
		entry.category && `<category>${escapeXml(entry.category)}</category>`,
		entry.summary && `<description>${escapeXml(entry.summary)}</description>`,
		entry.text && `<content:encoded>${escapeXml(asHtml(entry.text))}</content:encoded>`,
		entry.image &&
			URL.canParse(entry.image, absoluteUrl("/")) &&
			`<media:content medium="image" url="${escapeXml(new URL(entry.image, absoluteUrl("/")).href)}"/>`,
		"</item>",
	]
		.filter(Boolean)
		.join("");
}

/**
 * A tag URI (RFC 4151), which stays the same even if the URL changes. It names the host without its port, and the year in
 * which the site started.
 */
const lastingId = (path: string) =>
	escapeXml(`tag:${new URL(absoluteUrl("/")).hostname},2025:${path.slice(1)}`);

/** The backend's plain text as HTML; angle brackets stay text. */
const asHtml = (text: string) =>
	paragraphs(text)
		.map((lines) => `<p>${lines.map(escapeXml).join("<br>")}</p>`)
		.join("");
