/** What visitors typed is kept under keys that begin like this, the name of their form and a space. */
const PREFIX = "typed ";
/** The name of the form that was last sent as without script. */
const SENT = "sent form";

/** What is kept of a field of a form: see `typed-values.enhancement.ts`. A browser may refuse storage: then nothing is kept. */
export const typedValue = (form: string, field: string): string | null =>
	attempt(() => sessionStorage.getItem(keyOf(form, field)));

export function keepTyped(form: string, field: string, value: string): void {
	attempt(() => {
		if (value) sessionStorage.setItem(keyOf(form, field), value);
		else sessionStorage.removeItem(keyOf(form, field));
	});
}

/** Forgets what was sent of a form. Words that somebody added while it was on its way stay, and are there when the form is opened again. */
export function forgetSent(form: string, sent: FormData): void {
	const values = new Set<unknown>([...sent.values()].map((value) => String(value).replace(/\r\n/g, "\n")));
	forget(form, (value) => values.has(value));
}

/** Notes that the browser sends this form itself: its receipt, if it gets one, is a page of its own. */
export const noteSending = (form: string): void => void attempt(() => sessionStorage.setItem(SENT, form));

/** Forgets the form that the browser has sent itself. */
export function forgetSentWithoutScript(): void {
	const form = attempt(() => sessionStorage.getItem(SENT));
	if (form) forget(form, () => true);
	forgetSending();
}

/** A form that came back with errors has not been sent. */
export const forgetSending = (): void => void attempt(() => sessionStorage.removeItem(SENT));

function forget(form: string, isMeant: (value: string | null) => boolean) {
	attempt(() => {
		for (const key of Object.keys(sessionStorage))
			if (key.startsWith(keyOf(form, "")) && isMeant(sessionStorage.getItem(key)))
				sessionStorage.removeItem(key);
	});
}

const keyOf = (form: string, field: string) => `${PREFIX}${form} ${field}`;

function attempt<T>(use: () => T): T | null {
	try {
		return use();
	} catch {
		return null;
	}
}
