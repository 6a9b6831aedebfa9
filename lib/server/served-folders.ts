/** The project's folders whose files are served unchanged, each with the URL prefix of its files. */
export const SERVED_FOLDERS = [
	{ folder: ".next/static", prefix: "/_next/static" },
	{ folder: "public", prefix: "" },
] as const;
