import "server-only";
import { z } from "zod";
import {
	dates,
	datesOf,
	identifier,
	idOf,
	longText,
	picture,
	pictureOf,
	text,
	texts,
} from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";
import { productCategory } from "#lib/products/product-groups";

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
	})
	.transform((wire, context) => {
		if (!wire.title) {
			context.addIssue({ code: "custom", path: ["title"], message: "a product is found by its title" });
			return z.NEVER;
		}
		return {
			id: idOf(wire) ?? wire.title,
			title: wire.title,
			category: productCategory(wire.category ?? "Other"),
			subcategory: wire.subcategory,
			image: pictureOf(wire),
			features: wire.features,
			description: wire.description?.plain,
			...(wire.description?.blocks && { descriptionBlocks: wire.description.blocks }),
			...datesOf(wire),
		};
	});
export type Product = z.output<typeof product>;

/** A product in the home page's carousel (behaviour §3), with a title or name, and features or a description. */
export const featuredProduct = z
	.object({ ...identifier, ...picture, title: text, name: text, features: texts, description: text })
	.transform((wire, context) => {
		const title = wire.title ?? wire.name;
		if (!title) {
			context.addIssue({
				code: "custom",
				path: ["title"],
				message: "a featured product needs a title or a name",
			});
			return z.NEVER;
		}
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
export const getProducts = listReader("/products", product);

/** The featured products of the home page. Throws `BackendFailure`. */
export const getFeaturedProducts = listReader("/products/featured", featuredProduct);
