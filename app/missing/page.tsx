import { SearchForm } from "#components/search/search-form";
import { Missing } from "#components/site/missing";
import { NotFound } from "#components/site/not-found";
import { companyIdentity } from "#lib/company/identity";
import { standInMetadata } from "#lib/seo/page-metadata";

export const revalidate = 3600;

export const metadata = standInMetadata("Page not found");

/** What every address shows that nothing else answers: `next.config.ts` leads them here. */
export default function MissingPage() {
	return (
		<Missing>
			<NotFound company={companyIdentity()} search={<SearchForm look="on-dark" />} />
		</Missing>
	);
}
