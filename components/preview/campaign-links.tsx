import { CopyButton } from "#components/ui/copy-button";
import { Icon, type IconName } from "#components/ui/icon";
import { campaignLink } from "#lib/preview/campaign-link";

type Channel = {
	name: string;
	icon: IconName;
	medium: string;
	/** Where to use the link. */
	use: string;
};

const CHANNELS: readonly Channel[] = [
	{ name: "WhatsApp", icon: "whatsapp", medium: "social", use: "chats and groups" },
	{ name: "Facebook", icon: "facebook", medium: "social", use: "posts" },
	{ name: "X", icon: "x", medium: "social", use: "posts" },
	{ name: "LinkedIn", icon: "linkedin", medium: "social", use: "posts" },
	{ name: "Google", icon: "search", medium: "cpc", use: "advertisements" },
];

/** The address with what lets the company's statistics count its visits by channel, once for each channel. */
export const CampaignLinks = ({ address, campaign }: { address: string; campaign: string }) => (
	<ul className="share-channels">
		{CHANNELS.map(({ name, icon, medium, use }) => {
			const link = campaignLink(address, { source: name.toLowerCase(), medium }, campaign);
			return (
				<li key={name} className="min-w-0 rounded-lg border border-line p-4">
					<h3 className="flex items-center gap-2.5 text-lg">
						<Icon name={icon} className="size-5 text-brand-700" />
						{`${name} ${use}`}
					</h3>
					<p className="campaign-link mt-2 text-ink-700 text-sm wrap-anywhere">{link}</p>
					<CopyButton
						text={link}
						label={`Copy the link for ${name}`}
						icon={<Icon name="copy" className="size-4" />}
						className="mt-3 flex min-h-11 items-center gap-2 rounded-full border-2 border-brand-200 bg-white px-4 font-semibold text-brand-800 text-sm hover:border-brand-400"
					/>
				</li>
			);
		})}
	</ul>
);
