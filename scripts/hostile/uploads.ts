import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { SAMPLES, type Sample } from "#lib/submissions/cv/samples/corpus";
import { pdf } from "#lib/submissions/cv/samples/files";
import { check } from "./check.ts";
import { sendApplication } from "./visitor.ts";

const MEGABYTE = 1024 * 1024;
const STATUS_OF_REFUSAL: Partial<Record<Sample["expected"], number>> = {
	"wrong type": 422,
	empty: 422,
};

/** Sends every sample through the form, and checks in the store what became of it. */
export async function checkUploads(where: string, site: string, dataDir: string) {
	const run = `${where}-${Date.now()}`;
	await check(
		where,
		`${SAMPLES.length} files through the form`,
		"each its verdict, nothing found costs the applicant anything",
		async () => {
			const wrong: string[] = [];
			const sent: { email: string; sample: Sample }[] = [];
			for (const [at, sample] of SAMPLES.entries()) {
				const email = `${run}-${at}@example.com`;
				// Each sends as a different applicant, from a different address.
				const from = `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;
				const file = sample.content();
				const { status } = await sendApplication(
					site,
					{ name: "Yaa Asante", phone: "020 000 0000", email },
					{ from, file },
				);
				if (status !== (STATUS_OF_REFUSAL[sample.expected] ?? 200)) wrong.push(`${sample.name}: ${status}`);
				else if (status === 200) sent.push({ email, sample });
			}
			const kept = await exported(dataDir);
			for (const { email, sample } of sent) {
				const { state, file } = kept.find(({ payload }) => payload.email === email) ?? {};
				const found = file?.findings?.map(({ kind }) => kind) ?? ["clean"];
				const isRight = state === "delivered" || state === "pending" || state === "delivering";
				if (!isRight || !found.includes(sample.expected)) wrong.push(`${sample.name}: ${state} ${found}`);
			}
			return {
				seen: wrong.slice(0, 4).join("; ") || `${SAMPLES.length} as expected`,
				ok: wrong.length === 0,
			};
		},
	);
}

/** The files of forms without a name stay small in total, but visitors who correct their form keep their file. */
export async function checkUnownedFiles(where: string, site: string, dataDir: string) {
	await check(
		where,
		"20 applications without a name, 5 MB each, from one address",
		"at most 16 MB more on disk",
		async () => {
			const before = await bytesIn(join(dataDir, "uploads"));
			for (let at = 0; at < 20; at++) {
				await sendApplication(
					site,
					{ email: "a@example.com" },
					{ from: "127.0.0.66", file: pdf(5_000_000), script: false },
				);
			}
			const grown = (await bytesIn(join(dataDir, "uploads"))) - before;
			return { seen: `${(grown / MEGABYTE).toFixed(1)} MB`, ok: grown <= 16 * MEGABYTE };
		},
	);
	await check(
		where,
		"an applicant who forgot their name, after that",
		"keeps the file and is received",
		async () => {
			const fields = { phone: "020 000 0000", email: `${where}.${Date.now()}@example.com` };
			const first = await sendApplication(site, fields, { from: "127.0.0.8", file: pdf(700), script: false });
			const reply = /reply\/([\w-]{22})/.exec(String(first.headers.location))?.[1] ?? "";
			const second = await sendApplication(
				site,
				{ ...fields, name: "Yaa Asante", reply },
				{ from: "127.0.0.8" },
			);
			return {
				seen: `${first.status}, then ${second.status}`,
				ok: first.status === 303 && second.status === 200,
			};
		},
	);
}

type Exported = { state: string; payload: { email?: string }; file?: { findings?: { kind: string }[] } };

/** The output of `npm run submissions -- export`. */
async function exported(dataDir: string): Promise<Exported[]> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--conditions=react-server", "scripts/submissions.ts", "export"],
		{ env: { ...process.env, DATA_DIR: dataDir, API_BASE_URL: "" }, maxBuffer: 64 * MEGABYTE },
	);
	return stdout
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line) as Exported);
}

async function bytesIn(folder: string): Promise<number> {
	const names = await readdir(folder).catch(() => []);
	const sizes = await Promise.all(
		names.map((name) =>
			stat(join(folder, name)).then(
				({ size }) => size,
				() => 0,
			),
		),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}
