import type { Metadata } from "next";
import { OfflineScreen } from "#components/offline/offline-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";

/** For visitors without a network. Search engines should send people to the better pages with the same content. */
export const metadata: Metadata = {
	title: "Without Internet",
	description:
		"The USSD code, phone numbers, branches and what we never ask for: all that works without internet.",
	robots: { index: false, follow: true },
};

export default async function OfflinePage() {
	return <OfflineScreen branches={await attempt(getBranches())} />;
}
