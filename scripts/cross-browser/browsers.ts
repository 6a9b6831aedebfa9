import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { browserExecutable } from "../../e2e/support/browser.ts";

/** How an engine's browser is started. */
export type Browser = {
	/** Renders text slightly wider or narrower than Chromium, so that lines may break elsewhere. */
	hasOtherLetters?: boolean;
	/** The command that opens a URL, with a profile in an empty folder; undefined if it is not installed. */
	command: (profile: string) => string[] | undefined;
	environment?: Record<string, string>;
};

/** Outside node_modules, where `npm ci` would delete them; about 180 MB each. */
const CACHE = process.env.ENGINES_DIR ?? join(homedir(), ".cache", "website-engines");

/** The first is the one that all are compared with. Windows are larger than the frame of a desktop. */
export const BROWSERS: Record<string, Browser> = {
	"Chromium now": { command: (profile) => chromium(profile, browserExecutable() ?? "chromium") },
	// By the versions of `@sparticuz/chromium`. 92 is the oldest; 106 is the last for Android 6, 119 for Android 7, 138 for Android 8 and 9.
	"Chromium 92": oldChromium("92.0.0"),
	"Chromium 103": oldChromium("103.0.0"),
	"Chromium 106": oldChromium("106.0.2"),
	"Chromium 111": oldChromium("111.0.0"),
	"Chromium 119": oldChromium("119.0.2"),
	"Chromium 138": oldChromium("138.0.2"),
	"Firefox ESR": { hasOtherLetters: true, command: firefox },
	// Its WebKit is that of a recent Safari.
	WebKitGTK: {
		hasOtherLetters: true,
		command: webkit,
		environment: {
			GDK_BACKEND: "x11",
			LIBGL_ALWAYS_SOFTWARE: "1",
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
		},
	},
};

function chromium(profile: string, executable: string): string[] {
	return [
		executable,
		"--headless",
		"--no-sandbox",
		"--disable-gpu",
		"--disable-dev-shm-usage",
		"--hide-scrollbars",
		"--font-render-hinting=none",
		"--window-size=1300,1000",
		// Without it, the headless shell ends once the page has loaded.
		"--remote-debugging-port=0",
		`--user-data-dir=${profile}`,
	];
}

/** It is installed on first use. */
function oldChromium(version: string): Browser {
	const folder = join(CACHE, `chromium-${version}`);
	return {
		command: (profile) => {
			if (!existsSync(join(folder, "chromium"))) install(version, folder);
			return [...chromium(profile, join(folder, "chromium")), "--no-zygote"];
		},
	};
}

function install(version: string, folder: string) {
	mkdirSync(folder, { recursive: true });
	const name = `@sparticuz/chromium@${version}`;
	execFileSync("npm", ["pack", name, "--silent", "--pack-destination", folder]);
	const [archive = ""] = globSync("*.tgz", { cwd: folder });
	const packed = execFileSync("tar", ["xzOf", archive, "package/bin/chromium.br"], {
		cwd: folder,
		maxBuffer: 2 ** 28,
	});
	const target = join(folder, "chromium");
	writeFileSync(`${target}.part`, brotliDecompressSync(packed), { mode: 0o755 });
	renameSync(`${target}.part`, target);
	rmSync(join(folder, archive));
}

function firefox(profile: string): string[] | undefined {
	const executable = [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].find(
		(path) => path && spawnSync(path, ["--version"]).status === 0,
	);
	if (!executable) return undefined;
	const preferences = {
		// As on a phone, scroll bars take no space.
		"ui.useOverlayScrollbars": 1,
		"browser.aboutwelcome.enabled": false,
		"browser.preonboarding.enabled": false,
		"datareporting.policy.dataSubmissionEnabled": false,
		"termsofuse.bypassNotification": true,
	};
	const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
	writeFileSync(join(profile, "user.js"), lines.join(""));
	return [executable, "--headless", "--no-remote", "--window-size=1300,1000", "--profile", profile];
}

function webkit(): string[] | undefined {
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	if (!browser || spawnSync("which", ["xvfb-run", "xauth"]).status !== 0) return undefined;
	const screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1400x1200x24"];
	return [...screen, browser, "--private", "--geometry=1400x1200"];
}

/** Starts a browser with a profile of its own; undefined if it is not installed. */
export function startBrowser({ command, environment }: Browser, url: string) {
	const profile = mkdtempSync(join(tmpdir(), "engine-"));
	const [program, ...args] = command(profile) ?? [];
	if (!program) return undefined;
	const env = { ...process.env, ...environment };
	const child = spawn(program, [...args, url], { detached: true, stdio: "ignore", env });
	// With its group: Debian's browsers are shell scripts that wait for the browser.
	const kill = () => {
		try {
			if (child.pid) process.kill(-child.pid, "SIGKILL");
		} catch {
			// All of them have ended.
		}
	};
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
	const end = async () => {
		kill();
		await new Promise((resolve) => setTimeout(resolve, 300));
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	return { child, end };
}
