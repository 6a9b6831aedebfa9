import { buttonClass } from "#components/ui/button";
import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";

/** The code as text, because its link dials on Android but not on every phone. For dark backgrounds. */
export const UssdCode = () => (
	<div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-black/20 p-4 max-md:justify-center md:inline-flex md:px-6">
		<strong className="font-bold text-4xl text-gold-300 even-figures tracking-wide">{USSD_CODE}</strong>
		<span className="flex flex-wrap gap-3 max-md:w-full">
			<a href={USSD_HREF} className={buttonClass("gold", "max-md:grow")}>
				<Icon name="phone-call" />
				Dial
			</a>
			<CopyButton
				text={USSD_CODE}
				label="Copy"
				icon={<Icon name="copy" />}
				className={buttonClass("on-dark", "max-md:grow")}
			/>
		</span>
	</div>
);
