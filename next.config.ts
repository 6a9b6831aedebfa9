import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

/** Hosts from which `next/image` may fetch and resize content pictures, comma-separated. */
const imageHosts = (process.env.IMAGE_HOSTS ?? "")
	.split(",")
	.map((host) => host.trim())
	.filter(Boolean);

const config: NextConfig = {
	// The Docker image wants the traced standalone folder; `next start` wants the plain build.
	output: process.env.BUILD_STANDALONE ? "standalone" : undefined,
	outputFileTracingIncludes: { "/content/[...path]": ["./content/**/*"] },
	poweredByHeader: false,
	reactStrictMode: true,
	cacheHandler: fileURLToPath(new URL("./lib/delivery/page-cache.ts", import.meta.url)),
	cacheMaxMemorySize: 0,
	serverExternalPackages: ["undici", "pino", "htmlparser2", "pg", "nodemailer", "@fastify/busboy", "yauzl"],
	/** Screens that the specification gives several addresses: served at each, with one canonical address. */
	rewrites: async () => [
		{ source: "/contact-us", destination: "/locator" },
		{ source: "/stories/:id", destination: "/news/:id" },
		{ source: "/award/:id", destination: "/awards/:id" },
	],
	/** On every answer. The content security policy is the page cache's: two of them would contradict each other. */
	headers: async () => [
		{
			source: "/:path*",
			headers: [
				{ key: "X-Content-Type-Options", value: "nosniff" },
				// The map's tile server refuses requests without a referrer.
				{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
				{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
				{ key: "X-Frame-Options", value: "DENY" },
				{ key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
				{ key: "Permissions-Policy", value: "camera=(), microphone=(), payment=(), geolocation=(self)" },
			],
		},
	],
	images: {
		formats: ["image/avif", "image/webp"],
		deviceSizes: [360, 480, 720, 960, 1280, 1600],
		imageSizes: [96, 160, 240],
		qualities: [60, 75],
		minimumCacheTTL: 60 * 60 * 24 * 30,
		localPatterns: [
			{ pathname: "/content/images/**", search: "" },
			{ pathname: "/images/**", search: "" },
		],
		remotePatterns: imageHosts.map((hostname) => ({ protocol: "https", hostname })),
		dangerouslyAllowSVG: false,
	},
};

export default config;
