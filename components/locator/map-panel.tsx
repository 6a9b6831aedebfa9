import type { ReactNode } from "react";
import { mapTiles } from "#components/locator/locator-data";
import { buttonClass } from "#components/ui/button";
import { environment } from "#lib/platform/environment";

/**
 * The map's container. It starts with a drawing of Ghana, which takes a few kilobytes and contacts no other server. The
 * street map (60 KB and its tiles) loads when the visitor asks for it (`branch-finder.enhancement.ts`). Without script, or without a
 * host of tiles, the drawing stays.
 */
export function MapPanel({ children }: { children: ReactNode }) {
	const { MAP_TILE_URL, MAP_ATTRIBUTION } = environment();
	return (
		<div className="group/map md:sticky md:top-20">
			<section
				aria-label="Map of branches"
				{...mapTiles.attributes({ url: MAP_TILE_URL ?? "", attribution: MAP_ATTRIBUTION })}
				className="relative h-[min(26rem,calc(100vh-7rem))] min-h-72 overflow-hidden rounded-lg border border-line bg-brand-50 md:h-[min(32rem,calc(100vh-7rem))] lg:h-[min(40rem,calc(100vh-7rem))]"
			>
				{children}
				<div className="absolute right-3 bottom-3 left-3 flex flex-wrap items-center justify-end gap-3 noscript:hidden print:hidden">
					<p role="status" className="rounded-md bg-white px-3 py-2 empty:hidden" />
					{MAP_TILE_URL && (
						<button type="button" className={buttonClass("outline", "bg-white")}>
							Show streets
						</button>
					)}
				</div>
			</section>
			<p className="mt-2 hidden text-ink-600 text-sm pointer-coarse:group-has-[.branch-map]/map:block">
				Use two fingers to move the map.
			</p>
		</div>
	);
}
