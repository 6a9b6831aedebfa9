import type { ReactNode } from "react";
import { viewedDocument } from "#components/documents/viewed-document";
import { Enhanced } from "#components/ui/island";
import type { SiteDocument } from "#lib/documents/document-preview";

type DocumentViewProps = { document: SiteDocument; className: string; children: ReactNode };

/** A link to a document that opens the previewer over the page; without script, or if its code fails to load, the file. */
export const DocumentView = ({ document, className, children }: DocumentViewProps) => (
	<Enhanced name="document-view" when="interaction" opensDialog>
		<a href={document.href} {...viewedDocument.attributes(document)} className={className}>
			{children}
		</a>
	</Enhanced>
);
