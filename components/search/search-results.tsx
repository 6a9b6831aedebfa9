import type { SearchReply } from "#components/search/search-reply";
import { Pagination } from "#components/ui/pagination";
import { type RelatedLink, RelatedLinks } from "#components/ui/related-links";
import { TryAgain } from "#components/ui/try-again";
import { listHref, pageParameter } from "#lib/lists/list-pages";
import type { HighlightedText } from "#lib/search/search-highlight";
import {
	SEARCH_KINDS,
	type SearchGroup,
	type SearchQuery,
	type SearchResult,
} from "#lib/search/search-query";

/** The best results, then the others by kind; or a page of those of one kind; or other ways to get an answer. */
export function SearchResults({ reply }: { reply: SearchReply }) {
	const { best, groups, isPartial, missing, page, pages, query, ways } = reply;
	return (
		<>
			{query.kind && (
				<p className="mb-3">
					<a href={searchHref(query.q)} className="link-alone">
						Show results from the whole site
					</a>
				</p>
			)}
			{missing.length > 0 && query.q && (
				<div className="mb-5 rounded-md border border-gold-300 bg-gold-50 px-4 py-3 text-ink-900">
					<p>Not everything could be searched just now. Missing: {missing.map(nameOf).join(", ")}.</p>
					{!query.few && <TryAgain busyText="Searching…" className="link-alone" />}
				</div>
			)}
			{isPartial && <p className="mb-5">Nothing has all of your words. These have some of them.</p>}
			{best.length > 0 && (
				<section aria-label="Best results" className="mt-6 first:mt-0">
					<h2 className="mb-1 text-base text-brand-800">Best results</h2>
					<Results results={best} />
				</section>
			)}
			<div className={query.few ? undefined : "max-w-3xl lg:max-w-none lg:columns-2 lg:gap-14"}>
				{groups.map((group) => (
					<Group key={group.kind} group={group} query={query} />
				))}
			</div>
			<Pagination
				label="Pages of results"
				page={page}
				pages={pages}
				href={(target) => listHref("/search", { ...query, page: pageParameter(target) })}
			/>
			{ways && <NothingFound ways={ways} />}
		</>
	);
}

/** The number of results, announced by screen readers when it changes. */
export function searchSummary({ query, total, page, pages }: SearchReply): string {
	if (!query.q) return "";
	if (total === 0) return "We found nothing for these words.";
	const found = total === 1 ? "1 result" : `${total} results`;
	return pages > 1 ? `${found}, page ${page} of ${pages}` : found;
}

export const searchHref = (q: string) => listHref("/search", { q });

const nameOf = (kind: SearchGroup["kind"]) => SEARCH_KINDS[kind].toLowerCase();

function Group({
	group: { kind, total, isCut, results },
	query,
}: {
	group: SearchGroup;
	query: SearchQuery;
}) {
	return (
		<section aria-label={SEARCH_KINDS[kind]} className="break-inside-avoid pt-6">
			<h2 className="mb-1 text-base text-brand-800">{SEARCH_KINDS[kind]}</h2>
			<Results results={results} isShort={!query.few && !query.kind} />
			{!query.few && (isCut || (!query.kind && results.length > SHORT)) && (
				<a
					href={listHref("/search", { q: query.q, kind })}
					className={isCut ? "link-alone" : "link-alone md:hidden"}
				>
					Show all {total}
					<span className="sr-only"> results in {SEARCH_KINDS[kind]}</span>
				</a>
			)}
		</section>
	);
}

/** How many results of a kind stand in a list of all kinds on a phone; the link below shows all. */
const SHORT = 2;

type ResultsProps = { results: readonly SearchResult[]; isShort?: boolean };

const Results = ({ results, isShort = false }: ResultsProps) => (
	<ul
		className={`divide-y divide-line [&_mark]:bg-gold-100 [&_mark]:text-inherit ${isShort ? "max-md:[&>li:nth-child(n+3)]:hidden" : ""}`}
	>
		{results.map(({ href, title, text }) => (
			<li key={href}>
				<a href={href} className="group -mx-3 block rounded-md px-3 py-3 hover:bg-brand-50">
					<span className="block text-balance font-semibold text-brand-700 group-hover:underline">
						<Marked text={title} />
					</span>{" "}
					<span className="block max-w-[60ch] text-ink-700 text-sm max-md:line-clamp-2">
						<Marked text={text} />
					</span>
				</a>
			</li>
		))}
	</ul>
);

const Marked = ({ text }: { text: HighlightedText }) =>
	text.map((piece, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text render together
			<mark key={at}>{piece}</mark>
		) : (
			piece
		),
	);

const NothingFound = ({ ways }: { ways: readonly RelatedLink[] }) => (
	<>
		<p className="mb-5">Try fewer or other words, or ask us:</p>
		<RelatedLinks ways={ways} columns={2} />
	</>
);
