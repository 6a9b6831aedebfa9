import { SITE_PAGES } from "#lib/pages/page-registry";
import { DAY_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { requestContext } from "#lib/platform/request-context";
import { boundedText } from "#lib/server/bounded-text";
import { reportLimit } from "#lib/server/report-limit";
import { parseFeedback, searchedWords } from "#lib/submissions/form/feedback";
import { submissionService } from "#lib/submissions/service";

/** Longer than the form with the longest line, as browsers encode it. */
const FORM_MAX_BYTES = 4_096;
const DAY_SECONDS = DAY_MS / 1_000;

/** The pages that ask, besides those of the products. */
const ASKING_PAGES = [
	SITE_PAGES.help,
	SITE_PAGES.faqs,
	SITE_PAGES.canIBorrow,
	SITE_PAGES.loanCost,
	SITE_PAGES.susu,
	SITE_PAGES.fixedDeposit,
].map(({ path }) => path);

const allows = reportLimit({ points: 60, seconds: DAY_SECONDS, fromAllPerMinute: 120 });
const allowsSearch = reportLimit({ points: 50, seconds: DAY_SECONDS, fromAllPerMinute: 60 });

/**
 * Takes an answer to 'Did this answer your question?', and returns the place on its page that says so, or that it was not taken: the
 * form is malformed, its page does not ask, too many came from one network, or the store fails. `productPages` reads the paths of the
 * products. Keeps nothing about the sender. Does not throw.
 */
export async function takeFeedback(
	address: string,
	body: ReadableStream<Uint8Array> | null,
	productPages: () => Promise<readonly string[]>,
): Promise<string> {
	let page = "/help";
	try {
		const fields = new URLSearchParams(await boundedText(body, FORM_MAX_BYTES));
		const isOfProduct = fields.get("page")?.startsWith("/products/");
		const comment = parseFeedback(fields, isOfProduct ? await productPages() : ASKING_PAGES);
		if (!comment) return `${page}#feedback-lost`;
		page = comment.about;
		if (!(await allows(address))) return `${page}#feedback-lost`;
		const { store } = await submissionService();
		await store.countFeedback(comment);
		return `${page}#feedback-thanks`;
	} catch (error) {
		log.warn({ reason: errorName(error) }, "feedback not stored");
		return `${page}#feedback-lost`;
	}
}

/** Counts the words of a search that found nothing, within the quota of its network. Does not throw. */
export async function countEmptySearch(query: string): Promise<void> {
	try {
		for (const about of searchedWords(query)) {
			if (!(await allowsSearch(requestContext()?.network ?? "unknown"))) return;
			const { store } = await submissionService();
			await store.countFeedback({ kind: "search", about, line: "" });
		}
	} catch (error) {
		log.warn({ reason: errorName(error) }, "empty search not counted");
	}
}
