import { Enhanced } from "#components/ui/island";
import { mark, PAGE_OF_DAY } from "#lib/web/page-markers";

/**
 * Today's date. It starts with the server's date and changes to the reader's if the page stays open past midnight
 * (`todays-date.enhancement.ts`). Its marker tells the page cache that the page is valid for that day only.
 */
export const TodaysDate = ({ server }: { server: { text: string; iso: string } }) => (
	<Enhanced name="todays-date" when="visible">
		<time dateTime={server.iso} {...mark(PAGE_OF_DAY, server.iso)}>
			{server.text}
		</time>
	</Enhanced>
);
