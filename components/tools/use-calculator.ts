import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { controlsOf } from "#components/submissions/form-controls";
import { fieldId } from "#components/ui/field";
import { focusAnswer } from "#components/ui/focus-answer";
import { type FieldErrors, numberMeant, type Tool, type Typed } from "#lib/tools/parse-number";

export type CalculatorQuery<Field extends string> = {
	/** The values that the server rendered. */
	query: Typed<Field>;
	/** Whether the URL contains a query: its errors show at once. */
	hasQuery: boolean;
};

/** How long typing must pause before the URL is updated and the result is announced. */
const SETTLE_MS = 600;

/**
 * A calculator's form. Without script it is a plain GET form. With script the result updates on every keystroke, and then the
 * URL, which holds the state that people share. A field's error shows when the visitor has moved to another field, or requested the
 * result.
 */
export function useCalculator<Field extends string, Terms>(
	{ form: formName, path, parse, units, read }: Tool<Field, Terms>,
	{ query, hasQuery, kept = {} }: CalculatorQuery<Field> & { kept?: Readonly<Record<string, string>> },
) {
	const form = useRef<HTMLFormElement>(null);
	const result = useRef<HTMLElement>(null);
	const [typed, setTyped] = useState(query);
	const [settled, setSettled] = useState(query);
	const [isChecked, setChecked] = useState(hasQuery);
	const [startsWithAnswer] = useState(hasQuery && read(query).terms !== undefined);
	const [left, setLeft] = useState<readonly string[]>([]);
	const entered = useRef("");

	// Keep what was typed before hydration, and apply the URL when the visitor returns to the page.
	useLayoutEffect(() => {
		const asked: Readonly<Record<string, string>> = parse(new URLSearchParams(location.search));
		for (const control of controlsOf(form.current))
			if (control.value === query[control.name as Field]) control.value = asked[control.name] ?? "";
		const now = typedIn(form.current, query);
		// The same object renders nothing, as when the fields are as the server sent them.
		setTyped((last) => (isSame(last, now) ? last : now));
	}, [parse, query]);

	useEffect(() => {
		const timer = setTimeout(() => {
			setSettled(typed);
			if (location.pathname === path) updateUrl(typed, read(typed).terms !== undefined, parse);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [typed, path, read, parse]);

	const { terms, errors = {} } = read(typed);
	/** The page with the number that a wrong field means, if it would be right. */
	const meantIn = (name: Field) => {
		const unit = units[name];
		const number = unit && name in errors ? numberMeant(typed[name], unit) : undefined;
		if (!unit || number === undefined) return undefined;
		const fields = { ...kept, ...typed, [name]: String(number) };
		if (name in (read(fields).errors ?? {})) return undefined;
		const filled = Object.entries<string>(fields).filter(([, value]) => value.trim());
		const label = `Use ${number}${unit === "%" ? "% a year" : ` ${unit}`}`;
		return { label, href: `${path}?${new URLSearchParams(filled)}#result` };
	};
	return {
		terms,
		/** The terms after a pause in typing, to be announced. */
		settledTerms: read(settled).terms,
		/** The error to correct, once the result was asked for. */
		corrections: isChecked
			? Object.entries<string>(errors).map(([name, text]) => ({
					id: fieldId({ form: formName, name }),
					text,
				}))
			: [],
		result,
		/** The page was opened with values that count. */
		startsWithAnswer,
		/** The props of a field. */
		field: (name: Field) => ({
			name,
			form: formName,
			defaultValue: query[name],
			error:
				isChecked || (left.includes(name) && typed[name]) ? (errors as FieldErrors<Field>)[name] : undefined,
			correction: meantIn(name),
		}),
		formProps: {
			ref: form,
			// Without script the page opens at its result.
			action: `${path}#result`,
			noValidate: true,
			onInput: () => setTyped(typedIn(form.current, query)),
			// Show the error when the next field gets the focus: text that appears during a press on the button would move it away.
			onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
				if (target instanceof HTMLButtonElement) return;
				const before = entered.current;
				entered.current = target.name;
				if (before && before !== target.name) setLeft((names) => [...names, before]);
			},
			onSubmit: (event: FormEvent) => {
				// Tools that fill in fields do not always say so.
				const now = typedIn(form.current, query);
				setTyped(now);
				setChecked(true);
				const { errors = {} } = read(now);
				const wrong = controlsOf(form.current).find(({ name }) => name in errors);
				if (wrong) wrong.focus();
				else focusAnswer(result.current);
				// Last: if this code throws, the browser sends the form.
				event.preventDefault();
			},
		},
	};
}

const typedIn = <Field extends string>(form: HTMLFormElement | null, query: Typed<Field>): Typed<Field> => ({
	...query,
	...Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])),
});

const isSame = <Field extends string>(one: Typed<Field>, other: Typed<Field>) =>
	Object.entries(other).every(([name, value]) => one[name as Field] === value);

/**
 * Writes the fields to the URL once they are complete, and removes them otherwise. Keeps other parameters
 * (`utm_source`).
 */
function updateUrl<Field extends string>(
	typed: Typed<Field>,
	isWhole: boolean,
	parse: (parameters: URLSearchParams) => Typed<Field>,
) {
	const url = new URL(location.href);
	const parsed = parse(url.searchParams);
	const fields = Object.entries<string>(typed);
	if (fields.every(([field, value]) => parsed[field as Field] === value)) return;
	for (const [field, value] of fields) {
		if (isWhole && value.trim()) url.searchParams.set(field, value.trim());
		else url.searchParams.delete(field);
	}
	history.replaceState(null, "", url);
}
