import type { Metadata } from "next";
import type { ComponentProps, ReactNode } from "react";
import { NotFoundResponse } from "#components/page/not-found-response";
import { Page } from "#components/page/page";
import { PageFailure } from "#components/page/page-failure";
import { Container } from "#components/ui/container";
import type { Outcome } from "#lib/backend/client/failure";
import type { SitePage } from "#lib/pages/page-registry";
import { pageShowsItem } from "#lib/platform/request-context";
import { fallbackMetadata, pageMetadata } from "#lib/seo/page-metadata";

export type ItemFallbacks = {
	/** Shown if the item could not be loaded: status 503. */
	failed: ComponentProps<typeof PageFailure>;
	/** Shown if the item does not exist: status 404. Omitted where every URL shows something. */
	missing?: ComponentProps<typeof ItemNotFound>;
};

type ItemPageProps<T> = ItemFallbacks & {
	reading: Outcome<T | undefined>;
	children: (item: T) => ReactNode;
};

/** The page of one item: shown, missing or failed. */
export function ItemPage<T>({ reading, failed, missing, children }: ItemPageProps<T>) {
	if (!reading.ok) return <PageFailure {...failed} />;
	if (reading.value === undefined) return missing && <ItemNotFound {...missing} />;
	return children(reading.value);
}

type Titles = { failed: { title: string }; missing?: { title: string } };

/** The page's metadata: the item's own, or that of the page shown instead. */
export async function itemMetadata<T>(
	reading: Outcome<T | undefined>,
	{ failed, missing }: Titles,
	pageOf: (item: T) => SitePage,
): Promise<Metadata> {
	if (!reading.ok) return fallbackMetadata(failed.title);
	if (reading.value === undefined) return fallbackMetadata(missing?.title ?? failed.title);
	const page = pageOf(reading.value);
	pageShowsItem(page.path);
	return pageMetadata(page);
}

type ItemNotFoundProps = {
	title: string;
	text: string;
	/** The page that lists these items. */
	list: { label: string; href: string };
	/** Related links; the first leads to the list. */
	children: ReactNode;
};

/** The page for an item that does not exist, or no longer does: status 404 and related links. */
const ItemNotFound = ({ title, text, list, children }: ItemNotFoundProps) => (
	<NotFoundResponse>
		<Page title={title} trail={[list]}>
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-balance text-lg">{text}</p>
				<div className="mt-6 flex flex-wrap gap-3">{children}</div>
			</Container>
		</Page>
	</NotFoundResponse>
);
