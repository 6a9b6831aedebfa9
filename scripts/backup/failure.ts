import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a command; of a failure it prints what is so now and what happened, and sets the exit code. */
export async function explained(
	work: () => Promise<void>,
	consequence: string | (() => string),
): Promise<void> {
	try {
		await work();
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		const isFull = code === "ENOSPC" || /No space left|database or disk is full/i.test(message);
		const now = typeof consequence === "string" ? consequence : consequence();
		console.error(`${now}: ${isFull ? "the disk is full. " : ""}${message}`);
		process.exitCode = 1;
	}
}

/** Runs a tool of PostgreSQL on this database. Other users of the machine see its arguments, so the password is not among them. */
export async function runPostgres(
	tool: "pg_dump" | "pg_restore",
	url: string,
	args: string[],
): Promise<void> {
	const withoutPassword = new URL(url);
	const password = decodeURIComponent(withoutPassword.password);
	withoutPassword.password = "";
	const child = spawn(tool, [`--dbname=${withoutPassword}`, ...args], {
		env: { ...process.env, ...(password && { PGPASSWORD: password }) },
		stdio: ["ignore", "inherit", "pipe"],
	});
	let said = "";
	child.stderr.on("data", (piece: Buffer) => {
		said += piece;
	});
	const [code] = await once(child, "close").catch(() => {
		throw new Error(`${tool} is missing (Debian: apt-get install postgresql-client).`);
	});
	if (code !== 0) throw new Error(said.trim());
}
