import { VIEWERS } from "#lib/document-preview";

/** Said before anything of a viewer loads: whose it is, and that the file can be had without. */
export const ViewerNote = ({ className }: { className?: string }) => (
	<p className={`text-ink-600 text-sm ${className}`}>
		Previews are made by {VIEWERS.map(({ company }) => company).join(" or ")}, who then learn the address of
		the file. If you would rather not, download it.
	</p>
);
