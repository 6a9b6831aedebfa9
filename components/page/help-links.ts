import { TASK_LINKS } from "#components/page/task-links";
import type { RelatedLink } from "#components/ui/related-links";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { telHref } from "#lib/web/tel-href";

/** Alternatives while a page is unavailable: mobile banking by USSD, a call, a message, a branch. */
export function helpLinks(): RelatedLink[] {
	const company = companyIdentity();
	const call = company.tollFree ?? company.phone;
	const chat = whatsappHref(company);
	return [
		{
			icon: "smartphone",
			href: USSD_HREF,
			label: `Dial ${USSD_CODE}`,
			text: "Balance, transfers, airtime and bills, at any hour",
		},
		...(call
			? [
					{
						icon: "phone-call" as const,
						href: telHref(call),
						label: `Call ${call}`,
						text: call === company.tollFree ? "The call is free" : "Speak to one of us",
					},
				]
			: []),
		...(chat
			? [{ icon: "handset" as const, href: chat, label: "WhatsApp", text: "Write to us in the app" }]
			: []),
		{ icon: "map-pin", href: "/locator", label: "Visit a branch", text: `Usually ${OPENING_HOURS_TEXT}` },
	];
}

/** Those that are not among `TASK_LINKS`, for pages that show both. */
export const furtherHelpLinks = (): RelatedLink[] =>
	helpLinks().filter(({ href }) => !TASK_LINKS.some((task) => task.href === href));
