import type { AnswerDue } from "#lib/submissions/model/answer-due";
import type { DeliveryOutcome } from "#lib/submissions/model/receipt";

/** The reply to a visitor about a form: JSON for a script, otherwise a page. */
export type Reply = {
	/**
	 * The state of a submission; `invalid` if there is none, because something must be corrected or went wrong; `question` if it is
	 * possible but unlikely. A delivered one resets the form; `invalid` and `rejected` keep what was typed (behaviour §4).
	 */
	outcome: DeliveryOutcome["outcome"] | "invalid" | "question";
	message: string;
	/** Its meaning for the visitor, shown below the message. */
	detail?: string;
	/** How to correct each field, by name. */
	errors?: Readonly<Record<string, string>>;
	receipt?: ReceiptText;
	/** The URL of the receipt. */
	page?: string;
};

/** The receipt as shown. */
export type ReceiptText = {
	/** Can be read out over the phone. */
	reference: string;
	/** When it was received: 'Friday 27 November 2026 at 14:05'. */
	received: string;
	/** The next steps, in order. */
	nextSteps: readonly string[];
	/** When the sender hears from the company; a receipt opened later says what to do then. */
	due?: AnswerDue | undefined;
	/** The subject of the request: 'Loan request about Susu Loans, GHS 1,800'. */
	about?: string;
	/** When and how the sender wants to be called: 'in the morning, in Twi'. */
	wish?: string;
	/** If the chosen branch is closed: 'Wa Branch is closed until Friday 4 December. Until then, the nearest branch is …'. */
	closedBranch?: string | undefined;
	/** The sender gave no phone number, without which nobody can look it up. */
	isAnonymous?: boolean;
	/** Opens WhatsApp with the reference already typed. */
	whatsapp?: string;
};

/** Whether nothing was received, or it was rejected: the visitor may try again. */
export const isFailure = ({ outcome }: Reply): boolean => outcome === "invalid" || outcome === "rejected";
