import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../e2e/free-port.ts";

/** It also stops at the end of a block that holds it by `await using`. */
export type Edge = AsyncDisposable & {
	url: string;
	/** The error log. */
	complaints: () => Promise<string>;
	/** The access log. */
	accessLog: () => Promise<string>;
	stop: () => Promise<void>;
};

const DEPLOY = fileURLToPath(new URL("../../deploy/nginx", import.meta.url));

/**
 * A real nginx with the configuration of `deploy/nginx`, in front of instances on these loopback ports. Only locations are
 * changed: ports, folders and, for a test that fills it, the cache's size. nginx as packaged has one worker per processor ("auto"). Needs nginx.
 */
export async function startEdge(
	instances: readonly number[],
	{ workers = 1, pagesMaxSize = "1g" }: { workers?: number | "auto"; pagesMaxSize?: string } = {},
): Promise<Edge> {
	const folder = await mkdtemp(join(tmpdir(), "edge-"));
	const [port, origin] = [await freePort(), await freePort()];
	const at = (name: string) => join(folder, name);
	await mkdir(at("temporary"));
	await cp(join(DEPLOY, "website"), at("website"), { recursive: true });
	await change(join(DEPLOY, "website.conf"), at("website.conf"), {
		"/var/cache/nginx/website": at("cache"),
		"max_size=1g": `max_size=${pagesMaxSize}`,
		"127.0.0.1:8088": `127.0.0.1:${origin}`,
		"/var/log/nginx/website.log": at("access.log"),
	});
	await change(at("website/pages.conf"), at("website/pages.conf"), { "/etc/nginx/website": at("website") });
	await change(at("website/listen.conf"), at("website/listen.conf"), {
		"\nlisten 80;": `\nlisten 127.0.0.1:${port};\nset_real_ip_from 127.0.0.0/8;\nreal_ip_header X-Forwarded-For;`,
	});
	await writeFile(
		at("website/instances.conf"),
		instances.map((instance) => `server 127.0.0.1:${instance} max_fails=3 fail_timeout=3s;\n`).join(""),
	);
	await writeFile(
		at("nginx.conf"),
		`${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes ${workers};
daemon off;
pid ${at("pid")};
error_log ${at("error.log")} warn;
events { worker_connections 8192; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	sendfile on;
	tcp_nopush on;
	client_body_temp_path ${at("temporary")}/body;
	proxy_temp_path ${at("temporary")}/proxy;
	fastcgi_temp_path ${at("temporary")}/fastcgi;
	uwsgi_temp_path ${at("temporary")}/uwsgi;
	scgi_temp_path ${at("temporary")}/scgi;
	include ${at("website.conf")};
}
`,
	);

	const nginx = spawn("nginx", ["-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")], {
		stdio: "ignore",
	});
	// The worker exits with its master only if that is terminated, not killed.
	const end = () => void nginx.kill("SIGTERM");
	process.once("exit", end);
	const complaints = () => readFile(at("error.log"), "utf8").catch(() => "");
	const url = `http://127.0.0.1:${port}`;
	await listening(url, nginx, complaints);
	const stop = async () => {
		process.off("exit", end);
		const exit = once(nginx, "exit");
		end();
		await exit;
		await rm(folder, { recursive: true, force: true });
	};
	return {
		url,
		complaints,
		accessLog: () => readFile(at("access.log"), "utf8"),
		stop,
		[Symbol.asyncDispose]: stop,
	};
}

/** Every text must occur: otherwise a changed configuration would silently be tested without its adaptation. */
async function change(from: string, to: string, replacements: Record<string, string>) {
	let text = await readFile(from, "utf8");
	for (const [old, fresh] of Object.entries(replacements)) {
		if (!text.includes(old)) throw new Error(`${from} does not hold ${JSON.stringify(old)}`);
		text = text.replaceAll(old, fresh);
	}
	await writeFile(to, text);
}

async function listening(url: string, nginx: ChildProcess, complaints: () => Promise<string>) {
	for (let waited = 0; waited < 5_000; waited += 50) {
		if (nginx.exitCode !== null) break;
		if (
			await fetch(url, { method: "HEAD" }).then(
				() => true,
				() => false,
			)
		)
			return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`nginx did not start:\n${await complaints()}`);
}
