import { getNotices } from "#lib/backend/notices";
import { feedHandler } from "#lib/seo/feed-response";
import { noticeEntry } from "#lib/seo/feeds";

/** `GET /notices/feed.xml` */
export const GET = feedHandler("notices", getNotices, noticeEntry);
