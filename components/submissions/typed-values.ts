/** The prefix of the keys under which typed values are stored; the name of their form and a space follow. */
const PREFIX = "typed ";
/** The keys of the fields of the form that the browser last sent itself. */
const SENT = "sent fields";

/** The stored value of a field: see `typed-values.enhancement.ts`. A browser may refuse storage: then nothing is stored. */
export const typedValue = (form: string, field: string): string | null =>
	attempt(() => sessionStorage.getItem(keyOf(form, field)));

/** Stores the value of a field, or forgets it if it is empty. */
export function storeTyped(form: string, field: string, value: string): void {
	attempt(() => {
		if (value) sessionStorage.setItem(keyOf(form, field), value);
		else sessionStorage.removeItem(keyOf(form, field));
	});
}

/** Forgets what was sent of a form. Words that somebody added while it was in flight stay, and are there when the form is opened again. */
export function forgetSent(form: string, sent: FormData): void {
	const values = new Set<unknown>([...sent.values()].map((value) => String(value).replace(/\r\n/g, "\n")));
	attempt(() => {
		for (const key of Object.keys(sessionStorage))
			if (key.startsWith(keyOf(form, "")) && values.has(sessionStorage.getItem(key)))
				sessionStorage.removeItem(key);
	});
}

/** Notes that the browser sends these fields itself: their receipt, if they get one, is a page of its own. */
export function noteSending(form: string, fields: readonly string[]): void {
	attempt(() => sessionStorage.setItem(SENT, JSON.stringify(fields.map((field) => keyOf(form, field)))));
}

/** Forgets the fields that the browser has sent itself. */
export function forgetSentWithoutScript(): void {
	attempt(() => {
		for (const key of JSON.parse(sessionStorage.getItem(SENT) ?? "[]")) sessionStorage.removeItem(key);
	});
	forgetSending();
}

/** A form that came back with errors has not been sent. */
export const forgetSending = (): void => void attempt(() => sessionStorage.removeItem(SENT));

const keyOf = (form: string, field: string) => `${PREFIX}${form} ${field}`;

function attempt<T>(use: () => T): T | null {
	try {
		return use();
	} catch {
		return null;
	}
}
