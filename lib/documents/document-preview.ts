/** How long a viewer may take to load before its preview counts as failed: a frame of another site tells no errors. */
export const PREVIEW_DEADLINE_MS = 12_000;

/** The two services that draw a document in a frame (behaviour §2 /notices/{id}); the first is the default. */
export const VIEWERS = [
	{
		id: "google",
		label: "Google viewer",
		company: "Google",
		address: "https://docs.google.com/gview?embedded=1&url=",
	},
	{
		id: "office",
		label: "Office viewer",
		company: "Microsoft",
		address: "https://view.officeapps.live.com/op/embed.aspx?src=",
	},
] as const;

export type Viewer = (typeof VIEWERS)[number];

/** A file that can be viewed and downloaded. */
export type SiteDocument = {
	title: string;
	/** Where this site links to: a path of its own, or another site's address. */
	href: string;
	/** The same with its host, as a viewer needs it. */
	publicUrl: string;
};

/** The document at an address that came from the backend, made absolute for the viewers. */
export const siteDocument = (title: string, fileUrl: string, siteUrl: string): SiteDocument => ({
	title,
	href: fileUrl,
	publicUrl: new URL(fileUrl, siteUrl).href,
});

/** The address at which a viewer draws a document. */
export const viewerSrc = (viewer: Viewer, { publicUrl }: SiteDocument) =>
	viewer.address + encodeURIComponent(publicUrl);

/** What previews can be had of (behaviour §2 /notices/{id}), by ending, and what people call it. */
const FILE_TYPES: Record<string, string> = {
	pdf: "PDF",
	doc: "Word",
	docx: "Word",
	xls: "Excel",
	xlsx: "Excel",
	ppt: "PowerPoint",
	pptx: "PowerPoint",
	txt: "Text",
};

/** Whether the viewers can draw the file at this address, judged by its ending; query and fragment say nothing. */
export const canPreview = (url: string) => Object.hasOwn(FILE_TYPES, fileEnding(url));

/** What people call the type of the file at this address: 'PDF', 'Word', else its ending in capitals; undefined for none. */
export function fileTypeName(url: string): string | undefined {
	const ending = fileEnding(url);
	return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : ending.toUpperCase() || undefined;
}

/** A PDF that lies on this site: the visitor's browser can show it without help. */
export const isOwnPdf = ({ href }: SiteDocument) => href.startsWith("/") && fileEnding(href) === "pdf";

function fileEnding(url: string): string {
	const { pathname } = new URL(url, "http://site.invalid");
	return /[^/]\.([a-z\d]{1,8})$/i.exec(pathname)?.[1]?.toLowerCase() ?? "";
}
