import { closeWhenLeft } from "#components/ui/dismissal";
import { PRODUCTS_SHUT } from "#lib/browser/page-state";
import { WIDE_SCREEN } from "#lib/company/limits";

/** Long enough for the pointer to travel from the bar into the menu. */
const LEAVE_MS = 200;

/**
 * The bar's two menus. Both open before and without it: the phone's is a `details`, and the pointer opens the other by CSS. It adds
 * ways to close them, the button, the quick tabs, and that opening one closes the other (behaviour §4).
 */
export function start(island: HTMLElement): void {
	const entry = part(island, "[data-products]");
	const phoneMenu = part<HTMLDetailsElement>(island, "details");
	const products = followProducts(entry, () => {
		phoneMenu.open = false;
	});
	const closePhoneMenu = () => {
		phoneMenu.open = false;
	};
	closeWhenLeft(phoneMenu, { isOpen: () => phoneMenu.open, close: closePhoneMenu });
	phoneMenu.addEventListener("toggle", () => phoneMenu.open && products.close());
	matchMedia(WIDE_SCREEN).addEventListener("change", () => {
		closePhoneMenu();
		products.close();
	});
	followTabs(part(entry, "[role=tablist]"));
}

/**
 * Products: a link to the products, and a button that toggles the menu for touch and keyboard. Hovering over either opens the
 * menu. After a click on the link the menu stays closed until the mouse has left the entry, on the next page, too.
 */
function followProducts(entry: HTMLElement, onOpen: () => void) {
	const button = part(entry, "button");
	const menu = part(entry, "#mega-menu");
	const root = document.documentElement;
	const shutMark = `data-${PRODUCTS_SHUT}`;
	let leaving: ReturnType<typeof setTimeout> | undefined;
	let isOpenedByMouse = false;

	const isOpen = () => !menu.classList.contains("hidden");
	const set = (isWanted: boolean) => {
		menu.classList.toggle("hidden", !isWanted);
		button.setAttribute("aria-expanded", String(isWanted));
		if (isWanted) onOpen();
	};
	const close = () => set(false);
	const shut = () => {
		close();
		root.setAttribute(shutMark, "");
		try {
			sessionStorage.setItem(PRODUCTS_SHUT, "1");
		} catch {}
	};
	const openByMouse = () => {
		clearTimeout(leaving);
		if (isOpen() || root.hasAttribute(shutMark)) return;
		isOpenedByMouse = true;
		set(true);
	};

	entry.addEventListener("pointerenter", ({ pointerType }) => {
		if (pointerType === "mouse") openByMouse();
	});
	entry.addEventListener("pointerleave", ({ pointerType }) => {
		if (pointerType !== "mouse") return;
		leaving = setTimeout(() => {
			if (!entry.contains(document.activeElement)) close();
		}, LEAVE_MS);
	});
	document.addEventListener("pointermove", ({ clientX, clientY }) => {
		if (root.hasAttribute(shutMark) && !isOver(entry, clientX, clientY)) root.removeAttribute(shutMark);
	});
	document.documentElement.addEventListener("pointerleave", () => root.removeAttribute(shutMark));
	button.addEventListener("click", () => {
		// Hovering opened it on the way to the button: the first press means "stay", not "close".
		if (!isOpen()) set(true);
		else if (!isOpenedByMouse) close();
		isOpenedByMouse = false;
	});
	part(entry, "a").addEventListener("click", shut);
	menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
	closeWhenLeft(entry, { isOpen, close });

	// The pointer came before this script did.
	if (entry.matches(":hover") && matchMedia("(hover: hover)").matches) openByMouse();
	entry.dataset.scripted = "";
	return { close };
}

/** Whether the pointer is over the entry itself, independent of the browser's enter and leave events. */
function isOver(entry: HTMLElement, x: number, y: number): boolean {
	const box = entry.getBoundingClientRect();
	return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

/** The mega menu's two quick tabs: a press or an arrow key shows a tab's panel. */
function followTabs(list: HTMLElement) {
	const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
	const choose = (chosen: HTMLElement) => {
		for (const tab of tabs) {
			const isChosen = tab === chosen;
			tab.setAttribute("aria-selected", String(isChosen));
			tab.tabIndex = isChosen ? 0 : -1;
			const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
			panel?.classList.toggle("flex", isChosen);
			panel?.classList.toggle("hidden", !isChosen);
		}
	};
	for (const [at, tab] of tabs.entries()) {
		tab.addEventListener("click", () => choose(tab));
		tab.addEventListener("keydown", ({ key }) => {
			const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
			const next = step && tabs[(at + step + tabs.length) % tabs.length];
			if (!next) return;
			choose(next);
			next.focus();
		});
	}
}

function part<E extends HTMLElement = HTMLElement>(around: HTMLElement, selector: string): E {
	const found = around.querySelector<E>(selector);
	if (!found) throw new Error(`The bar has no ${selector}`);
	return found;
}
