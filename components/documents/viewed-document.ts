import type { SiteDocument } from "#lib/documents/document-preview";
import { elementData } from "#lib/islands/element-data";

/** The data of a link that opens the previewer. */
export const viewedDocument = elementData<SiteDocument>("document");
