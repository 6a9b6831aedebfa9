import type { ButtonHTMLAttributes, ReactNode } from "react";
import { PAUSE } from "#lib/islands/data-attributes";

type PauseButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
	/** The button's content while something moves, and while it is paused: its names for screen readers included. */
	pause: ReactNode;
	play: ReactNode;
};

/** Pauses what moves and lets it go on. `show-paused.ts` shows the half that applies. */
export const PauseButton = ({ pause, play, ...button }: PauseButtonProps) => (
	<button type="button" {...{ [PAUSE]: "" }} {...button}>
		<span className="flex items-center gap-2">{pause}</span>
		<span hidden className="flex items-center gap-2">
			{play}
		</span>
	</button>
);
