import { ButtonLink } from "#components/ui/button";

/** 'Apply' within reach of the thumb on a phone. The cookie banner takes its place while shown. */
export function ApplyBar({ href }: { href: string }) {
	return (
		<div className="apply-bar">
			<ButtonLink href={href} className="w-full">
				Apply
			</ButtonLink>
		</div>
	);
}
