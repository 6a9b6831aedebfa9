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
import { DESKTOP_MIN_PX } from "#lib/company/constants";
import { siteSection } from "#lib/site-section";
import { useDismiss } from "./use-dismiss";

type TopLink = { section: string; href: string; label: string; mobileLabel?: string };

type HeaderMenusProps = {
	links: readonly TopLink[];
	/** Drawn by the server, like everything below: the island only opens and closes. */
	megaMenu: ReactNode;
	productSubList: ReactNode;
	chevron: ReactNode;
	menuIcon: ReactNode;
	closeIcon: ReactNode;
};

/** The bar's links on wide screens and its menu on small ones; opening one of the two menus closes the other (spec §4). */
export function HeaderMenus({
	links,
	megaMenu,
	productSubList,
	chevron,
	menuIcon,
	closeIcon,
}: HeaderMenusProps) {
	const [open, setOpen] = useState<"products" | "menu">();
	const showProducts = useCallback(() => setOpen("products"), []);
	const showMenu = useCallback(() => setOpen("menu"), []);
	const close = useCallback(() => setOpen(undefined), []);
	// Equal on the server and in the browser, also where a query is served from an internal address.
	const section = siteSection(usePathname());

	useEffect(() => {
		const wide = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`);
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [close]);

	return (
		<>
			<nav aria-label="Main" className="hidden shrink-0 md:block">
				<ul className="flex items-center lg:gap-2">
					{links.map((link) =>
						link.section === "products" ? (
							<ProductsEntry
								key={link.href}
								link={link}
								isActive={link.section === section}
								isOpen={open === "products"}
								show={showProducts}
								close={close}
								chevron={chevron}
								megaMenu={megaMenu}
							/>
						) : (
							<li key={link.href}>
								<BarLink link={link} isActive={link.section === section} className="px-2.5" />
							</li>
						),
					)}
				</ul>
			</nav>
			<SmallScreenMenu
				isOpen={open === "menu"}
				show={showMenu}
				close={close}
				icons={
					<>
						{menuIcon}
						{closeIcon}
					</>
				}
			>
				{links.map((link) => {
					const isActive = link.section === section;
					const look = `flex min-h-13 items-center justify-between text-lg ${
						isActive ? "font-bold text-brand-700" : "font-medium text-ink-900"
					}`;
					return (
						<li key={link.href}>
							{link.section === "products" ? (
								<details className="group/products">
									<summary className={look}>
										{link.label}
										<span className="transition group-open/products:rotate-180">{chevron}</span>
									</summary>
									{productSubList}
								</details>
							) : (
								<a href={link.href} aria-current={isActive ? "page" : undefined} className={look}>
									{link.mobileLabel ?? link.label}
								</a>
							)}
						</li>
					);
				})}
			</SmallScreenMenu>
		</>
	);
}

type BarLinkProps = { link: TopLink; isActive: boolean; className: string; onClick?: () => void };

const BarLink = ({ link, isActive, className, onClick }: BarLinkProps) => (
	<a
		href={link.href}
		aria-current={isActive ? "page" : undefined}
		onClick={onClick}
		className={`relative z-20 flex h-[60px] items-center whitespace-nowrap text-sm transition-colors hover:text-brand-700 ${className} ${
			isActive
				? "font-bold text-brand-700 after:absolute after:right-2.5 after:bottom-0 after:left-2.5 after:h-[3px] after:rounded-full after:bg-gold-400"
				: "font-medium text-ink-800"
		}`}
	>
		{link.label}
	</a>
);

type Opening = { isOpen: boolean; show: () => void; close: () => void };

/** Long enough for the pointer to travel from the bar into the menu. */
const LEAVE_MS = 200;

/**
 * Products: a link that toggles the menu on its way, as the spec wants it, and a button that only toggles, for touch and
 * keyboard. A mouse opens the menu by resting on either.
 */
function ProductsEntry({
	link,
	isActive,
	isOpen,
	show,
	close,
	chevron,
	megaMenu,
}: Opening & { link: TopLink; isActive: boolean; chevron: ReactNode; megaMenu: ReactNode }) {
	const entry = useRef<HTMLLIElement>(null);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOpenedByMouse = useRef(false);
	useDismiss(entry, isOpen, close);

	const onEnter = (event: PointerEvent) => {
		clearTimeout(leaving.current);
		if (event.pointerType !== "mouse" || isOpen) return;
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
	const toggle = isOpen ? close : show;
	const onButton = () => {
		// The mouse opened it on its way to the button: the first press means "stay", not "close".
		if (!isOpen || !isOpenedByMouse.current) toggle();
		isOpenedByMouse.current = false;
	};

	return (
		<li
			ref={entry}
			onPointerEnter={onEnter}
			onPointerLeave={onLeave}
			className="group/products flex items-center"
		>
			<BarLink link={link} isActive={isActive} onClick={toggle} className="pl-2.5 noscript:pr-2.5" />
			<button
				type="button"
				aria-label="Products menu"
				aria-expanded={isOpen}
				aria-controls="mega-menu"
				onClick={onButton}
				className="relative z-20 grid h-11 w-8 place-items-center text-ink-700 transition hover:text-brand-700 aria-expanded:rotate-180 noscript:hidden"
			>
				{chevron}
			</button>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too */}
			<div
				id="mega-menu"
				onClick={(event) => isLinkIn(event) && close()}
				className={`absolute inset-x-0 top-full mx-auto max-h-[calc(100dvh-60px)] w-[90vw] overflow-y-auto overscroll-contain rounded-b-lg border border-line border-t-0 bg-white shadow-raised transition starting:-translate-y-1 starting:opacity-0 md:w-[900px] md:max-w-[calc(100%-2rem)] ${
					isOpen
						? "block"
						: "hidden noscript:group-focus-within/products:block noscript:group-hover/products:block"
				}`}
			>
				{megaMenu}
			</div>
		</li>
	);
}

/** A `details`, which opens before and without script; the script adds the ways to close it. It hangs under the bar. */
function SmallScreenMenu({
	isOpen,
	show,
	close,
	icons,
	children,
}: Opening & { icons: ReactNode; children: ReactNode }) {
	const menu = useRef<HTMLDetailsElement>(null);
	useDismiss(menu, isOpen, close);

	// Opened by a finger that was faster than the script.
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
			<summary className="relative z-20 flex h-11 items-center gap-2 rounded-full bg-brand-50 pr-3.5 pl-4 font-semibold text-brand-800 text-sm">
				Menu
				{icons}
			</summary>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys press too */}
			<div
				onClick={(event) => isLinkIn(event) && close()}
				className="absolute inset-x-0 top-[54px] max-h-[calc(100dvh-54px)] overflow-y-auto overscroll-contain rounded-b-lg bg-white pt-3 pb-6 shadow-raised"
			>
				<nav aria-label="Main">
					<ul className="mx-auto w-[90vw] divide-y divide-line">{children}</ul>
				</nav>
			</div>
		</details>
	);
}

const isLinkIn = (event: MouseEvent) => (event.target as Element).closest("a") !== null;
