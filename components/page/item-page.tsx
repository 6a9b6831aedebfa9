import type { Metadata } from "next";
import type { ReactNode } from "react";
import { NotFoundResponse } from "#components/page/not-found-response";
import { Page } from "#components/page/page";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { attempt, type Outcome } from "#lib/backend/client/failure";
import type { SitePage } from "#lib/pages/page-registry";
import { pageShowsItem } from "#lib/platform/request-context";
import { fallbackMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { decodedSegment } from "#lib/web/path-segment";

type Link = { label: string; href: string };

/** The texts of the pages shown instead of an item. */
export type Fallbacks = {
	/** If the item could not be loaded: status 503. No toast (behaviour §8) unless its text is given. */
	failed: { title: string; toast?: string; back?: Link };
	/** If the item does not exist: status 404. */
	missing: { title: string; text: string };
	/** The page that lists these items. */
	list: Link;
	/** The link to continue from. */
	back: Link;
};

type Item<Params, T> = {
	/** The item at this URL; undefined if there is none. Throws `BackendFailure`. */
	read: (params: Params) => Promise<T | undefined>;
	pageOf: (item: T) => SitePage;
	show: (item: T) => ReactNode;
	fallbacks: Fallbacks;
};

/** The pages of all items of one kind. */
export function itemPages<Params extends Record<string, string>, T>(item: Item<Params, T>) {
	type Props = { params: Promise<Params> };
	const readingOf = async ({ params }: Props) => attempt(item.read(decoded(await params)));
	return {
		metadata: async (props: Props) => itemMetadata(await readingOf(props), item.fallbacks, item.pageOf),
		page: async (props: Props) => (
			<ItemOrFallback reading={await readingOf(props)} fallbacks={item.fallbacks}>
				{item.show}
			</ItemOrFallback>
		),
	};
}

const decoded = <Params extends Record<string, string>>(params: Params) =>
	Object.fromEntries(
		Object.entries(params).map(([name, segment]) => [name, decodedSegment(segment)]),
	) as Params;

type ItemOrFallbackProps<T> = {
	reading: Outcome<T | undefined>;
	fallbacks: Fallbacks;
	children: (item: T) => ReactNode;
};

/** An item, or the page that says that it is missing or could not be loaded. */
export function ItemOrFallback<T>({ reading, fallbacks, children }: ItemOrFallbackProps<T>) {
	if (!reading.ok) return <PageFailure back={fallbacks.back} {...fallbacks.failed} />;
	if (reading.value === undefined) return <ItemNotFound {...fallbacks} />;
	return children(reading.value);
}

/** The page's metadata: the item's own, or that of the page shown instead. */
export async function itemMetadata<T>(
	reading: Outcome<T | undefined>,
	{ failed, missing }: { failed: { title: string }; missing: { title: string } },
	pageOf: (item: T) => SitePage,
): Promise<Metadata> {
	if (!reading.ok) return fallbackMetadata(failed.title);
	if (reading.value === undefined) return fallbackMetadata(missing.title);
	const page = pageOf(reading.value);
	pageShowsItem(page.path);
	return pageMetadata(page);
}

const ItemNotFound = ({ missing, list, back }: Fallbacks) => (
	<NotFoundResponse>
		<Page title={missing.title} trail={[list]}>
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-balance text-lg">{missing.text}</p>
				<div className="mt-6 flex flex-wrap gap-3">
					<ButtonLink href={back.href}>{back.label}</ButtonLink>
					<ButtonLink href="/contact" variant="outline">
						Ask us
					</ButtonLink>
				</div>
			</Container>
		</Page>
	</NotFoundResponse>
);
