import { ButtonLink } from "#components/ui/button";

/** An 'Apply' button within reach of the thumb on a phone, hidden while the cookie banner is shown. */
export function ApplyBar({ href }: { href: string }) {
	return (
		<div className="apply-bar">
			<ButtonLink href={href} className="w-full">
				Apply
			</ButtonLink>
		</div>
	);
}
