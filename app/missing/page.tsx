import { NotFoundResponse } from "#components/page/not-found-response";
import { PageNotFound } from "#components/page/page-not-found";
import { SearchForm } from "#components/search/search-form";
import { fallbackMetadata } from "#lib/seo/page-metadata";

export const metadata = fallbackMetadata("Page not found");

/** Shown at every URL that no other route answers: the server asks for it (`lib/server/route-url.ts`). */
export default function MissingPage() {
	return (
		<NotFoundResponse>
			<PageNotFound search={<SearchForm id="missing-search" look="on-dark" />} />
		</NotFoundResponse>
	);
}
