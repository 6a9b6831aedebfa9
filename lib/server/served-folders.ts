import { BUILD_FOLDER, NEXT_FOLDER } from "#lib/platform/development";

/** The project's folders whose files are served unchanged, each with the URL prefix of its files. */
export const SERVED_FOLDERS = [
	...[...new Set([NEXT_FOLDER, BUILD_FOLDER])].map((folder) => ({
		folder: `${folder}/static`,
		prefix: "/_next/static",
	})),
	{ folder: "public", prefix: "" },
];
