import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { SiteLink } from "#lib/web/site-link";

type FieldProps = {
	/** The field's name in the form. Together with the form's name it makes the id. */
	name: string;
	/** Distinguishes the ids of two forms on one page. */
	form: string;
	label: string;
	hint?: ReactNode;
	/** How to correct it. */
	error?: string | undefined;
	/** A page on which what was meant is filled in. */
	correction?: SiteLink | undefined;
	className?: string;
};

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;
type LinesFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;
type ChoiceFieldProps = FieldProps &
	Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
		/** An option is selected from the start, so the field is neither optional nor required. */
		isPreset?: boolean;
		children: ReactNode;
	};

/** A single-line input of any `type`, with its label, hint and error. */
export function TextField({
	name,
	form,
	label,
	hint,
	error,
	correction,
	className,
	...input
}: TextFieldProps) {
	const field = { name, form, label, hint, error, correction, className };
	return (
		<Field {...field} isRequired={input.required}>
			<input type="text" {...input} {...wiring(field)} className="form-control" />
		</Field>
	);
}

/** A multi-line text field. */
export function LinesField({ name, form, label, hint, error, className, ...textarea }: LinesFieldProps) {
	const field = { name, form, label, hint, error, className };
	return (
		<Field {...field} isRequired={textarea.required}>
			<textarea {...textarea} {...wiring(field)} className="form-control" />
		</Field>
	);
}

/** A select; the children are its options. */
export function ChoiceField({
	name,
	form,
	label,
	hint,
	error,
	className,
	isPreset,
	...select
}: ChoiceFieldProps) {
	const field = { name, form, label, hint, error, className };
	return (
		<Field {...field} isRequired={select.required || isPreset}>
			<select {...select} {...wiring(field)} className="form-control" />
		</Field>
	);
}

/** The id of a field, for links to it. */
export const fieldId = ({ form, name }: { form: string; name: string }) => `${form}-${name}`;

/** The attributes that connect a control with its label, hint and error. */
export function wiring(field: FieldProps) {
	const id = fieldId(field);
	const described = [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(" ");
	return {
		id,
		name: field.name,
		"aria-describedby": described || undefined,
		// Without it, Firefox tells screen readers that an empty required field is invalid.
		"aria-invalid": Boolean(field.error),
	};
}

/** Label, hint and error, above a control that the caller renders with `wiring`. */
export function Field({
	isRequired,
	children,
	...field
}: FieldProps & { isRequired: boolean | undefined; children: ReactNode }) {
	const id = fieldId(field);
	return (
		<div className={`field ${field.className ?? ""}`}>
			<label htmlFor={id}>
				{field.label}
				{!isRequired && <span> (optional)</span>}
			</label>
			{field.hint && <p id={`${id}-hint`}>{field.hint}</p>}
			{field.error && (
				<p id={`${id}-error`} className="field-error">
					{field.error}
				</p>
			)}
			{field.error && field.correction && (
				<a href={field.correction.href} className="link-alone">
					{field.correction.label}
				</a>
			)}
			{children}
		</div>
	);
}
