import type { Metadata } from "next";
import { AwardsScreen } from "#components/awards/awards-screen";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/failure";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Awards",
	description: "The awards and honours that our company has received for its service, its care and its work.",
	alternates: { canonical: "/awards" },
};

export default async function AwardsPage() {
	return <AwardsScreen awards={await attempt(getAwards())} />;
}
