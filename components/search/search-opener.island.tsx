"use client";

import { type ComponentType, type MouseEvent, useState } from "react";
import { Icon } from "#components/ui/icon";
import type { SearchDialogProps } from "./search-dialog";

type Opened = Pick<SearchDialogProps, "opener"> & {
	Dialog: ComponentType<SearchDialogProps>;
	/** When it was opened. A dialog that is opened before the last one's close event is another dialog. */
	at: number;
};

const loadDialog = () => import("./search-dialog");

/**
 * The search link in the bar. With script it opens the search dialog, whose code loads at first use. If that fails, it
 * opens the search page.
 */
export function SearchOpener() {
	const [opened, setOpened] = useState<Opened>();

	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		const wantsElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (wantsElsewhere || !("HTMLDialogElement" in window)) return;
		event.preventDefault();
		const opener = event.currentTarget;
		loadDialog().then(
			({ SearchDialog }) => setOpened({ Dialog: SearchDialog, opener, at: performance.now() }),
			() => location.assign("/search"),
		);
	};

	return (
		<>
			<a href="/search" aria-label="Search" onClick={open} className="search-opener">
				<Icon name="search" />
			</a>
			{opened && (
				<opened.Dialog
					key={opened.at}
					opener={opened.opener}
					onClose={() => setOpened((latest) => (latest === opened ? undefined : latest))}
				/>
			)}
		</>
	);
}
