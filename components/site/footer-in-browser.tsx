import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { CopyUssdCode } from "#components/site/copy-ussd-code";
import type { FooterOptions } from "#components/site/footer";

/** The content that the server sent, read once: React would write it again if it changed between two renders. */
let sent: string | undefined;

/** The footer as the server rendered it, left alone by React except for the Copy button. */
export function Footer(_options: FooterOptions) {
	sent ??= document.querySelector(".site-footer")?.innerHTML ?? "";
	const [copyPlace, setCopyPlace] = useState<Element | null>(null);
	useLayoutEffect(() => {
		const place = document.querySelector("[data-copy-code]");
		place?.replaceChildren();
		setCopyPlace(place);
	}, []);
	return (
		<>
			<footer
				className="site-footer kente focus-on-dark"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own content.
				dangerouslySetInnerHTML={{ __html: sent }}
				suppressHydrationWarning
			/>
			{copyPlace && createPortal(<CopyUssdCode />, copyPlace)}
		</>
	);
}
