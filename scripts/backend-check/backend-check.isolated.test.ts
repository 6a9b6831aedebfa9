import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { EMBEDDED_PATHS, embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { listen } from "../../e2e/support/listen.ts";
import { run } from "../run.ts";
import type { Row } from "./reads.ts";

type Item = Record<string, unknown>;
type Reply = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };
type Plant = (request: IncomingMessage, reply: Reply) => Reply | Promise<Reply>;

const UNCOMPRESSED = { "content-encoding": "identity" };

/** The admin API as the contract has it: the sample content with compression and posts. */
const server = createServer(async (request, response) => {
	const path = request.url ?? "/";
	const plain: Reply = request.method === "POST" ? await postReply(request) : embeddedReply(path);
	const reply = await (plants.get(path)?.(request, plain) ?? plain);
	send(response, reply);
});
const plants = new Map<string, Plant>();
let base = "";

function embeddedReply(path: string): Reply {
	const { status, body } = embeddedResponse("GET", path);
	return { status, body: cleaned(body) };
}

/** Without what the samples write differently on purpose. */
function cleaned(body: unknown): unknown {
	return JSON.parse(JSON.stringify(body), (key, value) => {
		if (key === "display_order" || key === "lat" || key === "lng") return Number(value);
		return key === "images" ? value.map((entry: Item) => entry.image_url ?? entry) : value;
	});
}

async function postReply(request: IncomingMessage): Promise<Reply> {
	let text = "";
	for await (const chunk of request) text += chunk;
	const { formData } = JSON.parse(text);
	const isTaken = formData === undefined || formData.name !== "";
	const data = { success: isTaken, message: isTaken ? "Thank you" : "Enter your name" };
	return { body: { data }, headers: UNCOMPRESSED };
}

function send(response: ServerResponse, { status = 200, body, text, headers }: Reply) {
	const content = Buffer.from(text ?? JSON.stringify(body));
	const all = { "content-type": "application/json", "content-encoding": "gzip", ...headers };
	response.writeHead(status, all).end(all["content-encoding"].endsWith("gzip") ? gzipSync(content) : content);
}

/** The reply with its second item changed: the first is also asked for by its id. */
const item =
	(change: Item): Plant =>
	(_, { body }) => {
		const { data } = body as { data: Item[] };
		return { body: { data: data.map((one, at) => (at === 1 ? { ...one, ...change } : one)) } };
	};
/** The reply with its first branch changed. */
const branch =
	(change: Item): Plant =>
	(_, { body }) => {
		const { regions } = (body as { data: { regions: Record<string, Item[]> } }).data;
		const [[region = "", [first, ...rest] = []] = []] = Object.entries(regions);
		return { body: { data: { regions: { ...regions, [region]: [{ ...first, ...change }, ...rest] } } } };
	};
const reply =
	(change: Reply): Plant =>
	({ method }) =>
		method === "POST" ? { ...change, headers: UNCOMPRESSED } : change;
const later =
	(ms: number): Plant =>
	(_, answer) =>
		new Promise((resolve) => setTimeout(resolve, ms, answer));

