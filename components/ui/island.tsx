import { createElement, type ReactElement, type ReactNode } from "react";
import {
	FILE_NAMES,
	ISLAND_NAME,
	ISLAND_STATUS,
	ISLAND_WHEN,
	OPENS_DIALOG,
} from "#lib/islands/data-attributes";
import { islandFiles } from "#lib/islands/island-files";
import { ISLAND, type IslandStatus, type When } from "#lib/islands/island-markup";

type IslandProps = {
	/** The name of its file: `susu` for `susu.island.tsx`, `menus` for `menus.enhancement.ts`. */
	name: string;
	/** When its code is fetched: when somebody interacts with it, when it is near the screen, or when the page is idle. */
	when: When;
	/** Its links open a dialog, so an early press on one waits a moment for the code. Otherwise the browser follows links. */
	opensDialog?: boolean;
};

/**
 * A part of a page that works in the browser: one element of a component in `<name>.island.tsx`. The server renders its complete
 * first state; the loader (`lib/browser/loader.ts`) hydrates it alone. Its properties are plain data. Islands share nothing but the
 * document.
 */
export function Island({ children, ...placed }: IslandProps & { children: ReactElement }) {
	const data = JSON.stringify(children.props);
	return placedElement(placed, children, data === "{}" ? undefined : data);
}

/**
 * A part of a page to which `<name>.enhancement.ts` gives what HTML cannot do alone, without React: the server renders it, and its
 * script changes it in place.
 */
export const Enhanced = ({ children, ...placed }: IslandProps & { children?: ReactNode }) =>
	placedElement(placed, children);

function placedElement({ name, when, opensDialog }: IslandProps, children: ReactNode, data?: string) {
	return createElement(
		ISLAND,
		{
			[ISLAND_NAME]: name,
			[ISLAND_WHEN]: when,
			[OPENS_DIALOG]: opensDialog ? "" : undefined,
			[ISLAND_STATUS]: "rendered" satisfies IslandStatus,
			[FILE_NAMES]: islandFiles(name)?.join(" "),
			"data-props": data,
		},
		children,
	);
}
