import { attempt } from "#lib/backend/failure";
import { datedEntries } from "#lib/seo/feed-dates";
import { atomXml, type FeedEntry, type FeedName } from "#lib/seo/feeds";
import { conditionalAnswer, unavailableAnswer } from "#lib/web/conditional-response";

/** A route handler that returns a feed of these entries: 304 if unchanged, 503 if they cannot be read. */
export function feedHandler(name: FeedName, readEntries: () => Promise<FeedEntry[]>) {
	return async (request: Request): Promise<Response> => {
		const read = await attempt(readEntries());
		if (!read.ok) return unavailableAnswer();
		const { entries, changedAt } = await datedEntries(name, read.value);
		const xml = atomXml(name, entries, changedAt);
		return conditionalAnswer(request, xml, { type: "application/atom+xml", maxAge: 300 });
	};
}
