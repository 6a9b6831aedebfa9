import { escapeText } from "entities";
import { RELOAD_PAGE } from "#lib/browser/compiled";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { plainPage } from "#lib/response-cache/plain-page";
import { telHref } from "#lib/web/tel-href";

/** The page shown for an error of ours: what visitors can do meanwhile, without script or style sheet. */
export function errorPage(): string {
	const company = companyIdentity();
	const call = [company.tollFree, company.phone].filter((number) => number !== undefined);
	const chat = whatsappHref(company);
	const meanwhile = [
		`Dial ${link(USSD_HREF, USSD_CODE)} for your balance, transfers, airtime and bills, at any hour.`,
		call.length > 0 && `Call ${call.map((number) => link(telHref(number), number)).join(" or ")}.`,
		chat && `Write to us on ${link(chat, "WhatsApp")}.`,
		`${link("/locator", "Visit a branch")}: usually ${OPENING_HOURS_TEXT}.`,
	].filter(Boolean);
	return plainPage(
		"Sorry, this page is not available just now",
		`<p>The fault is ours, not yours. Please ${link("", "try again")} in a few minutes, or start at ${link("/", "the home page")}.</p>
<p>What you can do in the meantime:</p><ul>${meanwhile.map((way) => `<li>${way}</li>`).join("")}</ul>`,
	);
}

/** In development: the page in place of one that threw this error, or that could not be compiled. */
export const thrownPage = (error = "This page could not be compiled: the terminal says why."): string =>
	plainPage(
		"This page failed",
		`<pre style="white-space:pre-wrap">${escapeText(error)}</pre><script>${RELOAD_PAGE}</script>`,
	);

/** A page in place of one that does not exist and could not say so itself. */
export const missingPage = (): string =>
	plainPage(
		"Page not found",
		`<p>Please check the address, ${link("/search", "search")}, or start at ${link("/", "the home page")}.</p>`,
	);

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
