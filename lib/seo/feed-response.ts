import { attempt } from "#lib/backend/client/failure";
import { type FeedEntry, type FeedName, rssXml } from "#lib/seo/feeds";
import { conditionalResponse, unavailableResponse } from "#lib/web/conditional-response";

/**
 * A route handler that returns a list as a feed: 304 if unchanged, 503 if the list cannot be read. Its type is XML, because browsers
 * show `application/rss+xml` as raw text, without its style sheet.
 */
export const feedHandler =
	<T>(name: FeedName, readList: () => Promise<readonly T[]>, entryOf: (item: T) => FeedEntry) =>
	async (request: Request): Promise<Response> => {
		const read = await attempt(readList());
		if (!read.ok) return unavailableResponse();
		const xml = rssXml(name, read.value.map(entryOf));
		return conditionalResponse(request, xml, { type: "application/xml", maxAge: 300 });
	};
