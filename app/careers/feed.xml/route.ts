import { getJobs } from "#lib/backend/careers";
import { openJobs } from "#lib/careers/closing-date";
import { feedHandler } from "#lib/seo/feed-response";
import { jobEntry } from "#lib/seo/feeds";

/** `GET /careers/feed.xml` */
export const GET = feedHandler("careers", async () => openJobs(await getJobs()), jobEntry);
