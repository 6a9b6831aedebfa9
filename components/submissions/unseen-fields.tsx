import { HONEYPOT_FIELD } from "#lib/submissions/form/spam";

/**
 * The invisible fields of a form: a honeypot, and a field for the key that the script sets. The honeypot detects bots that
 * fill in every field, without a CAPTCHA.
 */
export const UnseenFields = () => (
	<>
		{/* Hidden by an attribute in case the styles fail to load; a bot that fills in everything ignores attributes. */}
		<div aria-hidden="true" hidden>
			<label>
				Leave this empty
				<input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
		<input type="hidden" name="key" defaultValue="" />
	</>
);
