import assert from "node:assert/strict";
import { test } from "node:test";
import { newReference, parseReference } from "./reference.ts";

const ALPHABET = "234679CDFGHJKMNPQRTVWXY";

test("a reference is grouped, unambiguous and has a valid check character", () => {
	for (let index = 0; index < 500; index++) {
		const reference = newReference();
		assert.match(
			reference,
			/^[2-79CDFGHJKMNPQRTVWXY]{4}-[2-79CDFGHJKMNPQRTVWXY]{4}-[2-79CDFGHJKMNPQRTVWXY]$/,
		);
		assert.equal(parseReference(reference), reference);
	}
});

test("every single wrong character is detected", () => {
	const reference = newReference();
	for (const [index, right] of [...reference].entries()) {
		if (right === "-") continue;
		for (const wrong of ALPHABET) {
			if (wrong === right) continue;
			const heard = reference.slice(0, index) + wrong + reference.slice(index + 1);
			assert.equal(parseReference(heard), undefined, heard);
		}
	}
});

test("every two swapped characters are detected", () => {
	for (let round = 0; round < 100; round++) {
		const characters = [...newReference().replaceAll("-", "")];
		for (let a = 0; a < characters.length; a++) {
			for (let b = a + 1; b < characters.length; b++) {
				const swapped = characters.with(a, characters[b] ?? "").with(b, characters[a] ?? "");
				const isSame = characters[a] === characters[b];
				assert.equal(parseReference(swapped.join("")) !== undefined, isSame);
			}
		}
	}
});

test("it is found however it is typed", () => {
	const reference = newReference();
	const [first, second, check] = reference.split("-");
	for (const typed of [
		reference.toLowerCase(),
		`  ${first} ${second} ${check} `,
		`${first}${second}${check}`,
		`${first}–${second}—${check}`,
		`${first}.${second}.${check}`.toLowerCase(),
		`#${reference}`,
		`My ref is ${reference}.`,
	]) {
		assert.equal(parseReference(typed), reference);
	}
});

test("other text is no reference", () => {
	for (const text of ["", "K7MQ", "K7MQ-3TXW", "IIII-IIII-I", "K7MQ-3TXW-99", "'; DROP TABLE submissions"]) {
		assert.equal(parseReference(text), undefined);
	}
});
