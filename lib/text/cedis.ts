import { grouped } from "#lib/text/grouped";

/** An amount of pesewas in cedis, to the pesewa: 56667 → 'GHS 566.67', without a line break inside. */
export const cedis = (pesewas: number) => `GHS\u00a0${bareCedis(pesewas)}`;

/** The same without the currency, for columns that name it in the heading. */
export const bareCedis = (pesewas: number) => grouped((pesewas / 100).toFixed(2));

/** An amount of cedis, with pesewas only if there are any: 5000 → 'GHS 5,000', 12.9 → 'GHS 12.90', without a line break inside. */
export const amountText = (ghs: number): string => `GHS\u00a0${grouped(ghs.toFixed(2).replace(/\.00$/, ""))}`;
