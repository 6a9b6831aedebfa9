/** Where links are shared, as campaign statistics name it in lower case. */
export const CHANNELS = ["WhatsApp", "Facebook", "X", "LinkedIn", "Google"] as const;

/** A campaign's name for use in a URL: 'Farmers’ Day 2026' → 'farmers-day-2026'; empty for none. */
export const campaignName = (text: string) =>
	text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[\p{M}'’]/gu, "")
		.replace(/[^a-z\d]+/g, "-")
		.slice(0, 60)
		.replace(/^-+|-+$/g, "");

/** The URL without what campaigns and apps append; everything else stays. */
export function withoutCampaign(url: URL): URL {
	const page = new URL(url);
	for (const name of [...page.searchParams.keys()])
		if (/^(?:utm_\w+|fbclid|gclid)$/.test(name)) page.searchParams.delete(name);
	return page;
}

/** A URL with the parameters that distinguish visitors by channel, instead of those that it has. */
export function campaignLink(url: string, channel: (typeof CHANNELS)[number], campaign: string): string {
	const link = withoutCampaign(new URL(url));
	link.searchParams.set("utm_source", channel.toLowerCase());
	link.searchParams.set("utm_medium", channel === "Google" ? "cpc" : "social");
	const name = campaignName(campaign);
	if (name) link.searchParams.set("utm_campaign", name);
	return link.href;
}
