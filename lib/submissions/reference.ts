import { randomInt } from "node:crypto";

/**
 * No vowels, so that no word appears, and none of the pairs that handwriting confuses: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. Their
 * number, 23, is prime, so that one check character detects every single mistake.
 */
const ALPHABET = "234679CDFGHJKMNPQRTVWXY";
const BASE = ALPHABET.length;
const RANDOM_CHARACTERS = 8;

/**
 * A new reference that can be read out over the phone: `K7MQ-3TXW-9`, eight random characters (36 bits) and a check character. It
 * grants no access; it only names a submission. The store ensures that each is unique.
 */
export function newReference(): string {
	const body = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(BASE)]).join("");
	return grouped(body + checkCharacter(body));
}

/** The stored form of a typed reference, whatever its case, spaces and dashes; undefined if a character is wrong, missing or swapped. */
export function parseReference(text: string): string | undefined {
	const characters = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
	if (characters.length !== RANDOM_CHARACTERS + 1) return undefined;
	const body = characters.slice(0, -1);
	if ([...characters].some((character) => !ALPHABET.includes(character))) return undefined;
	return characters.endsWith(checkCharacter(body)) ? grouped(characters) : undefined;
}

/**
 * Makes the sum of value × position a multiple of 23. With a prime base and different positions, one wrong character or
 * two swapped ones always change the sum.
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
