import type { Metadata } from "next";
import { PreviewView } from "./view";

export const revalidate = 60;

export const metadata: Metadata = { title: "Link preview", robots: { index: false, follow: false } };

export default function PreviewPage() {
	return <PreviewView query={new URLSearchParams()} />;
}
