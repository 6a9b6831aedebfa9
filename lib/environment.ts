import { z } from "zod";

/** An unset or blank variable counts as absent, so that `API_BASE_URL=` in an env file means "none". */
const optional = <T extends z.ZodType>(schema: T) =>
	z.preprocess(
		(value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
		schema.optional(),
	);

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const environmentSchema = z.object({
	SITE_URL: optional(httpUrl).transform((url) => url ?? `http://localhost:${process.env.PORT ?? 3000}`),
	API_BASE_URL: optional(httpUrl),
	API_TIMEOUT_MS: optional(z.coerce.number().int().min(100).max(60_000)).transform((ms) => ms ?? 8_000),
	DATA_DIR: optional(z.string()).transform((path) => path ?? "data"),
	LIVE_CHAT_SCRIPT_URL: optional(z.url({ protocol: /^https$/ })),
	LIVE_CHAT_GLOBAL: optional(z.string().regex(/^[A-Za-z_$][\w$]*$/)).transform((name) => name ?? "Tawk_API"),
	MAP_TILE_URL: optional(
		z
			.string()
			.regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, "a tile address with {z}, {x} and {y}"),
	).transform((url) => url ?? "https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
	MAP_ATTRIBUTION: optional(z.string()).transform(
		(html) => html ?? '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
	),
	LOG_LEVEL: optional(z.enum(["silent", "error", "warn", "info", "debug"])).transform(
		(level) => level ?? "info",
	),
});

export type Environment = z.infer<typeof environmentSchema>;

let parsed: Environment | undefined;

/**
 * The settings of this process, checked once. `.env.example` explains each.
 * Throws an error that names every wrong variable and what it should look like.
 */
export function environment(): Environment {
	if (parsed) return parsed;
	const result = environmentSchema.safeParse(process.env);
	if (!result.success) {
		const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new Error(`The environment has settings that this site cannot use:\n${lines.join("\n")}`);
	}
	parsed = result.data;
	return parsed;
}
