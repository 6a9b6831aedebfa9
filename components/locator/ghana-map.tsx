import { VIEW } from "#lib/islands/data-attributes";
import { type DrawnPin, drawnPins, GHANA_MAP, type PlacedBranch } from "#lib/locator/ghana-map";

type GhanaMapProps = {
	branches: readonly PlacedBranch[];
	/** The pins that the visitor's query leaves; all if missing. */
	shown?: readonly DrawnPin[] | undefined;
};

/**
 * A drawing of Ghana with the branches. Needs no script and no other server; the list contains the same information as
 * text. The pins follow the query.
 */
export const GhanaMap = ({ branches, shown }: GhanaMapProps) => (
	<div className="relative h-full overflow-hidden bg-brand-50">
		<div
			className="-translate-x-1/2 absolute left-1/2 h-full"
			style={{ aspectRatio: `${GHANA_MAP.width} / ${GHANA_MAP.height}` }}
		>
			<img
				src={GHANA_MAP.src}
				alt="Drawn map of Ghana with our branches"
				width={GHANA_MAP.width}
				height={GHANA_MAP.height}
				decoding="async"
				className="size-full max-w-none"
			/>
			<div {...{ [VIEW]: "pins" }}>
				{drawnPins(branches).map((pin) => {
					const [left, top] = pin.split(" ");
					return (
						<span
							key={pin}
							aria-hidden="true"
							data-pin=""
							hidden={shown && !shown.includes(pin)}
							className="-translate-x-1/2 -translate-y-1/2 absolute size-3.5 rounded-full border-2 border-white bg-brand-700 shadow-card"
							style={{ left, top }}
						/>
					);
				})}
			</div>
		</div>
	</div>
);
