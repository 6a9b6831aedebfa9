import { asSent, InPlaceOf } from "#components/site/as-sent";
import { CopyUssdCode } from "#components/site/copy-ussd-code";
import type { FooterOptions } from "#components/site/footer";

/** The footer as the server rendered it, left alone by React except for the Copy button. */
export const Footer = (_options: FooterOptions) => (
	<>
		<footer {...asSent(".site-footer")[0]} />
		<InPlaceOf selector="[data-copy-code]">
			<CopyUssdCode />
		</InPlaceOf>
	</>
);
