import { helpLinks } from "#components/page/help-links";
import { Page } from "#components/page/page";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { ToastOfFailure } from "#components/ui/load-failure";
import { RelatedLinks } from "#components/ui/related-links";
import { TryAgain } from "#components/ui/try-again";
import { pageFailed } from "#lib/platform/request-context";

type PageFailureProps = {
	title: string;
	/** The text of the toast (behaviour §8); no toast without it. */
	toast?: string;
	/** A link to continue from. */
	back: { label: string; href: string };
};

/**
 * A complete page, shown if the content could not be loaded. It is sent with status 503. Unlike with an
 * error boundary of Next, the text is in the HTML.
 */
export function PageFailure({ title, toast, back }: PageFailureProps) {
	if (!pageFailed()) throw new Error("a page that failed has lost its context");
	return (
		<Page
			title={title}
			intro="The fault is ours, not yours. Please try again in a moment."
			inHeading={
				<div className="mt-7 flex flex-wrap items-start gap-3">
					<TryAgain busyText="Loading…" className={buttonClass("gold")} />
					<ButtonLink href={back.href} variant="on-dark">
						{back.label}
					</ButtonLink>
				</div>
			}
		>
			<Container className="py-10 md:py-14">
				<h2 className="mb-5 text-xl">What you can do in the meantime</h2>
				<RelatedLinks ways={helpLinks()} columns={4} />
			</Container>
			<ToastOfFailure message={toast} />
		</Page>
	);
}
