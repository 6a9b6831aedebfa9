import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawnPins, GHANA_MAP } from "#lib/locator/ghana-map";

const file = new URL("../../public/images/ghana-map.svg", import.meta.url);
const drawing = readFileSync(file, "utf8");

test("a pin is placed where the drawing has its town", () => {
	const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)" r="2.5"\/><text[^>]*>Kumasi</.exec(drawing) ?? [];
	const [pin] = drawnPins([{ position: { lat: 6.69, lng: -1.63 } }]);
	const [left = Number.NaN, top = Number.NaN] = pin?.replaceAll("%", "").split(" ").map(Number) ?? [];
	assert.ok(Math.abs((left / 100) * GHANA_MAP.width - Number(x)) < 3, `${left}% is ${x}`);
	assert.ok(Math.abs((top / 100) * GHANA_MAP.height - Number(y)) < 3, `${top}% is ${y}`);
});

test("pins that would hide each other, or the map, are omitted", () => {
	const accra = { position: { lat: 5.55, lng: -0.2 } };
	const tamale = { position: { lat: 9.4, lng: -0.84 } };
	assert.equal(drawnPins([accra, { ...accra }, { position: undefined }, tamale]).length, 2);
	const many = Array.from({ length: 2_000 }, (_, at) => ({
		position: { lat: 5 + (at % 50) / 10, lng: -3 + (at / 2_000) * 4 },
	}));
	assert.equal(drawnPins(many).length, 80);
});

test("the drawing is of the stated size and weighs at most 9 KB", () => {
	assert.ok(drawing.includes(`viewBox="0 0 ${GHANA_MAP.width} ${GHANA_MAP.height}"`));
	assert.ok(Buffer.byteLength(drawing) <= 9_000);
});