/** Each deviation, at the path where it is planted, and how the check must report it. */
const DEVIATIONS: [path: string, Plant, Row["grade"], RegExp][] = [
	["/awards", reply({ body: { data: { awards: [] } } }), "wrong", /has no list/],
	["/team", reply({ body: { success: false, data: [] } }), "wrong", /`success` beside/],
	["/report", reply({ text: '{"data":[{"id":1' }), "wrong", /not JSON/],
	["/carousel", reply({ status: 404, body: {} }), "wrong", /status 404/],
	["/notices", reply({ status: 301, body: {} }), "wrong", /redirects are not followed/],
	["/notices", item({ id: undefined, _id: undefined }), "wrong", /item 2 is left out: `id`/],
	["/notices", item({ id: 2 ** 60 }), "wrong", /is rounded/],
	["/notices", item({ id: 2 }), "wrong", /several items have the id/],
	["/notices", item({ status: "draft" }), "wrong", /`status` is "draft"/],
	["/notices", item({ published_at: "2099-01-01" }), "wrong", /`published_at` is/],
	["/content/articles", item({ deleted_at: "2026-01-01" }), "wrong", /`deleted_at` is/],
	["/content/articles", item({ published_at: null }), "tolerated", /1 of .* no date/],
	["/content/gallery", item({ images: ["https://cdn.example.com/b.webp"] }), "wrong", /images in 1 items/],
	["/roles", item({ closing_date: "31/12/2026" }), "wrong", /closing_date in 1 items/],
	["/roles/1", reply({ status: 404, body: {} }), "wrong", /status 404/],
	["/roles/1", reply({ body: { data: { id: 2, title: "Teller" } } }), "wrong", /status 404/],
	["/roles/1", reply({ text: JSON.stringify({ data: "x".repeat(2 ** 23) }) }), "wrong", /is above/],
	["/products", later(3_000), "wrong", /no complete response/],
	["/products", item({ category: "Insurance" }), "tolerated", /categories of their own/],
	["/products", item({ key_facts: { amount_min: 5 } }), "wrong", /they need `valid_from`/],
	["/team", item({ category: "Kitchen" }), "wrong", /members in no tab/],
	["/rates", item({ method: "declining" }), "wrong", /method in 1 items/],
	["/branches", reply({ status: 401, body: {} }), "wrong", /asks for credentials/],
	["/branches", reply({ text: "<html>" }), "wrong", /is HTML, not JSON/],
	["/branches", branch({ opening_hours: "Always" }), "wrong", /Ask the branch/],
	["/testimonials", paged(), "tolerated", /comes in 2 pages/],
	["/carousel", item({ link: "/product/loans" }), "wrong", /leads to .*product.loans/],
	["/carousel", item({ link: "/products/loans/No Such Loan" }), "wrong", /leads to .*No%20Such/],
];

/** The list in two pages, linked. */
function paged(): Plant {
	return (_, { body }) => {
		const { data } = body as { data: Item[] };
		plants.set("/testimonials?page=2", () => ({ body: { data: data.slice(1) } }));
		return { body: { data: data.slice(0, 1), next: "/testimonials?page=2" } };
	};
}

const POST_DEVIATIONS: [path: string, Plant, RegExp][] = [
	["/mail", reply({ body: { ok: 1 } }), /message: Invalid API response/],
	["/mail", reply({ body: { success: false, message: "No" } }), /message: rejected, No/],
	["/submit-application", reply({ status: 404, body: {} }), /application: status 404/],
	["/mail", repeatRefused(), /repeat with status 409/],
];

function repeatRefused(): Plant {
	const seen = new Set<unknown>();
	return ({ headers }, answer) => {
		const key = headers["idempotency-key"];
		if (seen.has(key)) return { status: 409, body: {}, headers: UNCOMPRESSED };
		seen.add(key);
		return answer;
	};
}

