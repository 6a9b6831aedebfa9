import { ButtonLink } from "#components/ui/button";

/** 'Apply' within reach of the thumb while one reads on a phone; wider screens have it at the top. */
export function ApplyBar({ href }: { href: string }) {
	return (
		<div className="sticky bottom-0 z-10 border-line border-t bg-white px-4 py-3 md:hidden print:hidden">
			<ButtonLink href={href} className="w-full">
				Apply
			</ButtonLink>
		</div>
	);
}
