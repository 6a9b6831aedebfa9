/** Like German compounds, URLs and slips on the keyboard: 146 characters. */
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(5).slice(0, 146);
