import { type DivIcon, divIcon } from "leaflet";

const pinIcons = new Map<string, DivIcon>();

/**
 * Contains the name for assistive technology that ignores titles. Cached, because a pin that is created again on every move
 * loses the focus.
 */
export function pinIcon(name: string): DivIcon {
	const icon =
		pinIcons.get(name) ??
		divIcon({
			className: "",
			iconSize: [36, 44],
			iconAnchor: [18, 42],
			html: `${PIN}<span class="sr-only">${new Option(name).innerHTML}</span>`,
		});
	pinIcons.set(name, icon);
	return icon;
}

const PIN =
	'<svg viewBox="0 0 36 44" class="map-pin"><path stroke-width="2" d="M18 42C12 33 4 26 4 16a14 14 0 0 1 28 0c0 10-8 17-14 26z"/><circle cx="18" cy="16" r="5.5"/></svg>';

/** Where the visitor is. */
export const HERE = divIcon({
	className: "",
	iconSize: [22, 22],
	html: '<span class="map-here"></span>',
});
