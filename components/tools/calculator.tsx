import type { ComponentProps, ReactNode, RefObject } from "react";
import { buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { Fold } from "#components/ui/fold";
import { SUBMITTED } from "#lib/tools/parse-number";

type CalculatorProps = {
	/** From `useCalculator`. */
	calculator: {
		formProps: object;
		result: RefObject<HTMLElement | null>;
		corrections: readonly { id: string; text: string }[];
		startsWithAnswer: boolean;
	};
	fields: ReactNode;
	/** The result in one sentence, for screen readers, once typing has paused. */
	summary: string;
	/** Shown until there is a result. */
	promise: ReactNode;
	/** The result; empty while a value is missing or wrong. */
	children: ReactNode;
};

/**
 * A calculator's form next to its result, or above it on a phone. A page opened with values that count begins with the result; on a
 * phone its form is folded below. For islands. Every element of a result has one text child: a browser that translates the page
 * replaces text nodes, and React would update the replaced ones.
 */
export function Calculator({ calculator, fields, summary, promise, children }: CalculatorProps) {
	const form = (
		<form
			{...calculator.formProps}
			className="grid gap-4 rounded-lg border border-line bg-canvas p-4 sm:grid-cols-2 sm:gap-5 sm:p-6"
		>
			{fields}
			<input type="hidden" name={SUBMITTED} value="1" />
			<button type="submit" className={buttonClass("primary", "min-h-12 self-end")}>
				Work it out
			</button>
		</form>
	);
	const result = (
		<section
			ref={calculator.result}
			id="result"
			tabIndex={-1}
			aria-label="Result"
			className="min-w-0 scroll-mt-20 outline-none lg:has-[>[data-promise]]:h-full"
		>
			{children || <Promised corrections={calculator.corrections}>{promise}</Promised>}
			<p role="status" className="sr-only">
				{summary}
			</p>
		</section>
	);
	return (
		<div className="grid items-start gap-5 md:gap-8 lg:grid-cols-2">
			{calculator.startsWithAnswer ? (
				<>
					{result}
					<Fold title={<h2 className="text-xl">Change the figures</h2>}>
						<div className="mt-3">{form}</div>
					</Fold>
				</>
			) : (
				<>
					{form}
					{result}
				</>
			)}
		</div>
	);
}

type PromisedProps = Pick<CalculatorProps["calculator"], "corrections"> & { children: ReactNode };

/** Stands in for the result while a value is missing or wrong. */
const Promised = ({ corrections, children }: PromisedProps) => (
	<div data-promise="" className="h-full rounded-lg border border-line [border-style:dashed] p-6 sm:p-8">
		{corrections.length > 0 && (
			<div className="mb-3 font-semibold text-danger-700">
				<p>Correct the marked fields in the form:</p>
				<ul className="list-disc pl-5">
					{corrections.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`} className="underline underline-offset-4">
								{text}
							</a>
						</li>
					))}
				</ul>
			</div>
		)}
		{children}
	</div>
);

/** A field for a number. */
export const NumberField = (field: ComponentProps<typeof TextField>) => (
	<TextField inputMode="decimal" autoComplete="off" {...field} />
);

/** Large letters need two lines for an amount: after GHS, never inside the number. */
const breakable = (amount: string) => amount.replace("\u00a0", " ");

/** The main number of the result. */
export const Headline = ({
	label,
	value,
	children,
}: {
	label: string;
	value: string;
	children: ReactNode;
}) => (
	<div className="result-card kente">
		<p>{label}</p>
		<b translate="no">{breakable(value)}</b>
		<div className="mt-2">{children}</div>
	</div>
);

/** The other numbers, one per line. */
export const Figures = ({
	figures,
}: {
	figures: readonly { label: string; value: string; note?: string }[];
}) => (
	<dl className="mt-4 divide-y divide-line rounded-lg border border-line px-5 sm:px-6">
		{figures.map(({ label, value, note }) => (
			<div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
				<dt>{label}</dt>
				<dd translate="no" className="font-semibold text-ink-900 even-figures">
					{breakable(value)}
				</dd>
				{note && <dd className="basis-full text-ink-600 text-sm">{note}</dd>}
			</div>
		))}
	</dl>
);
