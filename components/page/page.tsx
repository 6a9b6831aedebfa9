import type { ReactNode } from "react";
import { AlertBanner } from "#components/page/alert-banner";
import { ContentAge } from "#components/page/content-age";

/** The wrapper of every route (behaviour §2): the main landmark, which enters with a short movement (`globals.css`). */
export function Page({ children }: { children: ReactNode }) {
	return (
		<main id="content" tabIndex={-1}>
			<AlertBanner />
			{children}
			<ContentAge />
		</main>
	);
}
