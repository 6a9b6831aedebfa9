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

/**
 * The stored form of the first reference in a typed text, whatever its case, spaces, dashes and dots; undefined if there is none, because a
 * character is wrong, missing or swapped.
 */
export function parseReference(text: string): string | undefined {
	for (const [typed] of text.toUpperCase().matchAll(TYPED)) {
		const characters = typed.replace(SEPARATORS, "");
		if (characters.endsWith(checkCharacter(characters.slice(0, -1)))) return grouped(characters);
	}
	return undefined;
}

const SEPARATORS = /[\s\p{Pd}.]+/gu;
const TYPED = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:[${ALPHABET}][\\s\\p{Pd}.]{0,3}){${RANDOM_CHARACTERS}}[${ALPHABET}](?![\\p{L}\\p{N}])`,
	"gu",
);

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
