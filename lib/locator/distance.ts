import { grouped } from "#lib/text/grouped";

export type Position = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two positions in degrees, in kilometres. */
export function distanceKm(from: Position, to: Position): number {
	const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
	const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
	const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as people say it: '450 m', '3.2 km', '128 km'. It is a straight line: roads are longer. */
export function distanceText(km: number): string {
	const metres = Math.round(km * 100) * 10;
	if (metres < 1000) return `${metres}\u00a0m`;
	return `${km < 9.95 ? km.toFixed(1) : grouped(Math.round(km))}\u00a0km`;
}

/** What follows the address of a branch: ' · 3.2 km'. */
export const distanceNote = (from: Position, to: Position): string =>
	`\u00a0· ${distanceText(distanceKm(from, to))}`;

/** The list with the nearest first. Items without a position keep their order at the end. */
export function nearestFirst<T extends { position?: Position }>(places: readonly T[], from: Position): T[] {
	const distance = (place: T) => (place.position ? distanceKm(from, place.position) : Number.MAX_VALUE);
	return places
		.map((place) => ({ place, km: distance(place) }))
		.sort((a, b) => a.km - b.km)
		.map(({ place }) => place);
}
