import { ButtonLink, type ButtonVariant, buttonClass } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { LONG_WORD } from "#lib/text/samples/long-word";

const VARIANTS: readonly ButtonVariant[] = ["primary", "gold", "outline", "on-dark"];

export const examples = {
	"each look, as a button, disabled, and as a link": (
		<div className="flex flex-wrap gap-3">
			{VARIANTS.map((variant) => (
				<span key={variant} className={variant === "on-dark" ? "flex gap-3 bg-brand-900 p-3" : "flex gap-3"}>
					<button type="button" className={buttonClass(variant)}>
						<Icon name="phone" /> {variant}
					</button>
					<button type="button" disabled className={buttonClass(variant)}>
						{variant}, disabled
					</button>
					<ButtonLink href="/" variant={variant}>
						{variant}, a link
					</ButtonLink>
				</span>
			))}
		</div>
	),
	"a long word": <ButtonLink href="/">{LONG_WORD}</ButtonLink>,
};
