import { expect, type Page, test } from "@playwright/test";
import { startReceiver } from "./receiver.ts";
import { startSite } from "./site.ts";
import { forgetFiles, ON_BOTH_SCREENS, refuseCookies, visit } from "./visitor.ts";

const form = (page: Page) => page.locator("form[action='/api/contact']");
const tabs = (page: Page) => page.getByRole("navigation", { name: "What is it about?" });
/** The form’s message, which precedes its receipt. */
const message = (page: Page) => form(page).getByRole("alert").or(form(page).getByRole("status")).first();
const confirmation = (page: Page) => page.getByRole("main").getByRole("status").first();
const REFERENCE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/;

/** The fields that every tab requires. A unique name separates the submissions of different tests. */
async function fill(page: Page, name: string) {
	await form(page).getByLabel("Name").fill(name);
	await form(page).getByLabel("Phone number").fill("024 123 4567");
	await form(page).getByLabel("Email").fill("ama@example.com");
	await form(page).getByLabel("Date of birth").fill("1990-12-24");
	await form(page).getByLabel("Business Location").fill("Kumasi Central Market");
	await form(page).getByLabel("Nearest branch").selectOption("Kumasi Adum Branch");
}

const anyName = () => `Visitor ${Math.random().toString(36).slice(2)}`;

