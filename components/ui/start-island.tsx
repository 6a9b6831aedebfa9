import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { ISLAND, ISLAND_LEAVES, SLOT } from "#lib/islands/island-markup";

/**
 * Hydrates an island's element, which the server rendered with the same component. Resolves once the island works. Throws if the
 * browser has translated it: React would render it anew, without the translation and what was typed. Its HTML goes on working.
 */
export function startIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
	if (isTranslated(element)) throw new Error("A translated island stays as it is");
	const props = JSON.parse(element.dataset.props ?? "{}", (_key, value) => slotOf(element, value) ?? value);
	return new Promise((resolve) => {
		// As a transition it is done in small steps, between which the browser answers inputs.
		startTransition(() => {
			const root = hydrateRoot(
				element,
				<Hydrated onDone={resolve}>
					<Component {...props} />
				</Hydrated>,
			);
			element.addEventListener(ISLAND_LEAVES, () => root.unmount());
		});
	});
}

/** Chrome and Edge put translated text into `font` elements. Firefox changes the page's language. */
const isTranslated = (element: HTMLElement) =>
	element.querySelector("font") !== null || !document.documentElement.lang.startsWith("en");

/** Its effect runs after those of its children. */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
	useEffect(onDone, [onDone]);
	return children;
}

/** The element for a slot's number in the island's data: React leaves its content alone. */
function slotOf(island: HTMLElement, value: unknown): ReactNode {
	const slot = typeof value === "object" && value !== null && (value as Record<string, unknown>)[SLOT];
	if (typeof slot !== "number") return undefined;
	const sent = [...island.querySelectorAll(`${SLOT}[data-slot="${slot}"]`)];
	const own = sent.find((element) => element.parentElement?.closest(ISLAND) === island);
	return createElement(SLOT, {
		key: slot,
		"data-slot": slot,
		// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server sent
		dangerouslySetInnerHTML: { __html: own?.innerHTML ?? "" },
		suppressHydrationWarning: true,
	});
}
