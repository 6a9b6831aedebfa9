import { ButtonLink } from "#components/ui/button";

/** 'Apply' within reach of the thumb while one reads on a phone. It gives way to the cookie banner, which lies in its place. */
export function ApplyBar({ href }: { href: string }) {
	return (
		<div className="apply-bar">
			<ButtonLink href={href} className="w-full">
				Apply
			</ButtonLink>
		</div>
	);
}
