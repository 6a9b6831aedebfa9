import { FACTS } from "#lib/company/facts";
import {
	CONSENT_COOKIE,
	CONSENT_DAYS,
	LESS_DATA_COOKIE,
	LESS_DATA_DAYS,
	LOAN_PROCESSING_HOURS,
	MINIMUM_ACCOUNT_AGE_YEARS,
	PREFERENCES_COOKIE,
	RECEIPT_DAYS,
} from "#lib/company/limits";
import type { TextSection } from "#lib/company/text-section";

/** What the privacy policy depends on. */
type PrivacySettings = {
	/** How long this website keeps delivered submissions. */
	retentionDays: number;
	/** The company's number at the Data Protection Commission, if it has one. */
	registration: string | undefined;
	/** The Branch Locator shows streets on request. */
	hasStreetMap: boolean;
	/** The chat button opens another company's chat. */
	hasLiveChat: boolean;
};

/** The sections of the privacy policy, in the order and with the titles of behaviour §2 /privacy; the first is open initially. */
export const privacySections = ({
	retentionDays,
	registration,
	...services
}: PrivacySettings): readonly TextSection[] => [
	COLLECTION,
	YOUR_CONSENT,
	thirdParties(services),
	storingPersonalInformation(retentionDays, registration),
	OUR_SECURITY_PRACTICES,
	MARKETING_BY_ELECTRONIC_MEANS,
];

const COLLECTION: TextSection = {
	id: "collection",
	title: "Collection",
	blocks: [
		"You can read every page of this site without telling us who you are. There is no login. We collect what you choose to give us:",
		[
			"When you make an enquiry or a request: your name, phone number, email address, date of birth, business location, nearest branch, and what you write to us. A complaint needs neither date of birth nor business location. A report of a fake needs only what is false.",
			"When you apply for a job: your name, phone number and email address, and the CV that you send.",
			"When you check a message on “Is this really us?”: nothing. Our server compares it with our lists, and keeps nothing of it.",
			"When you ask where your message is: nothing. Our server compares the reference and the phone number with its copy of what you sent.",
			"When you press “Near me” in the Branch Locator: nothing. Your position is used on your own device and is not sent to us.",
		],
		`Cookies are small notes that a site leaves on your device. Two of ours remember your answer to the cookie banner. “${CONSENT_COOKIE}” records that you have answered, “${PREFERENCES_COOKIE}” records what you allowed. Each stays on your device for ${CONSENT_DAYS} days.`,
		`A third, “${LESS_DATA_COOKIE}”, is set only when you press “Use less data” at the bottom of a page. It records nothing else. It stays for ${LESS_DATA_DAYS} days, or until you press again.`,
		"On a good connection your browser keeps one page of this site on your device, “Without internet”. So you have our phone numbers when you have no internet. That page is the same for everybody. Your browser keeps none of the pages that you read, and nothing that you send. With “Use less data” it keeps nothing.",
		"While you fill in a form, your browser remembers what you typed, so that you find it again when you come back from another page. It forgets it when you send the form or close the tab. It does not remember a file. We receive nothing before you send.",
		"When you close an alert above a page, your browser remembers it until you close the window.",
		"If you allow “Analytics”, your browser tells us how fast a page was when you leave it: when it answered, when you saw it, how fast it reacted to your touch, and how much it moved. We add these numbers up by kind of page, for example “a product”. We do not keep which product, who you are, your internet address or your kind of phone. No other company receives the numbers. So that nobody can send us invented ones, our server counts how many come from one network, for a day at most. Analytics sets no cookie. It stops at once when you take your answer back.",
		"The banner also asks about cookies that show you offers (marketing) or remember how you like this site (preferences). We set none of them today. If we ever do, we set them only if you allow them. You can change your answer at any time: press “Cookie settings” at the bottom of every page.",
	],
};

const YOUR_CONSENT: TextSection = {
	id: "what-you-agree-to",
	title: "Your Consent",
	blocks: [
		"When you send us a form, you agree that we use what is in it to answer you, to prepare your request, or to consider your application. We do not use it for anything else without asking you.",
		"You can take your consent back at any time. Write to us, call us, or come to a branch. What we did before that stays lawful. We keep what the law requires us to keep.",
		`If you are under ${MINIMUM_ACCOUNT_AGE_YEARS}, please ask your guardian to write to us for you.`,
	],
};

const thirdParties = ({
	hasStreetMap,
	hasLiveChat,
}: Pick<PrivacySettings, "hasStreetMap" | "hasLiveChat">): TextSection => ({
	id: "third-parties",
	title: "Third Parties",
	blocks: [
		"We do not sell your data. Others receive it only where a service cannot work without them, and only for that service:",
		[
			"What you send in a form: it goes to our own admin system or, by email, to our team. Companies that run computers or email for us carry it, and may not use it.",
			hasStreetMap &&
				"The map in the Branch Locator: when you ask for streets, your browser fetches their pictures from a map service. That service then sees your internet address. The drawn map and the list of branches work without it.",
			"Documents: when you open a notice or a report in the viewer, a document viewer of Google or Microsoft reads that public document. It then sees your internet address. You can download the document instead.",
			hasLiveChat &&
				"Live chat: it belongs to another company. Its program loads only after you tap the chat button.",
			"Job applications: our server may store your CV with a file-hosting service that works for us.",
			"Links to WhatsApp and social media take you to those companies, and their own rules apply there.",
			"Money transfers: the transfer company that you choose receives the details that it needs to pay you.",
		].filter((point) => point !== false),
		"We also answer the Bank of Ghana, the courts and other authorities where the law requires it.",
	],
});

