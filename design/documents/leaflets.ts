import { COMPANY, list, PHONE, TOLL_FREE } from "./report.ts";

/* The notices of the sample that are PDFs. */

const table = ([head = [], ...rows]: string[][]) =>
	`<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead><tbody>${rows
		.map(
			([first, ...cells]) =>
				`<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
		)
		.join("")}</tbody></table>`;

const blanks = (...labels: string[]) => labels.map((label) => `<p class="blank">${label}</p>`).join("");

const sheet = (text: string, number: number, of: string) =>
	`<section class="sheet leaflet"><div class="masthead" aria-hidden="true"><p class="brand">Sample<span>Savings &amp; Loans</span></p><span>Notice to ${of}</span></div>${text}<div class="foot" aria-hidden="true"><span>${COMPANY} · ${PHONE} · toll-free ${TOLL_FREE} · Sample document</span><span>${number}</span></div></section>`;

/** Of each file its title and pages. */
export const LEAFLETS: Record<string, { title: string; pages: string }> = {
	"ghana-card-at-the-counter": {
		title: "Bring your Ghana Card",
		pages: sheet(
			`<h1>Bring your Ghana Card</h1><p class="lead">The Ghana Card shows us who you are. Please bring it each time you come to the counter. The table tells you what else you need.</p>${table(
				[
					["What you want to do", "What to bring"],
					[
						"Open an account for yourself",
						"Ghana Card; your phone. You must be 18 or over and live in Ghana.",
					],
					[
						"Open a Mmofra Daakye Account",
						"Ghana Card of the parent or guardian; birth certificate of the child; GHS 5.",
					],
					["Pay in or withdraw", "Ghana Card; your account number."],
					["Register for *277#", "Ghana Card; the phone with the SIM card that you want to register."],
					[
						"Collect money from abroad",
						"Ghana Card, or as a visitor your passport with visa; the reference number; the name of the sender and the amount.",
					],
					["Ask for a salary loan", "Ghana Card; last three payslips; letter from your employer."],
					[
						"Ask for a Susu and Nkosuo Loan",
						"Ghana Card; your savings book and your sales notes, if you have any.",
					],
				],
			)}<h3>If your card is lost, damaged or wrong</h3>${list(["Report it to the office that issues the card.", "Ask for a confirmation and bring it to your branch.", "Tell us when you have the new card, so that we can correct your records."], "ol")}<p class="box">Accounts cannot be opened online. Please visit a branch. Most are open Monday to Friday, 08:00 to 17:00.</p>`,
			1,
			"customers",
		),
	},
	"never-share-your-pin": {
		title: "Never share your PIN",
		pages: sheet(
			`<h1>Never share your PIN</h1><p class="big">We never ask for your PIN: not by phone, not by message, not at the counter.</p><h3>How you know a fraudster</h3>${list(["The caller is in a hurry and wants you to hurry too.", "The caller says that your account will be blocked, or that you have won a prize.", "The caller asks for your PIN, for a code from a text message, or for a fee.", "The caller begs you to send back money that came “by mistake”."])}<h3>What to do</h3>${list(["End the call.", "Do not send any money.", "Dial *277# yourself and check your balance.", `Call us on ${TOLL_FREE} (toll-free) or go to the nearest branch.`, "Tell your family and your neighbours."], "ol")}<p class="box"><b>Has it already happened?</b> Call us at once. The first hour matters most. Write down the number of the caller and the time, and make a report to the police. Nobody needs to be ashamed.</p><p class="small">You may print this page and put it up in your shop, school, church or mosque.</p>`,
			1,
			"customers",
		),
	},
	"annual-general-meeting-2026": {
		title: "Notice of the Annual General Meeting",
		pages:
			sheet(
				`<h1>Notice of the Annual General Meeting</h1><p class="lead">The Annual General Meeting of the shareholders of ${COMPANY} is held on <b>Thursday 25 June 2026 at 10:00</b> in the meeting hall of the head office, Independence Avenue, Accra.</p><h3>Agenda</h3>${list(["To receive the report of the directors and the audited accounts for the year ended 31 December 2025.", "To receive the report of the external auditor.", "To elect directors in place of those who retire.", "To appoint the auditor and to allow the directors to agree on the fee.", "To agree on the fees of the directors.", "To hear questions of shareholders."], "ol")}<h3>Who may vote</h3><p>Every person or company that is in the register of shareholders on 11 June 2026 may attend and vote. A shareholder who cannot come may send another person with the form on the next page. The form must reach the company secretary two working days before the meeting.</p><p>By order of the board<br><b>Mrs Esi Bentsiwa Quansah</b><br>Head of Legal and Company Secretary</p>`,
				1,
				"shareholders",
			) +
			sheet(
				`<h2>Form for a representative</h2><p>I am a shareholder of ${COMPANY}. I name the person below to attend and vote for me at the Annual General Meeting on 25 June 2026.</p>${blanks("Name of the shareholder", "Number of shares", "Name of the representative", "Ghana Card number of the representative")}${table(
					[
						["Resolution", "For", "Against"],
						...[
							"Accounts for the year 2025",
							"Election of directors",
							"Appointment and fee of the auditor",
							"Fees of the directors",
						].map((each) => [each, "", ""]),
					],
				)}${blanks("Signature", "Date")}<p class="small">Please mark each line with a tick. Without a tick the representative decides.</p>`,
				2,
				"shareholders",
			),
	},
	"know-the-cost-of-your-loan": {
		title: "Know the cost of your loan",
		pages: sheet(
			`<h1>Know the cost of your loan</h1><p class="lead">You have a right to know what a loan costs before you sign. Here are the words that you will read on our paper.</p>${table(
				[
					["Word", "What it means"],
					["Amount of the loan", "The money that you receive."],
					["Interest", "What you pay for the use of the money, in GHS on your paper."],
					["Charges", "Other costs. Each one stands on its own line."],
					["Instalment", "The sum that you pay each day, week or month."],
					["Period", "The time from the first to the last instalment."],
					["Total to repay", "Everything together: the loan, the interest and all charges."],
					["Guarantor", "A person who promises to pay if you cannot."],
					[
						"Early repayment",
						"You pay back before the end. This is allowed. Your loan agreement says what it costs.",
					],
					["Credit bureau", "An office that keeps records of loans and repayments."],
				],
			)}<h3>Five questions to ask</h3>${list(["How much do I receive in my hand?", "How much do I repay in total?", "When is the first payment, and when is the last?", "What happens if I pay late?", "What does it cost to repay early, and what do I save?"], "ol")}<p class="box">A loan usually takes 24 to 72 hours, once requirements are met. Nobody may ask you for money to “speed up” a loan. If it happens, please report it.</p>`,
			1,
			"customers",
		),
	},
};
