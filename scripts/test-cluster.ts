/**
 * `npm run test:cluster`: three instances behind nginx with the configuration of `deploy/nginx`, and one
 * PostgreSQL. What one instance accepted, the others serve; all learn of a change, also while the database is away; and each is replaced by
 * the next release under load. `test:crash` kills instances. Prints its metrics, and exits with 1 if a limit below is exceeded.
 *
 * Needs a finished build and nginx (Debian: apt-get install -y nginx). Builds the next release itself.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDeliveryTarget } from "../e2e/support/delivery-target.ts";
import { startEdge } from "../e2e/support/edge.ts";
import { freePort } from "../e2e/support/free-port.ts";
import { type Instance, instanceOn } from "../e2e/support/instance.ts";
import { needs } from "../e2e/support/is-installed.ts";
import { manyNotices } from "../e2e/support/many-notices.ts";
import { PAGES } from "../e2e/support/pages.ts";
import { startPostgres } from "../e2e/support/postgres.ts";
import { announceChange, REVALIDATE_SECRET } from "../e2e/support/site.ts";
import { temporaryFolder } from "../lib/platform/samples/temporary-folder.ts";
import { pdf } from "../lib/submissions/cv/samples/files.ts";
import { ENQUIRY_FIELDS } from "../lib/submissions/samples/submissions.ts";
import { buildNextRelease } from "./cluster/next-release.ts";
import { addressOf, filesOf, startVisits } from "./cluster/visits.ts";
import { takenByName } from "./senders/deliveries.ts";
import { conclude, expect, metrics } from "./verdict.ts";

const REQUESTS = 10_000;
const INSTANCES = 3;
const CV_BYTES = 300_000;

const LIMITS = {
	"seconds until an instance has stopped": 10,
	"seconds until every instance shows a change": 15,
	"seconds until nginx shows a change": 15,
};
/** The pause between a ready instance and the stop of the next. nginx retries a failed one after three seconds. */
const ROLL_PAUSE_MS = 4_000;

needs("nginx");
const release = await runStep("building the next release", buildNextRelease);
const folder = temporaryFolder();
const postgres = await startPostgres();
const target = await startDeliveryTarget();
const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
const edge = await startEdge(ports);
const instances = ports.map((port, index) =>
	instanceOn(port, {
		API_BASE_URL: target.url,
		API_TIMEOUT_MS: "3000",
		API_FRESH_MS: "0",
		DATABASE_URL: postgres.url,
		DATA_DIR: join(folder, String(index)),
		SITE_URL: edge.url,
		REVALIDATE_SECRET,
		SUBMISSIONS_KEY: "the-same-key-on-every-instance-long-enough",
		// The test acts as a CDN in front of nginx and gives each visitor an address.
		TRUST_PROXY: "2",
	}),
);
await runStep("starting", () => Promise.all(instances.map((instance) => instance.start())));

try {
	await runStep("a CV and a reply, from one instance to another", acrossInstances);
	await runStep("a change that publishers tell", change);
	await runStep("the next release, one instance after the other", roll);
} finally {
	await Promise.all(instances.map((instance) => instance.kill()));
	await edge.stop();
	await target.stop();
	await postgres.stop();
}
conclude("Nothing was missed.");

/** Any instance serves the submissions that another accepted. */
async function acrossInstances() {
	const [first, second, third] = instances as [Instance, Instance, Instance];
	const marker = randomUUID();
	const content = pdf(CV_BYTES, marker);
	const form = new FormData();
	for (const [name, value] of Object.entries({
		name: marker,
		phone: "0200000000",
		email: `${marker}@example.com`,
	})) {
		form.set(name, value);
	}
	form.set("file", new File([new Uint8Array(content)], "cv.pdf"));
	const accepted = await fetch(`${first.url}/api/applications/1`, {
		method: "POST",
		body: form,
		headers: { accept: "application/json", ...addressOf(1) },
	});
	expect("an application is taken in", accepted.status === 200);
	await until("the application is delivered", () => takenByName(target).has(marker));
	const { fileUrl = "" } = (takenByName(target).get(marker)?.[0]?.body ?? {}) as { fileUrl?: string };
	for (const origin of [edge.url, second.url, third.url]) {
		const file = await fetch(fileUrl.replace(edge.url, origin));
		const isWhole = Buffer.from(await file.arrayBuffer()).equals(content);
		expect(`its CV comes whole through ${origin === edge.url ? "nginx" : "another instance"}`, isWhole);
	}

	const fields = { ...ENQUIRY_FIELDS, email: `${marker}@example.org` };
	const reply = await fetch(`${first.url}/api/contact`, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: addressOf(2),
	});
	const [path = ""] = (reply.headers.get("location") ?? "").split("#");
	for (const origin of [second.url, edge.url]) {
		const page = await fetch(origin + path);
		expect("a reply is read at another instance", (await page.text()).includes("Thank you, we call you."));
		expect("and cached nowhere on the way", page.headers.get("cache-control") === "private, no-store");
	}
}

