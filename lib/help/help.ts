import { FACTS } from "#lib/company/facts";
import { type CompanyIdentity, phoneToCall } from "#lib/company/identity";
import { COMPLAINT_WORKING_DAYS, USSD_CODE } from "#lib/company/limits";
import { CLAIM_PAPERS } from "#lib/dormant-accounts/dormant-accounts";
import { type HelpTopic, writeToUs } from "#lib/help/help-topic";
import { loanTopics } from "#lib/help/loan-help";
import { licenceHelp } from "#lib/licence/licence-change";
import { whoBlocks } from "#lib/security/safety";

/** The help topics, the most urgent first; the last is of a licence that is to change. Owner: the call centre, which follows the same steps. */
export function helpTopics(company: CompanyIdentity): readonly HelpTopic[] {
	const number = phoneToCall(company);
	const callUs = number ? `Call us on ${number}` : "Go to any branch";
	const blocking = whoBlocks(company)
		.slice(0, 2)
		.map(({ how }) => how);
	const change = licenceHelp(company);
	return [
		toldPin(blocking),
		stolenPhone(blocking),
		LOST_PIN,
		accountBlocked(callUs),
		wrongNumber(callUs),
		missingMoney(callUs),
		...loanTopics(callUs),
		complain(callUs),
		FORGOTTEN_ACCOUNT,
		death(callUs),
		...(change ? [change] : []),
	];
}

const csa = FACTS.cyberSecurityAuthority.value;

const toldPin = (blocking: readonly string[]): HelpTopic => ({
	id: "told-pin",
	title: "I told somebody my PIN or a code",
	steps: [
		...blocking,
		"Write down the number that called you, the time, and every payment that you did not make.",
		`Report it to the police and to the ${csa.name}, on ${csa.shortCode}. Ask for a reference. Tell the networks the caller’s number, on ${FACTS.fraudLine.value.shortCode}.`,
		"Come to a branch with your Ghana Card. You choose a new PIN, and we look for the money with you. We cannot promise that it comes back.",
	],
	haveReady: [
		"Your phone number, and your account number if you know it",
		"The number that called you or wrote to you",
		"The text messages about the payments",
	],
	links: [{ label: "Who blocks what", href: "/security#block-title" }],
});

const stolenPhone = (blocking: readonly string[]): HelpTopic => ({
	id: "stolen-phone",
	title: "My phone is lost or stolen",
	steps: [
		...blocking,
		"Report the theft to the police, and write down the reference that you get.",
		"When you have a new SIM card, come to a branch with your Ghana Card. We unblock the service and you choose a new PIN.",
	],
	haveReady: ["Your phone number", "Your Ghana Card", "Your account number, if you know it"],
	links: [{ label: "Who blocks what", href: "/security#block-title" }],
});

const LOST_PIN: HelpTopic = {
	id: "lost-pin",
	title: `I have forgotten my PIN for ${USSD_CODE}`,
	steps: [
		"Stop guessing, so that the service is not blocked.",
		"Come to any branch with your Ghana Card and your phone.",
		"We check who you are, and you choose a new PIN on your own phone. Tell it to nobody, not even to us.",
		`Dial ${USSD_CODE} while you are still at the branch, and check your balance to test the new PIN.`,
	],
	haveReady: ["Your Ghana Card", "Your phone, with your own SIM card in it"],
	links: [{ label: "See what to bring", href: "/before-you-visit?product=mobile-banking" }],
};

const accountBlocked = (callUs: string): HelpTopic => ({
	id: "account-blocked",
	title: "My account is blocked",
	steps: [
		`${callUs}, or go to any branch, and ask why. These are the usual reasons:`,
		"You typed a wrong PIN three times. Come with your Ghana Card, and choose a new PIN.",
		`Your Ghana Card is not linked to the account. ${FACTS.identityDocuments.value.withoutCard} Bring the card, and we link it.`,
		"A court has ordered it. Only the court can change that. Ask us which court it is.",
		`You have not used the account for ${FACTS.dormantAccounts.value.dormantAfterYears} years, so it is dormant. Your money is still yours.`,
	],
	haveReady: [
		"Your Ghana Card",
		"Your account number, if you know it",
		"The message that you got about it, if you got one",
	],
	links: [
		{ label: "Choose a new PIN", href: "/help#lost-pin" },
		{ label: "Use an old account again", href: "/help#forgotten-account" },
	],
});

