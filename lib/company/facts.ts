import { COMPANY_RULE, companyRule, type Fact, lawFact, OPERATIONS } from "#lib/company/fact";
import {
	BRANCH_COUNT,
	CLOSING_HOUR,
	COMPLAINT_WORKING_DAYS,
	KIDS_ACCOUNT_OPENING_GHS,
	MINIMUM_ACCOUNT_AGE_YEARS,
	OPENING_HOUR,
	USSD_CODE,
} from "#lib/company/limits";
import { LOAN_FACTS } from "#lib/company/loan-facts";

/**
 * Every such fact, once. Pages, answers and documents read it here, so that no two of them disagree. To change one, change
 * its value, its source and the day of the check. The server reports checks older than 180 days.
 */
export const FACTS = {
	...LOAN_FACTS,
	complaintTime: lawFact({
		value: COMPLAINT_WORKING_DAYS,
		source: `${COMPANY_RULE}; the Bank of Ghana tells customers to expect an answer in five working days`,
		checkedOn: "2026-11-22",
	}),
	kidsAccountOpening: companyRule(KIDS_ACCOUNT_OPENING_GHS, "2026-11-22", OPERATIONS),
	minimumAge: companyRule(MINIMUM_ACCOUNT_AGE_YEARS, "2026-11-22", OPERATIONS),
	branchCount: companyRule(BRANCH_COUNT, "2026-11-22", OPERATIONS),
	openingHours: companyRule({ from: OPENING_HOUR, to: CLOSING_HOUR }, "2026-11-22", OPERATIONS),
	ussdCode: companyRule(USSD_CODE, "2026-11-22", "Digital banking team"),
	visitLists: companyRule(
		"The lists of /before-you-visit: samples until the owner confirms them",
		"2026-11-22",
		OPERATIONS,
	),
	supervisor: lawFact({
		value: { name: "Bank of Ghana", href: "https://www.bog.gov.gh" },
		source: "Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930)",
		checkedOn: "2026-11-22",
	}),
	noChargeByUs: lawFact({
		value: "No charge by us",
		source: COMPANY_RULE,
		checkedOn: "2026-11-29",
		toConfirm: "The words are right where an office, the sender’s company or a mobile network may charge.",
	}),
	bankOfGhanaDesk: lawFact({
		value: {
			email: "complaints.office@bog.gov.gh",
			/** Answers calls and WhatsApp. */
			phone: "059 397 4486",
			whatsapp: "233593974486",
			post: "The Head, Financial Stability Department, Bank of Ghana, P.O. Box GP 2674, Accra",
			walkIn: "4th Floor, Urban Block, Bank Square, Accra, or a regional office of the Bank of Ghana",
		},
		source: "Bank of Ghana, statement on its complaints procedure, 10 October 2025",
		checkedOn: "2026-11-22",
	}),
	complaintsInCourt: lawFact({
		value:
			"The Bank of Ghana does not handle a complaint while a court is dealing with the same matter. It takes the complaint up if you withdraw the matter from the court.",
		source: "Bank of Ghana, financial literacy circular on the complaint resolution procedure, January 2023",
		checkedOn: "2026-11-22",
	}),
	identityDocuments: lawFact({
		value: {
			alsoCounts: "A non-citizen’s Ghana Card counts, too, and so does a refugee’s identity card.",
			/** Collecting money from abroad. */
			visitor: "A visitor of less than 90 days brings their passport with the visa and the day of entry.",
			corrections:
				"A wrong name or day of birth is corrected at the National Identification Authority; a new phone number or postal address, with us.",
			withoutCard: "If your account has no card, you may pay in, but not take money out.",
		},
		source: "Bank of Ghana, notice BG/GOV/SEC/2025/36 of 13 November 2025, as newspapers report it",
		notice: { number: "BG/GOV/SEC/2025/36", day: "2025-11-13", replaces: "BG/GOV/SEC/2022/01" },
		checkedOn: "2026-11-29",
		toConfirm:
			"The non-citizen’s card, the refugee’s card and, for money from abroad, the visitor’s passport are accepted; who corrects what; an account without a card.",
	}),
	dormantAccounts: lawFact({
		value: { dormantAfterYears: 2, toBankOfGhanaAfterYears: 5 },
		source:
			"Banks and Specialised Deposit-Taking Institutions Act, 2016 (Act 930); Bank of Ghana, Unclaimed Balances and Dormant Accounts Directive, 2021",
		checkedOn: "2026-11-22",
	}),
	dormantList: lawFact({
		value: { days: 14 },
		source:
			"Bank of Ghana, Unclaimed Balances and Dormant Accounts Directive, 2021, as the New Republic reports it",
		checkedOn: "2026-11-27",
		isPressOnly: true,
		toConfirm:
			"The list stands on the company’s website for at least 14 days before the money goes to the Bank of Ghana.",
	}),
	whistleblower: lawFact({
		value: "Who may report wrongdoing, to whom, and what protects them, in lib/your-rights",
		source: "Whistleblower Act, 2006 (Act 720), sections 1 to 3 and 12 to 19",
		checkedOn: "2026-11-27",
	}),
	humanRightsCommission: lawFact({
		value: { phone: "0800 330 330", href: "https://chraj.gov.gh" },
		source: "Commission on Human Rights and Administrative Justice, chraj.gov.gh/faqs",
		checkedOn: "2026-11-28",
	}),
	dataProtectionRegister: lawFact({
		value: { name: "Data Protection Commission", href: "https://dataprotection.org.gh" },
		source: "Data Protection Act, 2012 (Act 843), sections 27, 46 and 47; dataprotection.org.gh/registration",
		checkedOn: "2026-11-27",
	}),
	dataProtectionAct: lawFact({
		value: "Data Protection Act, 2012 (Act 843)",
		source: "Data Protection Act, 2012 (Act 843)",
		checkedOn: "2026-11-21",
	}),
	depositProtection: lawFact({
		value: {
			/** For each customer, by the class of the company. Pages say "ask us" for a class that is not here. */
			limitsGhs: { "savings and loans company": 1_250 } as Readonly<Record<string, number>>,
			/** For each customer of a bank. */
			bankLimitGhs: 6_250,
			authority: "Ghana Deposit Protection Corporation",
			href: "https://gdpc.gov.gh",
		},
		source:
			"Ghana Deposit Protection Act, 2016 (Act 931), changed by Act 968 of 2018; the corporation’s pages on deposit coverage and questions, gdpc.gov.gh",
		checkedOn: "2026-11-22",
		toConfirm: "The limit for customers of a microfinance bank. Add it to `limitsGhs`.",
	}),
	dataRights: lawFact({
		value: "Access, correction, deletion, no direct marketing, no harmful processing",
		source: "Data Protection Act, 2012 (Act 843), sections 33, 35, 39 and 40",
		checkedOn: "2026-11-25",
	}),
	cyberSecurityAuthority: {
		value: {
			name: "Cyber Security Authority",
			/** For calls and text messages. */
			shortCode: "292",
			whatsapp: "233501603111",
			whatsappText: "050 160 3111",
		},
		source: "Cyber Security Authority, points of contact for reporting, csa.gov.gh/report",
		checkedOn: "2026-11-22",
		owner: "Security officer",
	},
	police: {
		value: {
			name: "Ghana Police Service",
			/** From any network, free of charge. */
			emergency: "191",
			/** From MTN and Vodafone, which is Telecel now. */
			shortCode: "18555",
		},
		source:
			"Ghana Police Service, as reported by GhanaWeb on 23 August 2018; to be confirmed with the service",
		checkedOn: "2026-11-27",
		owner: "Security officer",
	},
	fraudLine: {
		value: {
			name: "The mobile networks’ fraud line",
			/** For calls and text messages about fraud, from every network. */
			shortCode: "419",
		},
		source: "Ghana Chamber of Telecommunications, as commsrisk.com reports it from MyJoyOnline",
		checkedOn: "2026-11-29",
		owner: "Security officer",
		toConfirm: "All networks answer calls and text messages about fraud on 419.",
	},
	accountBlocks: companyRule(
		"Why an account is blocked, on /help: a sample until the owner confirms it",
		"2026-11-29",
		OPERATIONS,
	),
	notOffered: companyRule(
		"What we do not offer, in lib/help/not-offered.ts: a sample until not-offered.json names the company’s own",
		"2026-11-29",
		OPERATIONS,
	),
	licenceRegister: lawFact({
		/** By class. A class that is not here gets no link. */
		value: {
			"savings and loans company":
				"https://www.bog.gov.gh/supervision-regulation/registered-institutions/savings-loans/",
		} as Readonly<Record<string, string>>,
		source: "Bank of Ghana, register of savings and loans companies",
		checkedOn: "2026-11-26",
	}),
	licenceChange: lawFact({
		value: "What a change of our licence means for customers, in lib/licence/licence-change.ts",
		source:
			"The company’s own answer; Bank of Ghana, notice BG/GOV/SEC/2026/03 of 27 January 2026, as newspapers report it",
		notice: { number: "BG/GOV/SEC/2026/03", day: "2026-01-27" },
		checkedOn: "2026-11-29",
		toConfirm:
			"On the day of the change customers need do nothing, and keep their account numbers and loan agreements.",
	}),
	collectorCheck: companyRule(
		"How to recognise a collector, on /security: samples until the owner confirms them",
		"2026-11-22",
		"Security officer",
	),
	publicHolidays: {
		value: "The list in lib/calendar/holidays.ts, which has this year and the next",
		source:
			"Public Holidays and Commemorative Days Act, 2001 (Act 601), as amended; Ministry of the Interior",
		checkedOn: "2026-11-22",
		owner: OPERATIONS,
	},
	disabilityDirective: lawFact({
		value: "What it asks, in lib/legal/accessibility.ts",
		source:
			"Bank of Ghana, Financial Inclusion for Persons with Disabilities Directive, January 2025, in the summary by Lex Africa of 7 August 2025",
		checkedOn: "2026-11-27",
	}),
	accessibility: {
		value: "The statement in lib/legal/accessibility.ts",
		source: "The tests that the statement names",
		checkedOn: "2026-11-27",
		owner: "Head of corporate communication",
		toConfirm:
			"Who answers for the report that is due by 31 January 2027, and by when each gap is closed (`GAPS`).",
	},
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof FACTS;

/** The value of a fact, unless only press reports state it. */
export const confirmedValue = <Value>(fact: { value: Value; isPressOnly?: true }): Value | undefined =>
	fact.isPressOnly ? undefined : fact.value;
