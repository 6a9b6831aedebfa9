import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NextConfig } from "next";
import { imageHosts, imageHostsPrivate } from "./lib/platform/environment.ts";

/** A wrong setting is reported with all others when the site starts. */
const pictureHosts = imageHosts.safeParse(process.env.IMAGE_HOSTS).data ?? [];
const arePicturesPrivate = imageHostsPrivate.safeParse(process.env.IMAGE_HOSTS_PRIVATE).data === "1";

/** `npm test` checks all types before it builds, and builds from nothing (`scripts/check.ts`). */
const isBuiltByTests = process.env.BUILT_BY_TESTS === "1";

// Also under `npm run build` on a machine without this setting. Next reads it after this file.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

const config: NextConfig = {
	generateBuildId: sourceHash,
	/** `page.dev.tsx` is a page that only `npm run dev` serves. */
	pageExtensions: process.env.NODE_ENV === "development" ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
	poweredByHeader: false,
	reactStrictMode: true,
	/** Development leaves the tree clean. */
	agentRules: false,
	typescript: { ignoreBuildErrors: isBuiltByTests },
	/** Finished pages are kept in front of Next (`lib/response-cache`). */
	cacheMaxMemorySize: 0,
	/** Every reader gets a page's title and description in its head, not behind its content. */
	htmlLimitedBots: /.*/,
	experimental: {
		/** The cache of earlier builds: the tests neither trust it nor take the time to write it. */
		turbopackFileSystemCacheForBuild: !isBuiltByTests,
		/** A picture is resized on one core. */
		imgOptConcurrency: 1,
	},
	serverExternalPackages: [
		"undici",
		"pino",
		"htmlparser2",
		"entities",
		"pg",
		"nodemailer",
		"@fastify/busboy",
	],
	images: {
		formats: ["image/avif", "image/webp"],
		deviceSizes: [360, 480, 720, 1080, 1600],
		imageSizes: [96, 160, 240],
		qualities: [45, 55, 75],
		minimumCacheTTL: 60 * 60 * 24 * 30,
		/** In bytes of image. By default Next fills half of what is free on the disk, on which forms may be stored too. */
		maximumDiskCacheSize: 256 * 1024 * 1024,
		localPatterns: [
			{ pathname: "/content/images/**", search: "" },
			{ pathname: "/images/**", search: "" },
		],
		// Next's own `*.` stands for one level only.
		remotePatterns: pictureHosts.map((host) => ({
			protocol: "https",
			hostname: host.replace(/^\*/, "**"),
			port: "",
			search: "",
		})),
		dangerouslyAllowSVG: false,
		/** Opens private addresses, and then also those that a redirect leads to: Next compares only the first URL with its patterns. */
		dangerouslyAllowLocalIP: arePicturesPrivate,
		...(arePicturesPrivate && { maximumRedirects: 0 }),
	},
};

export default config;

/** Folders and files that a build is made of. Tests and documents change nothing that ships. */
const SOURCES = ["app", "components", "content", "lib", "public", "scripts"];
const SOURCE_FILES = [
	"package.json",
	"package-lock.json",
	"instrumentation.ts",
	"middleware.ts",
	"next.config.ts",
	"postcss.config.mjs",
	"server.ts",
];

/**
 * A hash of everything that ships: the same for the same sources, wherever they are built. Other sources give another id.
 * `npm run build` writes the generated file of `lib` (`lib/browser/compiled.ts`) before Next starts.
 */
function sourceHash(): string {
	const hash = createHash("sha256");
	const files = SOURCES.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
	);
	const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
	for (const path of [...paths, ...SOURCE_FILES]) hash.update(path).update(readFileSync(path));
	return hash.digest("base64url").slice(0, 20);
}
