"use client";

import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { useDismiss } from "./use-dismiss";

type LiveChatToggleProps = {
	/** The third party's script and the global name that it sets; none when the company has no live chat. */
	provider?: { scriptUrl: string; globalName: string };
	className: string;
	/** The other ways to talk, drawn by the server. */
	ways: ReactNode;
	children: ReactNode;
};

/** Nothing of the third party, and not even the code that fetches it, is loaded before the first press. */
export function LiveChatToggle({ provider, className, ways, children }: LiveChatToggleProps) {
	const [isOpen, setOpen] = useState(false);
	const [isConnecting, setConnecting] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const panelId = useId();
	useDismiss(
		root,
		isOpen,
		useCallback(() => setOpen(false), []),
	);

	const onPress = async () => {
		if (!provider || isOpen) return setOpen(!isOpen);
		if (isConnecting) return;
		setConnecting(true);
		const isThere = await import("./live-chat-provider")
			.then(({ toggleChatWindow }) => toggleChatWindow(provider))
			.catch(() => false);
		setConnecting(false);
		if (!isThere) setOpen(true);
	};

	return (
		<div ref={root}>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={panelId}
				aria-busy={isConnecting}
				onClick={onPress}
				className={`${className} aria-busy:animate-pulse`}
			>
				{children}
			</button>
			<div
				id={panelId}
				className={`fixed inset-x-4 bottom-4 z-30 rounded-lg border border-line bg-white p-5 text-left text-ink-800 shadow-raised md:absolute md:inset-x-auto md:right-full md:bottom-0 md:mr-3 md:w-72 ${
					isOpen ? "" : "hidden"
				}`}
			>
				{ways}
			</div>
			<span role="status" className="sr-only">
				{isConnecting && "Connecting to live chat"}
			</span>
		</div>
	);
}
