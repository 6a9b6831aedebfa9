import { asSent, InPlaceOf } from "#components/site/as-sent";
import type { LiveChatOptions } from "#components/site/live-chat";
import { RailChat } from "#components/site/rail-chat";

/** The rail as the server rendered it, left alone by React except for the live-chat button. */
export const Rail = (chat: LiveChatOptions) => (
	<>
		<aside {...asSent(".site-rail")[0]} />
		<InPlaceOf selector="[data-rail-chat]">
			<RailChat {...chat} />
		</InPlaceOf>
	</>
);
