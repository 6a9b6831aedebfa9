import type { ReactNode } from "react";
import type { SiteDocument } from "#lib/documents/document-preview";

type DownloadLinkProps = { document: SiteDocument; className: string; children: ReactNode };

/**
 * Downloads a document. Browsers ignore `download` for a file on another host and would replace this page with it, so such
 * a file opens in a new tab.
 */
export const DownloadLink = ({ document: { href }, className, children }: DownloadLinkProps) =>
	href.startsWith("/") ? (
		<a href={href} download="" className={className}>
			{children}
		</a>
	) : (
		<a href={href} target="_blank" rel="noopener" className={className}>
			{children}
			<span className="sr-only">, opens in a new tab</span>
		</a>
	);
