type Dismissible = { isOpen: () => boolean; close: () => void };

/**
 * Closes what is open inside `root` when the visitor presses outside it, moves the focus out of it, presses Escape or leaves the
 * page, so that a page restored by "back" has everything closed. Escape also returns the focus to the control that opened it.
 */
export function closeWhenLeft(root: HTMLElement, { isOpen, close }: Dismissible): void {
	const dismiss = () => {
		if (!isOpen()) return false;
		close();
		return true;
	};
	document.addEventListener("pointerdown", ({ target }) => {
		if (!root.contains(target as Node)) dismiss();
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape" && dismiss()) root.querySelector<HTMLElement>("summary, [aria-expanded]")?.focus();
	});
	root.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !root.contains(relatedTarget as Node)) dismiss();
	});
	addEventListener("pagehide", dismiss);
}
