import { Page } from "#components/page/page";
import { CampaignLinks } from "#components/preview/campaign-links";
import { PreviewReport } from "#components/preview/preview-report";
import { ShareCards } from "#components/preview/share-cards";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageIsPersonal } from "#lib/platform/request-context";
import type { LinkPreviewOutcome } from "#lib/seo/link-preview";
import "../security/security.css";
import "./preview.css";

type PreviewScreenProps = {
	/** The form's values, as typed. */
	typed?: string;
	campaign?: string;
	/** Undefined until a page is submitted. */
	outcome?: LinkPreviewOutcome;
};

/** The link preview tool: how a shared page looks, and what to correct first. */
export function PreviewScreen({ typed = "", campaign = "", outcome }: PreviewScreenProps) {
	// Each preview is computed again.
	if (outcome) pageIsPersonal();
	return (
		<Page
			title="Link preview"
			intro="See how a page looks on WhatsApp, Facebook, X and Google before you share it."
			inHeading={<PreviewForm typed={typed} campaign={campaign} />}
		>
			<Container className="py-10 md:py-14">
				{outcome ? <Outcome outcome={outcome} campaign={campaign} /> : <Suggestions />}
			</Container>
		</Page>
	);
}

const FIELD =
	"mt-1.5 block min-h-12 w-full rounded-md border-2 border-transparent bg-white px-4 py-2 text-base text-ink-900";

const PreviewForm = ({ typed, campaign }: { typed: string; campaign: string }) => (
	<form action="/preview" className="preview-form mt-7">
		<label className="font-semibold text-sm text-white">
			Page of this site
			<input
				name="url"
				defaultValue={typed}
				required
				maxLength={1000}
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				className={FIELD}
			/>
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

function Outcome({ outcome, campaign }: { outcome: LinkPreviewOutcome; campaign: string }) {
	if (outcome.kind === "foreign") {
		return (
			<EmptyState icon="alert" title="This is not a page of this site">
				<p>Type the part of the address after the site’s name, such as /news/1, or paste a whole address.</p>
			</EmptyState>
		);
	}
	if (outcome.kind === "no-page") {
		return (
			<EmptyState icon="file" title={`${outcome.path} is a file`}>
				<p>Apps show no preview for a file. Share the page that links to it.</p>
			</EmptyState>
		);
	}
	if (outcome.kind === "unavailable") {
		return (
			<EmptyState icon="clock" title={`${outcome.path} could not be checked just now`}>
				<p>Please try again in a moment.</p>
			</EmptyState>
		);
	}
	const { preview } = outcome;
	return (
		<>
			<h2 className="mb-5 text-2xl">What to know before you share it</h2>
			<PreviewReport preview={preview} />
			{preview.status === 200 && (
				<>
					<h2 className="mt-12 mb-6 text-2xl">How it will look</h2>
					<ShareCards preview={preview} />
					<p className="mt-4 text-sm">
						WhatsApp, Facebook, X and LinkedIn show these parts in their own colours. Each shortens texts in
						its own way.
					</p>
					<h2 className="mt-12 mb-6 text-2xl">Links that count visits</h2>
					<CampaignLinks address={preview.address} campaign={campaign} />
					<OldCards />
				</>
			)}
		</>
	);
}

/** What to do when an app has kept the card of an earlier version. */
const OldCards = () => (
	<section aria-labelledby="old-cards" className="mt-12 max-w-[60ch]">
		<h2 id="old-cards" className="text-xl">
			Does an app still show an old card?
		</h2>
		<p className="mt-3">
			Apps keep cards for days. Facebook learns of a change from the{" "}
			<a href="https://developers.facebook.com/tools/debug/" rel="noopener" className="link">
				Sharing Debugger
			</a>
			, LinkedIn from the{" "}
			<a href="https://www.linkedin.com/post-inspector/" rel="noopener" className="link">
				Post Inspector
			</a>
			. Otherwise share the link with a new campaign name: to the app it is a new link, with a new card.
		</p>
	</section>
);

const Suggestions = () => (
	<>
		<h2 className="mb-4 text-xl">Try one of these</h2>
		<ul className="flex flex-wrap gap-2.5">
			{Object.values(SITE_PAGES).map(({ path, title }) => (
				<li key={path}>
					<a
						href={`/preview?url=${encodeURIComponent(path)}`}
						className="inline-flex min-h-11 items-center rounded-full border-2 border-brand-200 px-4 font-semibold text-brand-800 text-sm hover:border-brand-400 hover:bg-brand-50"
					>
						{path === "/" ? "Home" : title}
					</a>
				</li>
			))}
		</ul>
	</>
);
