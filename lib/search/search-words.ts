import { USSD_CODE } from "#lib/company/limits";
import type { OtherWords } from "#lib/search/site-search";

const KIDS = ["mmofra daakye"];
const SEND = ["remittance"];
const USSD = [USSD_CODE];
const WALLET = ["mobile money"];
const JOB = ["career", "open role"];
const FRAUD = ["fraud", "beware"];
const ID = ["ghana card"];
const NEAR = ["branch locator"];
const CONTACT = ["contact us"];
const HOURS = ["branch open"];
const AGE = ["years old"];

/**
 * What customers type, with the words that our texts use instead. Each line works in one direction. Several words on the
 * left only count together. Stop words ('how', 'near') are searched only if they appear here.
 */
export const SEARCH_WORDS: OtherWords = {
	momo: WALLET,
	wallet: WALLET,
	"mtn momo": WALLET,
	telecel: WALLET,
	airteltigo: WALLET,
	kid: KIDS,
	child: KIDS,
	children: KIDS,
	baby: KIDS,
	minor: KIDS,
	guardian: KIDS,
	western: SEND,
	"western union": SEND,
	"money gram": ["moneygram"],
	"unity link": ["unitylink"],
	"money transfer": SEND,
	"receive money": SEND,
	abroad: SEND,
	oversea: SEND,
	diaspora: SEND,
	remmittance: SEND,
	susu: ["nkosuo"],
	nkosuo: ["susu"],
	"money tree": ["sika dua"],
	"ghana card": ["national id"],
	dormant: ["without movement"],
	"national id": ID,
	"id card": ID,
	id: ID,
	ecowas: ID,
	balance: USSD,
	"mini statement": USSD,
	airtime: USSD,
	bundle: ["data", USSD_CODE],
	"short code": USSD,
	shortcode: USSD,
	ussd: USSD,
	app: ["mobile banking"],
	internet: ["mobile banking"],
	online: ["mobile banking"],
	vacancy: JOB,
	employment: JOB,
	recruitment: JOB,
	hiring: JOB,
	job: JOB,
	internship: JOB,
	cv: JOB,
	fraud: ["beware", "false"],
	scam: FRAUD,
	fake: FRAUD,
	thief: FRAUD,
	"419": FRAUD,
	hacked: FRAUD,
	nearest: NEAR,
	"near me": NEAR,
	location: NEAR,
	office: NEAR,
	closing: HOURS,
	"opening hours": HOURS,
	"opening time": HOURS,
	"open on": HOURS,
	weekend: HOURS,
	saturday: HOURS,
	sunday: HOURS,
	"phone number": CONTACT,
	call: CONTACT,
	whatsapp: CONTACT,
	email: CONTACT,
	address: CONTACT,
	"customer care": CONTACT,
	helpline: CONTACT,
	age: AGE,
	"how old": AGE,
	"minimum age": AGE,
	teacher: ["government salary"],
	nurse: ["government salary"],
	police: ["government salary"],
	trader: ["sme", "susu"],
	shop: ["sme"],
	business: ["sme"],
	investment: ["fixed deposit"],
	"treasury bill": ["fixed deposit"],
	interest: ["rate"],
	quick: ["urgent"],
	emergency: ["quick loan"],
	save: ["saving"],
	borrow: ["loan"],
	credit: ["loan"],
	bog: ["bank of ghana"],
	requirement: ["bring"],
	document: ["bring"],
	complain: ["complaint"],
	feedback: ["complaint"],
	bolga: ["bolgatanga"],
};

/** Suggestions on the search page before anything is typed. */
export const SEARCH_PROPOSALS = ["susu", "loan", USSD_CODE, "Ghana Card", "Kumasi", "opening hours"] as const;
