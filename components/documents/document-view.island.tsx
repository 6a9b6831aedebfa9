"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { DocumentDialogProps } from "#components/documents/document-dialog";
import { hasModifier } from "#components/ui/has-modifier";
import type { SiteDocument } from "#lib/documents/document-preview";

type DocumentViewProps = {
	document: SiteDocument;
	className: string;
	children: ReactNode;
};

/**
 * A link to a document that opens the previewer over the page. The previewer's code loads at first use, and no viewer loads
 * before. Without script, or if the code fails to load, it is a plain link to the file.
 */
export default function DocumentView({ document, className, children }: DocumentViewProps) {
	const [Dialog, setDialog] = useState<ComponentType<DocumentDialogProps>>();
	const link = useRef<HTMLAnchorElement>(null);
	const [isOpening, setOpening] = useState(false);

	const open = async (event: MouseEvent<HTMLAnchorElement>) => {
		if (hasModifier(event)) return;
		event.preventDefault();
		setOpening(true);
		try {
			const { DocumentDialog } = await import("./document-dialog");
			setDialog(() => DocumentDialog);
		} catch {
			location.assign(document.href);
		}
		setOpening(false);
	};

	return (
		<>
			<a ref={link} href={document.href} onClick={open} aria-busy={isOpening} className={className}>
				{children}
			</a>
			{Dialog && link.current && (
				<Dialog document={document} opener={link.current} onClose={() => setDialog(undefined)} />
			)}
		</>
	);
}
