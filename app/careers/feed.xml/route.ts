import { getJobs } from "#lib/backend/careers";
import { feedHandler } from "#lib/seo/feed-answer";
import { jobEntry } from "#lib/seo/feeds";

/** `GET /careers/feed.xml` */
export const GET = feedHandler("careers", getJobs, jobEntry);
