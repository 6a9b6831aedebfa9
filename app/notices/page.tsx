import type { Metadata } from "next";
import { NoticesScreen } from "#components/notices/notices-screen";
import { attempt } from "#lib/backend/failure";
import { getNotices } from "#lib/backend/notices";
import { noticeQuery } from "#lib/notice-search";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "All Notices",
	description:
		"Notices to the public: Bank of Ghana notices, security warnings and financial notices, with their documents.",
	alternates: { canonical: "/notices" },
};

export default async function NoticesPage() {
	const notices = await attempt(getNotices());
	return <NoticesScreen notices={notices} query={noticeQuery(new URLSearchParams())} />;
}