test.describe("the three modes", () => {
	for (const [path, title, own] of [
		["/contact", "Make Enquiry", "Your message"],
		["/contact?tab=loan", "Request Loan", "Purpose of the loan"],
		["/contact?tab=account", "Open Account", "Account type"],
		["/contact?tab=LOAN", "Make Enquiry", "Your message"],
	] as const) {
		test(`${path} is titled ‘${title}’ and asks for ‘${own}’ of its own`, async ({ page }) => {
			await visit(page, path);
			await expect(page.getByRole("heading", { name: title })).toBeVisible();
			for (const label of ["Your message", "Purpose of the loan", "Account type"]) {
				await expect(form(page).getByLabel(label)).toHaveCount(label === own ? 1 : 0);
			}
			await expect(form(page).locator("[required]")).toHaveCount(6);
		});
	}

	test("offer the account types, the purposes and the branches of the specification", async ({ page }) => {
		await visit(page, "/contact?tab=account");
		await expect(form(page).getByLabel("Account type").locator("option")).toHaveText([
			"-- Select Account Type --",
			"Susu",
			"Nkosuo",
			"Savings",
			"Current",
		]);
		await expect(form(page).getByLabel("Nearest branch").locator("option")).toHaveCount(20);
		await expect(form(page).getByLabel("Nearest branch").locator("option").first()).toHaveText(
			"-- Select Nearest Branch --",
		);
		await expect(page.getByText("The account itself is opened at a branch")).toBeVisible();
		await visit(page, "/contact?tab=loan");
		await expect(form(page).getByLabel("Purpose of the loan").locator("option")).toHaveText([
			"-- Select Purpose --",
			"Increase my stock",
			"Working capital",
			"Purchase new equipment",
		]);
	});

	test(
		"change by their tabs without losing what was typed; a small screen scrolls to the form",
		ON_BOTH_SCREENS,
		async ({ page, isMobile }) => {
			await visit(page, "/contact");
			await fill(page, "Akosua");
			await tabs(page).getByRole("link", { name: "Request Loan" }).click();
			await expect(page).toHaveURL(/tab=loan#request$/);
			await expect(page.getByRole("heading", { name: "Request Loan" })).toBeInViewport();
			await expect(form(page).getByLabel("Name")).toHaveValue("Akosua");
			await expect(form(page).getByLabel("Nearest branch")).toHaveValue("Kumasi Adum Branch");
			const top = () => page.locator("#request").evaluate((element) => element.getBoundingClientRect().top);
			if (isMobile) await expect.poll(top).toBeLessThan(100);
			else await expect.poll(top).toBeGreaterThan(100);
		},
	);
});

test.describe("beside the form", () => {
	test("stand the branches, the address, the phones, the e-mail and WhatsApp with its greeting", async ({
		page,
	}) => {
		await visit(page, "/contact");
		const panel = page.getByRole("complementary", { name: "Ways to reach us" });
		await expect(panel.getByRole("link", { name: "Locate Our Branches" })).toHaveAttribute(
			"href",
			"/locator",
		);
		await expect(panel.locator("a[href^='tel:']")).toHaveCount(2);
		await expect(panel.locator("a[href^='mailto:']")).toBeVisible();
		await expect(panel).toContainText("P.O. Box");
		await expect(panel.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
			"href",
			/^https:\/\/wa\.me\/\d+\?text=Hello/,
		);
	});

	test("a row of seven icons on a phone, in one line", ON_BOTH_SCREENS, async ({ page, isMobile }) => {
		await visit(page, "/contact");
		const row = page.getByRole("list", { name: "Contact us now" });
		await expect(row).toBeVisible({ visible: isMobile });
		if (!isMobile) return;
		await expect(row.getByRole("link")).toHaveCount(6);
		await expect(row.getByRole("button", { name: "Live chat" })).toBeVisible();
		const tops = await row
			.getByRole("listitem")
			.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	});
});

test(
	"an enquiry is sent, confirmed in green, and the fields are empty again",
	ON_BOTH_SCREENS,
	async ({ page }) => {
		await visit(page, "/contact");
		await fill(page, anyName());
		await form(page).getByLabel("Your message").fill("Which papers do I need?");
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route("/api/contact", async (route) => {
			await held;
			await route.continue();
		});
		await form(page).getByRole("button", { name: "Send enquiry" }).click();
		await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
		letGo();
		await expect(message(page)).toHaveText("Message sent successfully!");
		await expect(message(page)).toBeFocused();
		await expect(message(page).locator("> div")).toHaveCSS("color", "rgb(21, 91, 52)");
		for (const label of ["Name", "Email", "Date of birth", "Nearest branch", "Your message"]) {
			await expect(form(page).getByLabel(label)).toHaveValue("");
		}
		const receipt = form(page).getByRole("region", { name: "Your receipt" });
		await expect(receipt).toContainText(REFERENCE);
		await expect(receipt.getByRole("listitem")).toHaveCount(3);
		const reference = REFERENCE.exec((await receipt.textContent()) ?? "")?.[0] ?? "";
		await expect(receipt.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
			"href",
			new RegExp(reference),
		);
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await receipt.getByRole("button", { name: "Copy reference" }).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
	},
);

test("an incomplete form is not sent: the browser names the first field", async ({ page }) => {
	const posts: string[] = [];
	page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
	await visit(page, "/contact?tab=account");
	await form(page).getByLabel("Name").fill("Ama");
	await form(page).getByRole("button", { name: "Send account request" }).click();
	await expect(form(page).getByLabel("Phone number")).toBeFocused();
	await form(page).getByLabel("Phone number").fill("024");
	await form(page).getByLabel("Email").fill("not an address");
	await form(page).getByRole("button", { name: "Send account request" }).click();
	await expect(form(page).getByLabel("Email")).toBeFocused();
	expect(posts).toEqual([]);
});

test("what only the server can check comes back in red at its field, and nothing is lost", async ({
	page,
}) => {
	await visit(page, "/contact");
	await fill(page, "A".repeat(301));
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toContainText("what you typed is kept");
	await expect(message(page).locator("> div")).toHaveCSS("color", "rgb(156, 30, 20)");
	await expect(message(page)).toBeFocused();
	await expect(form(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
	await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription(/at most 300 characters/);
	await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
	await message(page).getByRole("link", { name: "Name" }).click();
	await expect(form(page).getByLabel("Name")).toBeFocused();
});

test("without a connection nothing is sent, and it says so", async ({ page, context }) => {
	await forgetFiles(page);
	await visit(page, "/contact");
	await fill(page, anyName());
	await context.setOffline(true);
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toContainText("You are offline, so nothing was sent");
	await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
	await context.setOffline(false);
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toHaveText("Message sent successfully!");
});

test("where the script that sends does not come, the visitor is told, and the browser sends by itself", async ({
	page,
}) => {
	await visit(page, "/contact");
	await page.route("**/_next/static/**", (route) => route.abort());
	await fill(page, anyName());
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toContainText("The connection broke before anything was sent");
	await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(page).toHaveURL(/\/contact\/reply\//);
	await expect(confirmation(page)).toHaveText("Message sent successfully!");
});

test("who is offline from the start is told so, however often they press", async ({ page, context }) => {
	await forgetFiles(page);
	await visit(page, "/contact");
	await context.setOffline(true);
	await fill(page, anyName());
	for (let press = 0; press < 3; press++) {
		await form(page).getByRole("button", { name: "Send enquiry" }).click();
		await expect(message(page)).toContainText("You are offline, so nothing was sent");
	}
	await context.setOffline(false);
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toHaveText("Message sent successfully!");
});

test("a connection that breaks after the message arrived makes no second one", async ({ page }) => {
	await visit(page, "/contact");
	await fill(page, anyName());
	let reference = "";
	await page.route("/api/contact", async (route) => {
		const answer = await route.fetch();
		reference = ((await answer.json()) as { receipt: { reference: string } }).receipt.reference;
		await route.abort("connectionreset");
	});
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toContainText("we do not know whether your message arrived");
	await page.unroute("/api/contact");
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toHaveText("Message sent successfully!");
	expect(reference).toMatch(REFERENCE);
	await expect(form(page).getByRole("region", { name: "Your receipt" })).toContainText(reference);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	const send = (page: Page) => form(page).getByRole("button").click();

	test("a request is sent, and a refresh, Back and Send make no second one", async ({ page }) => {
		await refuseCookies(page);
		await page.goto("/contact?tab=loan");
		await fill(page, anyName());
		await form(page).getByLabel("Purpose of the loan").selectOption("Working capital");
		await send(page);
		await expect(page).toHaveURL(/\/contact\/reply\/[\w-]{22}#\w+-message$/);
		await expect(confirmation(page)).toHaveText("Message sent successfully!");
		const receipt = page.getByRole("region", { name: "Your receipt" });
		await expect(receipt).toContainText("24 to 72 hours");
		const reference = REFERENCE.exec((await receipt.textContent()) ?? "")?.[0] ?? "";
		expect(reference).toMatch(REFERENCE);
		await page.reload();
		await expect(receipt).toContainText(reference);
		await page.goBack();
		await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
		await send(page);
		await expect(receipt).toContainText(reference);
	});

	test(
		"what is wrong comes back with what was typed, and nothing personal in the address",
		ON_BOTH_SCREENS,
		async ({ page }) => {
			await refuseCookies(page);
			await page.goto("/contact?tab=account");
			const name = anyName();
			await fill(page, name);
			await form(page).getByLabel("Business Location").fill("A".repeat(301));
			await form(page).getByLabel("Account type").selectOption("Susu");
			await send(page);
			await expect(page).toHaveURL(/\/contact\/reply\/[\w-]{22}#\w+-message$/);
			await expect(page).toHaveTitle(/^Error: /);
			await expect(message(page)).toBeInViewport();
			await expect(page.getByRole("heading", { name: "Open Account" })).toBeVisible();
			await expect(message(page)).toContainText("Business Location is too long");
			await expect(form(page).getByLabel("Name")).toHaveValue(name);
			await expect(form(page).getByLabel("Nearest branch")).toHaveValue("Kumasi Adum Branch");
			await expect(form(page).getByLabel("Account type")).toHaveValue("susu");
			await form(page).getByLabel("Business Location").fill("Kejetia");
			await send(page);
			await expect(confirmation(page)).toHaveText("Message sent successfully!");
			await expect(page.getByRole("region", { name: "Your receipt" })).toContainText("Ghana Card");
		},
	);
});

test.describe("the tabs", () => {
	test("carry the titles of their forms, all three in sight", ON_BOTH_SCREENS, async ({ page }) => {
		await refuseCookies(page);
		await page.goto("/contact");
		await expect(tabs(page).getByRole("link")).toHaveText(["Make Enquiry", "Request Loan", "Open Account"]);
		for (const tab of await tabs(page).getByRole("link").all()) {
			const box = await tab.boundingBox();
			expect(box?.x).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
			expect(box?.height).toBeGreaterThanOrEqual(44);
		}
	});

	for (const script of ["with script", "without script"] as const) {
		test.describe(script, () => {
			test.use({ javaScriptEnabled: script === "with script" });
			test("an address that names the tab twice opens the enquiry", async ({ page }) => {
				await refuseCookies(page);
				for (const query of ["tab=loan&tab=account", "tab=loan&tab=loan"]) {
					await page.goto(`/contact?${query}`);
					await expect(page.getByRole("heading", { name: "Make Enquiry" })).toBeVisible();
					await expect(form(page).getByLabel("Your message")).toBeVisible();
				}
			});

			test("other lists take a repeated parameter for an unknown one, too", async ({ page }) => {
				await refuseCookies(page);
				await page.goto("/notices?category=security&category=finance");
				await expect(page.getByRole("main").getByRole("link", { name: "All", exact: true })).toHaveAttribute(
					"aria-current",
					"true",
				);
				await page.goto("/tools/loan-cost?amount=5000&amount=9000&months=12&rate=36");
				await expect(page.getByRole("main").locator("[name=amount]")).toHaveValue("");
			});
		});
	}
});

for (const script of ["with script", "without script"] as const) {
	test.describe(`without any branch, ${script}`, () => {
		test.use({ javaScriptEnabled: script === "with script" });

		test("the nearest branch is typed, and the form can be sent", async ({ page }) => {
			const receiver = await startReceiver();
			receiver.content.set("/branches", { data: { regions: {} } });
			const site = await startSite({ API_BASE_URL: receiver.url });
			try {
				for (const path of ["/contact", "/complaints"]) {
					await page.goto(site.url + path);
					await form(page).getByLabel("Name").fill(anyName());
					await form(page).getByLabel("Phone number").fill("024 123 4567");
					await form(page).getByLabel("Email").fill("ama@example.com");
					await form(page).getByLabel("Date of birth").fill("1990-12-24");
					await form(page).getByLabel("Business Location").fill("Kumasi");
					await form(page).getByRole("textbox", { name: "Nearest branch" }).fill("Ho");
					await form(page).getByRole("button", { name: /^Send/ }).click();
					await expect(page.getByText("Thank you, we call you.")).toBeVisible();
					expect(receiver.received.at(-1)?.body).toMatchObject({ formData: { location: "Ho" } });
				}
			} finally {
				await site.stop();
				await receiver.stop();
			}
		});
	});
}
