import { attempt } from "#lib/backend/client/failure";
import { latestResult } from "#lib/lists/latest-result";
import { datedEntries } from "#lib/seo/feed-dates";
import { atomXml, type FeedEntry, type FeedName } from "#lib/seo/feeds";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";

/**
 * A route handler that returns a list as a feed: 304 if unchanged, 503 if the list cannot be read. The feed is rebuilt only
 * when the list changes. Its type is XML, because browsers show `application/atom+xml` as raw text, without its style sheet.
 */
export function feedHandler<T>(
	name: FeedName,
	readList: () => Promise<readonly T[]>,
	entryOf: (item: T) => FeedEntry,
) {
	const feedOf = latestResult(async (list: readonly T[]) => {
		const { entries, changedAt } = await datedEntries(name, list.map(entryOf));
		return atomXml(name, entries, changedAt);
	});
	return async (request: Request): Promise<Response> => {
		const read = await attempt(readList());
		if (!read.ok) return unavailableAnswer();
		const xml = await feedOf(read.value);
		return conditionalAnswer(request, xml, { type: "application/xml", maxAge: 300 });
	};
}
