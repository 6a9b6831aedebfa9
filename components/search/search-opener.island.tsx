"use client";

import type { ComponentType, MouseEvent } from "react";
import { hasModifier } from "#components/ui/has-modifier";
import { Icon } from "#components/ui/icon";
import { useOpened } from "#components/ui/use-opened";
import type { SearchDialogProps } from "./search-dialog";

type Opened = Pick<SearchDialogProps, "opener"> & { Dialog: ComponentType<SearchDialogProps> };

const loadDialog = () => import("./search-dialog");

/**
 * The search link in the bar. With script it opens the search dialog, whose code loads at first use. If that fails, it
 * opens the search page.
 */
export default function SearchOpener() {
	const { opened, open, close } = useOpened<Opened>();

	const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
		if (hasModifier(event) || !("HTMLDialogElement" in window)) return;
		event.preventDefault();
		const opener = event.currentTarget;
		loadDialog().then(
			({ SearchDialog }) => open({ Dialog: SearchDialog, opener }),
			() => location.assign("/search"),
		);
	};

	return (
		<>
			<a href="/search" aria-label="Search" onClick={openDialog} className="search-opener">
				<Icon name="search" />
			</a>
			{opened && <opened.Dialog key={opened.at} opener={opened.opener} onClose={close} />}
		</>
	);
}
