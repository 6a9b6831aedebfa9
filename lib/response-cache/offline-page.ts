import { escapeUTF8 } from "entities";
import { OPENING_HOURS_TEXT, type Opening, openingTexts } from "#lib/calendar/opening-hours";
import { companyIdentity } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { offlineNumbers } from "#lib/offline/offline-numbers";
import { plainPage } from "#lib/response-cache/plain-page";
import { NEVER_ASKED } from "#lib/security/safety";
import { USSD_USES } from "#lib/ussd/ussd-menu";
import { dialledNumber, telHref } from "#lib/web/tel-href";

type Branch = Opening & {
	region: string;
	name: string;
	location: string;
	area: string | undefined;
	phone: string | undefined;
};

/** The page that phones show without internet, as part of the service worker: the code, the numbers and the branches, in one file. */
export function offlinePage(branches: readonly Branch[]): string {
	const code = link(USSD_HREF, USSD_CODE);
	const regions = [...Map.groupBy(branches, ({ region }) => region)].map(
		([region, its]) => `<h3>${escapeUTF8(region)}</h3>${list(its.map(branchLine))}`,
	);
	const numbers = offlineNumbers(companyIdentity()).map(
		({ label, text, href }) => `${label}: ${link(href, escapeUTF8(text))}`,
	);
	return plainPage(
		"Without internet",
		`<p>We could not load the page that you asked for. You have no internet, or it is too slow. ${link("", "Try again")}</p>
<h2>Mobile banking on ${code}</h2><p>It needs no internet and works on any phone, 24 hours a day. Dial ${code}, press Call, and read the menu:</p>${list(USSD_USES.map(({ title }) => title))}
<h2>Call or write to us</h2>${list(numbers)}
<h2>What we never ask for</h2>${list(NEVER_ASKED.map(({ what, text }) => `<b>${what}.</b> ${text}`))}
<h2>Our branches</h2><p>Open ${OPENING_HOURS_TEXT}, unless a branch says otherwise.</p>${regions.join("")}`,
	);
}

/** Without the words of an alert, which phones would store for longer than it holds. */
function branchLine({ name, location, area, phone, ...branch }: Branch): string {
	const { unusual, hoursOrAsk } = openingTexts({ ...branch, alert: undefined }, new Date());
	const opening = [unusual, branch.hours !== undefined && hoursOrAsk].filter(Boolean).join("; ");
	const places = [...new Set([location, area])].filter((place) => place && place !== name);
	const text = escapeUTF8([name, ...places].join(", ") + (opening && ` (${opening})`));
	return phone ? `${text}: ${call(phone)}` : text;
}

const call = (number: string) =>
	dialledNumber(number) ? link(telHref(number), escapeUTF8(number)) : escapeUTF8(number);
const link = (href: string, text: string) => `<a href="${escapeUTF8(href)}">${text}</a>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
