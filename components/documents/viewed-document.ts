import type { SiteDocument } from "#lib/documents/document-preview";
import { elementData } from "#lib/islands/element-data";

/** What a link that opens the previewer tells its script. */
export const viewedDocument = elementData<SiteDocument>("document");
