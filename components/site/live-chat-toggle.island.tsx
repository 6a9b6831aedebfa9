"use client";

import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import type { ContactWays } from "./contact-options";
import { useDismiss } from "./use-dismiss";

type LiveChatToggleProps = {
	/** The third party's script and the global that it sets; undefined when the company has no live chat. */
	provider?: { scriptUrl: string; globalName: string };
	className?: string;
	/** Other ways to get in touch. */
	ways: ContactWays;
	children: ReactNode;
};

/** Loads nothing of the third party before the first press, nor the code that fetches it or renders the panel. */
export function LiveChatToggle({ provider, className = "", ways, children }: LiveChatToggleProps) {
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [Panel, setPanel] = useState<ComponentType<{ ways: ContactWays }>>();
	const root = useRef<HTMLDivElement>(null);
	const panelId = useId();
	useDismiss(root, { isOpen: () => isOpen, close: () => setOpen(false) });

	const onPress = async () => {
		if (isOpen) return setOpen(false);
		if (isBusy) return;
		setBusy(true);
		const isThere =
			provider &&
			(await import("./live-chat-provider")
				.then(({ toggleChatWindow }) => toggleChatWindow(provider))
				.catch(() => false));
		if (!isThere) {
			const panel = await import("./contact-options").catch(() => undefined);
			if (panel) {
				setPanel(() => panel.ContactOptions);
				setOpen(true);
			} else location.assign("/contact#content");
		}
		setBusy(false);
	};

	return (
		<div ref={root}>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={panelId}
				aria-busy={isBusy}
				onClick={onPress}
				className={`${className} noscript:hidden aria-busy:animate-pulse`}
			>
				{children}
			</button>
			<div id={panelId} className={`chat-panel ${isOpen ? "" : "hidden"}`}>
				{Panel && <Panel ways={ways} />}
			</div>
			<span role="status" className="sr-only">
				{isBusy && provider && "Connecting to live chat"}
			</span>
		</div>
	);
}
