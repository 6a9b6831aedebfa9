import { COMPANY_RULE, companyRule, type Fact, lawFact } from "#lib/company/fact";
import { CALL_BACK_WORKING_DAYS, LOAN_PROCESSING_HOURS } from "#lib/company/limits";

/** The facts on loans, from the offer to the end. */
export const LOAN_FACTS = {
	loanTime: companyRule(LOAN_PROCESSING_HOURS, "2026-11-22", "Head of credit"),
	callBack: {
		value: CALL_BACK_WORKING_DAYS,
		source: `${COMPANY_RULE}; a sample until the owner confirms it`,
		checkedOn: "2026-11-26",
		owner: "Head of credit",
	},
	earlyRepayment: companyRule(
		"You may repay early. Your loan agreement says what that costs.",
		"2026-11-22",
		"Head of credit",
	),
	earlyRepaymentCharge: lawFact({
		value: { percent: 0.25, statementWorkingDays: 20 },
		source:
			"Bank of Ghana, guidance on responsible borrowing, as newsghana.com.gh, ghstandard.com and ghanaweb.com report it",
		checkedOn: "2026-11-27",
		isPressOnly: true,
		toConfirm:
			"The charge for paying early is at most 0.25% of the principal that is left, and the statement of what is left comes within 20 working days.",
	}),
	unfairCharges: lawFact({
		value: "The charges in lib/your-rights that nobody may ask for",
		source:
			"Bank of Ghana, notice BG/GOV/SEC/2021/12 of June 2021, abolition of unfair fees, charges and other practices, and its financial literacy circular of May 2022",
		notice: { number: "BG/GOV/SEC/2021/12" },
		checkedOn: "2026-11-27",
	}),
	ratesPerYear: lawFact({
		value:
			"In Ghana the rate of a loan is quoted per year. The Borrowers and Lenders Act (Act 1052) asks this of lenders.",
		source: "Borrowers and Lenders Act, 2020 (Act 1052)",
		checkedOn: "2026-11-25",
	}),
	disclosureStatement: lawFact({
		value:
			"The lender must give a disclosure statement before the loan agreement is signed; undisclosed charges are void.",
		source:
			"Borrowers and Lenders Act, 2020 (Act 1052); Bank of Ghana, financial literacy notices on responsible borrowing, 2023 and April 2025",
		checkedOn: "2026-11-25",
	}),
	fairLending: lawFact({
		value: "Grounds on which a lender may not refuse credit",
		source: "Borrowers and Lenders Act, 2020 (Act 1052)",
		checkedOn: "2026-11-25",
	}),
	latePayment: lawFact({
		value: "A penal rate counts on the delayed payment alone.",
		source: "Borrowers and Lenders Act, 2020 (Act 1052)",
		checkedOn: "2026-11-25",
	}),
	unpaidLoan: lawFact({
		value: "Before anything is sold you get a notice in writing. Ask for it, and ask what it is based on.",
		source:
			"Borrowers and Lenders Act, 2020 (Act 1052); Bank of Ghana, notice BG/GOV/SEC/2022/05 on lenders’ right to enforcement",
		notice: { number: "BG/GOV/SEC/2022/05" },
		checkedOn: "2026-11-29",
		toConfirm:
			"A notice in writing before anything is sold. Compare it with sections 59 to 75 of the Act before the site names days or an order.",
	}),
	debtCollection: lawFact({
		value:
			"Nobody who collects for us may threaten or insult you, or tell your boss, your neighbours or the people in your phone about your loan.",
		source:
			"The company’s own rule; Bank of Ghana, warning on loan recovery, as newsghana.com.gh reports it on 26 May 2025",
		checkedOn: "2026-11-29",
		toConfirm: "Our collectors keep this rule, and which rule of the Bank of Ghana asks for it of us.",
	}),
	borrowerDeath: lawFact({
		value:
			"Being named as next of kin gives no right to the money in an account. A court’s paper does: a probate, or letters of administration.",
		source:
			"Bank of Ghana, notice on the next of kin, August 2024, and its warning on loan recovery, May 2025, as newspapers report them",
		checkedOn: "2026-11-29",
		toConfirm:
			"What the notice says of the next of kin; which of our loans are insured, and that we do not press the family meanwhile.",
	}),
	guarantor: lawFact({
		value: "A guarantor must pay what is left of the loan, with interest, if the borrower does not.",
		source: "Bank of Ghana, financial literacy notice on guaranteeing a loan",
		checkedOn: "2026-11-22",
	}),
	borrowQuestions: companyRule(
		"The questions and answers of /can-i-borrow: samples until the owner confirms them",
		"2026-11-22",
		"Head of credit",
	),
	paymentTrouble: companyRule(
		"How we pay a loan out, and what we do for borrowers who cannot pay or were refused, on /help: a sample until the owner confirms it",
		"2026-11-29",
		"Head of credit",
	),
} as const satisfies Record<string, Fact>;
