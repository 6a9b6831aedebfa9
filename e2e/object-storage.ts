import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import S3Server from "@20minutes/s3rver";

export type ObjectStorage = {
	/** The settings of a site that stores its CVs there. */
	settings: Record<"S3_BUCKET_URL" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
	stop: () => Promise<void>;
};

const BUCKET = "cvs";

/**
 * An object storage that speaks S3 and checks signatures, on a free loopback port, with its files in a temporary folder. It
 * runs in a separate process, because its listings need a cipher that Node must enable at start.
 */
export async function startObjectStorage(): Promise<ObjectStorage> {
	const folder = await mkdtemp(join(tmpdir(), "s3-"));
	const server = spawn(
		process.execPath,
		["--openssl-legacy-provider", "--no-warnings", fileURLToPath(import.meta.url), folder],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	process.once("exit", () => server.kill("SIGKILL"));
	const [port] = (await once(server.stdout, "data")) as [Buffer];
	return {
		settings: {
			S3_BUCKET_URL: `http://127.0.0.1:${String(port).trim()}/${BUCKET}`,
			S3_REGION: "us-east-1",
			S3_ACCESS_KEY_ID: "S3RVER",
			S3_SECRET_ACCESS_KEY: "S3RVER",
		},
		stop: async () => {
			const exit = once(server, "exit");
			server.kill("SIGKILL");
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

if (import.meta.main) {
	const server = new S3Server({
		port: 0,
		address: "127.0.0.1",
		silent: true,
		directory: process.argv[2],
		configureBuckets: [{ name: BUCKET, configs: [] }],
	});
	// S3 replaces a file in one step; this server writes into it while others read. So the calls about one file take turns.
	const lastAnswers = new Map<string, Promise<unknown>>();
	server.middleware.unshift(async ({ path, res }, next) => {
		const before = lastAnswers.get(path);
		lastAnswers.set(path, new Promise((resolve) => res.once("close", resolve)));
		await before;
		await next();
	});
	const { port } = await server.run();
	console.log(port);
}
