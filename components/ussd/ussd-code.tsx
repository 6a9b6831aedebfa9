import { buttonClass } from "#components/ui/button";
import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";

/** The code as text, because its link dials on Android but not on every phone. For dark backgrounds. */
export const UssdCode = () => (
	<div className="ussd-code">
		<strong>{USSD_CODE}</strong>
		<span>
			<a href={USSD_HREF} className={buttonClass("gold")}>
				<Icon name="phone-call" />
				Dial
			</a>
			<CopyButton
				text={USSD_CODE}
				label="Copy"
				icon={<Icon name="copy" />}
				className={buttonClass("on-dark")}
			/>
		</span>
	</div>
);
