import type { ReactNode } from "react";
import {
	FacebookCard,
	GoogleCard,
	LinkedInCard,
	type ShareCardProps,
	WhatsAppCard,
	XCard,
} from "#components/preview/share-cards";
import { CopyButton } from "#components/ui/copy-button";
import { Icon, type IconName } from "#components/ui/icon";
import { campaignLink } from "#lib/preview/campaign-link";

type Channel = {
	name: string;
	icon: IconName;
	Card: (props: ShareCardProps) => ReactNode;
	source: string;
	medium: string;
	/** Where to use the campaign link. */
	use: string;
};

const CHANNELS: readonly Channel[] = [
	{
		name: "WhatsApp",
		icon: "whatsapp",
		Card: WhatsAppCard,
		source: "whatsapp",
		medium: "social",
		use: "chats and groups",
	},
	{
		name: "Facebook",
		icon: "facebook",
		Card: FacebookCard,
		source: "facebook",
		medium: "social",
		use: "posts",
	},
	{ name: "X", icon: "x", Card: XCard, source: "x", medium: "social", use: "posts" },
	{
		name: "LinkedIn",
		icon: "linkedin",
		Card: LinkedInCard,
		source: "linkedin",
		medium: "social",
		use: "posts",
	},
	{
		name: "Google",
		icon: "search",
		Card: GoogleCard,
		source: "google",
		medium: "cpc",
		use: "advertisements",
	},
];

/** The page as each channel shows it, with the campaign link for that channel. */
export const ChannelList = ({ campaign, ...card }: ShareCardProps & { campaign: string }) => (
	<ul className="share-channels">
		{CHANNELS.map(({ name, icon, Card, use, ...source }) => (
			<li key={name} className="flex min-w-0 flex-col">
				<h3 className="flex items-center gap-2.5 text-lg">
					<Icon name={icon} className="size-5 text-brand-700" />
					{name}
				</h3>
				<div className="mt-3 grow rounded-lg border border-line bg-white p-1 shadow-card">
					<Card {...card} />
				</div>
				<CampaignLink name={name} use={use} link={campaignLink(card.preview.address, source, campaign)} />
			</li>
		))}
	</ul>
);

const CampaignLink = ({ name, use, link }: { name: string; use: string; link: string }) => (
	<div className="mt-3 rounded-md bg-canvas p-3">
		<p className="font-semibold text-ink-900 text-sm">
			Link for {name} {use}
		</p>
		<p className="campaign-link mt-1 text-ink-700 text-sm wrap-anywhere">{link}</p>
		<CopyButton
			text={link}
			label={`Copy the link for ${name}`}
			icon={<Icon name="copy" className="size-4" />}
			className="mt-2 flex min-h-11 items-center gap-2 rounded-full border-2 border-brand-200 bg-white px-4 font-semibold text-brand-800 text-sm hover:border-brand-400"
		/>
	</div>
);
