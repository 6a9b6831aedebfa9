import assert from "node:assert/strict";
import { test } from "node:test";
import { findByTitle } from "#lib/products/product-path";
import { entryPath, isRespelt } from "#lib/site/entry-path";

test("every spelling of a product's URL is one entry", () => {
	const entry = entryPath("/products/savings/Savings%20Account");
	assert.equal(entry, "/products/any/savings%20account");
	for (const spelling of [
		"/products/made-up-1/Savings%20Account",
		"/products/%F0%9F%92%B8/SAVINGS%20ACCOUNT",
		"/products/savings/%20Savings%20%20%20Account%20",
		"/products/savings/%53avings%20%41ccount",
	]) {
		assert.equal(entryPath(spelling), entry, spelling);
	}
	assert.equal(entryPath(entry), entry, "it is its own entry");
});

test("every spelling of a branch's URL is one entry", () => {
	for (const spelling of [
		"/locator/greater-accra/makola-branch",
		"/locator/greater!!accra/makola-branch",
		"/locator/Greater%20Accra/Makola%20Branch",
		"/locator/GREATER-ACCRA/--makola--branch",
	]) {
		assert.equal(entryPath(spelling), "/locator/greater-accra/makola-branch", spelling);
	}
});

test("other paths are their own entries", () => {
	for (const path of [
		"/",
		"/products",
		"/products/loans",
		"/products/a/b/c",
		"/products/a/b/",
		"/news/1",
		"/locator",
	])
		assert.equal(entryPath(path), path);
});

test("a product is found under its entry, with any characters in its title", () => {
	for (const title of [
		"Best Quick Loan",
		"100% Savings",
		"Loans / Advances",
		"A+B",
		"Akɔntabuo Ɛ",
		"Savings+",
	]) {
		const entry = entryPath(`/products/x/${encodeURIComponent(title)}`);
		assert.equal(findByTitle([{ title }], entry.split("/").at(-1) ?? "")?.title, title);
	}
});

test("a title with plus signs for all spaces is found, one with plus signs for some is not", () => {
	const products = [{ title: "Best Quick Loan" }];
	assert.equal(findByTitle(products, "Best+Quick+Loan")?.title, "Best Quick Loan");
	assert.equal(findByTitle(products, "Best+Quick%20Loan"), undefined, "it would be another entry each");
});

test("shared caches may keep only spellings that the site links to, and small letters", () => {
	const rows: [url: string, itemPath: string, isRespelt: boolean][] = [
		["/products/savings/Savings%20Account", "/products/savings/Savings%20Account", false],
		["/products/personal/savings%20account?x=1", "/products/savings/Savings%20Account", false],
		["/products/made-up/Savings%20Account", "/products/savings/Savings%20Account", true],
		["/products/Personal/savings%20account", "/products/savings/Savings%20Account", true],
		["/products/our-own/Savings%20Account", "/products/our-own/Savings%20Account", false],
		["/products/savings/SAVINGS%20ACCOUNT", "/products/savings/Savings%20Account", true],
		["/products/savings/Savings%20Account!!", "/products/savings/Savings%20Account", true],
		["/locator/greater-accra/makola-branch", "/locator/greater-accra/makola-branch", false],
		["/locator/greater!accra/makola-branch", "/locator/greater-accra/makola-branch", true],
		["/stories/1", "/news/1", false],
	];
	for (const [url, itemPath, expected] of rows) assert.equal(isRespelt(url, itemPath), expected, url);
});
