import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { read as readContainer } from "cfb";
import rates from "#content/rates" with { type: "json" };
import { EMBEDDED_TRUTH, OWN_STATEMENTS } from "#lib/company/samples/embedded-truth";
import { type Truth, wrongStatements } from "#lib/company/samples/stated-facts";

const ROOT = new URL("../../", import.meta.url);

type Text = { name: string; text: string; truth: Truth };

const ofText = (name: string, text: string): Text => {
	const { amounts = [], exceptions } = OWN_STATEMENTS[name] ?? {};
	return {
		name,
		text,
		truth: { ...EMBEDDED_TRUTH, amounts: new Set([...EMBEDDED_TRUTH.amounts, ...amounts]), exceptions },
	};
};

const TEXTS: readonly Text[] = [...contentTexts(), ...sourceTexts(), ...documentTexts()];

test("every text in the content, the code and the documents states true facts", () => {
	assert.ok(TEXTS.length > 300, `${TEXTS.length} texts were read`);
	const wrong = TEXTS.flatMap(({ name, text, truth }) =>
		wrongStatements(text, truth).map(({ kind, found }) => `${name}: ${kind} '${found}'`),
	);
	assert.deepEqual(wrong, []);
});

test("no text promises savings back in full, because collecting them may cost", () => {
	const promises = TEXTS.filter(({ text }) =>
		/get back (?:all|everything|what)(?: that)? you (?:have )?(?:saved|paid in)(?!, less)/i.test(text),
	);
	assert.deepEqual(
		promises.map(({ name }) => name),
		[],
	);
});

test("no text speaks of a bank card or a cash machine: no product has one", () => {
	/** In advice, any card but these. Articles and notices also tell of paper cards. */
	const ANY_CARD = /(?<!Ghana |SIM |write it on a )\bcards?\b(?!")/i;
	const BANK_CARD = /\b(?:bank|debit|credit|prepaid|ATM) cards?\b|\bcash machines?\b|\bATMs?\b/i;
	const advice =
		/^lib\/(?:help|security|faqs|legal|before-you-visit|ussd|your-rights|can-i-borrow|offline)\//;
	/** A backend may list branches that have one. */
	const ofBranches = /^(?:lib|components)\/(?:locator|search|seo|backend)\//;
	const wrong = TEXTS.filter(
		({ name, text }) => !ofBranches.test(name) && (advice.test(name) ? ANY_CARD : BANK_CARD).test(text),
	);
	assert.deepEqual(
		wrong.map(({ name }) => name),
		[],
	);
});

/** Each item of the embedded content. */
function contentTexts(): Text[] {
	return files("content", ".json").flatMap((path) => {
		const { data } = JSON.parse(read(path));
		const items: unknown[] = Array.isArray(data) ? data : [data];
		return items.map((item, at) => {
			const { id, _id } = item as { id?: unknown; _id?: unknown };
			// Pay is in figures of its own; the dates of a job are no hours.
			return ofText(`${path} ${id ?? _id ?? at + 1}`, strings(item).join("\n"));
		});
	});
}

/** The text in the code: everything but comments. */
function sourceTexts(): Text[] {
	return ["lib", "components", "app"]
		.flatMap((folder) => [...files(folder, ".ts"), ...files(folder, ".tsx")])
		.filter((path) => !/\.test\.ts|samples?\b|sample-/.test(path))
		.map((path) => ofText(path, withoutComments(read(path))))
		.filter(({ text }) => /\p{L} \p{L}/u.test(text));
}

/** The documents: the text of office files, and the scripts that write the PDFs. */
function documentTexts(): Text[] {
	return [
		...["design/documents/make.py", "design/documents/letters.py"].map((path) =>
			ofText(
				path,
				read(path)
					.replace(/PHONE, TOLL_FREE.*/, "")
					.replace(/\{[^{}"\n]*\}/g, "…"),
			),
		),
		...[...files("content/documents", ".docx"), ...files("content/documents", ".xlsx")].map((path) =>
			ofText(path, officeText(readFileSync(new URL(path, ROOT)))),
		),
	];
}

test("the table of charges has every line of the list that /rates shows, with its charge", () => {
	const table = officeText(
		readFileSync(new URL("content/documents/notices/fees-and-charges-2026.xlsx", ROOT)),
	);
	for (const { name, value, ...rate } of rates.data) {
		assert.ok(table.includes(name), name);
		assert.ok(table.includes("unit" in rate && rate.unit ? `${rate.unit} ${value}` : String(value)), name);
	}
});

function strings(value: unknown): string[] {
	if (typeof value === "string") return [value.replaceAll("\\n", "\n")];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(strings);
}

function read(path: string): string {
	return readFileSync(new URL(path, ROOT), "utf8");
}

function files(folder: string, ending: string): string[] {
	return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map((entry) => `${entry.parentPath}/${entry.name}`.replace(ROOT.pathname, "").replace(/\/\//g, "/"))
		.sort();
}

function withoutComments(code: string): string {
	return code.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(?<![:"'`])\/\/.*$/gm, " ");
}

/** The characters of the parts of an office file, which is a zip of XML. */
function officeText(zip: Buffer): string {
	const { FullPaths, FileIndex } = readContainer(zip, { type: "buffer" });
	const isText = (path: string) =>
		/\/(?:word|xl)\/.*\.xml$/.test(path) && !/styles|theme|settings|fontTable/.test(path);
	const parts = FullPaths.flatMap((path, at) => (isText(path) ? String(FileIndex[at]?.content) : []));
	return parts.join("\n").replace(/<[^>]+>/g, "\n");
}
