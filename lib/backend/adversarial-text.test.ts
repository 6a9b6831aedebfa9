import assert from "node:assert/strict";
import { test } from "node:test";
import { alertsDue, alertsOnPage } from "#lib/alerts/alert-schedule";
import { READS } from "#lib/backend/contract";
import { branchPaths } from "#lib/locator/branch-path";
import { yearlyPercent } from "#lib/rates/rate-text";
import { excerpt } from "#lib/text/excerpt";
import { metaDescription } from "#lib/text/meta-description";
import { paragraphs } from "#lib/text/paragraphs";
import { dialledNumber } from "#lib/web/tel-href";

/** Texts that make a careless rule try again at each of their characters. */
const REPEATED = [
	"\u00a0",
	" ",
	"\n",
	"\\n",
	".",
	":",
	"/",
	"*",
	"-",
	"<",
	"<a ",
	"&",
	"&nbsp;",
	"0",
	"1,",
	"(",
	"a@",
	"😀",
	"<p>",
	"% ",
];

const TIMES = 8;
/** Work that grows as its input grows takes 8 times as long here, quadratic work 64 times. */
const RATIO_MAX = 24;
/** Below this a measurement says nothing. In milliseconds. */
const UNMEASURABLE_MS = 15;

/** Fails if the work on a text `TIMES` as long takes far more than `TIMES` as much of the processor. */
function assertGrowsWithItsInput(name: string, work: (length: number) => void, length: number) {
	const short = Math.max(
		UNMEASURABLE_MS,
		least(() => work(length)),
	);
	const long = least(() => work(length * TIMES), short * RATIO_MAX);
	assert.ok(long <= short * RATIO_MAX, `${name}: ${short} ms, and ${long} ms for ${TIMES} times as much`);
}

/** The least of up to three measurements, because others use the processor too; the first that is short enough. */
function least(work: () => void, enough = 0): number {
	let found = Number.POSITIVE_INFINITY;
	for (let turn = 0; turn < 3 && found > enough; turn++) {
		const { user, system } = process.cpuUsage();
		work();
		const now = process.cpuUsage();
		found = Math.min(found, (now.user + now.system - user - system) / 1_000);
	}
	return found;
}

const longText = (piece: string, length: number) => `a${piece.repeat(Math.ceil(length / piece.length))}x`;

test("readers take no more than proportionally long for any text", () => {
	for (const piece of REPEATED) {
		for (const { name, schema } of READS) {
			const fields = Object.keys((schema as unknown as { in: { shape: object } }).in.shape);
			const read = (length: number) => {
				const words = longText(piece, length);
				schema.safeParse(Object.fromEntries(fields.map((field) => [field, words])));
				schema.safeParse(Object.fromEntries(fields.map((field) => [field, [`2026-01-01T00${words}`]])));
			};
			assertGrowsWithItsInput(`${name} of ${JSON.stringify(piece)}`, read, 4_000);
		}
	}
});

test("a reader returns bounded texts for every answer", () => {
	for (const piece of REPEATED) {
		for (const { name, schema } of READS) {
			const fields = Object.keys((schema as unknown as { in: { shape: object } }).in.shape);
			const words = longText(piece, 150_000);
			const { data } = schema.safeParse(Object.fromEntries(fields.map((field) => [field, words])));
			const size = JSON.stringify(data ?? "").length;
			assert.ok(size < 1_000_000, `${name} of ${JSON.stringify(piece)}: ${size}`);
		}
	}
});

test("rules for texts take no more than proportionally long", () => {
	const rules: [name: string, rule: (text: string) => unknown][] = [
		["excerpt", (text) => excerpt(text, 10)],
		["metaDescription", metaDescription],
		["paragraphs", paragraphs],
		["yearlyPercent", (text) => yearlyPercent("5", `% ${text}`)],
		["dialledNumber", dialledNumber],
		["alertsOnPage", (text) => alertsOnPage([{ ...ALERT, pages: [`/${text}`] }], `/${text}`, 0)],
	];
	for (const [name, rule] of rules)
		for (const piece of REPEATED)
			assertGrowsWithItsInput(
				`${name} of ${JSON.stringify(piece)}`,
				(length) => void rule(longText(piece, length)),
				5_000,
			);
});

test("many items of one name take no more than proportionally long", () => {
	const paths = (count: number) =>
		void branchPaths(Array.from({ length: count }, () => ({ region: "Accra", name: "Main" })));
	assertGrowsWithItsInput("branchPaths", paths, 2_000);
	const alerts = (count: number) =>
		void alertsDue(
			Array.from({ length: count }, (_, at) => ({ ...ALERT, text: `${at}` })),
			0,
		);
	assertGrowsWithItsInput("alertsDue", alerts, 2_000);
});

const ALERT = { id: "1", level: "warning", text: "A", pages: [], isDismissible: true } as const;
