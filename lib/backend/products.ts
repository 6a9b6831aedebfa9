import "server-only";
import { z } from "zod";
import { attempt } from "#lib/backend/client/failure";
import { contentFile } from "#lib/backend/client/resources";
import { dates, datesOf, day } from "#lib/backend/dates";
import {
	flag,
	identifier,
	idOf,
	longText,
	number,
	picture,
	pictureOf,
	text,
	texts,
	unusable,
} from "#lib/backend/fields";
import { jsonIn } from "#lib/backend/plain-value";
import { listReader } from "#lib/backend/readers";
import { log } from "#lib/platform/log";
import type { KeyFacts, Range } from "#lib/products/key-facts";
import { isKnownCategory, productCategory } from "#lib/products/product-groups";
import { findByTitle, productPaths } from "#lib/products/product-path";
import { currentParsed } from "#lib/text/json-file";
import { loanTerms } from "#lib/tools/loan-form";

/**
 * The key facts of a product. Every field is optional, but without `valid_from` nothing is shown,
 * because nobody vouches for undated facts. Amounts are in GHS, rates and fees in percent. The example is shown if the loan
 * calculator accepts its amount, months and rate; the site works out what it costs.
 */
const keyFacts = z
	.preprocess(
		(value) => jsonIn(value) ?? value,
		z
			.object({
				valid_from: day,
				published_by: text,
				sample: flag,
				amount_min: number,
				amount_max: number,
				months_min: number,
				months_max: number,
				example_amount: number,
				example_months: number,
				example_every: text,
				example_rate: number,
				example_method: text,
				example_fee: number,
				cost: text,
				time: text,
				opening_amount: number,
				minimum_balance: number,
				interest: text,
				withdrawals: text,
				late_payment: text,
				early_payment: text,
				not_for: texts,
			})
			.nullish(),
	)
	.catch(undefined)
	.transform((wire): KeyFacts | undefined => {
		if (!wire?.valid_from) return undefined;
		return {
			from: wire.valid_from,
			publishedBy: wire.published_by,
			isSample: wire.sample ?? false,
			amount: rangeOf(wire.amount_min, wire.amount_max),
			months: rangeOf(wire.months_min, wire.months_max),
			example: loanTerms({
				amount: String(wire.example_amount ?? ""),
				months: String(wire.example_months ?? ""),
				every: wire.example_every?.toLowerCase() ?? "month",
				rate: String(wire.example_rate ?? ""),
				method: wire.example_method?.toLowerCase() ?? "flat",
				fee: String(wire.example_fee ?? ""),
			}).terms,
			cost: wire.cost,
			time: wire.time,
			opening: notNegative(wire.opening_amount),
			minimum: notNegative(wire.minimum_balance),
			interest: wire.interest,
			withdrawals: wire.withdrawals,
			late: wire.late_payment,
			early: wire.early_payment,
			excluded: wire.not_for,
		};
	});

const notNegative = (value: number | undefined) => (value !== undefined && value >= 0 ? value : undefined);

/** Reversed bounds are swapped. */
function rangeOf(one: number | undefined, other: number | undefined): Range | undefined {
	const [from, to] = [notNegative(one), notNegative(other)];
	if (from === undefined && to === undefined) return undefined;
	return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** A product of the company (behaviour §3). `category` is loans, savings, digital, remittance, or as the backend spells it. */
export const product = z
	.object({
		...identifier,
		...picture,
		...dates,
		title: text,
		category: text,
		subcategory: text,
		features: texts,
		description: longText,
		key_facts: keyFacts,
	})
	.transform((wire, context) => {
		if (!wire.title) return unusable(context, "title", "a product is found by its title");
		return {
			id: idOf(wire) ?? wire.title,
			title: wire.title,
			category: productCategory(wire.category ?? "Other"),
			subcategory: wire.subcategory,
			image: pictureOf(wire),
			features: wire.features,
			description: wire.description?.plain,
			...(wire.description?.blocks && { descriptionBlocks: wire.description.blocks }),
			...(wire.key_facts && { keyFacts: wire.key_facts }),
			...datesOf(wire),
		};
	});
export type Product = z.output<typeof product> & {
	/** The path of its page. */
	path: string;
};

/** A product in the home page's carousel (behaviour §3), with a title or name, and features or a description. */
export const featuredProduct = z
	.object({ ...identifier, ...picture, title: text, name: text, features: texts, description: text })
	.transform((wire, context) => {
		const title = wire.title ?? wire.name;
		if (!title) return unusable(context, "title", "a featured product needs a title or a name");
		return {
			id: idOf(wire) ?? title,
			title,
			image: pictureOf(wire),
			features: wire.features,
			description: wire.description,
		};
	});
export type FeaturedProduct = z.output<typeof featuredProduct>;

/** All products, in the backend's order. Throws `BackendFailure`. */
export const getProducts = listReader("/products", product, (products): Product[] => {
	const unknown = new Set(products.map(({ category }) => category).filter((each) => !isKnownCategory(each)));
	if (unknown.size > 0)
		log.warn({ path: "/products", categories: [...unknown].slice(0, 10) }, "categories that are not known");
	const paths = productPaths(products);
	return products.map((item, at) => ({ ...item, path: paths[at] ?? "" }));
});

/**
 * Whether the site's own menu, promotions and questions may lead to a product of this title, whatever the backend lists: they name
 * those of the embedded content.
 */
export async function isNamedBySite(title: string): Promise<boolean> {
	const embedded = await currentParsed(contentFile(getProducts.path), getProducts.parse, false);
	return findByTitle(embedded, title) !== undefined;
}

/** The listed product of this title; undefined if there is none, or the list cannot be read. */
export async function listedProduct(title: string | null | undefined): Promise<Product | undefined> {
	const products = title ? await attempt(getProducts()) : undefined;
	return products?.ok ? findByTitle(products.value, title ?? "") : undefined;
}

/** The featured products of the home page. Throws `BackendFailure`. */
export const getFeaturedProducts = listReader("/products/featured", featuredProduct);
