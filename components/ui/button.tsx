import type { AnchorHTMLAttributes } from "react";

const VARIANTS = {
	primary: "bg-brand-700 text-white hover:bg-brand-800 active:bg-brand-900",
	gold: "bg-gold-400 text-brand-950 hover:bg-gold-300 active:bg-gold-500",
	outline: "border-2 border-brand-700 text-brand-700 hover:bg-brand-50 active:bg-brand-100",
	onDark: "border-2 border-white/70 text-white hover:bg-white/10 active:bg-white/20",
	quiet: "text-brand-700 hover:bg-brand-50 active:bg-brand-100",
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, for `<a>` and `<button>` alike; never lower than 44 px. */
export const buttonClass = (variant: ButtonVariant = "primary", extra = "") =>
	`inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold text-base leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60 ${VARIANTS[variant]} ${extra}`;

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant };

/** A link that looks like a button. */
export function ButtonLink({ variant, className, children, ...anchor }: ButtonLinkProps) {
	return (
		<a {...anchor} className={buttonClass(variant, className)}>
			{children}
		</a>
	);
}
