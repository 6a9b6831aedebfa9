import { Page } from "#components/site/page";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { FailureToast } from "#components/ui/toast.island";
import { TryAgain } from "#components/ui/try-again.island";
import { USSD_CODE, USSD_HREF } from "#lib/company/constants";

type PageFailureProps = {
	/** What could not be loaded, for whoever reads the page's source. */
	resource: string;
	title: string;
	/** The text of the toast (spec §8), if it names one. */
	toast?: string;
	/** Where the visitor can go on. */
	back: { label: string; href: string };
};

/**
 * A whole page in place of one whose content could not be loaded. Its mark makes the page cache answer 503 and keep
 * nothing: the text is in the HTML, which an `error.tsx` is not.
 */
export function PageFailure({ resource, title, toast, back }: PageFailureProps) {
	return (
		<Page>
			<div data-page-failed={resource} className="mx-auto max-w-2xl px-4 py-20 text-center md:py-28">
				<h1 tabIndex={-1} className="text-2xl">
					{title}
				</h1>
				<p className="mt-4 text-lg">
					The fault is ours, not yours. Please try again in a moment. You can also call us, or dial{" "}
					<a href={USSD_HREF} className="whitespace-nowrap font-semibold underline underline-offset-4">
						{USSD_CODE}
					</a>{" "}
					at any hour.
				</p>
				<div className="mt-8 flex flex-wrap items-start justify-center gap-3">
					{/* An empty address is the page itself. */}
					<TryAgain href="" busyText="Loading..." className={buttonClass()} />
					<ButtonLink href={back.href} variant="outline">
						{back.label}
					</ButtonLink>
				</div>
			</div>
			{toast && <FailureToast message={toast} />}
		</Page>
	);
}
