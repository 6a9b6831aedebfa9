import type { Metadata } from "next";
import { ContactScreen } from "#components/contact/contact-screen";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Contact Us",
	description:
		"Make an enquiry, request a loan or ask to open an account: by phone, WhatsApp, e-mail or at a branch.",
	alternates: { canonical: "/contact" },
};

export default function ContactPage() {
	return <ContactScreen tab="enquiry" company={companyIdentity()} />;
}
