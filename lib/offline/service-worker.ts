import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "#lib/platform/environment";

/** The offline page's words on a page that did not come; hidden until the worker shows the page in its place. */
export const LOST_PAGE_ID = "lost-page";

/** Shown wherever a page does not come. */
const OFFLINE_PAGE = "/offline";
/** The pages that stay on the phone, each without a query. */
const KEPT_PAGES = [OFFLINE_PAGE, "/ussd", "/security"];

/** A slow page is worth waiting for; one from which nothing was heard for so long does not come. */
const PATIENCE_MS = 20_000;
const REFRESH_MS = 86_400_000;

/** Whether pages have the service worker registered. `next dev` goes without: it would keep what is being changed. */
export const keepsOfflineCopy = (): boolean =>
	environment().SERVICE_WORKER === "on" && process.env.NODE_ENV === "production";

/** The text of `/service-worker.js` as this build and these settings want it. */
export const serviceWorker = (): string => (keepsOfflineCopy() ? offlineWorker(buildId()) : FAREWELL_WORKER);

/** A browser that asks for its worker gets this one when there is to be none: it clears up and goes. */
const FAREWELL_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * The worker that keeps the offline page. Only page views that fail are answered by it; what a visitor reads is never kept.
 * What is sent, the replies to it, data and uploads it leaves to the browser. The files that a kept page needs are read from the page
 * itself, and asked for with `?kept`, so that the worker touches no others. The id of the build makes every release a new
 * worker, which fetches everything anew.
 *
 * The copies are kept as a visitor without script sees them, by page and by style sheet: the offline page stands at other
 * pages' addresses, where its script would take it for theirs, and a script of which one file is missing takes its whole page
 * down. The foot and the offers are left out, which need pictures, and alerts, which are of their hour.
 */
export const offlineWorker = (build: string): string => `const CACHE = ${JSON.stringify(`offline-${build}`)};
const OFFLINE_PAGE = ${JSON.stringify(OFFLINE_PAGE)};
const KEPT_PAGES = ${JSON.stringify(KEPT_PAGES)};
const KEPT_AT = "/kept-at";
const FILE = /\\/_next\\/static\\/[^"\\\\\\s]+\\.(?:css|woff2)|\\/logo\\.svg/g;
const NEVER = /^\\/(?:api|uploads)\\/|\\/reply\\//;

addEventListener("install", (event) => event.waitUntil(keepAll().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => event.waitUntil(refresh()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== "GET" || origin !== location.origin || NEVER.test(pathname)) return;
  if (mode === "navigate") event.respondWith(pageOrKept(event));
  else if (search === "?kept") event.respondWith(keptFile(url));
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
}

async function refresh() {
  const cache = await caches.open(CACHE);
  const keptAt = await (await cache.match(KEPT_AT))?.text();
  const age = Date.now() - keptAt;
  if (!(age >= 0 && age < ${REFRESH_MS})) await keepAll();
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.put(KEPT_AT, new Response(Date.now()));
  for (const path of KEPT_PAGES) await keepPage(cache, path);
  if (!(await cache.match(OFFLINE_PAGE))) throw new Error("The offline page could not be kept");
}

async function keepPage(cache, path) {
  const answer = await fetch(path, { cache: "no-cache", credentials: "omit" }).catch(() => undefined);
  if (!answer?.ok || answer.redirected || /private|no-store/.test(answer.headers.get("cache-control"))) return;
  const html = withoutScript(await answer.text());
  for (const file of new Set(html.match(FILE))) await keepFile(cache, file);
  await cache.put(path, copyOf(answer, html.replace(FILE, "$&?kept")));
}

async function keepFile(cache, file) {
  if (await cache.match(file + "?kept")) return;
  const answer = await fetch(file, { credentials: "omit" });
  if (!answer.ok) throw new Error("A file could not be kept");
  if (!file.endsWith(".css")) return cache.put(file + "?kept", answer);
  let css = asWithoutScript(await answer.text());
  for (const [whole, address] of css.matchAll(/url\\(["']?([^"')]+\\.(?:woff2|svg))["']?\\)/g)) {
    await keepFile(cache, new URL(address, answer.url).pathname);
    css = css.replace(whole, "url(" + address + "?kept)");
  }
  await cache.put(file + "?kept", copyOf(answer, css));
}

function copyOf(answer, text) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text, { headers });
}

const withoutScript = (html) =>
  html
    .replace(/<(script|aside|footer)\\b[^]*?<\\/\\1>|<section\\b[^>]*data-nosnippet[^]*?<\\/section>/g, "")
    .replace(/ hidden=""(?= id="${LOST_PAGE_ID}")/, "");
const asWithoutScript = (css) =>
  css.replace(/\\(scripting: *none\\)/g, "(min-width:0)").replace(/\\(scripting: *enabled\\)/g, "(max-width:0)");

async function pageOrKept(event) {
  const arriving = arrive(event);
  event.waitUntil(arriving.catch(() => {}));
  const answer = await Promise.race([arriving.catch(() => {}), patience()]);
  return answer ?? (await keptPage(event.request.url)) ?? arriving;
}

const arrive = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);
const patience = () => new Promise((resolve) => setTimeout(resolve, ${PATIENCE_MS}));

async function keptPage(url) {
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(url);
  const path = search === "" && KEPT_PAGES.includes(pathname) ? pathname : OFFLINE_PAGE;
  return (await cache.match(path)) ?? cache.match(OFFLINE_PAGE);
}

async function keptFile(url) {
  return (await (await caches.open(CACHE)).match(url)) ?? fetch(url);
}
`;

let knownBuild: string | undefined;

/** Written by the build; the same for every instance that serves it. */
function buildId(): string {
	knownBuild ??= readFileSync(join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();
	return knownBuild;
}
