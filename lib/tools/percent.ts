import { grouped } from "#lib/text/grouped";

/** A fraction as a percentage with one decimal: 0.653 → '65.3%'. */
export const percentText = (share: number) => `${grouped((share * 100).toFixed(1))}%`;
