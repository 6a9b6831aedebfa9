import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { BranchMapProps } from "#components/locator/branch-map";
import { buttonClass } from "#components/ui/button";
import { savesData } from "#lib/site/less-data";

type MapPanelProps = BranchMapProps & { ref: RefObject<HTMLElement | null> };

/** How close to the screen the map must be before it is fetched. */
const AHEAD = "150px";

/**
 * The map's container. The map (60 KB and its tiles) loads when the container comes into view, or at a press for a visitor who
 * saves data. Without it, and without script, the list shows everything.
 */
export function MapPanel({ ref, ...map }: MapPanelProps) {
	const [BranchMap, setBranchMap] = useState<ComponentType<BranchMapProps>>();
	const [wait, setWait] = useState<"view" | "press" | "map" | "failed">("view");

	useEffect(() => {
		const onView = () => setWait((now) => (now === "map" ? now : savesData() ? "press" : "map"));
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onView(), {
			rootMargin: AHEAD,
		});
		if (ref.current) observer.observe(ref.current);
		return () => observer.disconnect();
	}, [ref]);

	useEffect(() => {
		if (wait !== "map") return;
		import("#components/locator/branch-map").then(
			(module) => setBranchMap(() => module.BranchMap),
			() => setWait("failed"),
		);
	}, [wait]);

	return (
		<div className="md:sticky md:top-20 noscript:hidden">
			<section
				ref={ref}
				aria-label="Map of branches"
				// The weave is what is seen before the tiles come, and where they do not.
				className="kente h-[26rem] overflow-hidden rounded-lg border border-line bg-brand-50 has-[>:focus-visible]:outline-3 has-[>:focus-visible]:outline-brand-500 has-[>:focus-visible]:outline-offset-3 md:h-[min(40rem,calc(100vh-7rem))]"
			>
				{BranchMap ? (
					<BranchMap {...map} />
				) : (
					(wait === "press" || wait === "failed") && (
						<div className="grid h-full place-content-center justify-items-center gap-3 p-6">
							{wait === "failed" && <p role="status">The map could not be loaded.</p>}
							<button
								type="button"
								onClick={() => setWait("map")}
								className={buttonClass("outline", "bg-white")}
							>
								{wait === "failed" ? "Try again" : "Show the map"}
							</button>
						</div>
					)
				)}
			</section>
			<p className="mt-2 hidden text-ink-600 text-sm pointer-coarse:block">
				Use two fingers to move the map.
			</p>
		</div>
	);
}
