/**
 * The service worker that keeps the offline page. It answers only page views that fail, and never keeps what a visitor
 * reads. It leaves forms, their replies, data and uploads to the browser. It takes the files that a kept page needs from
 * the page itself, and requests them with `?kept`, so that it touches no others. The build id makes every release a new
 * worker, which fetches everything again.
 *
 * The copies are what a visitor without script sees: HTML and style sheets. The offline page appears at other pages'
 * addresses, where its script would take it for those pages, and one missing script file would break the whole page. The
 * footer and the offers are left out because they need pictures, and alerts because they are out of date within hours.
 */
import { KEPT_PAGES, LOST_PAGE_ID, OFFLINE_PAGE } from "./offline-pages.ts";
import { TYPEFACE_USED } from "./typeface.ts";

declare const self: ServiceWorkerGlobalScope;
/** Defined before this script by the server. */
declare const BUILD_ID: string;

const CACHE = `offline-${BUILD_ID}`;
const KEPT_AT = "/kept-at";
const SHEET = /<link rel="stylesheet"[^>]*>/g;
const FILE =
	/\/_next\/static\/(?:[^"\\\s]+\.(?:css|woff2)|media\/logo\.[^"\\\s]+\.svg)|\/images\/ghana-map\.svg/g;
const NEVER = /^\/(?:api|uploads)\/|\/reply\//;
/** A slow page is worth waiting for. One that has sent nothing for this long counts as lost. */
const NETWORK_WAIT_MS = 20_000;
const REFRESH_MS = 86_400_000;

self.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(refresh()));
self.addEventListener("fetch", (event) => {
	const { method, mode, url } = event.request;
	const { origin, pathname, search } = new URL(url);
	if (method !== "GET" || origin !== location.origin || NEVER.test(pathname)) return;
	if (mode === "navigate") event.respondWith(pageOrKept(event));
	else if (search === "?kept") event.respondWith(keptFile(url));
});

async function takeOver() {
	for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
	await self.registration.navigationPreload?.enable();
}

async function refresh() {
	const cache = await caches.open(CACHE);
	const age = Date.now() - Number(await (await cache.match(KEPT_AT))?.text());
	if (!(age >= 0 && age < REFRESH_MS)) await keepAll();
}

async function keepAll() {
	const cache = await caches.open(CACHE);
	await cache.put(KEPT_AT, new Response(String(Date.now())));
	for (const path of KEPT_PAGES) await keepPage(cache, path);
	if (!(await cache.match(OFFLINE_PAGE))) throw new Error("The offline page could not be kept");
}

async function keepPage(cache: Cache, path: string) {
	const answer = await fetch(path, { cache: "no-cache", credentials: "omit" }).catch(() => undefined);
	if (!answer?.ok || answer.redirected) return;
	if (/private|no-store/.test(answer.headers.get("cache-control") ?? "")) return;
	const html = withoutScript(await answer.text());
	for (const file of new Set(html.match(FILE))) await keepFile(cache, file);
	await cache.put(path, copyOf(answer, html.replace(FILE, "$&?kept")));
}

async function keepFile(cache: Cache, file: string): Promise<void> {
	if (await cache.match(`${file}?kept`)) return;
	const answer = await fetch(file, { credentials: "omit" });
	if (!answer.ok) throw new Error("A file could not be kept");
	if (!file.endsWith(".css")) return cache.put(`${file}?kept`, answer);
	let css = asWithoutScript(await answer.text());
	for (const [whole, address = ""] of css.matchAll(/url\(["']?([^"')]+\.(?:woff2|svg))["']?\)/g)) {
		await keepFile(cache, new URL(address, answer.url).pathname);
		css = css.replace(whole, `url(${address}?kept)`);
	}
	await cache.put(`${file}?kept`, copyOf(answer, css));
}

function copyOf(answer: Response, text: string) {
	const headers = new Headers(answer.headers);
	for (const name of ["content-encoding", "content-length"]) headers.delete(name);
	return new Response(text, { headers });
}

const withoutScript = (html: string) =>
	withSheetsInHead(html)
		.replace(/<(script|aside|footer)\b[\s\S]*?<\/\1>|<section\b[^>]*data-nosnippet[\s\S]*?<\/section>/g, "")
		.replace(` hidden="" id="${LOST_PAGE_ID}"`, ` id="${LOST_PAGE_ID}"`);

/** The page with its typeface, which no script could request, and with its style sheets instead of some of their rules. */
const withSheetsInHead = (html: string) =>
	html
		.replace("<html", `<html data-${TYPEFACE_USED}=""`)
		.replace(/<style>[\s\S]*?<\/style>/, () => (html.match(SHEET) ?? []).join(""));

const asWithoutScript = (css: string) =>
	css.replace(/\(scripting: *none\)/g, "(min-width:0)").replace(/\(scripting: *enabled\)/g, "(max-width:0)");

async function pageOrKept(event: FetchEvent): Promise<Response> {
	const arriving = arrive(event);
	event.waitUntil(arriving.catch(() => {}));
	const answer = await Promise.race([arriving.catch(() => {}), timeLimit()]);
	return answer ?? (await keptPage(event.request.url)) ?? arriving;
}

const arrive = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
	(await preloadResponse) ?? fetch(request);

const timeLimit = () => new Promise<void>((resolve) => setTimeout(resolve, NETWORK_WAIT_MS));

async function keptPage(url: string) {
	const cache = await caches.open(CACHE);
	const { pathname, search } = new URL(url);
	const path = search === "" && KEPT_PAGES.includes(pathname) ? pathname : OFFLINE_PAGE;
	return (await cache.match(path)) ?? cache.match(OFFLINE_PAGE);
}

async function keptFile(url: string) {
	return (await (await caches.open(CACHE)).match(url)) ?? fetch(url);
}
