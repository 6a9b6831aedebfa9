import type { Metadata } from "next";
import { ContactScreen } from "#components/contact/contact-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Contact Us",
	description:
		"Make an enquiry, request a loan or ask to open an account: by phone, WhatsApp, e-mail or at a branch.",
	alternates: { canonical: "/contact" },
};

export default async function ContactPage() {
	const branches = await attempt(getBranches());
	return (
		<ContactScreen
			tab="enquiry"
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
		/>
	);
}
