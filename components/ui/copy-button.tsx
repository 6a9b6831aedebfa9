import type { ReactNode } from "react";

type CopyButtonProps = {
	text: string;
	/** The button's label; after a press it reads 'Copied' for two seconds. */
	label: string;
	icon: ReactNode;
	className?: string;
};

/** Copies the text next to it (`components/site/page-controls.ts`). Hidden without script, where the text can be selected. */
export const CopyButton = ({ text, label, icon, className = "" }: CopyButtonProps) => (
	<>
		<button type="button" data-page-control="" data-copy={text} className={`${className} noscript:hidden`}>
			{icon}
			<span data-label="">{label}</span>
		</button>
		<span role="status" className="sr-only" />
	</>
);
