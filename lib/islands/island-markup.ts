/** Names that the server's HTML shares with the browser's loader. */

/** An element that a script takes over. It has no box of its own (`frame.css`). */
export const ISLAND = "site-island";
/** Where the files of islands are served. */
export const ISLAND_BASE = "/_next/static/islands/";
/** When an island's code is fetched. */
export type When = "interaction" | "visible" | "idle";
/**
 * What has become of the script of an island or of another React part: not asked for yet, being fetched and started, started, or
 * failed. Written on the element (`ISLAND_STATUS`).
 */
export type IslandStatus = "rendered" | "loading" | "ready" | "failed";

/** Writes the status on the element. */
export function setIslandStatus(element: HTMLElement, status: IslandStatus): void {
	element.dataset.islandStatus = status;
}
/** Dispatched on `document` when a part of the page has been replaced: it may have islands. */
export const CONTENT_REPLACED = "content-replaced";
/** Dispatched on `document` when an island has replaced the URL of the page by that of what it shows now. */
export const URL_REPLACED = "url-replaced";
/** Dispatched on an island that is about to be removed from the page. */
export const ISLAND_LEAVES = "island-leaves";
/** Dispatched on an island whose code has thrown after its start, and shows nothing any more. */
export const ISLAND_FAILS = "island-fails";
