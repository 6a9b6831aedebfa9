import { z } from "zod";
import { regionsIn, unwrapItem, unwrapList } from "#lib/backend/client/envelope";
import { contentFile, isOptionalPath } from "#lib/backend/client/resources";
import { READS, type Read } from "#lib/backend/contract";
import { POST_PATHS, PROBE_PATHS } from "#lib/backend/openapi-posts";
import { isBlank } from "#lib/backend/plain-value";
import { isRecord } from "#lib/text/json";
import { currentJson } from "#lib/text/json-file";

/**
 * The contract with the admin backend as an OpenAPI 3.1 document, generated from the schemas that parse its
 * answers and from the sample content, for the owners of the real backend. `npm run openapi` writes it to lib/backend/openapi.json.
 */
export function openApiDocument() {
	return {
		openapi: "3.1.0",
		info: {
			title: "Admin backend of the public website",
			version: "1.0.0",
			description: [
				"What the website reads and posts. Every response to a read is JSON in UTF-8 with status 200 to 299, but not 206 (the customer count: 200), at most 8 MB uncompressed and 1,000,000 values, within the site's deadline (8 seconds by default); redirects are not followed. Responses compressed with gzip or brotli are preferred.",
				"A list or an item may come bare, under `data`, or as { data: { data } }. An empty list is believed only in a plain envelope. Beside it may stand, at the root, in `data`, `meta`, `links` or `pagination`: what is null, blank or empty; `success` or `ok` that is true; `status` that is true, 'success' or 'ok'; `status`, `code`, `statusCode` or `status_code` from 200 to 299; `message`, `timestamp`, `path`, `request_id`, `jsonapi`, `self`; numbers and URLs of paging; totals of 0. Anything else beside it is a failure, and so is an object without the id of the item that was asked for. `null`, {} and { data: null } say that there is no such item.",
				"A list in pages is read to its end by its own links to the next page on the same origin (`next`, `links.next`, `next_page_url`, the Link header), 20 pages at most. A part never replaces the whole: a Content-Range, any `next…` that cannot be followed, any sign of more or of a part (`truncated`, `incomplete…`), a `last` that is false, and any total (`total…`, `…count`, `…found`) above the number of items, in the body or in headers, refuse the list; so does a region of branches that cannot be read. A list on which a field stands on every item of several in a shape that cannot be read is refused, and so is one whose items carry nothing that is read but an id. The site then shows the last good list.",
				"The list wins. An item's own path adds what the list lacks, and a long text of which the list has the beginning; where both have `updated_at`, the newer wins. An item that does not fit its schema is left out; the rest of the list is shown. An id may be `id` or `_id`, text or number. A number above 9,007,199,254,740,991 (2^53 - 1) must come as text, because JSON parsers round it. An item may keep its fields under `attributes`, beside its id. A picture may be `image`, `image_url`, `img` or the first of `images`. A value may stand under `data` or `data.attributes`. A line of text may also be an object with `name`, `title`, `label` or `rendered`. A long text is a text, a list of texts, or { rendered }; in it, and in a list of texts, an object counts only if no other text stands beside its title, name or label. A picture or file may be an object with `url`, `secure_url`, `image_url`, `src` or `path`, and a value one of MongoDB's (`$oid`, `$date`, `$numberDecimal`).",
				"A number may be written as people write it: '1,200', '₵900'; '2.800', which may be two numbers, counts as absent, and so does a number with another unit or a footnote, and an amount, a share or a count below 0. Of several texts, pictures or telephone numbers where one is expected the first is shown, and named; several numbers, dates, ids, links or words of an `enum` count as absent. Where a field has an `enum`, no other word counts. Files are on a public host or below /content/ of the site. The words null, undefined, NaN, N/A, none, - and # count as absent. A list or an object may be JSON in a text; JSON in any other text counts as absent. HTML that was escaped once is read as HTML. A day is the day as written, whatever its zone; 0, 0000-00-00, 1970-01-01 and days that do not exist count as absent. An optional field of any other shape counts as absent.",
				"A line of text is cut at 1,000 characters; an address has at most 2,000, a date at most 40, a list inside an item at most 200 entries. Texts are plain text; entities are decoded once, hard spaces become spaces, characters that nobody sees are dropped, newlines may be real or escaped. Long texts (story, content, description, biography) may be HTML: see there. In every other text tags are dropped and their text is kept. When an item was published and changed last may be said in `published_at` or `created_at`, and `updated_at`: ISO dates; notices and articles are shown newest first if all say so.",
			].join(" "),
		},
		paths: {
			...Object.fromEntries(READS.map((read) => [read.path, { get: operation(read) }])),
			...POST_PATHS,
			...PROBE_PATHS,
		},
		components: {
			schemas: Object.fromEntries(
				READS.filter(({ read }) => read).map((each) => [each.name, wireSchema(each)]),
			),
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
					"application/json": {
						schema: {
							type: "object",
							required: ["data"],
							properties: { data },
						},
					},
				},
			},
			...(path.includes("{id}") && {
				404: { description: "There is none with this id; 200 with null or {} in `data` says the same" },
			}),
			...(isOptionalPath(path) && {
				404: { description: "This backend has no such list: the same as an empty one" },
			}),
		},
	};
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The accepted input, before the schema converts it to the site's names, with examples from the sample content. */
function wireSchema({ schema, path }: Read): JsonSchema {
	const { $schema, ...rest } = z.toJSONSchema(schema, {
		io: "input",
		unrepresentable: "any",
		// Zod drops the examples of what is transformed, although ours are of the input.
		override: ({ zodSchema, jsonSchema }) => {
			const { examples } = z.globalRegistry.get(zodSchema) ?? {};
			if (examples) jsonSchema.examples = examples as unknown[];
		},
	});
	addExamples(rest, itemsOf(currentJson(contentFile(path)).content));
	return rest;
}

const itemsOf = (content: unknown): unknown[] =>
	unwrapList(content) ?? regionsIn(content)?.flatMap(([, list]) => list ?? []) ?? [unwrapItem(content)];

/** Longer examples are no help. */
const EXAMPLE_MAX_CHARACTERS = 200;
const isExample = (value: unknown): boolean =>
	!isBlank(value) && !isRecord(value) && JSON.stringify(value).length <= EXAMPLE_MAX_CHARACTERS;

/** Puts the first usable value of these items before the examples that a field has for other spellings. */
function addExamples(schema: JsonSchema, items: readonly unknown[]): void {
	for (const { properties = {} } of [schema, ...(schema.anyOf ?? [])] as JsonSchema[])
		for (const [name, field] of Object.entries(properties) as [string, JsonSchema][]) {
			const values = items.map((item) => (isRecord(item) ? item[name] : undefined));
			const known = (field.examples as unknown[]) ?? [];
			const examples = new Set([...values.filter(isExample).slice(0, 1), ...known]);
			if (examples.size > 0) field.examples = [...examples];
			addExamples(field, values);
		}
}
