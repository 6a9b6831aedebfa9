import { Enhanced } from "#components/ui/island";
import { validOn } from "#lib/platform/request-context";

/**
 * Today's date. It starts with the server's date and changes to the reader's if the page stays open past midnight
 * (`todays-date.enhancement.ts`).
 */
export function TodaysDate({ server }: { server: { text: string; iso: string } }) {
	validOn(server.iso);
	return (
		<Enhanced name="todays-date" when="visible">
			<time dateTime={server.iso}>{server.text}</time>
		</Enhanced>
	);
}
