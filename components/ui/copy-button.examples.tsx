import { buttonClass } from "#components/ui/button";
import { CopyButton } from "#components/ui/copy-button";
import { Icon } from "#components/ui/icon";

export const examples = {
	"as it comes": (
		<CopyButton
			text="Copied text"
			label="Copy"
			icon={<Icon name="copy" />}
			className={buttonClass("outline")}
		/>
	),
};
