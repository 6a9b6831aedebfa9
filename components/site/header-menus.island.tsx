"use client";

import { usePathname } from "next/navigation";
import {
	type MouseEvent,
	type PointerEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useRef,
	useState,
} from "react";
import { SearchForm } from "#components/search/search-form";
import { SearchOpener } from "#components/search/search-opener.island";
import { Icon } from "#components/ui/icon";
import { DESKTOP_MIN_PX } from "#lib/company/limits";
import { TOP_LINKS, type TopLink } from "#lib/site/main-menu";
import { siteSection } from "#lib/site/site-section";
import { MegaMenu } from "./mega-menu";
import { ProductSubList } from "./product-sub-list";
import { useDismiss } from "./use-dismiss";

/**
 * The bar's links on wide screens and its menu on small ones. Opening one of the two menus closes the other (behaviour §4). The
 * search is next to the links and at the bottom of the menu. The contents of the menus are part of the script, which a phone
 * fetches once; as props they would be sent with every page.
 */
export function HeaderMenus() {
	const [open, setOpen] = useState<"products" | "menu">();
	const showProducts = useCallback(() => setOpen("products"), []);
	const showMenu = useCallback(() => setOpen("menu"), []);
	const close = useCallback(() => setOpen(undefined), []);
	// The same on the server and in the browser, even when a query is served from an internal address.
	const section = siteSection(usePathname());

	useEffect(() => {
		const wide = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`);
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [close]);

	return (
		<>
			<nav aria-label="Main" className="ml-auto hidden shrink-0 md:block">
				<ul className="flex items-center lg:gap-2">
					{TOP_LINKS.map((link) =>
						link.section === "products" ? (
							<ProductsEntry
								key={link.href}
								link={link}
								isActive={link.section === section}
								isOpen={open === "products"}
								show={showProducts}
								close={close}
							>
								<MegaMenu />
							</ProductsEntry>
						) : (
							<li key={link.href}>
								<BarLink link={link} isActive={link.section === section} />
							</li>
						),
					)}
				</ul>
			</nav>
			<SmallScreenMenu isOpen={open === "menu"} show={showMenu} close={close}>
				{TOP_LINKS.map((link) => {
					const isActive = link.section === section;
					return (
						<li key={link.href}>
							{link.section === "products" ? (
								<details className="group/products">
									<summary className={`small-menu-entry ${isActive ? "font-bold text-brand-700" : ""}`}>
										{link.label}
										<Icon name="chevron-down" className="size-5 transition group-open/products:rotate-180" />
									</summary>
									<ProductSubList />
								</details>
							) : (
								<a href={link.href} aria-current={isActive ? "page" : undefined} className="small-menu-entry">
									{link.mobileLabel ?? link.label}
								</a>
							)}
						</li>
					);
				})}
			</SmallScreenMenu>
			<SearchOpener />
		</>
	);
}

type BarLinkProps = { link: TopLink; isActive: boolean; className?: string; onClick?: () => void };

const BarLink = ({ link, isActive, className = "", onClick }: BarLinkProps) => (
	<a
		href={link.href}
		aria-current={isActive ? "page" : undefined}
		onClick={onClick}
		className={`bar-link ${className}`}
	>
		{link.label}
	</a>
);

type Opening = { isOpen: boolean; show: () => void; close: () => void };

/** Long enough for the pointer to travel from the bar into the menu. */
const LEAVE_MS = 200;

/**
 * Products: a link to the products, and a button that toggles the menu for touch and keyboard. Hovering over either opens the
 * menu. After a click the menu stays closed until the mouse has left the entry: after a page change the browser reports that
 * the mouse has entered it again, although it has not moved.
 */
function ProductsEntry({
	link,
	isActive,
	isOpen,
	show,
	close,
	children,
}: Opening & { link: TopLink; isActive: boolean; children: ReactNode }) {
	const entry = useRef<HTMLLIElement>(null);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOpenedByMouse = useRef(false);
	const isShut = useRef(false);
	useDismiss(entry, { isOpen: () => isOpen, close });

	/** Whether a pointer is over the entry itself, whatever enter and leave events the browser has sent. */
	const isOver = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
		const box = entry.current?.getBoundingClientRect();
		return box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
	};
	const shut = () => {
		close();
		if (isShut.current) return;
		isShut.current = true;
		const onMove = (event: globalThis.PointerEvent) => {
			if (isOver(event)) return;
			isShut.current = false;
			removeEventListener("pointermove", onMove);
			removeEventListener("pointerout", onMove);
		};
		addEventListener("pointermove", onMove);
		addEventListener("pointerout", onMove);
	};

	const onEnter = (event: PointerEvent) => {
		clearTimeout(leaving.current);
		if (event.pointerType !== "mouse" || isOpen || isShut.current) return;
		isOpenedByMouse.current = true;
		show();
	};
	const onLeave = (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		leaving.current = setTimeout(() => {
			const isUsed = entry.current?.contains(document.activeElement);
			if (!isUsed) close();
		}, LEAVE_MS);
	};
	const onButton = () => {
		// Hovering opened it on the way to the button: the first press means "stay", not "close".
		if (!isOpen) show();
		else if (!isOpenedByMouse.current) close();
		isOpenedByMouse.current = false;
	};

	return (
		<li
			ref={entry}
			onPointerEnter={onEnter}
			onPointerLeave={onLeave}
			className="group/products flex items-center"
		>
			<BarLink link={link} isActive={isActive} onClick={shut} className="pr-0 noscript:pr-2.5" />
			<button
				type="button"
				aria-label="Products menu"
				aria-expanded={isOpen}
				aria-controls="mega-menu"
				onClick={onButton}
				className="relative z-20 grid h-11 w-8 place-items-center text-ink-700 transition hover:text-brand-700 aria-expanded:rotate-180 noscript:hidden"
			>
				<Icon name="chevron-down" />
			</button>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which also react to keys */}
			<div
				id="mega-menu"
				onClick={(event) => isLinkIn(event) && shut()}
				className={`mega-menu ${
					isOpen
						? ""
						: "hidden noscript:group-focus-within/products:block noscript:group-hover/products:block"
				}`}
			>
				{children}
			</div>
		</li>
	);
}

/** A `details` below the bar, which opens before and without script. The script adds ways to close it. */
function SmallScreenMenu({ isOpen, show, close, children }: Opening & { children: ReactNode }) {
	const menu = useRef<HTMLDetailsElement>(null);
	// Ask the element: its event may not have arrived yet, or React may not have rendered the change.
	useDismiss(menu, {
		isOpen: () => menu.current?.open === true,
		close: () => {
			if (menu.current) menu.current.open = false;
			close();
		},
	});

	// Opened before hydration.
	useEffect(() => {
		if (menu.current?.open) show();
	}, [show]);

	return (
		<details
			ref={menu}
			open={isOpen}
			suppressHydrationWarning
			onToggle={({ currentTarget: { open } }) => {
				if (open !== isOpen) (open ? show : close)();
			}}
			className="group/menu md:hidden"
		>
			<summary className="relative z-20 flex h-11 items-center gap-2 rounded-full bg-brand-50 px-3 font-semibold text-brand-800 text-sm whitespace-nowrap">
				Menu
				<Icon name="menu" className="size-6 group-open/menu:hidden" />
				<Icon name="close" className="hidden size-6 group-open/menu:block" />
			</summary>
			<div className="small-menu">
				<nav aria-label="Main">
					<ul className="mx-auto w-[90vw] divide-y divide-line">{children}</ul>
				</nav>
				<div className="mx-auto w-[90vw] border-line border-t pt-4">
					<SearchForm />
				</div>
			</div>
		</details>
	);
}

const isLinkIn = (event: MouseEvent) => (event.target as Element).closest("a") !== null;
