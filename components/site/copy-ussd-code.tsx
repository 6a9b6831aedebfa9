import { CopyButton } from "#components/ui/copy-button.island";
import { Icon } from "#components/ui/icon";
import { USSD_CODE } from "#lib/company/limits";

/** The footer's button beside the USSD code. */
export const CopyUssdCode = () => (
	<CopyButton
		text={USSD_CODE}
		label="Copy"
		icon={<Icon name="copy" className="size-4" />}
		className="flex min-h-11 items-center gap-2 rounded-full border border-white/40 px-4 font-semibold text-sm text-white hover:bg-white/10"
	/>
);
