import type { Branch } from "#lib/backend/locator";
import type { Opening } from "#lib/calendar/opening-hours";
import { elementData } from "#lib/islands/element-data";

export type MapTiles = { url: string; attribution: string };

/** A listed branch as the map, the badges and 'near me' need it. */
export type ListedBranch = Omit<Branch, "path" | "phone" | "digitalAddress">;

/** On each entry of the list of branches. */
export const listedBranch = elementData<ListedBranch>("branch");
/** On the map's container. */
export const mapTiles = elementData<MapTiles>("tiles");
/** When a branch is open; `{}` for the usual hours. */
export const openingOf = elementData<Opening>("opening");