const storingPersonalInformation = (
	retentionDays: number,
	registration: string | undefined,
): TextSection => ({
	id: "storing-personal-information",
	title: "Storing Personal Information",
	blocks: [
		"We keep enquiries and requests until they are settled. After that we keep them only as long as the law requires of a licensed financial company. We keep job applications until the role is filled. Then we delete them, unless you allow us to keep them longer.",
		`This website holds its own copy of what you send in a form, your CV included, for ${retentionDays} days after it reached our team. Then it deletes the copy. Your receipt stays for ${RECEIPT_DAYS} days, at an address that only you have. It shows your reference, and nothing that you typed. What you type to check a message, to look for a dormant account or to see where your message is, we keep nowhere.`,
		`Under the ${FACTS.dataProtectionAct.value} you have the right:`,
		[
			"to know what data we hold about you, and to receive a copy;",
			"to have wrong data corrected and data that we no longer need deleted;",
			"to object (say no) to a use of your data, and to direct marketing at any time;",
			"to complain to the Data Protection Commission of Ghana.",
		],
		registration
			? `Our registration number at the Data Protection Commission is ${registration}.`
			: `To see whether a company is registered, ask the Data Protection Commission: ${new URL(FACTS.dataProtectionRegister.value.href).host}.`,
		"To use any of these rights, write to us or come to a branch with your national ID.",
	],
});

const OUR_SECURITY_PRACTICES: TextSection = {
	id: "our-security-practices",
	title: "Our Security Practices",
	blocks: [
		"What you send us travels over an encrypted (locked) connection. We store it where only the people who handle your request or application can see it.",
		"No system is perfectly safe. If a breach puts your data at risk, we tell you and the Data Protection Commission, as the law requires.",
		"We never ask for your PIN or password: not by phone, not by email, not in a chat. If somebody does, end the conversation and call us.",
	],
};

const MARKETING_BY_ELECTRONIC_MEANS: TextSection = {
	id: "marketing-by-electronic-means",
	title: "Marketing By Electronic Means",
	blocks: [
		"We send you offers by SMS, email or WhatsApp only if you have agreed to it. Each message says how to stop them. Stopping costs you nothing.",
		"Messages about your own account, your loan or your request are not marketing. You receive them as long as you use the service.",
	],
};

/** The disclaimer and the legal information (behaviour §2 /disclaimer). */
export const disclaimerSections = (companyName: string): readonly TextSection[] => [
	{
		id: "information-only",
		title: "Information, not an offer",
		blocks: [
			`${companyName} publishes this site to inform you. What you read here is not an offer, not a contract and not financial, legal or tax advice. Please talk to us before you decide.`,
			"The agreement that you sign at a branch is what counts. Where it differs from this site, the agreement decides.",
		],
	},
	{
		id: "products",
		title: "Products and prices",
		blocks: [
			"Products, fees and conditions can change. Not every branch offers every product. Whether you get a loan depends on your application: a request on this site is not an approval.",
			`Times on this site, such as the ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours that a loan usually takes once requirements are met, are not a promise for every case.`,
		],
	},
	{
		id: "accuracy",
		title: "Accuracy and availability",
		blocks: [
			"We check what we publish, and we correct mistakes when we learn of them. We cannot promise that everything is complete at every moment, or that the site is always available.",
		],
	},
	{
		id: "other-sites",
		title: "Other sites and services",
		blocks: [
			"Some links and services on this site belong to others: maps, document viewers, chat, social media and money-transfer companies. They are responsible for their own content and rules.",
		],
	},
	{
		id: "fraud",
		title: "Beware of fraud",
		blocks: [
			"We never ask for your PIN or password, and we never ask you to pay money to get a job or a loan. If somebody does so in our name, call us at once.",
		],
	},
];

/** The terms of use of the site. */
export const termsSections = (companyName: string): readonly TextSection[] => [
	{
		id: "using-this-site",
		title: "Using this site",
		blocks: [
			`This site belongs to ${companyName}. By using it you accept these terms. If you do not, please use our branches or call us instead.`,
			"You may read, print and share its pages for your own use. You may not change them, copy them for business, or use them in our name. Do not disturb the site or try to enter its systems.",
		],
	},
	{
		id: "requests",
		title: "Requests and applications",
		blocks: [
			`A form on this site is a request. We open an account at a branch, with your national ID. You must be ${MINIMUM_ACCOUNT_AGE_YEARS} or over, or have the consent (permission) of a guardian. A loan is agreed when both sides have signed.`,
			"What you send us must be true, and you must have the right to send it.",
		],
	},
	{
		id: "words-and-pictures",
		title: "Words and pictures",
		blocks: [
			`The texts, pictures and marks on this site belong to ${companyName} or are used with permission. Names of other companies belong to those companies.`,
		],
	},
	{
		id: "responsibility",
		title: "Our responsibility",
		blocks: [
			"We take care that this site is right and available, but we cannot guarantee it. As far as the law allows, we are not liable (we do not have to pay) for a loss that comes only from relying on this site. Nothing here limits rights that the law gives you.",
		],
	},
	{
		id: "law",
		title: "Law and changes",
		blocks: [
			"The law of Ghana applies. We may change these terms; the terms on this page are the ones in force.",
		],
	},
];
