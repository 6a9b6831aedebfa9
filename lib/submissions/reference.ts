import { randomInt } from "node:crypto";

/**
 * No vowels, so that no word comes out, and none of the pairs that are mistaken for each other in handwriting: 0 O, 1 I L,
 * 2 Z, 5 S, 8 B, U V. Their number, 23, is prime, which lets one check character find every single mistake.
 */
const ALPHABET = "234679CDFGHJKMNPQRTVWXY";
const BASE = ALPHABET.length;
const RANDOM_CHARACTERS = 8;

/**
 * A fresh receipt number that can be read over the phone: `K7MQ-3TXW-9`, eight random characters (36 bits) and a check
 * character. It opens nothing: it only names a submission. The store sees to it that no two are equal.
 */
export function newReference(): string {
	const body = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(BASE)]).join("");
	return grouped(body + checkCharacter(body));
}

/** Whether this is a reference, check character included. Case, spaces and dashes do not matter. */
export const isReference = (text: string): boolean => parseReference(text) !== undefined;

/** The reference as it is stored, from what somebody typed; undefined when a character is wrong, missing or swapped. */
export function parseReference(text: string): string | undefined {
	const characters = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
	if (characters.length !== RANDOM_CHARACTERS + 1) return undefined;
	const body = characters.slice(0, -1);
	if ([...characters].some((character) => !ALPHABET.includes(character))) return undefined;
	return characters.endsWith(checkCharacter(body)) ? grouped(characters) : undefined;
}

/**
 * Makes the sum of value × position a multiple of 23. A prime base and different positions: one wrong character, or any two
 * that changed places, always change the sum.
 */
function checkCharacter(body: string): string {
	const sum = [...body].reduce(
		(total, character, index) => total + ALPHABET.indexOf(character) * (index + 1),
		0,
	);
	const position = RANDOM_CHARACTERS + 1;
	const value = [...ALPHABET].findIndex((_, candidate) => (sum + candidate * position) % BASE === 0);
	return ALPHABET.charAt(value);
}

const grouped = (characters: string) =>
	`${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
