import { elementData } from "#lib/islands/element-data";

/** The `srcset` patterns of a lightbox's pictures, with `{src}` for the picture's escaped URL. */
export type SrcSets = { full: string; thumbnail: string };

export const srcSetsData = elementData<SrcSets>("src-sets");
