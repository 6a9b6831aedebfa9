const percentFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A fraction as a percentage with one decimal: 0.653 → '65.3%'. */
export const percent = (share: number) => `${percentFormat.format(share * 100)}%`;
