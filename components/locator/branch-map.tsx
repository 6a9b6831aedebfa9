import type { LatLngBoundsLiteral, Popup as Overlay } from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
	AttributionControl,
	ImageOverlay,
	MapContainer,
	Marker,
	Pane,
	Popup,
	TileLayer,
	useMap,
	useMapEvents,
	ZoomControl,
} from "react-leaflet";
import "leaflet/dist/leaflet.css";
import { BranchCard } from "#components/locator/branch-card";
import { readBranchEntries } from "#components/locator/branch-entries";
import type { ListedBranch, MapTiles } from "#components/locator/locator-data";
import { HERE, pinIcon } from "#components/locator/map-icons";
import { reactPart } from "#components/ui/react-part";
import type { OpeningState } from "#lib/calendar/opening-hours";
import { MAP_CENTRE, MAP_ZOOM, MAP_ZOOM_SELECTED } from "#lib/company/limits";
import { type BranchQuery, isNarrowed } from "#lib/locator/branch-query";
import { matchingBranches } from "#lib/locator/branch-search";
import { nearestFirst, type Position } from "#lib/locator/distance";
import { GHANA, GHANA_MAP } from "#lib/locator/ghana-map";
import "./branch-map.css";

/** The branch to show. `turn` grows with each selection, so that the same branch can be selected again. */
type Selection = { branch: ListedBranch; turn: number };

export type BranchMapProps = {
	tiles: MapTiles;
	/** The listed branches, shown until all pins have loaded, or if they fail to load. */
	listed: readonly ListedBranch[];
	/** Which branches have pins. */
	query: BranchQuery;
	/** Whether the list has the branches nearest to a place instead, and the pins are theirs. */
	isNearPlace: boolean;
	selection: Selection | undefined;
	onSelect: (branch: ListedBranch) => void;
	/** The visitor's position, if the list is sorted by distance. */
	here: Position | undefined;
	/** Whether a branch is open now; undefined until the clock is read. */
	opening: ((branch: ListedBranch) => OpeningState) | undefined;
};

/** Everyone who gets React Leaflet's code must get its licence, too. */
const LICENCE = '<a href="/licences/react-leaflet.txt" target="_blank">React Leaflet licence</a>';

/** Replaces the content of an element with the map, on demand, because Leaflet is heavy. Returns what draws it. */
export function mapIn(element: HTMLElement, first: BranchMapProps): (props: BranchMapProps) => void {
	element.replaceChildren();
	const part = reactPart(element, <BranchMap {...first} />);
	return (props) => part.render(<BranchMap {...props} />);
}

/** The branches on a map. One finger scrolls the page, two move the map. */
function BranchMap(props: BranchMapProps) {
	const { tiles, query, selection, onSelect, here, opening } = props;
	const pins = usePins(props);
	const [hasTiles, setHasTiles] = useState(true);
	const chosen = selection?.branch;
	return (
		<>
			<MapContainer
				center={MAP_CENTRE}
				zoom={MAP_ZOOM}
				dragging={!matchMedia("(pointer: coarse)").matches}
				scrollWheelZoom={false}
				// Leaflet ignores a move during a zoom animation, so a branch selected meanwhile would stay out of view.
				zoomAnimation={false}
				zoomControl={false}
				attributionControl={false}
				className="branch-map"
			>
				<MapBackground tiles={tiles} onTiles={setHasTiles} />
				<AttributionControl prefix={LICENCE} />
				<ZoomControl position="bottomleft" />
				{/* Must listen before the first move. */}
				<Pins pins={pins} onSelect={onSelect} />
				<View
					pins={pins}
					isCountry={!query.region && !isNarrowed(query)}
					selection={selection}
					here={here}
					hasTiles={hasTiles}
				/>
				{here && (
					<Marker position={here} icon={HERE} title="You are here" interactive={false} keyboard={false} />
				)}
				{chosen?.position && (
					<Card key={selection?.turn} position={chosen.position}>
						<BranchCard branch={chosen} opening={opening?.(chosen)} />
					</Card>
				)}
			</MapContainer>
			<p role="status" className="sr-only">
				{chosen && `The map shows ${chosen.name}`}
			</p>
			{!hasTiles && (
				<p role="status" className="map-note">
					The streets could not be loaded. The pins are in the right places on this drawing.
				</p>
			)}
		</>
	);
}

/** Closer, the drawing has nothing to show. */
const DRAWN_ZOOM_MAX = 10;
/** How long the map waits for a first tile. */
const TILES_MS = 5_000;

type Bounds = { west: number; east: number; south: number; north: number };
const boundsOf = ({ west, east, south, north }: Bounds): LatLngBoundsLiteral => [
	[south, west],
	[north, east],
];
const DRAWING = /* @__PURE__ */ boundsOf(GHANA_MAP);
/** The whole country. */
const COUNTRY = /* @__PURE__ */ boundsOf(GHANA);

type MapBackgroundProps = {
	tiles: MapTiles;
	/** Called when tiles come, and when none has come in time. */
	onTiles: (haveCome: boolean) => void;
};

/**
 * The streets, and below them the drawn map of Ghana, which needs no other server. Where no tile comes within five seconds, the map
 * goes out to the country, which the drawing shows.
 */
