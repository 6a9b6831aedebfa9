import type { ReactNode } from "react";
import { COPY_LABEL, COPY_TEXT, PAGE_CONTROL } from "#lib/islands/data-attributes";

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
		<button
			type="button"
			{...{ [PAGE_CONTROL]: "", [COPY_TEXT]: text }}
			className={`${className} noscript:hidden`}
		>
			{icon}
			<span {...{ [COPY_LABEL]: "" }}>{label}</span>
		</button>
		<span role="status" className="sr-only" />
	</>
);
