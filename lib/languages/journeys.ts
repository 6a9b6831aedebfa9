import { VISITS } from "#lib/before-you-visit/requirements";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import type { GuideSection } from "#lib/company/guide";
import { type CompanyIdentity, phoneToCall } from "#lib/company/identity";
import { USSD_CODE } from "#lib/company/limits";
import { DEPOSIT_PROTECTION, DEPOSIT_PROTECTION_INTRO } from "#lib/deposit-protection/deposit-protection";
import { helpTopics } from "#lib/help/help";
import {
	USSD_BEFORE_DIALLING,
	USSD_INTRO,
	USSD_MENU_COUNTS,
	USSD_SCREENS,
	USSD_START,
	USSD_USES,
} from "#lib/ussd/ussd-menu";
import { ussdSteps } from "#lib/ussd/ussd-walk";

/** A text for people who read little English, in each language in which somebody has written all of it. */
export type Journey = {
	/** The end of its address; does not change. */
	id: string;
	/** The page that says the same in English. */
	path: string;
	title: string;
	intro: string;
	sections: readonly GuideSection[];
};

/**
 * The journeys in English, as far as possible in the words of their English pages. These sentences are what a translation has to
 * say: if one changes, its translation is missing until somebody has written it again. The company's number is `{phone}`.
 */
export function journeys(company: CompanyIdentity): readonly Journey[] {
	const phone = phoneToCall(company) && "{phone}";
	return [
		lostPhone({ ...company, tollFree: phone, phone, phoneHours: undefined }),
		{
			id: "ussd",
			path: "/ussd",
			title: `How to use ${USSD_CODE}`,
			intro: USSD_INTRO,
			sections: [
				{
					id: "before",
					title: "Before you dial",
					paragraphs: [USSD_MENU_COUNTS],
					list: USSD_BEFORE_DIALLING,
				},
				...USSD_USES.map((use) => ({
					id: use.id,
					title: use.title,
					paragraphs: [],
					steps: [
						`Dial ${USSD_CODE} and press Call`,
						...ussdSteps(USSD_SCREENS, USSD_START, use).map(({ key, text }) =>
							key ? `Type ${key} ${text}` : text,
						),
					],
				})),
			],
		},
		{
			id: "what-to-bring",
			path: "/before-you-visit",
			title: "What to bring to the branch",
			intro: "Bring everything in the list, so that you have to come only once.",
			sections: VISITS.map(({ key, purpose, needs, note }) => ({
				id: key,
				title: `To ${purpose}`,
				paragraphs: [note],
				list: needs.map(({ what, why, cost }) => `${what}. ${why}${cost === "Free" ? "" : ` (${cost})`}`),
			})),
		},
		{
			id: "protected-money",
			path: "/deposit-protection",
			title: "Is my money protected?",
			intro: DEPOSIT_PROTECTION_INTRO,
			sections: DEPOSIT_PROTECTION,
		},
		SEND_A_REQUEST,
		OPENING_HOURS,
	];
}

function lostPhone(company: CompanyIdentity): Journey {
	const topic = helpTopics(company).find(({ id }) => id === "stolen-phone");
	const { title = "", steps = [], haveReady = [] } = topic ?? {};
	return {
		id: "lost-phone",
		path: "/help",
		title,
		intro: "Do the steps in order, at once.",
		sections: [
			{ id: "steps", title: "What to do now", paragraphs: [], steps },
			{ id: "ready", title: "Have this ready", paragraphs: [], list: haveReady },
		],
	};
}

const SEND_A_REQUEST: Journey = {
	id: "send-a-request",
	path: "/contact",
	title: "Send us a request",
	intro: "Ask a question, request a loan, or ask us to prepare your account.",
	sections: [
		{
			id: "form",
			title: "What the form asks for, from top to bottom",
			paragraphs: [
				"The form is in English. Somebody you trust can fill it in with you. Never write your PIN.",
			],
			steps: [
				"Your name",
				"Your phone number",
				"Your email address. If you have none, call us or come to a branch.",
				"Your date of birth",
				"Where your business is",
				"The branch that is nearest to you",
				"What you want: your question, the kind of account, or what the loan is for",
			],
		},
		{
			id: "then",
			title: "What happens then",
			paragraphs: [
				"You see a reference: write it down. We call you. Accounts cannot be opened online, so you come to a branch with your Ghana Card.",
			],
		},
	],
};

const OPENING_HOURS: Journey = {
	id: "opening-hours",
	path: "/holidays",
	title: "When our branches are open",
	intro: OPENING_HOURS_TEXT,
	sections: [
		{
			id: "closed",
			title: "When we are closed",
			paragraphs: [
				"Our branches are closed on public holidays. Some branches open on other days too: ask before you come.",
				`${USSD_CODE} works every day, day and night.`,
			],
		},
	],
};
