import { Page } from "#components/page/page";
import { SearchList } from "#components/search/search-list";
import type { SearchReply } from "#components/search/search-reply";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { pageIsPersonal } from "#lib/platform/request-context";
import { SEARCH_PROPOSALS } from "#lib/search/search-words";

/** The site search. Searches can be personal and are rarely repeated, so no cache keeps them. */
export function SearchScreen({ reply }: { reply: SearchReply }) {
	if (reply.query.q) pageIsPersonal();
	return (
		<Page>
			<PageHeading
				title="Search"
				intro="Products, branches, answers, notices and everything else on this site."
			/>
			<Container className="py-8 md:py-14">
				<SearchList reply={reply} proposals={SEARCH_PROPOSALS} />
			</Container>
		</Page>
	);
}
