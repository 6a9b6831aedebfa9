import type { SearchReply } from "#components/search/search-reply";
import { type RelatedLink, RelatedLinks } from "#components/ui/related-links";
import { listHref } from "#lib/lists/list-href";
import type { HighlightedText } from "#lib/search/search-highlight";
import { SEARCH_KINDS, type SearchGroup } from "#lib/search/search-query";

/** The results by kind, best first; or other ways to get an answer. */
export function SearchResults({ reply }: { reply: SearchReply }) {
	const { groups, isPartial, missing, query, ways } = reply;
	return (
		<>
			{missing.length > 0 && query.q && (
				<p className="mb-5 rounded-md border border-gold-300 bg-gold-50 px-4 py-3 text-ink-900">
					Not everything could be searched just now. Missing: {missing.map(nameOf).join(", ")}.
				</p>
			)}
			{isPartial && <p className="mb-5">Nothing has all of your words. These have some of them.</p>}
			{groups.map((group) => (
				<Group key={group.kind} group={group} />
			))}
			{ways && <NothingFound ways={ways} />}
		</>
	);
}

/** The number of results, announced by screen readers when it changes. */
export function searchSummary({ query, total }: SearchReply): string {
	if (!query.q) return "";
	if (total === 0) return "We found nothing for these words.";
	return total === 1 ? "1 result" : `${total} results`;
}

export const searchHref = (q: string) => listHref("/search", { q });

const nameOf = (kind: SearchGroup["kind"]) => SEARCH_KINDS[kind].toLowerCase();

function Group({ group: { kind, total, results } }: { group: SearchGroup }) {
	const isCut = results.length < total;
	return (
		<section aria-label={SEARCH_KINDS[kind]} className="mt-6 first:mt-0">
			<h2 className="mb-1 text-base text-brand-800">
				{SEARCH_KINDS[kind]}
				{isCut && (
					<span className="font-normal text-ink-600">
						{" "}
						· best {results.length} of {total}
					</span>
				)}
			</h2>
			<ul className="divide-y divide-line [&_mark]:bg-gold-100 [&_mark]:text-inherit">
				{results.map(({ href, title, text }) => (
					<li key={href}>
						<a href={href} className="group -mx-3 block rounded-md px-3 py-3 hover:bg-brand-50">
							<span className="block text-balance font-semibold text-brand-700 group-hover:underline">
								<Marked text={title} />
							</span>{" "}
							<span className="block max-w-[60ch] text-ink-700 text-sm">
								<Marked text={text} />
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

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
