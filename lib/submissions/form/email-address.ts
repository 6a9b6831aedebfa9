/**
 * The addresses that a browser accepts in `<input type="email">` (HTML standard), plus letters of any language in the domain, which
 * browsers convert to ASCII before sending and old phones do not.
 */
const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** Whether a browser's email field would accept this text (behaviour §5.2: no other check). */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
