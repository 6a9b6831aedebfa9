/** The channels of a link, as named in campaign statistics. */
export type CampaignSource = { source: string; medium: string };

const MAX_NAME_LENGTH = 60;

/** A campaign's name for use in an address: 'Farmers’ Day 2026' → 'farmers-day-2026'; empty for none. */
export const campaignName = (text: string) =>
	text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[\p{M}'’]/gu, "")
		.replace(/[^a-z\d]+/g, "-")
		.slice(0, MAX_NAME_LENGTH)
		.replace(/^-+|-+$/g, "");

/**
 * An address with the parameters that distinguish visitors by channel. Existing ones are replaced; everything else stays.
 */
export function campaignLink(address: string, { source, medium }: CampaignSource, campaign: string): string {
	const url = new URL(address);
	for (const name of [...url.searchParams.keys()]) if (name.startsWith("utm_")) url.searchParams.delete(name);
	url.searchParams.set("utm_source", source);
	url.searchParams.set("utm_medium", medium);
	if (campaign) url.searchParams.set("utm_campaign", campaign);
	return url.href;
}
