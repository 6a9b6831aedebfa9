import { USSD_CODE } from "#lib/company/limits";
import type { UssdScreen, UssdUse } from "#lib/ussd/ussd-walk";

/**
 * SAMPLE. The menu behind the USSD code, until the company's own is known. Its numbers and texts are invented; the uses are
 * those of behaviour §1. Owner: the digital banking team, who replace it with the current menu. The guide's steps and the practice
 * phone are both generated from it, so that they cannot disagree.
 */
const SCREENS = {
	main: {
		text: "Welcome to mobile banking",
		options: [
			{ label: "Check balance", to: "balancePin" },
			{ label: "Wallet to account", to: "depositAmount" },
			{ label: "Account to wallet", to: "wallet" },
			{ label: "Other banks", to: "bank" },
			{ label: "Airtime and data", to: "topUp" },
			{ label: "Utility bills", to: "bill" },
			{ label: "Mini statement", to: "statementPin" },
		],
	},

	balancePin: { text: "Enter your PIN", asks: { what: "your PIN", isSecret: true, to: "balance" } },
	balance: { text: "Your balance is GHS 000.00" },

	depositAmount: {
		text: "Amount to move from your wallet to your account (GHS)",
		asks: { what: "the amount", sample: "50", to: "depositCheck" },
	},
	depositCheck: {
		text: "Move the money from your wallet to your account?",
		options: [
			{ label: "Confirm", to: "deposited" },
			{ label: "Cancel", to: "cancelled" },
		],
	},
	deposited: { text: "A question from your wallet follows. Approve it there with your wallet’s own PIN." },

	wallet: {
		text: "To which wallet?",
		options: [
			{ label: "My own number", to: "withdrawAmount" },
			{ label: "Another number", to: "walletNumber" },
		],
	},
	walletNumber: {
		text: "Number of the wallet",
		asks: { what: "the number of the wallet", sample: "0200000000", to: "withdrawAmount" },
	},
	withdrawAmount: {
		text: "Amount to move to the wallet (GHS)",
		asks: { what: "the amount", sample: "50", to: "withdrawPin" },
	},
	withdrawPin: {
		text: "Check the name and the amount. Enter your PIN to confirm",
		asks: { what: "your PIN", isSecret: true, to: "withdrawn" },
	},
	withdrawn: { text: "Sent to the wallet. An SMS confirms it." },

	bank: {
		text: "Name of the bank, or how it begins",
		asks: { what: "the name of the bank", sample: "ABC", to: "bankAccount" },
	},
	bankAccount: {
		text: "Number of the account there",
		asks: { what: "the number of the account", sample: "0000000000000", to: "bankAmount" },
	},
	bankAmount: { text: "Amount (GHS)", asks: { what: "the amount", sample: "50", to: "bankPin" } },
	bankPin: {
		text: "Check the name and the amount. Enter your PIN to confirm",
		asks: { what: "your PIN", isSecret: true, to: "bankSent" },
	},
	bankSent: { text: "Sent to the bank. An SMS confirms it." },

	topUp: {
		text: "What would you like to buy?",
		options: [
			{ label: "Airtime", to: "topUpWhom" },
			{ label: "Data", to: "topUpWhom" },
		],
	},
	topUpWhom: {
		text: "For whom?",
		options: [
			{ label: "My own number", to: "topUpAmount" },
			{ label: "Another number", to: "topUpNumber" },
		],
	},
	topUpNumber: {
		text: "Number to top up",
		asks: { what: "the number", sample: "0200000000", to: "topUpAmount" },
	},
	topUpAmount: { text: "Amount (GHS)", asks: { what: "the amount", sample: "10", to: "topUpPin" } },
	topUpPin: { text: "Enter your PIN to confirm", asks: { what: "your PIN", isSecret: true, to: "toppedUp" } },
	toppedUp: { text: "Done. Your network confirms it by SMS." },

	bill: {
		text: "Which bill?",
		options: [
			{ label: "Electricity", to: "billNumber" },
			{ label: "Water", to: "billNumber" },
			{ label: "TV", to: "billNumber" },
		],
	},
	billNumber: {
		text: "Number of the meter or customer",
		asks: { what: "the number on your bill", sample: "000000", to: "billAmount" },
	},
	billAmount: { text: "Amount (GHS)", asks: { what: "the amount", sample: "50", to: "billPin" } },
	billPin: {
		text: "Check the name and the amount. Enter your PIN to confirm",
		asks: { what: "your PIN", isSecret: true, to: "billPaid" },
	},
	billPaid: { text: "Paid. Keep the SMS: it is your receipt." },

	statementPin: { text: "Enter your PIN", asks: { what: "your PIN", isSecret: true, to: "statement" } },
	statement: { text: "Your last payments: 01/11 +000.00, 05/11 −000.00, 09/11 +000.00" },

	cancelled: { text: "Cancelled. No money has moved." },
} as const satisfies Record<string, UssdScreen>;

export const USSD_SCREENS: Readonly<Record<string, UssdScreen>> = SCREENS;
export const USSD_START = "main";

export const USSD_INTRO = "Mobile banking on any phone, without internet, 24 hours a day, 7 days a week.";
export const USSD_MENU_COUNTS = "The menu on your phone is the one that counts: read it before you choose.";

/** Advice before the first use. */
export const USSD_BEFORE_DIALLING: readonly string[] = [
	"You need an account with us, and mobile banking on your number. Register your number at a branch.",
	`Dial ${USSD_CODE} and nothing longer. A longer code that somebody sends you can move your money.`,
	"Our staff never ask for your PIN. Hide it from people near you.",
];

/** The uses of mobile banking (behaviour §1), each with the choices that lead to it. */
export const USSD_USES: readonly UssdUse[] = [
	{ id: "balance", title: "Check your balance", choices: [1] },
	{ id: "wallet-to-account", title: "Move money from your wallet to your account", choices: [2, 1] },
	{ id: "account-to-wallet", title: "Move money from your account to a wallet", choices: [3, 1] },
	{ id: "other-banks", title: "Send money to another bank", choices: [4] },
	{ id: "airtime-data", title: "Buy airtime or data", choices: [5, 1, 1] },
	{ id: "utility-bills", title: "Pay a utility bill", choices: [6, 1] },
	{ id: "mini-statement", title: "Get a mini statement", choices: [7] },
];