async function change() {
	const shows = async (origin: string, count: number) =>
		(await (await fetch(`${origin}/notices`)).text()).includes(`${count} notices`);
	const announce = () => announceChange(edge, { resource: "notices" });
	const all = (count: number) => async () =>
		(await Promise.all(instances.map(({ url }) => shows(url, count)))).every(Boolean);
	for (const { url } of instances) await shows(url, 0);
	await shows(edge.url, 0);

	target.content.set("/notices", manyNotices(41));
	const announcedAt = performance.now();
	const accepted = await announce();
	expect("the publisher learns that all know", accepted.status === 200);
	await until("every instance shows a change", all(41), 80_000);
	metric("seconds until every instance shows a change", (performance.now() - announcedAt) / 1_000);
	await until("nginx shows a change", () => shows(edge.url, 41), 80_000);
	metric("seconds until nginx shows a change", (performance.now() - announcedAt) / 1_000);

	// A change announced while the database is away: one instance learns of it at once, the others when the database is back.
	target.content.set("/notices", manyNotices(42));
	await postgres.crash(async () => {
		expect("the publisher learns that not all know", (await announce()).status === 503);
		const pages = await Promise.all(PAGES.map((path) => fetch(edge.url + path)));
		expect(
			"pages are served without a database",
			pages.every(({ status }) => status === 200),
		);
	});
	const backAt = performance.now();
	await until("every instance shows a change that it could not be told", all(42), 80_000);
	metrics["seconds until they show one told without the database"] = (
		(performance.now() - backAt) /
		1_000
	).toFixed(1);
	target.content.clear();
}

/** Ten thousand requests while each instance is stopped and started from the next release. */
async function roll() {
	// From an instance, because the edge may still have the previous release's page.
	const page = `${instances[0]?.url}/`;
	const files = await filesOf(page);
	for (const path of files) await (await fetch(edge.url + path)).arrayBuffer();
	const visits = startVisits(edge.url, { files, requests: REQUESTS });
	const stops: number[] = [];
	for (const instance of instances) {
		const { ms, code } = await instance.stop();
		stops.push(ms / 1_000);
		expect("an instance that is told to stop says so", code === 143);
		await instance.start(release);
		await wait(ROLL_PAUSE_MS);
	}
	const { requests, forms, failures } = await visits.stop();
	const fresh = await filesOf(page);
	metrics["requests while three instances change release"] = requests;
	metrics["of them forms of the old release"] = forms;
	metrics.failed = JSON.stringify(failures);
	metric("seconds until an instance has stopped", Math.max(...stops));
	expect(`failed: ${JSON.stringify(failures)}`, Object.keys(failures).length === 0);
	const gone = files.filter((path) => !fresh.includes(path));
	metrics["files that only the old release has"] = gone.length;
	expect("the releases do not differ", gone.length > 0);
	for (const path of gone) {
		expect(`${path} of the old release is lost`, (await fetch(edge.url + path)).status === 200);
		expect("the new instances have it themselves", (await fetch(instances[0]?.url + path)).status === 404);
	}
	const complaints = instances.map(({ output }) => output()).join("");
	expect(`an instance complained:\n${complaints}`, !/Warning|Error/.test(complaints));
}

function metric(name: keyof typeof LIMITS, value: number) {
	metrics[name] = `${value.toFixed(1)} (at most ${LIMITS[name]})`;
	expect(`${name}: ${value.toFixed(1)}`, value <= LIMITS[name]);
}

async function until(what: string, isSo: () => boolean | Promise<boolean>, maxMs = 30_000) {
	const startedAt = performance.now();
	while (performance.now() - startedAt < maxMs) {
		if (await isSo()) return;
		await wait(100);
	}
	expect(`not within ${maxMs / 1_000} s: ${what}`, false);
}

async function runStep<T>(what: string, work: () => Promise<T>): Promise<T> {
	console.time(what);
	const result = await work();
	console.timeEnd(what);
	return result;
}
