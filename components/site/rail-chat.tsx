import type { LiveChatOptions } from "#components/site/live-chat";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { Icon } from "#components/ui/icon";

/** The rail's live-chat button. */
export const RailChat = (options: LiveChatOptions) => (
	<LiveChatToggle {...options} className="rail-item">
		<Icon name="chat" />
		<span>Live chat</span>
	</LiveChatToggle>
);
