import { globSync } from "node:fs";
import { OPERATION } from "#lib/server/operation";
import { SERVED_FOLDERS } from "#lib/server/served-folders";

/** Where a made-up part stands in a path. */
export const ANY = "{any}";

/**
 * A path of every class of route, from the code: the URLs for operators, uploads, a file of each folder, and every route handler, also
 * those that only take posts.
 */
export function routesToFlood(): string[] {
	const handlers = globSync(["app/**/route.ts", "app/.well-known/**/route.ts"]).map((file) =>
		file
			.replaceAll("\\", "/")
			.replace(/^app|\/route\.ts$/g, "")
			.replace(/\[[^\]]+\]/g, ANY),
	);
	const files = SERVED_FOLDERS.map(({ folder, prefix }) => {
		const [path = ""] = globSync(`${folder}/**/*.{js,css,webp}`);
		return prefix + path.replaceAll("\\", "/").slice(folder.length);
	});
	const [picture = ""] = globSync("content/images/**/*.webp");
	return [...OPERATION, `/uploads/${ANY}`, ...files, `/${picture.replaceAll("\\", "/")}`, ...handlers];
}
