import type { Position } from "#lib/locator/distance";

/** The drawn map of Ghana and its bounds in degrees, the same as in `design/map/make.py`, which draws it. */
export const GHANA_MAP = {
	src: "/images/ghana-map.svg",
	width: 970,
	height: 782,
	west: -5.9,
	east: 3.8,
	south: 3.6,
	north: 11.35,
} as const;

/** The country itself, in degrees. */
export const GHANA = { west: -3.3, east: 1.25, south: 4.7, north: 11.2 } as const;

/** More pins than this would hide the map. */
const PINS_MAX = 80;

/** A branch as the drawn map needs it. */
export type PlacedBranch = { position?: Position | undefined };

/** A pin's distance from the left and the top of the drawn map, as in CSS: "46.5% 81%". */
export type DrawnPin = `${number}% ${number}%`;

/** The pins of these branches on the drawn map, at most 80. Branches that would cover each other share one. */
export function drawnPins(branches: readonly PlacedBranch[]): DrawnPin[] {
	const pins = new Set<DrawnPin>();
	for (const { position } of branches) {
		if (!position) continue;
		pins.add(`${rounded(across(position.lng))}% ${rounded(down(position.lat))}%`);
		if (pins.size === PINS_MAX) break;
	}
	return [...pins];
}

const across = (lng: number) => (lng - GHANA_MAP.west) / (GHANA_MAP.east - GHANA_MAP.west);
const down = (lat: number) =>
	(mercator(GHANA_MAP.north) - mercator(lat)) / (mercator(GHANA_MAP.north) - mercator(GHANA_MAP.south));
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const rounded = (share: number) => Math.round(share * 200) / 2;
