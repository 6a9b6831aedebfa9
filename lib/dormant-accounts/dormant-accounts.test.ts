import assert from "node:assert/strict";
import { test } from "node:test";
import { type DormantAccount, listedSince, searchDormant } from "#lib/dormant-accounts/dormant-accounts";

const NAMES = ["Mensah Kofi", "Ama Serwaa Boateng", "Kwame Owusu-Ansah", "Efua Ɔkyere", "André N’Guessan"];
const accounts: DormantAccount[] = NAMES.map((name) => ({ name }));

const found = (typed: string, list = accounts) => {
	const result = searchDormant(list, typed);
	return result === "too short" ? result : result.hits.map(({ name }) => name);
};

test("a dormant account is found by its owner's name in any order, without accents and case", () => {
	for (const [typed, name] of [
		["kofi mensah", "Mensah Kofi"],
		["Mensah K.", "Mensah Kofi"],
		["BOATENG", "Ama Serwaa Boateng"],
		["ansah kwame", "Kwame Owusu-Ansah"],
		["okyere", "Efua Ɔkyere"],
		["Ɔky", "Efua Ɔkyere"],
		["andre nguessan", "André N’Guessan"],
		["Mr. Kofi Mensah", "Mensah Kofi"],
		["owusuansah", "Kwame Owusu-Ansah"],
	] as const)
		assert.deepEqual(found(typed), [name], typed);
	assert.deepEqual(found("Kofi Boateng"), [], "each typed word belongs to the same owner");
	assert.deepEqual(found("fua"), [], "a word begins with what was typed");
});

test("titles, words for the dead and further names of the owner hide no account", () => {
	const list = ["Mensah Kofi", "Yaw Darko", "Alhaji Seidu Fuseini (Sample)", "Adjei K.", "Nana Esi"].map(
		(name) => ({ name }),
	);
	for (const [typed, name] of [
		["Kofi Agyeman Mensah", "Mensah Kofi"],
		["The late Yaw Darko", "Yaw Darko"],
		["Opanyin Darko", "Yaw Darko"],
		["Darko (deceased)", "Yaw Darko"],
		["my grandfather Yaw Darko", "Yaw Darko"],
		["Hajia (Mrs) Fuseini", "Alhaji Seidu Fuseini (Sample)"],
		["Seidu Ibrahim Fuseini", "Alhaji Seidu Fuseini (Sample)"],
		["Kwame Adjei", "Adjei K."],
		["Nana", "Nana Esi"],
	] as const)
		assert.deepEqual(found(typed, list), [name], typed);
	for (const typed of ["Mensah Darko", "M K Y D S F A E", "Men Ko Yaw Dar", "Esi Mensah"])
		assert.deepEqual(found(typed, list), [], `"${typed}" names no owner in full`);
});

test("the list cannot be read by typing less than three letters, and not beyond twenty names", () => {
	for (const typed of ["", "  ", "Ma", "m.a", "12345"]) assert.equal(found(typed), "too short", typed);
	const many = Array.from({ length: 21 }, (_, at) => ({ name: `Mensah ${at}` }));
	const result = searchDormant(many, "mensah");
	assert.ok(result !== "too short" && result.hits.length === 20 && result.hasMore);
	const all = searchDormant(many.slice(1), "mensah");
	assert.ok(all !== "too short" && all.hits.length === 20 && !all.hasMore);
});

test("the list stands since its oldest entry was published", () => {
	assert.equal(
		listedSince([
			{ name: "A", publishedOn: "2026-11-09" },
			{ name: "B", publishedOn: "2026-11-02" },
		]),
		"2026-11-02",
	);
	assert.equal(listedSince(accounts), undefined);
});
