import { HONEYPOT_FIELD } from "#lib/submissions/form/spam";

/**
 * What a form carries that no person fills in: a field that only programs see, and a place for the key that the script adds. A program
 * that fills in everything is found out; nobody has to solve a riddle.
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
