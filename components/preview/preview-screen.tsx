import { Page } from "#components/page/page";
import { PreviewResult } from "#components/preview/preview-result";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { TextField } from "#components/ui/field";
import { SITE_PAGES } from "#lib/pages/page-registry";
import type { LinkPreview } from "#lib/preview/link-preview";

type PreviewScreenProps = { typed?: string; campaign?: string; result?: LinkPreview | { problem: string } };

/** The link preview tool: how a shared page looks, and what to correct first. No result until a page is submitted. */
export const PreviewScreen = ({ typed = "", campaign = "", result }: PreviewScreenProps) => (
	<Page isTask title="Link preview" intro="See how the link to a page looks before you share it.">
		<Container className="space-y-8 py-8 md:py-14">
			<PreviewForm typed={typed} campaign={campaign} />
			{!result && <Suggestions />}
			{result && "problem" in result && <EmptyState icon="alert" title={result.problem} />}
			{result && "head" in result && <PreviewResult {...result} campaign={campaign} />}
		</Container>
	</Page>
);

const PreviewForm = ({ typed, campaign }: { typed: string; campaign: string }) => (
	<form action="/preview" className="grid max-w-4xl items-end gap-4 md:grid-cols-3">
		<TextField
			form="preview"
			name="url"
			label="Page of this site"
			defaultValue={typed}
			required
			maxLength={1000}
			inputMode="url"
		/>
		<TextField
			form="preview"
			name="campaign"
			label="Campaign"
			defaultValue={campaign}
			maxLength={60}
			autoComplete="off"
		/>
		<button type="submit" className={buttonClass("primary", "min-h-12")}>
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
