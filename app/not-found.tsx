import type { Metadata } from "next";
import { NotFound } from "#components/site/not-found";
import { companyIdentity } from "#lib/company/identity";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFoundPage() {
	return <NotFound company={companyIdentity()} />;
}
