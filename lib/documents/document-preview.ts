/** How long a viewer may take to load before its preview counts as failed: another site's frame reports no errors. */
export const PREVIEW_DEADLINE_MS = 12_000;

/** The two services that show a document in a frame (behaviour §2 /notices/{id}); the first is the default. */
export const VIEWERS = [
	{
		id: "google",
		label: "Google viewer",
		company: "Google",
		url: "https://docs.google.com/gview?embedded=1&url=",
	},
	{
		id: "office",
		label: "Office viewer",
		company: "Microsoft",
		url: "https://view.officeapps.live.com/op/embed.aspx?src=",
	},
] as const;

export type Viewer = (typeof VIEWERS)[number];

/** A file that can be viewed and downloaded. */
export type SiteDocument = {
	title: string;
	/** The link target: a path of this site, or another site's URL. */
	href: string;
	/** The same as an absolute URL, for viewers. */
	publicUrl: string;
};

/** The document at a URL from the backend, made absolute for viewers. */
export const siteDocument = (title: string, fileUrl: string, siteUrl: string): SiteDocument => ({
	title,
	href: fileUrl,
	publicUrl: new URL(fileUrl, siteUrl).href,
});

/** The URL at which a viewer shows a document. */
export const viewerSrc = (viewer: Viewer, { publicUrl }: SiteDocument) =>
	viewer.url + encodeURIComponent(publicUrl);

/** File types with a preview (behaviour §4.6), by extension, with their common names. */
const FILE_TYPES = new Map([
	["pdf", "PDF"],
	["doc", "Word"],
	["docx", "Word"],
	["xls", "Excel"],
	["xlsx", "Excel"],
	["ppt", "PowerPoint"],
	["pptx", "PowerPoint"],
	["txt", "Text"],
]);

/** Whether viewers can show the file at this URL, by its extension; query and fragment are ignored. */
export const canPreview = (url: string) => FILE_TYPES.has(fileEnding(url));

/** The common name of the file's type: 'PDF', 'Word', otherwise its extension in capitals; undefined without one. */
export function fileTypeName(url: string): string | undefined {
	const ending = fileEnding(url);
	return FILE_TYPES.get(ending) ?? (ending.toUpperCase() || undefined);
}

/** A PDF on this site, which the visitor's browser can show itself. */
export const isOwnPdf = ({ href }: SiteDocument) => href.startsWith("/") && fileEnding(href) === "pdf";

function fileEnding(url: string): string {
	const { pathname } = new URL(url, "http://site.invalid");
	return /[^/]\.([a-z\d]{1,8})$/i.exec(pathname)?.[1]?.toLowerCase() ?? "";
}
