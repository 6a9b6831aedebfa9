import { grouped } from "#lib/text/grouped";

/** An amount of pesewas in cedis, to the pesewa: 56667 → 'GHS 566.67', without a line break inside. */
export const cedis = (pesewas: number) => `GHS\u00a0${bareCedis(pesewas)}`;

/** The same without the currency, for columns that name it in the heading. */
export const bareCedis = (pesewas: number) => grouped((pesewas / 100).toFixed(2));

/** An amount of cedis, as short as possible: 5000 → 'GHS 5,000', without a line break inside. */
export const amountText = (ghs: number): string => `GHS\u00a0${grouped(Number(ghs.toFixed(2)))}`;
