import { Icon } from "#components/ui/icon";
import type { OfficialChannel } from "#lib/security/official-channels";
import "./security.css";

/** Official channels of the company. */
export const ChannelList = ({ channels }: { channels: readonly OfficialChannel[] }) => (
	<ul className="channel-list">
		{channels.map(({ key, label, text, href, icon }) => (
			<li key={key}>
				<Icon name={icon} />
				<span>{label}</span>
				<a href={href}>{text}</a>
			</li>
		))}
	</ul>
);
