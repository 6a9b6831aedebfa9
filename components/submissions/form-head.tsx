import { FormMessage, type FormMessageProps } from "#components/submissions/form-message";
import { HONEYPOT_FIELD } from "#lib/submissions/form/spam";
import { CONFIRMATION_FIELD } from "#lib/submissions/model/confirmation";

type FormHeadProps = FormMessageProps & {
	/** The id of the page that this form is shown on because something must be corrected; it goes when the form is accepted. */
	replyPageId: string | undefined;
};

/**
 * The beginning of every form: the message about it, and fields that nobody sees. A honeypot detects bots that fill in every field,
 * without a CAPTCHA; the script sets the key; and once the sender was asked whether something is right, sending again says that it is.
 */
export const FormHead = ({ replyPageId, ...props }: FormHeadProps) => (
	<>
		{/* Without a message it must take no space, and yet be there: it is a live region. */}
		<div className={props.reply ? "sm:col-span-2" : "absolute"}>
			<FormMessage {...props} />
		</div>
		{/* Hidden by an attribute in case the styles fail to load; a bot that fills in everything ignores attributes. */}
		<div aria-hidden="true" hidden>
			<label>
				Leave this empty
				<input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
		<input type="hidden" name="key" defaultValue="" />
		{replyPageId && <input type="hidden" name="reply" value={replyPageId} />}
		{props.reply?.outcome === "question" && <input type="hidden" name={CONFIRMATION_FIELD} value="yes" />}
	</>
);
