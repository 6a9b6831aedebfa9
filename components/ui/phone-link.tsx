import type { ReactNode } from "react";
import { dialledNumber, telHref } from "#lib/web/tel-href";

type PhoneLinkProps = { number: string; className: string; children?: ReactNode };

/** A link that calls a number; only its text if there is no such number. */
export const PhoneLink = ({ number, className, children = number }: PhoneLinkProps) =>
	dialledNumber(number) ? (
		<a href={telHref(number)} className={className}>
			{children}
		</a>
	) : (
		number
	);
