import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** In these files, which Next reads, a `#` outside quotes starts a comment. systemd and Docker take it as part of the value. */
const filesOf = (mode: string) => [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"];

/**
 * Throws an error that names each value of the env files that ends at a `#` which was not meant to start a comment, or in which Next
 * replaces what follows a `$`, also in quotes.
 */
export function checkEnvFiles(
	folder = process.cwd(),
	mode: string = process.env.NODE_ENV ?? "production",
): void {
	const errors = filesOf(mode).flatMap((file) => {
		const path = join(/* turbopackIgnore: true */ folder, file);
		const text = existsSync(/* turbopackIgnore: true */ path)
			? readFileSync(/* turbopackIgnore: true */ path, "utf8")
			: "";
		return [
			...cutValues(text).map(
				(name) => `  ${name}: its value in ${file} ends at the #; write it in quotes, as in ${name}="a#b"`,
			),
			...replacedValues(text).map(
				(name) =>
					`  ${name}: its value in ${file} has a $, whose next word would be replaced; write it as \\$, as in ${name}=a\\$b`,
			),
		];
	});
	if (errors.length > 0) throw new Error(`Values would not be read as written:\n${errors.join("\n")}`);
}

/** The names of the values that a `#` cuts off. A comment has a space, or the end of the value, on both sides of its `#`. */
const cutValues = (text: string): string[] =>
	[
		...text.matchAll(/^[^\S\n]*(?:export\s+)?([\w.-]+)[^\S\n]*=[^\S\n]*(?:[^\s#"'`][^\n#]*(?<!\s)#|#\S)/gm),
	].map(([, name = ""]) => name);

/** The names of the values that Next changes: it replaces `$WORD` or `${WORD}` only if no other `$` follows. */
const replacedValues = (text: string): string[] =>
	Object.entries(parseEnv(text)).flatMap(([name, value]) =>
		/(?<!\\)\$\{?\w(?:[^$]|(?<=\\)\$)*$/.test(value ?? "") ? [name] : [],
	);
