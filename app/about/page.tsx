import type { Metadata } from "next";
import { AboutScreen } from "#components/about/about-screen";
import { attempt } from "#lib/backend/failure";
import { getTeam } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "About Us",
	description:
		"Who we are, our mission, vision, pledge and values, our licence from the Bank of Ghana, and the people who lead the company.",
	alternates: { canonical: "/about" },
};

export default async function AboutPage() {
	return <AboutScreen company={companyIdentity()} team={await attempt(getTeam())} group="management" />;
}