describe("npm run backend:check", () => {
	let stop: () => Promise<void>;
	let checkReads: () => Promise<Row[]>;
	let checkPosts: (base: string) => Promise<Row[]>;

	before(async () => {
		({ url: base, stop } = await listen(server));
		Object.assign(process.env, {
			API_BASE_URL: base,
			API_TIMEOUT_MS: "2500",
			IMAGE_HOSTS: "",
			LOG_LEVEL: "silent",
			DATA_DIR: temporaryFolder(),
			API_FRESH_MS: "0",
		});
		({ checkReads } = await import("./reads.ts"));
		({ checkPosts } = await import("./posts.ts"));
	});
	after(() => stop());

	it("finds every path of a backend that keeps the contract fine", async () => {
		const findings = await checkReads();
		assert.deepEqual(
			findings.filter(({ grade }) => grade !== "fine"),
			[],
		);
		assert.equal(
			EMBEDDED_PATHS.every((path) => findings.some((finding) => finding.path === path)),
			true,
		);
	});

	it("finds posts that are taken, repeated and refused fine", async () => {
		const findings = await checkPosts(base);
		assert.deepEqual(
			findings.map(({ grade }) => grade),
			["fine", "fine", "fine", "fine"],
		);
	});

	const rounds = roundsOf(DEVIATIONS);
	for (const [round, deviations] of rounds.entries()) {
		describe(`with deviations at ${deviations.length} paths (${round + 1})`, () => {
			let findings: Row[];

			before(async () => {
				for (const [path, plant] of deviations) plants.set(path, plant);
				findings = (await checkReads()).filter(({ grade }) => grade !== "fine");
				plants.clear();
			});

			for (const [path, , grade, words] of deviations) {
				it(`reports ${path} as ${grade}: ${words.source}`, () => {
					const found = findings.filter((each) => each.path === path);
					const reported = found.find((each) => each.grade === grade && words.test(each.what));
					assert.ok(reported, JSON.stringify(found));
				});
			}
		});
	}

	it("names once the hosts whose pictures the site refuses", async () => {
		const findings = (await checkReads()).filter(({ path }) => path === "IMAGE_HOSTS");
		assert.deepEqual(
			findings.map(({ what }) => what),
			["pictures are refused: cdn.example.com"],
		);
	});

	it("calls tolerated what costs visitors nothing: the list is as in the contract", async () => {
		const { getTestimonials } = await import("#lib/backend/testimonials");
		const { getArticles } = await import("#lib/backend/articles");
		const { getProducts } = await import("#lib/backend/products");
		const reads = [getTestimonials, getArticles, getProducts];
		const read = () => Promise.all(reads.map(async (each) => (await each()).map(({ id }) => id).sort()));
		const whole = await read();
		const tolerated = DEVIATIONS.filter(([, , grade]) => grade === "tolerated");
		assert.equal(tolerated.length, reads.length);
		for (const [path, plant] of tolerated) plants.set(path, plant);
		assert.deepEqual(await read(), whole);
		plants.clear();
	});

	it("exits with 1 on what visitors would miss, of ten deviations at once, and names each", async () => {
		const planted = new Map(
			DEVIATIONS.filter(([, , grade]) => grade === "wrong")
				.toReversed()
				.map((deviation) => [deviation[0], deviation]),
		);
		const ten = [...planted.values()].filter(([path]) => path !== "/products").slice(0, 10);
		for (const [path, plant] of ten) plants.set(path, plant);
		const { code, output } = await ranCheck();
		plants.clear();
		assert.equal(code, 1);
		assert.equal(ten.length, 10);
		for (const [path, , , words] of ten) {
			const lines = output.split("\n").filter((line) => line.startsWith("wrong") && line.includes(path));
			assert.match(lines.join("\n"), words);
		}
		assert.equal((await ranCheck()).code, 0, "nothing is wrong without them");
	});

	for (const [path, plant, words] of POST_DEVIATIONS) {
		it(`reports posts to ${path}: ${words.source}`, async () => {
			plants.set(path, plant);
			const findings = await checkPosts(base);
			plants.clear();
			assert.ok(
				findings.some((each) => each.grade === "wrong" && words.test(each.what)),
				JSON.stringify(findings),
			);
		});
	}
});

/** The output of `npm run backend:check`, and its exit code. */
const ranCheck = () =>
	run([process.execPath, "--conditions=react-server", "scripts/backend-check.ts", base], { isShown: false });

/** Deviations of different paths are planted together. */
function roundsOf(deviations: typeof DEVIATIONS): (typeof DEVIATIONS)[] {
	const rounds: (typeof DEVIATIONS)[] = [];
	for (const deviation of deviations) {
		const free = rounds.find((round) => round.every(([path]) => path !== deviation[0]));
		if (free) free.push(deviation);
		else rounds.push([deviation]);
	}
	return rounds;
}
