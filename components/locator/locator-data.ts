import type { Branch } from "#lib/backend/locator";
import type { WeekHours } from "#lib/calendar/opening-hours";
import { elementData } from "#lib/islands/element-data";

export type MapTiles = { url: string; attribution: string };

/** What the map and the badges need to know of a listed branch. */
export type ListedBranch = Pick<Branch, "id" | "name" | "location" | "area" | "position" | "hours">;

/** On each entry of the list of branches. */
export const listedBranch = elementData<ListedBranch>("branch");
/** On the map's container. */
export const mapTiles = elementData<MapTiles>("tiles");
/** Hours of a branch's own; null for the usual ones. */
export const ownHours = elementData<WeekHours | null>("hours");
