import { type CompanyIdentity, phoneToCall } from "#lib/company/identity";
import { USSD_CODE } from "#lib/company/limits";

/**
 * The secrets that the company never asks a customer for. The company's own promise: the security officer owns these lines, and the notices
 * and the privacy policy say the same.
 */
export const NEVER_ASKED = [
	{
		what: "Your PIN",
		text: "Not by phone, not by message, not at the counter. Only type it on your own phone.",
	},
	{
		what: "A one-time code (OTP)",
		text: "A code that you get by SMS is for you alone. Do not read it out.",
	},
	{ what: "A password", text: "This site has no login, so you have no password to give." },
	{ what: "Money in advance", text: "You never pay us anything to get a loan, a job or a prize." },
] as const;

/** The steps when someone pretends to be the company, in order. */
export const WHEN_IN_DOUBT: readonly string[] = [
	"End the call, or close the message. You do not have to explain.",
	"Do not send money or open a link.",
	"Call us yourself, on a number from this page.",
	"If you have told somebody your PIN or a code, get your services blocked now.",
];

/**
 * Who blocks what after somebody learned a PIN or a phone was stolen, in the order in which to call. The network comes first,
 * because our own lines are closed at night and on weekends. The security page, the help topics and the offline page show it.
 */
export function whoBlocks(company: CompanyIdentity): readonly { what: string; how: string }[] {
	const number = phoneToCall(company);
	const hours = company.phoneHours && ` We answer ${company.phoneHours}.`;
	return [
		{
			what: "Your SIM card and your mobile money wallet: your mobile network blocks them",
			how: `Call your mobile network from another phone, also at night. Ask it to block your SIM card and your mobile money wallet. Without your SIM card, nobody can dial ${USSD_CODE} as you.`,
		},
		{
			what: `Mobile banking (${USSD_CODE}) and your account: we block them`,
			how: number
				? `Call us on ${number} and say “Block my mobile banking”.${hours ?? ""} If we are closed, call as soon as we open, or go to any branch.`
				: "Go to any branch and say “Block my mobile banking”. If we are closed, be there when we open.",
		},
		{
			what: "A new PIN: you choose it at a branch",
			how: "Bring your Ghana Card. We unblock the service when we have seen you.",
		},
	];
}

/** How to check somebody who claims to collect for us. The security officer and the head of operations own these lines. */
export function collectorChecks(company: CompanyIdentity): readonly { what: string; text: string }[] {
	const number = phoneToCall(company);
	return [
		{
			what: "The badge",
			text: "A collector of ours wears a badge with a photo, a name and our logo. Ask to hold it, and compare the photo.",
		},
		{
			what: "The device",
			text: "Our collectors enter each deposit on a handheld device while you watch. They do not write it on a card.",
		},
		{
			what: "The receipt",
			text: "You get a text message for every deposit. If there is no network, you get a printed slip at once. No message and no slip? Do not pay.",
		},
		{
			what: "The call",
			text: number
				? `Not sure? Call ${number} before you pay, and say the name on the badge. We tell you whether the person works for us.`
				: "Not sure? Ask at your branch before you pay. We tell you whether the person works for us.",
		},
	];
}
