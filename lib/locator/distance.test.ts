import assert from "node:assert/strict";
import { test } from "node:test";
import { distanceKm, distanceText, nearestFirst } from "#lib/locator/distance";

const ACCRA = { lat: 5.6037, lng: -0.187 };
const KUMASI = { lat: 6.6885, lng: -1.6244 };
const TAMALE = { lat: 9.4034, lng: -0.8424 };

test("distances between cities match the atlas within one per cent", () => {
	const rows: [name: string, from: typeof ACCRA, to: typeof ACCRA, km: number][] = [
		["Accra to Kumasi", ACCRA, KUMASI, 199],
		["Kumasi to Tamale", KUMASI, TAMALE, 314],
		["nowhere", ACCRA, ACCRA, 0],
		["across the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
		["to the other side of the earth", { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20015],
	];
	for (const [name, from, to, km] of rows) {
		assert.ok(Math.abs(distanceKm(from, to) - km) <= km * 0.01, `${name}: ${distanceKm(from, to)}`);
	}
});

test("distances read as people say them", () => {
	const rows: [km: number, expected: string][] = [
		[0, "0 m"],
		[0.044, "40 m"],
		[0.45, "450 m"],
		[0.994, "990 m"],
		[0.996, "1.0 km"],
		[3.24, "3.2 km"],
		[9.96, "10 km"],
		[128.4, "128 km"],
		[11234, "11,234 km"],
	];
	for (const [km, expected] of rows) assert.equal(distanceText(km), expected.replace(" ", "\u00a0"), `${km}`);
});

test("the nearest comes first, and places without a position come last, in their order", () => {
	const places = [
		{ name: "no pin 1" },
		{ name: "Tamale", position: TAMALE },
		{ name: "Accra", position: ACCRA },
		{ name: "no pin 2" },
		{ name: "Kumasi", position: KUMASI },
	];
	assert.deepEqual(
		nearestFirst(places, { lat: 5.5, lng: -0.2 }).map(({ name }) => name),
		["Accra", "Kumasi", "Tamale", "no pin 1", "no pin 2"],
	);
	assert.equal(places[0]?.name, "no pin 1", "the list itself is left alone");
});
