import { Missing } from "#components/page/missing";
import { NotFound } from "#components/page/not-found";
import { SearchForm } from "#components/search/search-form";
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
