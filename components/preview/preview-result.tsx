import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";
import { CHANNELS, campaignLink } from "#lib/preview/campaign-link";
import type { LinkPreview } from "#lib/preview/link-preview";

type PreviewResultProps = LinkPreview & { campaign: string };

/** The corrections for a page, its link as apps show it, and the link of each channel. */
export const PreviewResult = ({ head, findings, campaign }: PreviewResultProps) => (
	<>
		<h2 className="text-2xl">What to know before you share it</h2>
		<ul className="mt-5 list-disc space-y-2 pl-5 text-lg wrap-anywhere">
			{findings.length === 0 && <li>Ready to share: apps show it as intended.</li>}
			{findings.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
		<h2 className="mt-12 mb-5 text-2xl">How it will look</h2>
		<div className="grid items-start gap-8 lg:grid-cols-2">
			<Card name="Large, as in a post" head={head} look="" pictureLook="w-full" />
			<Card
				name="Small, as in a chat"
				head={head}
				look="flex items-center"
				pictureLook="size-28 object-cover"
			/>
		</div>
		<h2 className="mt-12 mb-5 text-2xl">Links that count visits</h2>
		<ul className="grid gap-8 lg:grid-cols-2">
			{CHANNELS.map((channel) => (
				<ChannelLink key={channel} channel={channel} link={campaignLink(head.url, channel, campaign)} />
			))}
		</ul>
	</>
);

type CardProps = { name: string; head: LinkPreview["head"]; look: string; pictureLook: string };

const Card = ({ name, head, look, pictureLook }: CardProps) => (
	<figure className="min-w-0">
		<figcaption className="mb-3 font-semibold">{name}</figcaption>
		<div className={`overflow-hidden rounded-lg border border-line ${look}`}>
			{/* From this server: its public URL may not be reachable yet. */}
			{head.picture && (
				<img
					src={head.picture.replace(new URL(head.picture).origin, "")}
					alt={head.pictureText ?? ""}
					className={pictureLook}
				/>
			)}
			<div className="min-w-0 p-4">
				<p className="line-clamp-2 font-semibold text-ink-900">{head.title ?? head.url}</p>
				<p className="mt-1 truncate text-ink-700 text-sm">{head.description}</p>
				<p className="mt-1 truncate text-ink-700 text-sm">{new URL(head.url).host}</p>
			</div>
		</div>
	</figure>
);

const ChannelLink = ({ channel, link }: { channel: string; link: string }) => (
	<li className="min-w-0 rounded-lg border border-line p-4">
		<h3 className="text-lg">{channel}</h3>
		<p className="mt-2 select-all text-ink-700 text-sm wrap-anywhere">{link}</p>
		<CopyButton
			text={link}
			label={`Copy the link for ${channel}`}
			icon={<Icon name="copy" className="size-4" />}
			className="mt-3 flex min-h-11 items-center gap-2 rounded-full border-2 border-brand-200 bg-white px-4 font-semibold text-brand-800 text-sm hover:border-brand-400"
		/>
	</li>
);
