import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";
import { hasHeadings, Prose } from "#components/ui/prose";
import type { Article } from "#lib/backend/articles";
import { inThirds, plainBlocks } from "#lib/text/blocks";
import { nonBreaking } from "#lib/text/non-breaking";

/** The article's text, with its quote and second picture between the paragraphs. */
export function ArticleText({ article }: { article: Article }) {
	const blocks = article.storyBlocks ?? plainBlocks(article.story ?? "");
	const [opening = [], middle = [], end = []] = inThirds(blocks);
	const illustration = article.illustration === article.image ? undefined : article.illustration;
	return (
		<div>
			{article.excerpt && (
				<p className="mb-6 font-medium text-brand-800 text-xl leading-relaxed">
					{nonBreaking(article.excerpt)}
				</p>
			)}
			{hasHeadings(blocks) && <h2 className="sr-only">The story</h2>}
			<Prose blocks={opening} className={STORY} />
			{article.quote && <Quote {...article.quote} />}
			<Prose blocks={middle} className={STORY} />
			{illustration && (
				<PicturePanel
					src={illustration}
					width={1200}
					height={800}
					sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 94vw, 66vw"
					isLarge
					className="distant-picture my-6 wide-picture rounded-lg"
				>
					<Icon name="news" className="size-12" />
				</PicturePanel>
			)}
			<Prose blocks={end} className={STORY} />
		</div>
	);
}

const STORY = "space-y-5 text-ink-800 not-first:mt-5 empty:hidden";

function Quote({ words, person }: { words: string; person?: string }) {
	return (
		<figure className="relative my-6 border-gold-400 border-l-4 pl-6 md:my-12 md:pl-8">
			<blockquote className="font-semibold text-brand-800 text-xl leading-snug md:text-2xl md:leading-snug">
				<p className="text-balance">{words}</p>
			</blockquote>
			{person && <figcaption className="mt-3 text-base text-ink-600">{person}</figcaption>}
		</figure>
	);
}
