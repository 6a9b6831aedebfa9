import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import type { NearestBranches } from "#components/locator/near-me";
import { branchQuery } from "#lib/locator/branch-query";
import { within } from "#lib/web/deadline";

const NEAREST = "Nearest first, measured in a straight line. Your position stays in this browser.";

/**
 * 'Near me' sorts the list by distance until it is pressed again. The position is requested only at a press, and only then does
 * the code for it load. If anything fails, the visitor sees a reason and nothing else changes. `onSorted` follows each change.
 */
export function followNearMe(finder: HTMLElement, list: HTMLElement, onSorted: () => void) {
	const button = finder.querySelector<HTMLElement>("[data-near-me]");
	const label = button?.querySelector("span:last-child");
	const status = finder.querySelector<HTMLElement>("[data-near-status]");
	const form = finder.querySelector("form");
	let near: NearestBranches | undefined;
	let isAsking = false;
	/** Whether the answer has come that the visitor waits for, which may be below the screen. */
	let isNew = false;
	/** The entries as the server sorted them. */
	let served: Element[] = [];

	const say = (words: string, isFailure = false) => {
		if (!status || !label || !button) return;
		status.textContent = words;
		status.toggleAttribute("data-failed", isFailure);
		label.textContent = isAsking ? "Finding…" : "Near me";
		button.setAttribute("aria-disabled", String(isAsking));
		button.setAttribute("aria-pressed", String(near !== undefined));
	};
	/** Whether the server lists what is nearest to the place that the visitor named. */
	const isNearPlace = () => list.querySelector("[data-nearest]") !== null;
	const sort = () => {
		const items = list.querySelector("ul");
		if (!near || !items || isNearPlace()) return;
		served = [...items.children];
		items.replaceChildren(...near.entriesFor(branchQuery(new URLSearchParams(location.search))));
		if (isNew) items.querySelector("li:nth-child(2)")?.scrollIntoView({ block: "nearest" });
		isNew = false;
	};
	const stop = () => {
		near = undefined;
		say("");
		list.querySelector("ul")?.replaceChildren(...served);
		onSorted();
	};
	/** `asked` is the query at the press. */
	const find = async (asked: string) => {
		isAsking = true;
		say("");
		const found = await within(import("#components/locator/near-me"))
			.then(({ nearestBranches }) => nearestBranches())
			.catch(() => ({ reason: BRANCHES_FAILED }));
		isAsking = false;
		if ("reason" in found) return fail(found.reason);
		near = found;
		isNew = true;
		say(NEAREST);
		// All branches by distance, unless the visitor chose otherwise while the position was being found.
		const { region, page } = branchQuery(new URLSearchParams(asked));
		if (location.search === asked && (region || page || isNearPlace()) && form)
			return showAllRegions(form, isNearPlace());
		sort();
		onSorted();
	};
	const fail = (reason: string) => {
		say(reason, true);
		if (reason === BRANCHES_FAILED)
			import("#components/ui/toaster").then(
				({ showFailure }) => showFailure(reason),
				() => {},
			);
	};
	button?.addEventListener("click", () => {
		if (near) stop();
		else if (!isAsking) void find(location.search);
	});
	form?.addEventListener("change", () => {
		if (!near && !isAsking) say("");
	});
	return { sort, here: () => near?.here };
}

/** As if the visitor chose it: the list is fetched and then sorted. */
function showAllRegions(form: HTMLFormElement, ofAnyTown: boolean) {
	const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement;
	if (ofAnyTown) fieldOf("town").value = "";
	const region = fieldOf("region");
	region.value = "";
	region.dispatchEvent(new Event("change", { bubbles: true }));
}
