import { Page } from "#components/page/page";
import { PreviewResult } from "#components/preview/preview-result";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { SITE_PAGES } from "#lib/pages/page-registry";
import type { LinkPreview } from "#lib/preview/link-preview";

type PreviewScreenProps = { typed?: string; campaign?: string; result?: LinkPreview | { problem: string } };

/** The link preview tool: how a shared page looks, and what to correct first. No result until a page is submitted. */
export const PreviewScreen = ({ typed = "", campaign = "", result }: PreviewScreenProps) => (
	<Page
		title="Link preview"
		intro="See how the link to a page looks before you share it."
		inHeading={<PreviewForm typed={typed} campaign={campaign} />}
	>
		<Container className="py-10 md:py-14">
			{!result && <Suggestions />}
			{result && "problem" in result && <EmptyState icon="alert" title={result.problem} />}
			{result && "head" in result && <PreviewResult {...result} campaign={campaign} />}
		</Container>
	</Page>
);

const FIELD = "mt-1.5 block min-h-12 w-full rounded-md bg-white px-4 py-2 text-base text-ink-900";

const PreviewForm = ({ typed, campaign }: { typed: string; campaign: string }) => (
	<form action="/preview" className="mt-7 grid max-w-4xl items-end gap-4 md:grid-cols-3">
		<label className="font-semibold text-sm text-white">
			Page of this site
			<input name="url" defaultValue={typed} required maxLength={1000} inputMode="url" className={FIELD} />
		</label>
		<label className="font-semibold text-sm text-white">
			Campaign (optional)
			<input name="campaign" defaultValue={campaign} maxLength={60} autoComplete="off" className={FIELD} />
		</label>
		<button type="submit" className={buttonClass("gold", "min-h-12")}>
			Show previews
		</button>
	</form>
);

const Suggestions = () => (
	<>
		<h2 className="mb-4 text-xl">Try one of these</h2>
		<ul className="gap-8 sm:columns-2 lg:columns-3">
			{Object.values(SITE_PAGES).map(({ path, title }) => (
				<li key={path}>
					<a href={`/preview?url=${encodeURIComponent(path)}`} className="link inline-block py-3">
						{path === "/" ? "Home" : title}
					</a>
				</li>
			))}
		</ul>
	</>
);
