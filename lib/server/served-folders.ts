/** The project's folders whose files are served unchanged, each with the address prefix of its files. */
export const SERVED_FOLDERS = [
	{ folder: ".next/static", address: "/_next/static" },
	{ folder: "public", address: "" },
] as const;
