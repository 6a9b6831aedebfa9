import { getArticles } from "#lib/backend/articles";
import { feedHandler } from "#lib/seo/feed-answer";
import { articleEntry } from "#lib/seo/feeds";

/** `GET /news/feed.xml` */
export const GET = feedHandler("news", getArticles, articleEntry);
