import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { SAMPLES, type Sample } from "#lib/submissions/cv/samples/corpus";
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
