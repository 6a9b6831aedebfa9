"use client";

import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { Icon } from "#components/ui/icon";
import type { SearchDialogProps } from "./search-dialog";

const loadDialog = () => import("./search-dialog");

/**
 * The search link in the bar. With script it opens the search dialog, whose code loads at first use. If that fails, it
 * opens the search page.
 */
export function SearchOpener() {
	const link = useRef<HTMLAnchorElement>(null);
	const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (wantsElsewhere || !("HTMLDialogElement" in window)) return;
		event.preventDefault();
		loadDialog().then(
			({ SearchDialog }) => setDialog(() => SearchDialog),
			() => location.assign("/search"),
		);
	};

	return (
		<>
			<a ref={link} href="/search" aria-label="Search" onClick={open} className="search-opener">
				<Icon name="search" />
			</a>
			{Dialog && (
				<Dialog
					onClose={() => {
						setDialog(undefined);
						link.current?.focus({ preventScroll: true });
					}}
				/>
			)}
		</>
	);
}
