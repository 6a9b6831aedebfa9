import { HONEYPOT_FIELD } from "#lib/submissions/form/spam";

/**
 * The invisible fields of a form: a honeypot, and a field for the key that the script adds. The honeypot exposes programs that fill
 * in everything, without a CAPTCHA.
 */
export const UnseenFields = () => (
	<>
		{/* The attribute hides it where styles do not come; a program that fills in everything reads no attributes. */}
		<div aria-hidden="true" hidden>
			<label>
				Leave this empty
				<input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
		<input type="hidden" name="key" defaultValue="" />
	</>
);
