import type { LegalBlock } from "#lib/legal/legal";
import { nonBreaking } from "#lib/text/non-breaking";

/** The paragraphs and lists of a legal text. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
	return (
		<div className="max-w-[56ch] space-y-4">
			{blocks.map((block, at) =>
				typeof block === "string" ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
					<p key={at}>{nonBreaking(block)}</p>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: as above; a key made of the text would be sent to the browser too
					<ul key={at} className="list-disc space-y-2 pl-5 marker:text-brand-400">
						{block.map((point, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above
							<li key={place}>{nonBreaking(point)}</li>
						))}
					</ul>
				),
			)}
		</div>
	);
}
