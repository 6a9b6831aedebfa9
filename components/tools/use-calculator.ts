import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Faults, Typed } from "#lib/tools/parse-number";

type CalculatorOptions<Field extends string, Terms> = {
	/** The calculator's own page. */
	path: string;
	/** The fields that an address carries, as the server reads them. Must not change between renders. */
	parse: (parameters: URLSearchParams) => Typed<Field>;
	/** What the fields mean, or what is wrong with them. Must not change between renders. */
	read: (typed: Typed<Field>) => { terms?: Terms; faults?: Faults<Field> };
	/** What the server drew. */
	query: Typed<Field>;
	/** The address asked for something: its faults are told at once. */
	isAsked: boolean;
};

/** When the visitor has not typed for so long, the address follows and the result is read out. */
const SETTLE_MS = 600;

/**
 * A calculator's form: a plain GET form without script; with it the result follows each letter, and the address, which is the
 * state that people share, follows the result. A field's fault is told when the visitor has gone on to another, or asked for the result.
 */
export function useCalculator<Field extends string, Terms>({
	path,
	parse,
	read,
	query,
	isAsked,
}: CalculatorOptions<Field, Terms>) {
	const form = useRef<HTMLFormElement>(null);
	const result = useRef<HTMLElement>(null);
	const [typed, setTyped] = useState(query);
	const [settled, setSettled] = useState(query);
	const [isChecked, setChecked] = useState(isAsked);
	const [left, setLeft] = useState<readonly string[]>([]);
	const entered = useRef("");

	// What was typed before the script came counts, and the address to which a visitor comes back.
	useLayoutEffect(() => {
		const asked: Readonly<Record<string, string>> = parse(new URLSearchParams(location.search));
		for (const control of controlsOf(form.current))
			if (control.value === query[control.name as Field]) control.value = asked[control.name] ?? "";
		setTyped(typedIn(form.current, query));
	}, [parse, query]);

	useEffect(() => {
		const timer = setTimeout(() => {
			setSettled(typed);
			if (location.pathname === path) keepAddress(typed, read(typed).terms !== undefined, parse);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [typed, path, read, parse]);

	const { terms, faults = {} } = read(typed);
	return {
		terms,
		/** The terms that stood long enough to be read out. */
		settledTerms: read(settled).terms,
		isChecked,
		result,
		/** What a field is told to be drawn with. */
		field: (name: Field) => ({
			name,
			defaultValue: query[name],
			error: isChecked || (left.includes(name) && typed[name]) ? (faults as Faults<Field>)[name] : undefined,
		}),
		formProps: {
			ref: form,
			// Without script the page comes back at its result.
			action: `${path}#result`,
			noValidate: true,
			onInput: () => setTyped(typedIn(form.current, query)),
			// Told when the next field is entered: a word that appears while the button is pressed would push it away.
			onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
				if (target instanceof HTMLButtonElement) return;
				const before = entered.current;
				entered.current = target.name;
				if (before && before !== target.name) setLeft((names) => [...names, before]);
			},
			onSubmit: (event: FormEvent) => {
				event.preventDefault();
				setChecked(true);
				const wrong = controlsOf(form.current).find(({ name }) => name in faults);
				(wrong ?? result.current)?.focus();
			},
		},
	};
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement | null): Control[] =>
	[...(form?.elements ?? [])].filter(
		(element): element is Control =>
			element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
	);

const typedIn = <Field extends string>(form: HTMLFormElement | null, query: Typed<Field>): Typed<Field> => ({
	...query,
	...Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])),
});

/** The address of what can be worked out; of what cannot, the plain one. Other parameters (`utm_source`) stay. */
function keepAddress<Field extends string>(
	typed: Typed<Field>,
	isWhole: boolean,
	parse: (parameters: URLSearchParams) => Typed<Field>,
) {
	const address = new URL(location.href);
	const told = parse(address.searchParams);
	const fields = Object.entries<string>(typed);
	if (fields.every(([field, value]) => told[field as Field] === value)) return;
	for (const [field, value] of fields) {
		if (isWhole && value.trim()) address.searchParams.set(field, value.trim());
		else address.searchParams.delete(field);
	}
	history.replaceState(null, "", address);
}
