import { getArticles } from "#lib/backend/articles";
import { feedHandler } from "#lib/seo/feed-response";
import { articleEntry } from "#lib/seo/feeds";

/** `GET /news/feed.xml` */
export const GET = feedHandler("news", getArticles, articleEntry);
