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
			{article.excerpt && <p className="article-lead">{nonBreaking(article.excerpt)}</p>}
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

const STORY = "story";

function Quote({ words, person }: { words: string; person?: string }) {
	return (
		<figure className="article-quote">
			<blockquote>
				<p className="text-balance">{words}</p>
			</blockquote>
			{person && <figcaption>{person}</figcaption>}
		</figure>
	);
}
