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

/** More pins than this would hide the map. */
const PINS_MAX = 80;

/** What the drawn map needs to know of a branch. */
export type PlacedBranch = { region: string; position?: Position | undefined };

export type DrawnPin = { left: number; top: number; region: string };

/**
 * The pins on the drawn map, in percent from its left and top, with their region. Pins that would cover another of their region are
 * omitted.
 */
export function drawnPins(branches: readonly PlacedBranch[]): DrawnPin[] {
	const pins = new Map<string, DrawnPin>();
	for (const { region, position } of branches) {
		if (!position) continue;
		const pin = { left: rounded(across(position.lng)), top: rounded(down(position.lat)), region };
		pins.set(Object.values(pin).join(" "), pin);
		if (pins.size === PINS_MAX) break;
	}
	return [...pins.values()];
}

const across = (lng: number) => (lng - GHANA_MAP.west) / (GHANA_MAP.east - GHANA_MAP.west);
const down = (lat: number) =>
	(mercator(GHANA_MAP.north) - mercator(lat)) / (mercator(GHANA_MAP.north) - mercator(GHANA_MAP.south));
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const rounded = (share: number) => Math.round(share * 200) / 2;
