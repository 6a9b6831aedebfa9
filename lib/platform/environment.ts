import { z } from "zod";

/** Whether Next is building the site: then no other service is called. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

/** An unset or blank variable counts as absent, so that `API_BASE_URL=` in an env file means "none". */
export const optional = <T extends z.ZodType>(schema: T) => unlessBlank(schema.optional());

/** `fallback` takes the place of an absent variable. */
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.util.NoUndefined<z.output<T>>) =>
	unlessBlank(schema.default(fallback));

const unlessBlank = <T extends z.ZodType>(schema: T) =>
	z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema);

const httpUrl = z.url({ protocol: /^https?$/, error: "an address such as https://www.example.com/path" });

const email = z.email("an e-mail address such as staff@example.com");

function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
	const message =
		max < Number.MAX_SAFE_INTEGER ? `a whole number from ${min} to ${max}` : `a whole number from ${min}`;
	return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

const onOrOff = z.enum(["on", "off"], "on or off");

/** The site sends the backend no credentials (behaviour §7), and appends paths to this URL. */
const apiBaseUrl = httpUrl
	.transform((url) => url.replace(/\/+$/, ""))
	.refine((url) => {
		const { username, password } = new URL(url);
		return username + password === "" && !/[?#]/.test(url);
	}, "a URL without user, password, query and fragment: the site sends the backend no credentials, and appends the paths");

const SITE_URL_EXAMPLE = "the address of the site without a path, such as https://www.example.com";
const siteUrl = z
	.string()
	.regex(/^https?:\/\/[^\s/?#@]+\/*$/, SITE_URL_EXAMPLE)
	.refine((url) => URL.canParse(url), SITE_URL_EXAMPLE)
	.transform((url) => url.replace(/\/+$/, ""));

/** The address of a server with a password, whose marks must not read as the end of the user's or the host's name. */
function serverUrl(example: string, protocol: RegExp) {
	const message = `an address such as ${example}; in the password write % as %25, @ as %40, / as %2F, ? as %3F and # as %23`;
	const isWhole = (url: string) => {
		const { hostname, username, password, pathname, search, hash } = new URL(url);
		return (
			hostname !== "" && !`${pathname}${search}${hash}`.includes("@") && isDecodable(username + password)
		);
	};
	return z.url({ protocol, error: message }).refine((url) => !URL.canParse(url) || isWhole(url), message);
}

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

/** Values between commas or spaces; none if the variable is absent. */
const listOf = (item: z.ZodType<string, string>) =>
	withDefault(
		z
			.string()
			.transform((list) => list.split(/[\s,]+/).filter(Boolean))
			.pipe(z.array(item)),
		[],
	);

/** `*.` stands for all hosts below one. */
const hosts = listOf(
	z
		.string()
		.toLowerCase()
		.regex(
			/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/,
			"hosts such as cdn.example.com or *.example.com, with commas between",
		),
);

/** These two settings apart, for `next.config.ts`: builds need no other. */
export const imageHosts = hosts;
export const imageHostsPrivate = optional(z.literal("1", "1, or blank"));

const submissionsKey = z.string().regex(/^[^\s,]{32,}$/, "at least 32 characters, no spaces or commas");

const environmentSchema = z.object({
	SITE_URL: withDefault(siteUrl, `http://localhost:${process.env.PORT ?? 3000}`),
	SAMPLE: optional(z.literal("1", "1, or blank")),
	API_BASE_URL: optional(apiBaseUrl),
	API_MAX_ANSWER_BYTES: withDefault(wholeNumber(10_000), 8 * 1024 * 1024),
	API_FRESH_MS: withDefault(wholeNumber(0, 60_000), 5_000),
	API_TIMEOUT_MS: withDefault(wholeNumber(100, 60_000), 8_000),
	SUBMISSION_WAIT_MS: withDefault(wholeNumber(100, 15_000), 8_000),
	DATA_DIR: withDefault(z.string(), "data"),
	ALERTS_FILE: optional(z.string()),
	DATABASE_URL: optional(serverUrl("postgres://user:password@host:5432/name", /^postgres(ql)?$/)),
	CONTACT_PATH: withDefault(z.string().regex(/^\/[\w./-]*$/, "a path such as /mail"), "/mail"),
	SMTP_URL: optional(serverUrl("smtp://user:password@host:587", /^smtps?$/)),
	SMTP_FROM: optional(email),
	SMTP_REQUIRE_TLS: withDefault(onOrOff, "on"),
	SUBMISSIONS_EMAIL: optional(email),
	APPLICATIONS_EMAIL: optional(email),
	COMPLAINTS_EMAIL: optional(email),
	IMAGE_HOSTS: imageHosts,
	IMAGE_HOSTS_PRIVATE: imageHostsPrivate,
	IMAGE_HOST_UPLOAD_URL: optional(httpUrl),
	IMAGE_HOST_UPLOAD_PRESET: optional(z.string()),
	CLAMD_ADDRESS: optional(
		z.string().regex(/^(\/\S+|(\[[\da-f:]+\]|[^\s:/]+):\d{1,5})$/i, "host:port, or the path of a socket"),
	),
	SUBMISSIONS_KEY: optional(submissionsKey),
	SUBMISSIONS_KEY_ALSO: listOf(submissionsKey),
	RETENTION_DAYS: withDefault(wholeNumber(1, 3_650), 30),
	TRUST_PROXY: withDefault(wholeNumber(0, 10), 0),
	LIVE_CHAT_SCRIPT_URL: optional(
		z.url({
			protocol: /^https$/,
			error: "an address that begins with https://: pages load no code without it",
		}),
	),
	LIVE_CHAT_HOSTS: hosts,
	LIVE_CHAT_GLOBAL: withDefault(
		z.string().regex(/^[A-Za-z_$][\w$]*$/, "the name of an object on window, such as Tawk_API"),
		"Tawk_API",
	),
	MAP_TILE_URL: withDefault(
		z
			.string()
			.regex(
				/^none$|^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/,
				"a tile address with {z}, {x} and {y}, or none",
			),
		"https://tile.openstreetmap.org/{z}/{x}/{y}.png",
	).transform((url) => (url === "none" ? undefined : url)),
	MAP_ATTRIBUTION: withDefault(
		z.string(),
		'© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
	),
	CONTENT_AGE_MINUTES: withDefault(wholeNumber(0, 10_080), 15),
	METRICS_TOKEN: optional(z.string().min(16, "at least 16 characters")),
	METRICS_TOKEN_ALSO: optional(z.string().min(16, "at least 16 characters")),
	REVALIDATE_SECRET: optional(z.string().min(16, "at least 16 characters")),
	REVALIDATE_SECRET_ALSO: optional(z.string().min(16, "at least 16 characters")),
	DRAIN_SECONDS: withDefault(wholeNumber(0, 120), 0),
	MAX_CONNECTIONS: withDefault(wholeNumber(10, 100_000), 4_000),
	MAX_CONNECTIONS_PER_ADDRESS: optional(wholeNumber(1, 100_000)),
	HSTS_SUBDOMAINS: withDefault(onOrOff, "off"),
	LINK_PREVIEW_PAGE: withDefault(onOrOff, "on"),
	SERVICE_WORKER: withDefault(onOrOff, "on"),
	LOG_LEVEL: withDefault(
		z.enum(["silent", "error", "warn", "info", "debug"], "silent, error, warn, info or debug"),
		"info",
	),
});

/** The variables that `environment` reads. */
export const ENVIRONMENT_VARIABLES = Object.keys(environmentSchema.shape);

/** Settings that need another one. Checked beside the schema, so that one start reports everything that is wrong. */
const NEEDS = [
	["SMTP_URL", "SUBMISSIONS_EMAIL"],
	["IMAGE_HOST_UPLOAD_URL", "IMAGE_HOST_UPLOAD_PRESET"],
	// Other instances could not read what an instance encrypted with a key of its own.
	["DATABASE_URL", "SUBMISSIONS_KEY"],
] as const;

type Environment = z.infer<typeof environmentSchema>;

let parsed: Environment | undefined;

/**
 * The settings of this process, checked once. `.env.example` explains each. Throws an error that names every wrong variable
 * and its expected form.
 */
export function environment(): Environment {
	if (parsed) return parsed;
	const result = environmentSchema.safeParse(process.env);
	const errors = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
	for (const [name, other] of NEEDS) {
		if (process.env[name]?.trim() && !process.env[other]?.trim()) {
			errors.push(`  ${other}: is needed when ${name} is set`);
		}
	}
	// Otherwise anyone who names a host below one could have this network asked.
	if (result.data?.IMAGE_HOSTS_PRIVATE && result.data.IMAGE_HOSTS.some((host) => host.startsWith("*")))
		errors.push("  IMAGE_HOSTS: names each host, without *, when IMAGE_HOSTS_PRIVATE is set");
	if (!result.success || errors.length > 0) {
		throw new Error(`The environment has settings that this site cannot use:\n${errors.join("\n")}`);
	}
	parsed = result.data;
	return parsed;
}
