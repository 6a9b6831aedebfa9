/** The folders of the project whose files are served as they are, each with the address at which it begins. */
export const SERVED_FOLDERS = [
	{ folder: ".next/static", address: "/_next/static" },
	{ folder: "public", address: "" },
] as const;
