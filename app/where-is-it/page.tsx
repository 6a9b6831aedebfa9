import { WhereIsItScreen } from "#components/where-is-it/where-is-it-screen";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { outsideRender, postedFields } from "#lib/platform/request-context";
import { pageMetadata } from "#lib/seo/page-metadata";
import { submissionService } from "#lib/submissions/service";
import { whereabouts } from "#lib/submissions/whereabouts";

export const generateMetadata = () => pageMetadata(SITE_PAGES.whereIsIt);

/** `/where-is-it`, and what `POST /api/where-is-it` responds with. */
export default async function WhereIsItPage() {
	const posted = postedFields();
	const [reference, phone] = [posted?.get("reference") ?? "", posted?.get("phone") ?? undefined];
	const found = phone === undefined ? undefined : await find(reference, phone);
	return <WhereIsItScreen asked={posted && { reference, phone }} found={found} />;
}

const find = (reference: string, phone: string) =>
	outsideRender(async () => {
		try {
			return await whereabouts(await submissionService(), { reference, phone });
		} catch (error) {
			log.error({ reason: errorName(error) }, "submission not looked up");
			return "unavailable" as const;
		}
	});
