import type { AnchorHTMLAttributes } from "react";

/** A screen has one primary look, which is gold on dark, and one secondary: an outline. */
export type ButtonVariant = "primary" | "gold" | "outline" | "on-dark";

/** The classes of a button, for both `<a>` and `<button>`, at least 44 px high. */
export const buttonClass = (variant: ButtonVariant = "primary", extra = "") =>
	`button button-${variant}${extra && ` ${extra}`}`;

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant };

/** A link that looks like a button. */
export function ButtonLink({ variant, className, children, ...anchor }: ButtonLinkProps) {
	return (
		<a {...anchor} className={buttonClass(variant, className)}>
			{children}
		</a>
	);
}
