import {
	type ComponentType,
	type ReactNode,
	type RefObject,
	useCallback,
	useEffect,
	useLayoutEffect,
	useState,
} from "react";
import type { BranchMapProps } from "#components/locator/branch-map";
import { buttonClass } from "#components/ui/button";

type MapPanelProps = BranchMapProps & {
	ref: RefObject<HTMLElement | null>;
	/** The map as a drawing, visible at once. */
	drawn: ReactNode;
	/** The pins of the drawing that the query leaves; all if undefined. */
	pins: readonly string[] | undefined;
};

/**
 * The map's container. It starts with a drawing of Ghana, which takes a few kilobytes and contacts no other server. The
 * street map (60 KB and its tiles) loads when the visitor asks for it. Without script the drawing stays.
 */
export function MapPanel({ ref, drawn, pins, ...map }: MapPanelProps) {
	const [BranchMap, setBranchMap] = useState<ComponentType<BranchMapProps>>();
	const [hasFailed, setFailed] = useState(false);
	const { selection } = map;

	const load = useCallback(() => {
		setFailed(false);
		import("#components/locator/branch-map").then(
			(module) => setBranchMap(() => module.BranchMap),
			() => setFailed(true),
		);
	}, []);

	useEffect(() => {
		if (selection?.isMapWanted) load();
	}, [selection, load]);

	// The drawing is the server's and is not rendered again.
	useLayoutEffect(() => {
		for (const pin of ref.current?.querySelectorAll<HTMLElement>("[data-pin]") ?? [])
			pin.hidden = pins !== undefined && !pins.includes(`${pin.style.left} ${pin.style.top}`);
	}, [ref, pins]);

	return (
		<div className="md:sticky md:top-20">
			<section
				ref={ref}
				aria-label="Map of branches"
				className="kente relative h-[26rem] overflow-hidden rounded-lg border border-line bg-brand-50 has-[>:focus-visible]:outline-3 has-[>:focus-visible]:outline-brand-500 has-[>:focus-visible]:outline-offset-3 md:h-[min(32rem,calc(100vh-7rem))] md:min-h-72 lg:h-[min(40rem,calc(100vh-7rem))]"
			>
				{BranchMap ? (
					<BranchMap {...map} />
				) : (
					<>
						{drawn}
						<div className="absolute right-3 bottom-3 left-3 flex flex-wrap items-center justify-end gap-3 noscript:hidden print:hidden">
							{hasFailed && (
								<p role="status" className="rounded-md bg-white px-3 py-2">
									The map could not be loaded.
								</p>
							)}
							<button type="button" onClick={load} className={buttonClass("outline", "bg-white")}>
								{hasFailed ? "Try again" : "Show streets"}
							</button>
						</div>
					</>
				)}
			</section>
			{BranchMap && (
				<p className="mt-2 hidden text-ink-600 text-sm pointer-coarse:block">
					Use two fingers to move the map.
				</p>
			)}
		</div>
	);
}
