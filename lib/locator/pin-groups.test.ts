import assert from "node:assert/strict";
import { test } from "node:test";
import { groupPins } from "#lib/locator/pin-groups";

const pins = [
	{ id: "circle", position: { lat: 5.5705, lng: -0.2076 } },
	{ id: "osu", position: { lat: 5.5571, lng: -0.1818 } },
	{ id: "kumasi", position: { lat: 6.6885, lng: -1.6244 } },
	{ id: "kumasi next door", position: { lat: 6.6885, lng: -1.6244 } },
];
const shape = (zoom: number) =>
	groupPins(pins, zoom).map(({ members }) => members.map(({ id }) => id).join("+"));

test("overlapping pins become one, and separate again when the map zooms in", () => {
	assert.deepEqual(shape(0), ["circle+osu+kumasi+kumasi next door"]);
	assert.deepEqual(shape(7), ["circle+osu", "kumasi+kumasi next door"]);
	assert.deepEqual(shape(13), ["circle", "osu", "kumasi+kumasi next door"]);
	assert.deepEqual(shape(16), ["circle", "osu", "kumasi", "kumasi next door"]);
});

test("a group is placed at the centre of its members", () => {
	const [accra] = groupPins(pins.slice(0, 2), 6);
	assert.ok(accra);
	assert.ok(Math.abs(accra.position.lat - 5.5638) < 1e-9 && Math.abs(accra.position.lng + 0.1947) < 1e-9);
});

test("no pin is lost, however many there are", () => {
	const many = Array.from({ length: 2000 }, (_, index) => ({
		id: index,
		position: { lat: 4.6 + (index % 50) * 0.13, lng: -3.3 + Math.floor(index / 50) * 0.11 },
	}));
	for (const zoom of [0, 6, 9, 13, 18]) {
		const members = groupPins(many, zoom).flatMap((group) => group.members);
		assert.equal(new Set(members).size, many.length, `zoom ${zoom}`);
	}
	assert.ok(groupPins(many, 6).length < 200, "the whole country is a few dozen pins");
});
