import type { MetadataRoute } from "next";
import { themeColour } from "#lib/company/brand-colours";
import { companyIdentity } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";

/**
 * The web app manifest: the site's name and appearance on a phone's home screen. It opens with a visible URL
 * (`minimal-ui`), so that people see that they are on the company's own site.
 */
export function webManifest(): MetadataRoute.Manifest {
	const company = companyIdentity();
	const { name, shortName } = company;
	return {
		id: "/",
		name,
		short_name: shortName,
		description: SITE_PAGES.home.description,
		lang: "en-GH",
		dir: "ltr",
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		theme_color: themeColour(company),
		background_color: "#ffffff",
		categories: ["finance", "business"],
		icons: [
			{ src: "/logo.svg", type: "image/svg+xml", sizes: "any" },
			...[16, 32, 192, 512].map((size) => icon(`/icon-${size}.png`, size, "any")),
			...[192, 512].map((size) => icon(`/icon-maskable-${size}.png`, size, "maskable")),
		],
		shortcuts: [
			{ name: SITE_PAGES.locator.title, url: SITE_PAGES.locator.path },
			{ name: SITE_PAGES.products.title, url: SITE_PAGES.products.path },
			{ name: SITE_PAGES.contact.title, url: SITE_PAGES.contact.path },
		],
	};
}

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
	src,
	type: "image/png",
	sizes: `${size}x${size}`,
	purpose,
});