function MapBackground({ tiles, onTiles }: MapBackgroundProps) {
	const map = useMap();
	const [zoom, setZoom] = useState(map.getZoom());
	useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
	const haveTiles = useRef(true);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const tell = (haveCome: boolean) => {
		clearTimeout(timer.current);
		timer.current = undefined;
		haveTiles.current = haveCome;
		onTiles(haveCome);
	};
	const giveUp = () => {
		tell(false);
		map.fitBounds(COUNTRY);
	};
	return (
		<>
			<Pane name="drawing" style={{ zIndex: 100 }}>
				{zoom <= DRAWN_ZOOM_MAX && <ImageOverlay url={GHANA_MAP.src} bounds={DRAWING} />}
			</Pane>
			<TileLayer
				url={tiles.url}
				attribution={tiles.attribution}
				eventHandlers={{
					loading: () => {
						if (haveTiles.current) timer.current ??= setTimeout(giveUp, TILES_MS);
					},
					tileload: () => tell(true),
				}}
			/>
		</>
	);
}

/** The space of a card above its pin, of a pin below, and the card's margins at both sides. */
const CARD_ROOM_PX = 240;
const PIN_ROOM_PX = 24;
const CARD_MARGINS_PX = 60;

type Pin = ListedBranch & { position: Position };
const hasPosition = (branch: ListedBranch): branch is Pin => branch.position !== undefined;

/** The pins of the branches that match the query. */
function usePins({ listed, query, isNearPlace }: BranchMapProps): readonly Pin[] {
	const [all, setAll] = useState<readonly ListedBranch[]>();
	// After a failure, each new list is another attempt.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		let isGone = false;
		readBranchEntries().then(
			(branches) => !isGone && setAll(branches),
			// Keep showing the listed branches.
			() => undefined,
		);
		return () => {
			isGone = true;
		};
	}, [listed]);
	return (all && !isNearPlace ? matchingBranches(all, query) : listed).filter(hasPosition);
}

type ViewProps = Pick<BranchMapProps, "selection" | "here"> & {
	pins: readonly Pin[];
	/** Whether no filter is set: the map then shows the whole country. */
	isCountry: boolean;
	/** Whether there are streets to see; otherwise the drawing, which has nothing more to show from close by. */
	hasTiles: boolean;
};

/** Moves the map to the latest choice: a branch, the visitor's surroundings, the branches that match the query, or the country. */
function View({ pins, isCountry, selection, here, hasTiles }: ViewProps) {
	const map = useMap();
	const closest = hasTiles ? MAP_ZOOM_SELECTED : DRAWN_ZOOM_MAX;
	const isAway = useRef(false);
	const isSelected = selection !== undefined;
	const pinIds = pins.map(({ id }) => id).join();

	// biome-ignore lint/correctness/useExhaustiveDependencies: the pins are another list in every render, and tiles move nothing
	useEffect(() => {
		if (isSelected) return;
		const [nearest] = here ? nearestFirst(pins, here) : [];
		const matching = isCountry ? [] : pins.map(({ position }) => position);
		const around = here && nearest ? [here, nearest.position] : matching;
		if (around.length > 0) {
			map.fitBounds(
				around.map(({ lat, lng }) => [lat, lng]),
				{ padding: [60, 60], maxZoom: here ? closest : Math.min(closest, MAP_ZOOM) },
			);
		} else if (isAway.current) {
			if (hasTiles) map.setView(MAP_CENTRE, MAP_ZOOM);
			else map.fitBounds(COUNTRY);
		}
		isAway.current = around.length > 0;
	}, [map, isCountry, here, pinIds, isSelected]);

	// The button that loaded the map is gone.
	useEffect(() => {
		if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
	}, [map]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: tiles move nothing
	useEffect(() => {
		if (!selection?.branch.position) return;
		// Below the middle, to leave room for the card above it.
		const pin = map.project(selection.branch.position, closest);
		const height = map.getSize().y;
		const y = Math.max((height * 2) / 3, Math.min(CARD_ROOM_PX, height - PIN_ROOM_PX));
		const middle = pin.subtract([0, y - height / 2]);
		map.setView(map.unproject(middle, closest), closest);
		isAway.current = true;
	}, [map, selection]);

	return null;
}

/** The pins in view. */
function Pins({ pins, onSelect }: { pins: readonly Pin[]; onSelect: (branch: ListedBranch) => void }) {
	const map = useMap();
	const look = () => map.getBounds().pad(0.2);
	const [bounds, setBounds] = useState(look);
	useMapEvents({
		moveend: () => setBounds(look()),
		// Leaflet itself closes the card only while the map, and none of its pins, has the focus.
		keydown: ({ originalEvent }) => originalEvent.key === "Escape" && map.closePopup(),
	});
	return pins
		.filter(({ position }) => bounds.contains(position))
		.map((pin) => (
			<Marker
				key={pin.id}
				position={pin.position}
				icon={pinIcon(pin.name)}
				title={pin.name}
				eventHandlers={{
					click: () => onSelect(pin),
					keydown: ({ originalEvent }) => {
						if (originalEvent.key === "Enter") onSelect(pin);
					},
				}}
			/>
		));
}

/** A card above a pin. Closing it leaves the focus on the map. */
function Card({ position, children }: { position: Position; children: ReactNode }) {
	const map = useMap();
	const maxWidth = Math.min(260, map.getSize().x - CARD_MARGINS_PX);
	return (
		<Popup
			position={position}
			offset={[0, -30]}
			minWidth={Math.min(210, maxWidth)}
			maxWidth={maxWidth}
			autoPan={false}
			eventHandlers={{
				remove: ({ target }: { target: Overlay }) => {
					if (target.getElement()?.contains(document.activeElement))
						map.getContainer().focus({ preventScroll: true });
				},
			}}
		>
			{children}
		</Popup>
	);
}
