"use client";

import { type ReactNode, useEffect, useState } from "react";

type CopyButtonProps = {
	text: string;
	/** The button's label; after a press it reads 'Copied' for two seconds. */
	label: string;
	/** The icon, rendered by the server. */
	icon: ReactNode;
	className?: string;
};

const COPIED_MS = 2_000;

/** Copies the text next to it. Hidden without script, where the text can be selected. */
export function CopyButton({ text, label, icon, className = "" }: CopyButtonProps) {
	const [isCopied, setCopied] = useState(false);

	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);

	return (
		<>
			<button
				type="button"
				className={`${className} noscript:hidden`}
				onClick={() => copy(text).then(setCopied)}
			>
				{icon}
				{isCopied ? "Copied" : label}
			</button>
			<span role="status" className="sr-only">
				{isCopied && `${text} copied`}
			</span>
		</>
	);
}

/** Returns whether the text could be copied. The Clipboard API needs https; the older command works without. */
async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const field = document.createElement("textarea");
		field.value = text;
		field.style.position = "fixed";
		field.style.opacity = "0";
		document.body.append(field);
		field.select();
		const isCopied = document.execCommand("copy");
		field.remove();
		return isCopied;
	}
}
