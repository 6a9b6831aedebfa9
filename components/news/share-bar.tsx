import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";
import { shareLinks } from "#lib/news/share-links";

const ACTION =
	"inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-brand-200 px-3 font-semibold text-brand-800 text-sm transition-colors hover:border-brand-400 hover:bg-brand-50";

/** Share links. The four networks are plain links: nothing of theirs loads on this page. */
export function ShareBar({ url, title }: { url: string; title: string }) {
	return (
		<section aria-labelledby="share-title" className="mt-8 border-line border-t pt-6">
			<h2 id="share-title" className="text-lg">
				Share this article
			</h2>
			<ul className="mt-3 flex flex-wrap gap-2">
				{shareLinks(url, title).map(({ icon, label, href }) => (
					<li key={label}>
						<a href={href} target="_blank" rel="noopener" aria-label={`Share on ${label}`} className={ACTION}>
							<Icon name={icon} />
							{label}
						</a>
					</li>
				))}
				<li>
					<CopyButton text={url} label="Copy link" icon={<Icon name="copy" />} className={ACTION} />
				</li>
				{/* Shown on devices that have a share sheet. */}
				<li hidden data-share-item="">
					<button
						type="button"
						data-page-control=""
						data-share={url}
						data-share-title={title}
						className={ACTION}
					>
						<Icon name="share" />
						More ways
					</button>
				</li>
			</ul>
		</section>
	);
}
