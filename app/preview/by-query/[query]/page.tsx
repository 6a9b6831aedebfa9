import { queryOfVariant } from "#lib/page-cache/query-variants";
import { PreviewView } from "../../view";

export { metadata } from "../../page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/preview?url=…&campaign=…` */
export default async function PreviewOfPage({ params }: PageProps<"/preview/by-query/[query]">) {
	return <PreviewView query={queryOfVariant((await params).query)} />;
}
