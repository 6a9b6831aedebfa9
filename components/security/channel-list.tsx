import { Icon, type IconName } from "#components/ui/icon";
import "./security.css";

type Channel = { label: string; text: string; href: string; icon: IconName };

/** Channels of the company, each with its name. */
export const ChannelList = ({ channels }: { channels: readonly Channel[] }) => (
	<ul className="channel-list">
		{channels.map(({ label, text, href, icon }) => (
			<li key={label + text}>
				<Icon name={icon} />
				<span>{label}</span>
				<a href={href}>{text}</a>
			</li>
		))}
	</ul>
);
