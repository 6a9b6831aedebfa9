import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type SearchEntry, searchIndex } from "#lib/search/search-index";
import type { SearchKind } from "#lib/search/search-query";
import { SEARCH_WORDS } from "#lib/search/search-words";
import { searchSite } from "#lib/search/site-search";

/** 7,000 entries with texts as long as those of a company with 1,000 items of each kind and 2,000 branches. */
function entries(): SearchEntry[] {
	const words = Array.from({ length: 6_000 }, (_, at) => `${at.toString(36)}${"abcdefghij"[at % 10]}ing`);
	const sizes: [SearchKind, number, number][] = [
		["product", 1_000, 120],
		["notice", 1_000, 80],
		["job", 1_000, 150],
		["article", 1_000, 480],
		["report", 1_000, 15],
		["branch", 2_000, 15],
	];
	let seed = 1;
	const pick = () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return words[seed % words.length];
	};
	return sizes.flatMap(([kind, count, length]) =>
		Array.from({ length: count }, (_, at) => ({
			kind,
			title: `${kind} ${at} loan account`,
			text: Array.from({ length }, pick).join(" "),
			keywords: `${kind} mobile money ${pick()}`,
			href: `/${kind}/${at}`,
		})),
	);
}

test("a search in 7,000 entries takes at most 50 ms of the processor", async () => {
	const index = await searchIndex(entries(), SEARCH_WORDS);
	for (const q of [
		"loan",
		"momo",
		"co",
		"acount mobile mony",
		"how do i get a loan without an account",
		"branch 17",
	]) {
		const times = Array.from({ length: 7 }, () => {
			const before = process.cpuUsage();
			searchSite(index, { q, kind: "", page: "", few: "few" });
			const { user, system } = process.cpuUsage(before);
			return (user + system) / 1_000;
		});
		const least = Math.min(...times);
		assert.ok(least <= 50, `${q}: ${least} ms`);
	}
});

test("the index of 7,000 entries takes at most 25 MB besides them", async () => {
	setFlagsFromString("--expose-gc");
	const collectGarbage: () => void = runInNewContext("gc");
	const usedBytes = () => {
		collectGarbage();
		const { heapUsed, external } = process.memoryUsage();
		return heapUsed + external;
	};
	const all = entries();
	const before = usedBytes();
	const index = await searchIndex(all, SEARCH_WORDS);
	const megabytes = (usedBytes() - before) / 1_000_000;
	assert.equal(index.entries.length, all.length);
	assert.ok(megabytes <= 25, `${megabytes} MB`);
});
