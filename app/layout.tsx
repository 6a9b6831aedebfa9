import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { CookieBanner } from "#components/site/cookie-banner";
import { Footer } from "#components/site/footer";
import { Header } from "#components/site/header";
import { Promotions } from "#components/site/promotions";
import { Rail } from "#components/site/rail";
import { Enhanced } from "#components/ui/island";
import { brandColours, themeColour } from "#lib/company/brand-colours";
import { companyIdentity } from "#lib/company/identity";
import { keepsOfflineCopy } from "#lib/offline/service-worker";
import { environment } from "#lib/platform/environment";
import { pageIsRendered } from "#lib/platform/request-context";
import logo from "../public/logo.svg";
import "./globals.css";

export function generateMetadata(): Metadata {
	const company = companyIdentity();
	return {
		metadataBase: new URL(environment().SITE_URL),
		title: { default: company.name, template: `%s | ${company.shortName}` },
		description: `${company.name}: savings, loans, mobile banking and remittance in Ghana.`,
		icons: {
			// Browsers without SVG icons request /favicon.ico by themselves. If it were named here, every browser would fetch
			// that heavier file.
			icon: { url: logo.src, type: "image/svg+xml" },
			apple: "/apple-icon.png",
		},
		manifest: "/manifest.webmanifest",
		formatDetection: { telephone: false },
	};
}

export const generateViewport = (): Viewport => ({ themeColor: themeColour(companyIdentity()) });

/** Every page is rendered on request; the response cache stores what was sent (`lib/response-cache`). */
export default async function RootLayout({ children }: { children: ReactNode }) {
	await connection();
	pageIsRendered();
	return (
		<html lang="en-GH" style={brandColours(companyIdentity())}>
			<body className="pt-15">
				<a href="#content" className="skip-link">
					Skip to content
				</a>
				<CookieBanner />
				<Header />
				{children}
				<Promotions />
				<Footer keepsOfflineCopy={keepsOfflineCopy()} isSample={!environment().API_BASE_URL} />
				<Rail />
				<Enhanced name="page" when="idle" />
			</body>
		</html>
	);
}