const wrongNumber = (callUs: string): HelpTopic => ({
	id: "wrong-number",
	title: "I sent money to the wrong number",
	steps: [
		"If you sent the money from your mobile money wallet, call your mobile network now, also at night.",
		`${callUs} at once, and say that the payment went to the wrong number.`,
		"If we are closed, write to us now, with the amount and both numbers, so that we have it when we open. Call as soon as we open.",
		"Do not call the person who got the money to argue or threaten. Let us or the network ask for it back.",
		"Ask for a reference. We tell you what we could do. We cannot promise that the money comes back.",
	],
	haveReady: [
		"The text message about the payment",
		"The number to which it went, and the one that you meant",
		"The amount, the day and the time",
	],
	links: [writeToUs("wrong-number")],
});

const missingMoney = (callUs: string): HelpTopic => ({
	id: "missing-money",
	title: "Money has not arrived",
	steps: [
		`Dial ${USSD_CODE} and check your balance. A text message can be late when the network is busy.`,
		"Ask the sender for the reference number, and check that your name or number in it is right.",
		`${callUs}, or go to a branch, and tell us the reference number, the amount and the day.`,
		`If it is our mistake, make a complaint. We resolve complaints within ${COMPLAINT_WORKING_DAYS} working days.`,
	],
	haveReady: [
		"The reference number or the text message",
		"The name of the sender",
		"The amount, the day and the time",
	],
	links: [writeToUs("missing-money"), { label: "How to complain", href: "/complaints" }],
});

const complain = (callUs: string): HelpTopic => ({
	id: "complain",
	title: "I want to make a complaint",
	steps: [
		`${callUs}, or use the form on our complaints page. Say what went wrong, and what you would like us to do.`,
		`Ask for a reference. We answer within ${COMPLAINT_WORKING_DAYS} working days, and a complaint costs nothing.`,
		"If you do not agree with our answer, or get none in that time, you may go to the Bank of Ghana.",
	],
	haveReady: [
		"What happened, where and on which day",
		"Your account or loan number, if you know it",
		"Your receipts and messages about it",
	],
	links: [
		{ label: "Write your complaint", href: "/complaints#complain" },
		{ label: "How to complain", href: "/complaints" },
	],
});

const FORGOTTEN_ACCOUNT: HelpTopic = {
	id: "forgotten-account",
	title: "I have an old account that I do not use",
	steps: [
		"Look for your name on our list of dormant accounts. Before the money goes to the Bank of Ghana, the law asks us to publish the names.",
		"Look for your savings book or an old receipt. If you have none, come all the same: we can look for your name.",
		"Come to any branch with your Ghana Card.",
		"Ask whether the account is dormant. That happens when it has not been used for two years. Your money is still yours.",
		"Pay in or withdraw, and the account is in use again. If the money is already with the Bank of Ghana, we tell you how to claim it.",
	],
	haveReady: CLAIM_PAPERS.owner,
	links: [{ label: "Look for a name on the list", href: "/dormant-accounts" }],
};

const death = (callUs: string): HelpTopic => ({
	id: "death",
	title: "A customer in my family has died",
	steps: [
		`${callUs}, or go to any branch, and tell us. We then protect the account, so that nobody can take money from it.`,
		"Do not use the phone, savings book or PIN of the person who has died.",
		"The law says who may receive the money, and a court has to confirm it. Ask the branch manager how.",
		"Bring the papers to the branch. We explain every step, and this costs nothing.",
	],
	haveReady: CLAIM_PAPERS.family,
	links: [
		{ label: "Find a branch", href: "/locator" },
		{ label: "Did they have an old account?", href: "/dormant-accounts" },
	],
});
