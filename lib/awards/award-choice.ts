import { AWARDS_PER_PAGE } from "#lib/company/limits";
import { listHref, type PageOf, pageParameter, paginate } from "#lib/lists/list-pages";
import { encodedSegment } from "#lib/web/path-segment";

/** The menu links to it whatever ids the backend has: it names the first award. */
const FIRST = "1";

/** The award in a URL; the first one if the URL names none. Undefined if there is none with this id. */
export function chosenAward<T extends { id: string }>(awards: readonly T[], id?: string): T | undefined {
	const named = awards.find((award) => award.id === id);
	return named ?? (id === undefined || id === FIRST ? awards[0] : undefined);
}

/** The page of awards that contains the one with this id; the first page if there is none. */
export function pageWithAward<T extends { id: string }>(awards: readonly T[], id: string): PageOf<T> {
	const place = Math.max(
		0,
		awards.findIndex((award) => award.id === id),
	);
	return awardPageOf(awards, Math.floor(place / AWARDS_PER_PAGE) + 1);
}

/** One page of the awards, clamped. */
export const awardPageOf = <T>(awards: readonly T[], page: number): PageOf<T> =>
	paginate(awards, page, AWARDS_PER_PAGE);

/** The URL of a page of awards. */
export const awardsHref = (page: number): string => listHref("/awards", { page: pageParameter(page) });

/** The URL of an award's page. */
export const awardHref = (id: string): string => `/awards/${encodedSegment(id)}`;
