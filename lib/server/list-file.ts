import { z } from "zod";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { operatorFile } from "#lib/platform/operator-files";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { watchFile } from "#lib/server/watched-file";
import { jsonText, parseJson } from "#lib/text/json-file";

/** A list that operators write beside their file of alerts. */
export type ListFile<Item> = {
	/** Of the file, and of the resource that pages read. */
	name: "holidays" | "not-offered";
	item: z.ZodType<Item>;
	/** For the message about a faulty file. */
	example: string;
	/** Takes the list over. */
	apply: (items: Item[]) => void;
};

/** Reads the file when it changes, and drops the cached pages that show it. */
export const watchList = <Item>(list: ListFile<Item>): void =>
	watchFile(
		fileOf(list),
		() => {
			const items = readList(list);
			list.apply(items);
			log.info({ items: items.length, pages: dropPagesThatRead([list.name]) }, `${list.name} changed`);
		},
		`${list.name} file not used`,
	);

/** The items of the file; none if it does not exist. Throws an error that names each error in it. */
export function readList<Item>(list: ListFile<Item>, file = fileOf(list)): Item[] {
	const text = fileState(file) === "none" ? "" : jsonText(file);
	if (text.trim() === "") return [];
	const { data, error } = z.array(list.item).safeParse(parseJson(text, file));
	if (data) return data;
	const errors = error.issues.map(({ path, message }) => `  ${path.join(".") || "the file"}: ${message}`);
	throw new Error(`${file} must contain a list such as [${list.example}]:\n${errors.join("\n")}`);
}

const fileOf = <Item>({ name }: ListFile<Item>) => operatorFile(`${name}.json`);
