import type { ComponentProps, ReactNode } from "react";
import { AlertBanner } from "#components/page/alert-banner";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { momentText } from "#lib/calendar/calendar-date";
import { oldContentAt } from "#lib/site/content-age";

type PageProps = Partial<Omit<ComponentProps<typeof PageHeading>, "children">> & {
	/** The content below title and intro. */
	inHeading?: ReactNode;
	children: ReactNode;
};

/**
 * The wrapper of every route (behaviour §2): the main landmark, which enters with a short movement (`globals.css`). A page without a
 * title has a heading of its own.
 */
export function Page({ title, inHeading, children, ...heading }: PageProps) {
	return (
		<main id="content" tabIndex={-1}>
			<AlertBanner />
			{title !== undefined && (
				<PageHeading title={title} {...heading}>
					{inHeading}
				</PageHeading>
			)}
			{children}
			<ContentAge />
		</main>
	);
}

/**
 * States the age of a page's content if the backend has not confirmed it for a while. Place it after the content, so that
 * it renders after the page's reads. It runs no script in the browser, and the first render after the backend recovers
 * omits it.
 */
function ContentAge() {
	const at = oldContentAt();
	if (!at) return null;
	return (
		<Container className="py-6">
			<p className="text-ink-600 text-sm">
				Content as of <time dateTime={at.toISOString()}>{momentText(at)}</time>
			</p>
		</Container>
	);
}
