import { z } from "zod";
import { alert } from "#lib/backend/alerts";
import { article } from "#lib/backend/articles";
import { award } from "#lib/backend/awards";
import { job } from "#lib/backend/careers";
import { carouselItem } from "#lib/backend/carousel";
import { customerCount } from "#lib/backend/customer-count";
import { gallery } from "#lib/backend/galleries";
import { branch } from "#lib/backend/locator";
import { notice } from "#lib/backend/notices";
import { featuredProduct, product } from "#lib/backend/products";
import { rate } from "#lib/backend/rates";
import { report } from "#lib/backend/reports";
import { isOptionalPath } from "#lib/backend/resources";
import { teamMember } from "#lib/backend/team";

type Read = {
	path: string;
	name: string;
	summary: string;
	schema: z.ZodType;
	shape: "list" | "item" | "regions";
};

/** The reads of the site (behaviour §7), each with the schema that parses it. */
const READS: readonly Read[] = [
	{ path: "/products", name: "Product", summary: "All products", schema: product, shape: "list" },
	{
		path: "/products/featured",
		name: "FeaturedProduct",
		summary: "The products that the home page features",
		schema: featuredProduct,
		shape: "list",
	},
	{
		path: "/carousel",
		name: "CarouselItem",
		summary: "The slides of the home page's hero",
		schema: carouselItem,
		shape: "list",
	},
	{ path: "/awards", name: "Award", summary: "All awards", schema: award, shape: "list" },
	{
		path: "/team",
		name: "TeamMember",
		summary: "Management, shareholders and board of directors",
		schema: teamMember,
		shape: "list",
	},
	{ path: "/roles", name: "Job", summary: "All open roles", schema: job, shape: "list" },
	{ path: "/roles/{id}", name: "Job", summary: "One open role", schema: job, shape: "item" },
	{ path: "/branches", name: "Branch", summary: "All branches, by region", schema: branch, shape: "regions" },
	{ path: "/notices", name: "Notice", summary: "All notices", schema: notice, shape: "list" },
	{ path: "/notices/{id}", name: "Notice", summary: "One notice", schema: notice, shape: "item" },
	{
		path: "/customer-counts/latest",
		name: "CustomerCount",
		summary: "The latest count of customers",
		schema: customerCount,
		shape: "item",
	},
	{ path: "/report", name: "Report", summary: "All annual reports", schema: report, shape: "list" },
	{
		path: "/content/articles",
		name: "Article",
		summary: "All news articles",
		schema: article,
		shape: "list",
	},
	{
		path: "/content/articles/{id}",
		name: "Article",
		summary: "One news article",
		schema: article,
		shape: "item",
	},
	{
		path: "/content/gallery",
		name: "Gallery",
		summary: "All galleries of pictures",
		schema: gallery,
		shape: "list",
	},
	{
		path: "/alerts",
		name: "Alert",
		summary: "Messages above the pages: level (information, warning, urgent), from start until end",
		schema: alert,
		shape: "list",
	},
	{
		path: "/rates",
		name: "Rate",
		summary: "Rates, fees and charges, each with the day from which it applies",
		schema: rate,
		shape: "list",
	},
];

/**
 * The contract with the admin backend as an OpenAPI 3.1 document, generated from the schemas that parse its
 * answers, for the owners of the real backend. `npm run openapi` writes it to lib/backend/openapi.json.
 */
export function openApiDocument() {
	return {
		openapi: "3.1.0",
		info: {
			title: "Admin backend of the public website",
			version: "1.0.0",
			description:
				"What the website reads. Every answer is JSON with status 200 to 299, at most 16 MB, within the site's deadline (8 seconds by default); redirects are not followed. A list may come bare, as { data: [...] } or as { data: { data: [...] } }. An item that does not fit its schema is left out; the rest of the list is shown. An id may be `id` or `_id`, text or number. A picture may be `image`, `image_url`, `img` or the first of `images`. Texts are plain text; newlines may be real or escaped. Long texts (story, content, description, biography) may be HTML: see there. In every other text tags are dropped and their text is kept. When an item was published and changed last may be said in `published_at` or `created_at`, and `updated_at`: ISO dates.",
		},
		paths: Object.fromEntries(READS.map((read) => [read.path, { get: operation(read) }])),
		components: {
			schemas: Object.fromEntries(READS.map(({ name, schema }) => [name, wireSchema(schema)])),
		},
	};
}

function operation({ path, name, summary, shape }: Read) {
	const reference = { $ref: `#/components/schemas/${name}` };
	const list = { type: "array", items: reference };
	const data = {
		list,
		item: reference,
		regions: {
			type: "object",
			required: ["regions"],
			properties: {
				regions: { type: "object", description: "Region name to branches", additionalProperties: list },
			},
		},
	}[shape];
	return {
		summary,
		...(path.includes("{id}") && {
			parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
		}),
		responses: {
			200: {
				description: summary,
				content: {
					"application/json": { schema: { type: "object", required: ["data"], properties: { data } } },
				},
			},
			...(path.includes("{id}") && { 404: { description: "There is none with this id" } }),
			...(isOptionalPath(path) && {
				404: { description: "This backend has no such list: the same as an empty one" },
			}),
		},
	};
}

/** The accepted input, before the schema converts it to the site's names. */
function wireSchema(schema: z.ZodType) {
	const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return rest;
}
