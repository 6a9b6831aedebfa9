import type { LegalBlock } from "#lib/company/legal";

/** The paragraphs and lists of a legal text. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
	return (
		<div className="max-w-[68ch] space-y-4">
			{blocks.map((block) =>
				typeof block === "string" ? (
					<p key={block}>{block}</p>
				) : (
					<ul key={block[0]} className="list-disc space-y-2 pl-5 marker:text-brand-400">
						{block.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				),
			)}
		</div>
	);
}
