import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { EMBEDDED_PATHS, embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { listen } from "../../e2e/listen.ts";
import { run } from "../run.ts";
import type { Finding } from "./finding.ts";

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
	const content = Buffer.from(text ?? JSON.stringify(body), headers?.["x-latin"] ? "latin1" : "utf8");
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
/** The reply with other headers. */
const sentWith =
	(headers: Record<string, string>): Plant =>
	(_, answer) => ({ ...answer, headers });
const later =
	(ms: number): Plant =>
	(_, answer) =>
		new Promise((resolve) => setTimeout(resolve, ms, answer));

/** Each deviation, at the path where it is planted, and how the check must report it. */
const DEVIATIONS: [path: string, Plant, Finding["grade"], RegExp][] = [
	["/awards", (_, { body }) => ({ body: (body as Item).data }), "tolerated", /not in `data`/],
	["/awards", (_, { body }) => ({ body: { data: body } }), "tolerated", /not directly/],
	["/awards", reply({ body: { data: { awards: [] } } }), "wrong", /has no list/],
	["/team", reply({ body: { success: false, data: [] } }), "wrong", /says that it failed/],
	["/report", reply({ text: '{"data":[{"id":1' }), "wrong", /not JSON/],
	["/carousel", reply({ status: 404, body: {} }), "wrong", /status 404/],
	[
		"/notices",
		reply({ status: 301, body: {}, headers: { location: "/api/notices" } }),
		"wrong",
		/redirects are not followed.*to \/api/,
	],
	["/notices", reply({ body: { data: [] } }), "tolerated", /empty list/],
	["/notices", item({ id: undefined, _id: undefined }), "wrong", /item 2: `id`/],
	["/notices", item({ id: 2 }), "wrong", /several items have the id/],
	["/notices", item({ id: 2 ** 60 }), "wrong", /is rounded/],
	["/roles", item({ pay_start: "GHS 1,200.50" }), "tolerated", /`pay_start` is "GHS/],
	["/roles", item({ closing_date: "31/12/2026" }), "wrong", /`closing_date` cannot/],
	["/content/articles", item({ __v: 0, slug: "news" }), "tolerated", /has __v, slug/],
	["/content/gallery", item({ images: ["/images/a.webp", "/images/b.webp?w=9"] }), "wrong", /1 entries/],
	["/products", later(1_600), "tolerated", /answers after/],
	["/products", later(3_000), "wrong", /no complete response/],
	[
		"/roles/1",
		reply({ text: JSON.stringify({ data: { story: "x".repeat(2 ** 23) } }) }),
		"wrong",
		/is above/,
	],
	["/products/featured", sentWith({ "content-type": "text/html" }), "tolerated", /sent as text/],
	[
		"/products/featured",
		(_, { body }) => ({
			text: `${JSON.stringify(body)}${" ".repeat(70_000)}`,
			headers: UNCOMPRESSED,
		}),
		"tolerated",
		/without compression/,
	],
	["/roles/1", reply({ body: { data: { id: 2, title: "Teller" } } }), "wrong", /is the item 2/],
	["/rates", reply({ body: { success: "false", data: [] } }), "wrong", /says that it failed/],
	[
		"/awards",
		(_, { body }) => ({ body: { ...(body as Item), meta: { pagination: { page: 1, pageCount: 5 } } } }),
		"wrong",
		/one page of a list: .*pagecount: 5/,
	],
	[
		"/report",
		(_, { body }) => ({
			body: { data: (body as { data: Item[] }).data.map((one) => ({ ...one, title: { en: "Report" } })) },
		}),
		"wrong",
		/title in \d+ items: .*shape that cannot be read/,
	],
	["/roles/1", reply({ status: 404, body: {} }), "wrong", /status 404/],
	["/roles", item({ skills: '["Twi"]' }), "tolerated", /`skills` is/],
	["/content/articles", item({ story: "&lt;p&gt;A&lt;/p&gt;" }), "tolerated", /`story` is/],
	["/notices", item({ category: "N/A" }), "tolerated", /`category` is "N\/A"/],
	["/products", item({ category: "Insurance" }), "tolerated", /not known/],
	["/team", item({ category: "Kitchen" }), "wrong", /not known/],
	["/content/articles", item({ published_at: null }), "tolerated", /1 of .* no date/],
	["/branches", reply({ status: 401, body: {} }), "wrong", /asks for credentials/],
	["/branches", reply({ text: "<html>" }), "wrong", /is HTML, not JSON/],
	["/testimonials", sentWith({ "content-encoding": "x-gzip" }), "tolerated", /x-gzip/],
	[
		"/testimonials",
		() => ({
			text: '{"data":[{"id":1,"name":"Adjo\u00e9","quote":"A"}]}',
			headers: { ...UNCOMPRESSED, "x-latin": "1" },
		}),
		"tolerated",
		/not UTF-8/,
	],
	["/branches", branch({ phone: 302740000 }), "tolerated", /`phone` is 302740000/],
	["/carousel", item({ link: "/product/loans" }), "wrong", /leads to .*product.loans/],
	["/carousel", item({ link: "/products/loans/No Such Loan" }), "wrong", /leads to .*No%20Such/],
	["/notices", item({ status: "draft" }), "wrong", /`status` is "draft"/],
	["/content/articles", item({ deleted_at: "2026-01-01" }), "wrong", /`deleted_at` is/],
	["/notices", item({ published_at: "2099-01-01" }), "wrong", /`published_at` is/],
	["/roles/no-such-item-0", reply({ status: 500, body: {} }), "tolerated", /unknown id: .*500/],
	["/notices/no-such-item-0", reply({ body: { data: null } }), "tolerated", /200 with nothing/],
	[
		"/content/articles/no-such-item-0",
		reply({ body: { data: { id: "no-such-item-0", title: "?" } } }),
		"wrong",
		/invents/,
	],
];

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
	let checkReads: () => Promise<Finding[]>;
	let checkPosts: (base: string) => Promise<Finding[]>;

	before(async () => {
		({ url: base, stop } = await listen(server));
		Object.assign(process.env, {
			API_BASE_URL: base,
			API_TIMEOUT_MS: "2500",
			IMAGE_HOSTS: "",
			LOG_LEVEL: "silent",
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
			let findings: Finding[];

			before(async () => {
				for (const [path, plant] of deviations) plants.set(path, plant);
				findings = (await checkReads()).filter(({ grade }) => grade !== "fine");
				plants.clear();
			});

			for (const [path, , grade, words] of deviations) {
				it(`reports ${path} as ${grade}: ${words.source}`, () => {
					const found = findings.filter((each) => each.path === path);
					const reported = found.find((each) => each.grade === grade && words.test(each.what));
					assert.ok(reported?.shown, JSON.stringify(found));
				});
			}
		});
	}

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
