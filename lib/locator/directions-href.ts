import type { Position } from "#lib/locator/distance";

/** Directions to a position, in the phone's maps app if there is one, otherwise on the website. */
export const directionsHref = ({ lat, lng }: Position) =>
	`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
