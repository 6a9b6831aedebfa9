import { paragraphs } from "#lib/paragraphs";
import { unbroken } from "#lib/unbroken";

/** Plain text of the backend as paragraphs, its newlines kept as line breaks. */
export function Prose({ text, className = "" }: { text: string; className?: string }) {
	return (
		<div className={`max-w-[56ch] space-y-4 ${className}`}>
			{paragraphs(unbroken(text)).map((lines, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change their order
				<p key={index}>
					{lines.flatMap((line, at) => (at === 0 ? [line] : [<br key={`break-${at.toString()}`} />, line]))}
				</p>
			))}
		</div>
	);
}
