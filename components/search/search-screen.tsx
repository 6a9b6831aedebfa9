import { Page } from "#components/page/page";
import { SearchList } from "#components/search/search-list";
import type { SearchReply } from "#components/search/search-reply";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { SEARCH_PROPOSALS } from "#lib/search/search-words";
import { mark, PERSONAL } from "#lib/web/page-markers";

/**
 * The site search. Searches can be personal and are rarely repeated, so the marker keeps such a page out of every cache
 * except the visitor's own.
 */
export const SearchScreen = ({ reply }: { reply: SearchReply }) => (
	<Page>
		<PageHeading
			title="Search"
			intro="Products, branches, answers, notices and everything else on this site."
		/>
		<Container className="py-8 md:py-14">
			<div {...mark(PERSONAL, reply.query.q ? "search" : undefined)}>
				<SearchList reply={reply} proposals={SEARCH_PROPOSALS} />
			</div>
		</Container>
	</Page>
);
