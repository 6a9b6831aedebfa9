import "server-only";
import { z } from "zod";
import { unwrapFields } from "#lib/backend/client/envelope";
import { attempt } from "#lib/backend/client/failure";
import { note, reportFinding, sampleOf } from "#lib/backend/client/findings";
import { contentFile } from "#lib/backend/client/resources";
import { dates, datesOf, day } from "#lib/backend/dates";
import {
	count,
	flag,
	identifier,
	idOf,
	longText,
	money,
	oneOf,
	percent,
	picture,
	pictureOf,
	text,
	texts,
	unusable,
} from "#lib/backend/fields";
import { isBlank, jsonIn } from "#lib/backend/plain-value";
import { listReader } from "#lib/backend/readers";
import { unreadFields } from "#lib/backend/unread-fields";
import type { KeyFacts, Range } from "#lib/products/key-facts";
import { isKnownCategory, productCategory } from "#lib/products/product-groups";
import { findByTitle, productPaths } from "#lib/products/product-path";
import { isRecord } from "#lib/text/json";
import { currentParsed } from "#lib/text/json-file";
import { loanTerms } from "#lib/tools/loan-form";

const months = count.meta({ description: "In months", examples: [12] });

/**
 * The key facts of a product. Every field is optional, but without `valid_from` nothing is shown,
 * because nobody vouches for undated facts. Amounts are in GHS, rates and fees in percent. The example is shown if the loan
 * calculator accepts its amount, months and rate; the site works out what it costs.
 */
const factFields = z.object({
	valid_from: day.meta({ description: "The day from which the facts apply; without it none is shown" }),
	published_by: text.meta({ description: "Who vouches for the facts" }),
	sample: flag.meta({ description: "Whether the figures only show what the box looks like" }),
	amount_min: money,
	amount_max: money,
	months_min: months,
	months_max: months,
	example_amount: money,
	example_months: months,
	example_every: oneOf("month", "week", "day").meta({
		description: "How often it is paid back; without it each month",
	}),
	example_rate: percent,
	example_method: oneOf("flat", "reducing").meta({ description: "How interest is counted" }),
	example_fee: percent,
	cost: text.meta({
		description: "What it costs, in words; takes the place of the example",
	}),
	time: text.meta({ description: "How long the service takes" }),
	into_account: flag.meta({
		description: "Whether a sender abroad can send the money straight into an account",
	}),
	opening_amount: money,
	minimum_balance: money,
	interest: text.meta({
		description: "What savings earn, with its unit",
	}),
	withdrawals: text.meta({ description: "When money can be taken out" }),
	late_payment: text.meta({
		description: "What a late payment costs",
	}),
	early_payment: text.meta({ description: "What paying early costs", examples: ["No charge"] }),
	not_for: texts.meta({ description: "Who cannot get it" }),
});

const keyFacts = z
	.preprocess((value) => withoutOddExample(unwrapFields(jsonIn(value) ?? value)), factFields.nullish())
	.catch(undefined)
	.transform((wire): KeyFacts | undefined => {
		if (wire && !wire.valid_from && Object.values(wire).some((fact) => fact !== undefined && !isBlank(fact)))
			note("`key_facts` are left out: they need `valid_from`");
		if (!wire?.valid_from) return undefined;
		return {
			from: wire.valid_from,
			publishedBy: wire.published_by,
			isSample: wire.sample ?? false,
			amount: rangeOf(wire.amount_min, wire.amount_max),
			months: rangeOf(wire.months_min, wire.months_max),
			example: exampleOf(wire),
			cost: wire.cost,
			time: wire.time,
			intoAccount: wire.into_account,
			opening: wire.opening_amount,
			minimum: wire.minimum_balance,
			interest: wire.interest,
			withdrawals: wire.withdrawals,
			late: wire.late_payment,
			early: wire.early_payment,
			excluded: wire.not_for,
		};
	});

/** What an example may have, and without which it would be another one. */
const exampleExtras = factFields.pick({ example_every: true, example_fee: true });

/** Key facts whose example has a rhythm or a fee that cannot be read, without the example: a default would be another sum. */
function withoutOddExample(facts: unknown): unknown {
	const isOdd = unreadFields([facts], exampleExtras).fields.length > 0;
	return isOdd && isRecord(facts) ? { ...facts, example_amount: undefined } : facts;
}

/** The example, if it says everything that its cost depends on. The calculator's defaults are for people who type. */
function exampleOf(wire: z.output<typeof factFields>) {
	const { example_amount: amount, example_months: months, example_rate: rate, example_method: method } = wire;
	const said = [amount, months, rate, method].filter((each) => each !== undefined);
	if (said.length === 0) return undefined;
	const { terms } = loanTerms({
		amount: String(amount ?? ""),
		months: String(months ?? ""),
		every: wire.example_every ?? "month",
		rate: String(rate ?? ""),
		method: method ?? "",
		fee: String(wire.example_fee ?? ""),
	});
	const example = method ? terms : undefined;
	if (!example)
		note(
			"the example of `key_facts` is left out: it needs amount, months, rate and method that the calculator accepts, and a fee and a rhythm that it knows",
		);
	return example;
}

/** Reversed bounds are swapped. */
function rangeOf(from: number | undefined, to: number | undefined): Range | undefined {
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
		category: text.meta({
			description: "Free text, shown as spelt: loans, savings, digital and remittance have tabs",
		}),
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
		reportFinding("/products", "tolerated", [
			`categories of their own, because the site does not know them: ${sampleOf([...unknown])}`,
		]);
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
