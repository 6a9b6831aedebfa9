import { VIEWERS } from "#lib/documents/document-preview";

/**
 * Shown before a viewer loads: names its provider, and says that the file can be downloaded without it. Without script the file
 * itself opens, which no provider learns.
 */
export const ViewerNote = ({ className }: { className?: string }) => (
	<p className={`max-w-[60ch] text-ink-600 text-sm noscript:hidden print:hidden ${className}`}>
		{VIEWERS.map(({ company }) => company).join(" or ")} makes the preview, and then knows the address of the
		file. If you do not want that, download the file.
	</p>
);
