import type { BranchMapProps, ListedBranch, MapTiles } from "#components/locator/branch-map";

type Shown = Pick<BranchMapProps, "listed" | "query" | "here">;

/**
 * The street map of the locator, in the place of the drawing once somebody asks for it: with its button, or for a branch.
 * Another list takes the map to its own branches.
 */
export function streetMap(section: HTMLElement, first: Shown) {
	const tiles: MapTiles = JSON.parse(section.dataset.tiles ?? "{}");
	const button = section.querySelector("button");
	const note = section.querySelector("[role=status]");
	let props: BranchMapProps = {
		...first,
		tiles,
		selection: undefined,
		openingLabel: undefined,
		onSelect: (branch) => select(branch),
	};
	let draw: ((props: BranchMapProps) => void) | undefined;

	const change = (changed: Partial<BranchMapProps>) => {
		props = { ...props, ...changed };
		draw?.(props);
	};
	const select = (branch: ListedBranch) =>
		change({ selection: { branch, turn: (props.selection?.turn ?? 0) + 1 } });
	const load = async () => {
		if (note) note.textContent = "";
		try {
			const { mapIn } = await import("#components/locator/branch-map");
			if (draw) return;
			draw = mapIn(section);
			draw(props);
		} catch {
			if (note) note.textContent = "The map could not be loaded.";
			if (button) button.textContent = "Try again";
		}
	};
	button?.addEventListener("click", load);
	return {
		select,
		/** Selects a branch, and loads the map if it has not. */
		async show(branch: ListedBranch) {
			select(branch);
			await load();
		},
		list: (shown: Shown) => change({ ...shown, selection: undefined }),
		setOpening: (openingLabel: BranchMapProps["openingLabel"]) => change({ openingLabel }),
	};
}
