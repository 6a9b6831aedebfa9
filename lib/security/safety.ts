/**
 * What the company never asks a customer for, and what to do about whoever does. The company's own promise: the security
 * officer owns these lines, and the notices and the privacy policy say the same.
 */
export const NEVER_ASKED: readonly { what: string; text: string }[] = [
	{
		what: "Your PIN",
		text: "Not by phone, not by message, not at the counter. You type it on your own phone only.",
	},
	{
		what: "A one-time code (OTP)",
		text: "A code that reaches you by SMS is for you alone. Do not read it out.",
	},
	{ what: "A password", text: "This site has no login, so there is none to ask for." },
	{ what: "Money before a loan", text: "We never ask you to pay anything to get a loan, a job or a prize." },
];

/** What to do when somebody pretends to be the company, in order. */
export const WHEN_IN_DOUBT: readonly string[] = [
	"End the call, or close the message. You do not have to explain.",
	"Send no money, and open no link.",
	"Call us yourself, on a number from this page.",
	"If you have told somebody your PIN, change it at once and tell us.",
];
