import { ArticleList } from "#components/news/article-list";
import { GalleryList } from "#components/news/gallery-list";
import { getArticles } from "#lib/backend/articles";
import { attempt } from "#lib/backend/client/failure";
import { getGalleries } from "#lib/backend/galleries";
import { newsView } from "#lib/news/news-view";

/** `/news`, with any of its queries. */
export async function NewsView({ query }: { query: URLSearchParams }) {
	const { tab, page } = newsView(query);
	return tab === "gallery" ? (
		<GalleryList galleries={await attempt(getGalleries())} page={page} />
	) : (
		<ArticleList articles={await attempt(getArticles())} page={page} />
	);
}
