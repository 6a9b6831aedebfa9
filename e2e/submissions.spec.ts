import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { METRICS_TOKEN, metricsOf, startSite } from "./support/site.ts";
import { FULL, interactive } from "./support/visitor.ts";

const run = promisify(execFile);
let person = 0;
/** Each enquiry is from another person. */
const enquiry = () => ({ ...ENQUIRY_FIELDS, email: `person${++person}@example.com` });
const json = { accept: "application/json" };

test.describe("with an admin API", () => {
	test.describe.configure({ mode: "serial" });
	const target = duringTests(startDeliveryTarget);
	const site = duringTests(() =>
		startSite({ API_BASE_URL: target.url, API_TIMEOUT_MS: "2000", METRICS_TOKEN }),
	);

	const post = async (request: APIRequestContext, fields: Record<string, string>) => {
		const response = await request.post(`${site.url}/api/contact`, { form: fields, headers: json });
		return { status: response.status(), reply: await response.json() };
	};
	// `outbox.isolated.test` covers what is posted there, and the API's failures.

	test("the key of a request that was sent, with something else in it, is refused", async ({ request }) => {
		const fields = { ...enquiry(), key: "0123456789abcdef" };
		expect((await post(request, fields)).status).toBe(200);
		const { status, reply } = await post(request, { ...fields, description: "Something else" });
		expect(status).toBe(409);
		expect(reply.message).toContain("Nothing was received");
	});

	test("operators learn that a delivery target has a message, or that it says so and drops it", async () => {
		const probe = () =>
			run(
				process.execPath,
				["--conditions=react-server", "--no-warnings", "scripts/submissions.ts", "probe"],
				{ env: { ...process.env, SITE_URL: site.url, DATA_DIR: site.dataDir, API_BASE_URL: target.url } },
			).catch((error: { code: number; stderr: string }) => error);
		const probedAt = async () =>
			/^submissions_probe_timestamp_seconds (\d{10})$/m.exec(await metricsOf(site))?.[1];
		expect(await probedAt()).toBeUndefined();
		expect(await probe()).toMatchObject({
			stdout: expect.stringMatching(/^The delivery target has the probe .{11}\.$/m),
		});
		const first = await probedAt();
		expect(Math.abs(Number(first) * 1_000 - Date.now())).toBeLessThan(60_000);

		target.fail({ kind: "response", body: { success: true } });
		expect(await probe()).toMatchObject({ code: 1, stderr: expect.stringContaining("but has not got it") });
		target.fail(undefined);
		expect(await probedAt()).toBe(first);
	});

	test("an application for a role that is gone says so", async ({ request }) => {
		const response = await request.post(`${site.url}/api/applications/none`, {
			headers: json,
			multipart: { name: "Yaa", phone: "1", email: "yaa@example.com" },
		});
		expect(response.status()).toBe(410);
		expect((await response.json()).message).toContain("no longer open");
	});
});

test.describe("without an admin API", () => {
	test.describe.configure({ mode: "serial" });
	const site = duringTests(() => startSite({ LOG_LEVEL: "debug", TRUST_PROXY: "1" }));

	test(
		"the field for programs is not shown without styles, and says what it is for where it is",
		FULL,
		async ({ page }) => {
			for (const path of ["/contact", "/careers/1", "/complaints"]) {
				await page.goto(site.url + path);
				await interactive(page);
				await page.evaluate(() => {
					for (const sheet of document.styleSheets) sheet.disabled = true;
				});
				const field = page.locator("input[name=fax]");
				await expect(field).toHaveCount(1);
				await expect(field, path).toBeHidden();
				// As in a text browser, which does not know the attribute.
				await field.evaluate((input) => input.closest("[hidden]")?.removeAttribute("hidden"));
				await expect(field, path).toBeVisible();
				await expect(page.locator("label").filter({ has: field })).toHaveText("Leave this empty");
			}
		},
	);

	test("a visitor's text appears in no log, no other page and no URL", async ({ request }) => {
		const canary = "Canary Quaye";
		const good = { ...enquiry(), name: canary, phone: "0209876543", description: "Canary message" };
		const html = { accept: "text/html" };
		const accepted = await request.post(`${site.url}/api/contact`, { form: good, headers: html });
		const refused = await request.post(`${site.url}/api/contact`, {
			form: { ...good, email: "no address" },
			headers: html,
		});
		expect(await refused.text(), "only its own page shows it").toContain(canary);
		expect(refused.headers()["cache-control"]).toBe("private, no-store");
		expect(accepted.url() + refused.url()).not.toMatch(/canary|0209876543/i);
		for (const path of ["/contact", "/careers/1", "/contact/reply/aaaaaaaaaaaaaaaaaaaaaa"]) {
			expect(await (await request.get(site.url + path)).text()).not.toMatch(/canary|0209876543/i);
		}
		expect(site.output()).toContain("submission stored");
		expect(site.output()).not.toMatch(/canary|0209876543|no address/i);
	});
});

test("a folder that cannot be written makes the site not ready; a form is answered with 503, and pages go on", async ({
	request,
}) => {
	await using site = await startSite({ API_BASE_URL: "", DATA_DIR: "/dev/null/data" });
	const ready = await fetch(`${site.url}/readyz`);
	expect(ready.status).toBe(503);
	expect((await ready.json()).checks).toMatchObject({ running: "ok", folder: "ENOTDIR", store: "ENOTDIR" });
	expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
	const response = await request.post(`${site.url}/api/contact`, { form: enquiry(), headers: json });
	expect(response.status()).toBe(503);
	for (const path of ["/", "/contact"]) expect((await fetch(site.url + path)).status, path).toBe(200);
});
