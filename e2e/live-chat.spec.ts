import { expect, type Page, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { FULL, settled, started, visit } from "./support/visitor.ts";

const PROVIDER = "https://chat.example";

/** A provider's script: it sets its global a moment later, and records the calls to it. */
const WIDGET = `
	window.calls = [];
	const note = (name) => () => window.calls.push(name);
	window.Tawk_API = {};
	setTimeout(() => Object.assign(window.Tawk_API, {
		hideWidget: note("hide"), showWidget: note("show"), maximize: note("maximize"), minimize: note("minimize"),
	}), 350);
`;

/** What widgets load once they run, from two more hosts. */
const LOADS_MORE = `
	const files = "https://static.chat-hosts.example";
	const add = (tag, attributes) => document.body.append(Object.assign(document.createElement(tag), attributes));
	add("link", { rel: "stylesheet", href: files + "/style.css" });
	add("img", { src: files + "/picture.png" });
	add("audio", { src: files + "/sound.mp3", preload: "auto" });
	add("iframe", { src: files + "/frame" });
	new FontFace("chat", "url(" + files + "/font.woff2)").load().catch(() => {});
	fetch("https://messages.chat-hosts.example/messages");
	new WebSocket("wss://messages.chat-hosts.example/socket");
`;

const chat = (page: Page) => page.getByRole("button", { name: "Live chat" });
const ways = (page: Page) => page.getByText("Talk to us");
const calls = (page: Page) => page.evaluate(() => (window as unknown as { calls?: string[] }).calls);

test.describe("with a live-chat provider", () => {
	const site = duringTests(() =>
		startSite({ LIVE_CHAT_SCRIPT_URL: `${PROVIDER}/widget.js`, LIVE_CHAT_HOSTS: "*.chat-hosts.example" }),
	);

	test(
		"nothing of it loads before the press; when it cannot be reached, the other ways to talk open; then its window opens and closes",
		FULL,
		async ({ page }) => {
			let isReachable = false;
			const requests: string[] = [];
			const refused: string[] = [];
			page.on("console", (message) => {
				if (message.text().includes("Content Security Policy")) refused.push(message.text());
			});
			await page.route(`${PROVIDER}/**`, (route) => {
				requests.push(route.request().url());
				return isReachable ? route.fulfill({ contentType: "text/javascript", body: WIDGET }) : route.abort();
			});
			await visit(page, `${site.url}/about`);
			await settled(page);
			expect(requests).toEqual([]);

			await test.step("when it cannot be reached, the other ways to talk open, and the next press tries anew", async () => {
				await chat(page).click();
				await expect(ways(page)).toBeVisible();
				await chat(page).click();
				await expect(ways(page)).toBeHidden();
				requests.length = 0;
				isReachable = true;
			});

			await chat(page).click();
			await expect.poll(() => calls(page)).toEqual(["hide", "show", "maximize"]);
			await expect(chat(page)).toHaveAttribute("aria-busy", "false");
			await expect(chat(page)).not.toHaveAttribute("aria-expanded");
			await chat(page).click();
			await expect.poll(() => calls(page)).toEqual(["hide", "show", "maximize", "minimize", "hide"]);
			await chat(page).click();
			await expect.poll(async () => (await calls(page))?.slice(5)).toEqual(["show", "maximize"]);
			expect(requests, "its script is fetched once").toHaveLength(1);
			expect(refused).toEqual([]);
			await expect(ways(page)).toBeHidden();
		},
	);

	test("its style sheet, font, picture, frame and messages come from the hosts that the operator names", async ({
		page,
	}) => {
		const refused: string[] = [];
		page.on("console", (message) => {
			if (message.text().includes("Content Security Policy")) refused.push(message.text());
		});
		await page.route(`${PROVIDER}/**`, (route) =>
			route.fulfill({ contentType: "text/javascript", body: WIDGET + LOADS_MORE }),
		);
		const loaded: string[] = [];
		await page.route(/^https:\/\/(static|messages)\.chat-hosts\.example\//, (route) => {
			loaded.push(new URL(route.request().url()).pathname);
			return route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "" });
		});
		const socket = page.waitForEvent("websocket");
		await visit(page, `${site.url}/about`);
		await chat(page).click();
		expect((await socket).url()).toBe("wss://messages.chat-hosts.example/socket");
		await expect
			.poll(() => loaded.sort())
			.toEqual(["/font.woff2", "/frame", "/messages", "/picture.png", "/sound.mp3", "/style.css"]);
		expect(refused).toEqual([]);
	});

	test("it does not open over what visitors have gone on to", async ({ page }) => {
		const { promise: released, resolve: release } = Promise.withResolvers<void>();
		await page.route(`${PROVIDER}/**`, async (route) => {
			await released;
			await route.fulfill({ contentType: "text/javascript", body: WIDGET });
		});
		await visit(page, `${site.url}/contact`);
		await chat(page).click();
		await expect(page.getByText("Connecting to live chat")).toBeAttached();
		await page.getByLabel("Name").click();
		release();
		await expect.poll(() => calls(page)).toEqual(["hide"]);
		await expect(page.getByText("Connecting to live chat")).not.toBeAttached();
		expect(await calls(page)).toEqual(["hide"]);
		await chat(page).click();
		await expect.poll(() => calls(page)).toEqual(["hide", "show", "maximize"]);
	});

	test("when its code hangs, the other ways to talk open", FULL, async ({ page }) => {
		await page.clock.install();
		await page.route(/\/live-chat-provider-\w+\.js$/, () => {});
		await visit(page, `${site.url}/about`);
		await chat(page).click();
		await expect(page.getByText("Connecting to live chat")).toBeAttached();
		await page.clock.fastForward(15_000);
		await expect(ways(page)).toBeVisible();
	});

	test("when it does not become available within 30 seconds, the other ways to talk open", async ({
		page,
	}) => {
		await page.clock.install();
		await page.route(`${PROVIDER}/**`, (route) =>
			route.fulfill({ contentType: "text/javascript", body: "window.Tawk_API = {}" }),
		);
		await visit(page, `${site.url}/about`);
		await started(chat(page));
		await page.clock.pauseAt(Date.now() + 60_000);
		const script = page.waitForResponse(`${PROVIDER}/**`);
		await chat(page).click();
		await script;
		await page.clock.runFor(29_999);
		await expect(chat(page)).toHaveAttribute("aria-busy", "true");
		await expect(ways(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(ways(page)).toBeVisible();
		await expect(chat(page)).toHaveAttribute("aria-busy", "false");
	});
});
