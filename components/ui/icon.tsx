import type { IconName } from "#components/ui/icons/icon-name";

export type { IconName };

/** A decorative icon in the colour of its text, 20 px large by default. */
export const Icon = ({ name, className = "" }: { name: IconName; className?: string | undefined }) => (
	<span className={`icon icon-${name}${className && ` ${className}`}`} />
);
