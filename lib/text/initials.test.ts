import assert from "node:assert/strict";
import { test } from "node:test";
import { initials } from "#lib/text/initials";

const NAMES: readonly [name: string, expected: string][] = [
	["Selorm Agbeko", "SA"],
	["Mrs Abena Serwaa Asiedu-Boateng", "AA"],
	["Dr (Mrs) Wilhelmina Akua Owusu-Amankwah", "WO"],
	["Prof. Kojo Mensah", "KM"],
	["Nana", "N"],
	["Unknown", "U"],
	["élodie Ɛdem", "ÉƐ"],
	["3M Trust", "T"],
	["Mensah, Kojo", "MK"],
	["", "?"],
	["42", "?"],
];

for (const [name, expected] of NAMES) {
	test(`'${name}' is ${expected}`, () => assert.equal(initials(name), expected));
}
