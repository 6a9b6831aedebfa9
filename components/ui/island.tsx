import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { islandFiles } from "#lib/islands/island-files";
import { ISLAND, type Replays, SLOT, type When } from "#lib/islands/island-markup";

type IslandProps = {
	/** The name of its file: `slider` for `slider.island.tsx`, `menus` for `menus.enhancement.ts`. */
	name: string;
	/** When its code is fetched: when somebody interacts with it, when it is near the screen, or when the page is idle. */
	when: When;
	/** Clicks on its links, or submits of its form, are held a moment for the code. Otherwise the browser follows and sends them. */
	replays?: Replays;
};

/**
 * A part of a page that works in the browser: one element of a component in `<name>.island.tsx`. The server renders its complete
 * first state; the loader (`lib/browser/loader.ts`) hydrates it alone. Its properties are plain data, and elements, which stay as the
 * server sent them (slots). An element that the first state does not show would be lost. Islands share nothing but the document.
 */
export function Island({ children, ...placed }: IslandProps & { children: ReactElement }) {
	const slots: ReactNode[] = [];
	const props = children.props as Record<string, unknown>;
	const data = JSON.stringify(withoutElements(props, slots));
	return placedElement(placed, cloneElement(children, withSlots(props)), data === "{}" ? undefined : data);
}

/**
 * A part of a page to which `<name>.enhancement.ts` gives what HTML cannot do alone, without React: the server renders it, and its
 * script changes it in place.
 */
export const Enhanced = ({ children, ...placed }: IslandProps & { children?: ReactNode }) =>
	placedElement(placed, children);

function placedElement({ name, when, replays }: IslandProps, children: ReactNode, data?: string) {
	return createElement(
		ISLAND,
		{
			"data-name": name,
			"data-when": when,
			"data-replays": replays,
			"data-files": islandFiles(name)?.join(" "),
			"data-props": data,
		},
		children,
	);
}

/** The properties as plain data, with the number of a slot in the place of each element. */
function withoutElements(value: unknown, slots: ReactNode[]): unknown {
	if (isValidElement(value)) return { [SLOT]: slots.push(value) - 1 };
	if (Array.isArray(value)) return value.map((item) => withoutElements(item, slots));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutElements(item, slots)]));
}

/** The properties as the server renders them: each element inside its slot. */
function withSlots(props: Record<string, unknown>): Record<string, unknown> {
	let count = 0;
	const inSlots = (value: unknown): unknown => {
		if (isValidElement(value)) {
			const slot = count++;
			return createElement(SLOT, { key: value.key ?? slot, "data-slot": slot }, value);
		}
		if (Array.isArray(value)) return value.map(inSlots);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inSlots(item)]));
	};
	return inSlots(props) as Record<string, unknown>;
}
