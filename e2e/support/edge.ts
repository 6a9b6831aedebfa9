import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

/** It also stops at the end of a block that holds it by `await using`. */
export type Edge = AsyncDisposable & {
	url: string;
	/** The error log. */
	complaints: () => Promise<string>;
	/** The access log. */
	accessLog: () => Promise<string>;
	/** The log of what instances failed to answer. */
	failureLog: () => Promise<string>;
	stop: () => Promise<void>;
};

const DEPLOY = fileURLToPath(new URL("../../deploy/nginx", import.meta.url));

/**
 * A real nginx with the configuration of `deploy/nginx`, in front of instances on these loopback ports. Only locations are
 * changed: ports, folders and, for a test that fills it, the cache's size. nginx as packaged has one worker per processor ("auto").
 * `isSecure` adds TLS, for `localhost`, with a certificate of its own. Needs nginx, and openssl for that.
 */
export async function startEdge(
	instances: readonly number[],
	{
		workers = 1,
		pagesMaxSize = "1g",
		isSecure = false,
	}: { workers?: number | "auto"; pagesMaxSize?: string; isSecure?: boolean } = {},
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
		"/var/log/nginx/website-failures.log": at("failures.log"),
		"/var/log/nginx/error.log": at("error.log"),
	});
	await change(at("website/pages.conf"), at("website/pages.conf"), { "/etc/nginx/website": at("website") });
	if (isSecure) await addTls(at("website"), port);
	else
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
	await listening(port, nginx, complaints);
	const stop = async () => {
		process.off("exit", end);
		const exit = once(nginx, "exit");
		end();
		await exit;
		await rm(folder, { recursive: true, force: true });
	};
	return {
		url: isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
		complaints,
		accessLog: () => readFile(at("access.log"), "utf8"),
		failureLog: () => readFile(at("failures.log"), "utf8"),
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

/** The files of `deploy/nginx/tls`, for `localhost` and this port, and a certificate as the guide makes the first one. */
async function addTls(folder: string, port: number) {
	const version = /nginx\/1\.(\d+)\.(\d+)/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr);
	// 1.25.1 brought `http2 on`.
	const isOld = Number(version?.[1]) * 100 + Number(version?.[2]) < 2_501;
	const listen = `listen 127.0.0.1:${port} ssl${isOld ? " http2" : ""}`;
	const http2 = { "http2 on;\n": isOld ? "" : "http2 on;\n" };
	await change(join(DEPLOY, "tls/certificate.conf"), join(folder, "certificate.conf"), {
		"/etc/nginx/website": folder,
	});
	await change(join(DEPLOY, "tls/listen.conf"), join(folder, "listen.conf"), {
		"\nlisten 443 ssl;": `\n${listen};`,
		"listen [::]:443 ssl;\n": "",
		...http2,
		"www.example.com": "localhost",
	});
	await change(join(DEPLOY, "tls/redirect.conf"), join(folder, "redirect.conf"), {
		"listen 80 default_server;": `listen 127.0.0.1:${await freePort()} default_server;`,
		"listen 443 ssl default_server;": `${listen} default_server;`,
		"	listen [::]:80 default_server;\n": "",
		"	listen [::]:443 ssl default_server;\n": "",
		"www.example.com": "localhost",
		...http2,
	});
	await mkdir(join(folder, "certificate"));
	const files = ["-keyout", "privkey.pem", "-out", "fullchain.pem"];
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
	execFileSync("openssl", ["req", "-x509", ...key, "-days", "30", "-subj", "/CN=localhost", ...files], {
		cwd: join(folder, "certificate"),
		stdio: "ignore",
	});
}

async function listening(port: number, nginx: ChildProcess, complaints: () => Promise<string>) {
	for (let waited = 0; waited < 5_000 && nginx.exitCode === null; waited += 50) {
		const isThere = await new Promise<boolean>((resolve) => {
			const socket = connect(port, "127.0.0.1", () => {
				socket.destroy();
				resolve(true);
			}).on("error", () => resolve(false));
		});
		if (isThere) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`nginx did not start:\n${await complaints()}`);
}
