import type { Position } from "#lib/locator/distance";

/** From this zoom on, pins are not grouped, because two branches may share a building. */
const ALONE_FROM_ZOOM = 16;

/** The width of a finger: closer pins could not be distinguished or tapped. */
const CELL_PX = 48;

type PinGroup<P> = { position: Position; members: [P, ...P[]] };

/**
 * Groups pins that would overlap at this zoom into one at their centre, so that a map of a whole country stays readable and
 * light. A group never extends beyond one cell of a fixed grid.
 */
export function groupPins<P extends { position: Position }>(pins: readonly P[], zoom: number): PinGroup<P>[] {
	const cells = new Map<string | P, PinGroup<P>>();
	for (const pin of pins) {
		const cell = zoom >= ALONE_FROM_ZOOM ? pin : cellOf(pin.position, zoom);
		const group = cells.get(cell);
		if (group) group.members.push(pin);
		else cells.set(cell, { position: pin.position, members: [pin] });
	}
	return [...cells.values()].map(({ members }) => ({ members, position: middle(members) }));
}

/** The cell of the web map's pixel plane (Mercator, 256 px at zoom 0) that a position falls into. */
function cellOf({ lat, lng }: Position, zoom: number): string {
	const worldPx = 256 * 2 ** zoom;
	const sine = Math.sin((lat * Math.PI) / 180);
	const x = (lng / 360 + 0.5) * worldPx;
	const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldPx;
	return `${Math.floor(x / CELL_PX)}:${Math.floor(y / CELL_PX)}`;
}

const middle = (pins: readonly { position: Position }[]): Position => ({
	lat: pins.reduce((sum, { position }) => sum + position.lat, 0) / pins.length,
	lng: pins.reduce((sum, { position }) => sum + position.lng, 0) / pins.length,
});
