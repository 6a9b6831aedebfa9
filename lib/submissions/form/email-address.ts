/**
 * What a browser accepts in `<input type="email">` (HTML standard), with letters of any language in the domain too:
 * browsers turn those into ASCII before they send, phones of old do not.
 */
const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

/** Whether a browser's email field would let this text through (behaviour §5: no other check). */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);
