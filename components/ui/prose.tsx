import type { Block, ListBlock, Span } from "#lib/text/blocks";
import { plainBlocks } from "#lib/text/blocks";
import { nonBreaking } from "#lib/text/non-breaking";

type ProseProps = {
	/** Plain text; newlines become line breaks. */
	text?: string;
	/** The same text as blocks, if its layout is known. */
	blocks?: readonly Block[];
	className?: string;
};

/** A long text of the backend. Its headings have levels 3 and 4, so place it below one of level 2. */
export const Prose = ({ text = "", blocks = plainBlocks(text), className = "" }: ProseProps) => (
	<div className={`prose ${className}`}>
		{blocks.map((block, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change their order
			<BlockElement key={index} block={block} />
		))}
	</div>
);

/** Whether a text contains headings, which need one above them. */
export const hasHeadings = (blocks: readonly Block[] | undefined): boolean =>
	blocks?.some(({ kind }) => kind === "heading") ?? false;

function BlockElement({ block }: { block: Block }) {
	if (block.kind === "list") return <List list={block} />;
	const words = <Spans spans={block.spans} />;
	if (block.kind === "paragraph") return <p>{words}</p>;
	return block.level === 3 ? (
		<h3 className="pt-2 text-xl">{words}</h3>
	) : (
		<h4 className="font-semibold text-ink-900 text-lg">{words}</h4>
	);
}

function List({ list: { isOrdered, items } }: { list: ListBlock }) {
	const entries = items.map(({ spans, lists }, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change their order
		<li key={index} className="[&>ol]:mt-1.5 [&>ul]:mt-1.5">
			<Spans spans={spans} />
			{lists.map((list, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nor do its lists
				<List key={at} list={list} />
			))}
		</li>
	));
	return isOrdered ? (
		<ol className="list-decimal space-y-1.5 pl-6">{entries}</ol>
	) : (
		<ul className="list-disc space-y-1.5 pl-6">{entries}</ul>
	);
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
	spans.map((span, index) => {
		const key = `${span.kind}-${index.toString()}`;
		if (span.kind === "break") return <br key={key} />;
		if (span.kind === "link")
			return (
				<a key={key} href={span.href} className="link wrap-anywhere decoration-brand-300">
					<Spans spans={span.spans} />
				</a>
			);
		const words = nonBreaking(span.text);
		const emphasised = span.isEmphasised ? <em key={key}>{words}</em> : words;
		return span.isStrong ? <strong key={key}>{emphasised}</strong> : emphasised;
	});
