import type { Metadata } from "next";
import { SearchForm } from "#components/search/search-form";
import { NotFound } from "#components/site/not-found";
import { companyIdentity } from "#lib/company/identity";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFoundPage() {
	return <NotFound company={companyIdentity()} search={<SearchForm look="on-dark" />} />;
}
