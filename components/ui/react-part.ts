import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { ISLAND_LEAVES, setIslandStatus } from "#lib/islands/island-markup";

type PartOptions = Pick<RootOptions, "onRecoverableError"> & {
	/** Whether the server has rendered the content in the element. Otherwise the element is empty. */
	hydrates?: boolean;
	/** Called once the part works, its effects included. */
	onStart?: () => void;
	/** Called when the part throws, which leaves nothing of it. By default the error is reported like any other. */
	onUncaughtError?: (error: unknown) => void;
};

type ReactPart = {
	/** Shows other content in its place. */
	render: (content: ReactNode) => void;
	/** Removes the content. */
	end: () => void;
};

/**
 * Gives an element to React: hydrates the content that the server rendered in it, or opens it in an empty one. No other code makes a
 * React root. The part ends when its element is about to be removed (`ISLAND_LEAVES`).
 */
export function reactPart(
	element: HTMLElement,
	content: ReactNode,
	{ hydrates, onStart, onUncaughtError = throwLater, ...options }: PartOptions = {},
): ReactPart {
	const onDone = () => {
		setIslandStatus(element, "ready");
		onStart?.();
	};
	const withSign = (shown: ReactNode) => createElement(Started, { onDone }, shown);
	const rootOptions = {
		...options,
		onUncaughtError(error: unknown) {
			setIslandStatus(element, "failed");
			onUncaughtError(error);
		},
	};
	setIslandStatus(element, "loading");
	let root: Root | undefined;
	const render = (shown: ReactNode) => root?.render(withSign(shown));
	// As a transition it is done in small steps, between which the browser answers inputs.
	startTransition(() => {
		root = hydrates ? hydrateRoot(element, withSign(content), rootOptions) : createRoot(element, rootOptions);
		if (!hydrates) render(content);
	});
	const end = () => root?.unmount();
	element.addEventListener(ISLAND_LEAVES, end);
	return { render, end };
}

/** Its effect runs after those of its children. */
function Started({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(onDone, []);
	return children;
}

/** Not with `reportError`, which Safari knows only since 15.4. */
export function throwLater(error: unknown) {
	queueMicrotask(() => {
		throw error;
	});
}
