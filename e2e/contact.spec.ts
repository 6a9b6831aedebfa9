import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { startDeliveryTarget } from "./support/delivery-target.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import {
	anyName,
	claimOffline,
	expectFocusWithLabel,
	FULL,
	fillEnquiry,
	fillSender,
	holdFiles,
	interactive,
	ON_BOTH_SCREENS,
	REFERENCE,
	refuseCookies,
	settled,
	started,
	visit,
} from "./support/visitor.ts";

const form = (page: Page) => page.locator("form[action='/api/contact']");
const tabs = (page: Page) => page.getByRole("navigation", { name: "What is it about?" });
/** The form’s message, which precedes its receipt. */
const message = (page: Page) => page.locator("#contact-message");
const receipt = (page: Page) => page.getByRole("region", { name: "Your receipt" });
const confirmation = (page: Page) => page.getByRole("main").getByRole("status").first();

const target = duringTests(startDeliveryTarget);
const site = duringTests(() => startSite({ API_BASE_URL: target.url }));

test("each of the three modes has its title, its own field and its choices", async ({ request }) => {
	for (const [query, title, own] of [
		["", "Make Enquiry", "Your message"],
		["?tab=loan", "Request Loan", "Purpose of the loan"],
		["?tab=account", "Open Account", "Account type"],
	] as const) {
		const html = parse(await (await request.get(`/contact${query}`)).text());
		const fields = html.querySelector("form[action='/api/contact']");
		const optionsOf = (name: string) =>
			fields?.querySelectorAll(`select[name='${name}'] option`).map((option) => option.text);
		const soft = expect.configure({ soft: true, message: `/contact${query}` });
		soft(html.querySelector("#request h2")?.text).toBe(title);
		const labels = fields?.querySelectorAll("label").map((label) => label.text) ?? [];
		for (const label of ["Your message", "Purpose of the loan", "Account type"])
			soft(labels.filter((text) => text.startsWith(label))).toHaveLength(label === own ? 1 : 0);
		soft(fields?.querySelectorAll("[required]").length).toBe(6);
		const branches = optionsOf("location");
		soft(branches).toHaveLength(20);
		soft(branches?.[0]).toBe("-- Select Nearest Branch --");
		if (own === "Account type") {
			soft(optionsOf("accountType")).toEqual([
				"-- Select Account Type --",
				"Susu",
				"Nkosuo",
				"Savings",
				"Current",
			]);
			soft(html.text).toContain("The account itself is opened at a branch");
		}
		if (own === "Purpose of the loan") {
			soft(optionsOf("loanPurpose")).toEqual([
				"-- Select Purpose --",
				"Increase my stock",
				"Working capital",
				"Purchase new equipment",
			]);
		}
	}
});

test(
	"tabs, ways to reach us and a form that keeps what was typed",
	ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/contact");

		await test.step("the tabs carry the titles of their forms", async () => {
			await expect(tabs(page).getByRole("link")).toHaveText(["Make Enquiry", "Request Loan", "Open Account"]);
		});

		await test.step("beside the form stand the branches, the address, the phones, the e-mail and WhatsApp with its greeting", async () => {
			const panel = page.getByRole("complementary", { name: "Ways to reach us" });
			await expect
				.soft(panel.getByRole("link", { name: "Locate Our Branches" }))
				.toHaveAttribute("href", "/locator");
			await expect.soft(panel.locator("a[href^='tel:']")).toHaveCount(2);
			await expect.soft(panel.locator("a[href^='mailto:']")).toBeVisible();
			await expect.soft(panel).toContainText("P.O. Box");
			await expect
				.soft(panel.getByRole("link", { name: "WhatsApp" }))
				.toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=Hello/);
		});

		await test.step("on a phone stands a row of seven icons", async () => {
			const row = page.getByRole("list", { name: "Contact us now" });
			await expect.soft(row).toBeVisible({ visible: isMobile });
			if (!isMobile) return;
			await expect.soft(row.getByRole("link")).toHaveCount(6);
			await expect.soft(row.getByRole("button", { name: "Live chat" })).toBeVisible();
		});

		await test.step("a tab changes the form without losing what was typed; a small screen scrolls to it", async () => {
			await fillEnquiry(page, "Akosua");
			await tabs(page).getByRole("link", { name: "Request Loan" }).click();
			await expect(page).toHaveURL(/tab=loan#request$/);
			await expect(page.getByRole("heading", { name: "Request Loan" })).toBeInViewport();
			await expect(form(page).getByLabel("Purpose of the loan")).toBeVisible();
			await expect(form(page).getByLabel("Name")).toHaveValue("Akosua");
			await expect(form(page).getByLabel("Nearest branch")).toHaveValue("Ho Branch, Volta");
			const top = () => page.locator("#request").evaluate((element) => element.getBoundingClientRect().top);
			if (isMobile) await expect.poll(top).toBeLessThan(100);
			else await expect.poll(top).toBeGreaterThan(100);
		});
	},
);

test("an enquiry is sent: the browser finds what is missing, the server what is wrong, and green confirms it", async ({
	page,
}) => {
	const posts: string[] = [];
	page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
	await visit(page, "/contact");
	const send = form(page).getByRole("button", { name: "Send enquiry" });

	await test.step("an incomplete form is not sent: the browser names the first field", async () => {
		await form(page).getByLabel("Name").fill("Ama");
		await send.click();
		await expect(form(page).getByLabel("Phone number")).toBeFocused();
		await form(page).getByLabel("Phone number").fill("024");
		await form(page).getByLabel("Email").fill("not an address");
		await send.click();
		await expect(form(page).getByLabel("Email")).toBeFocused();
		expect(posts).toEqual([]);
	});

	await test.step("the server's refusal stands in red at its field, and nothing is lost", async () => {
		await fillEnquiry(page, "A".repeat(301));
		await send.click();
		await expect(message(page)).toContainText("what you typed is kept");
		await expect(message(page).locator("> div")).toHaveCSS("color", "rgb(156, 30, 20)");
		await expect(message(page)).toBeFocused();
		await expect(form(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
		await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription(/at most 300 characters/);
		await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
		await message(page).getByRole("link", { name: "Name" }).click();
		await expect(form(page).getByLabel("Name")).toBeFocused();
	});

	await test.step("an enquiry is confirmed in green, and the receipt takes the place of the form", async () => {
		await form(page).getByLabel("Name").fill(anyName());
		await form(page).getByLabel("Your message").fill("Which papers do I need?");
		const release = await holdFiles(page, "/api/contact");
		await send.click();
		await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
		release();
		await expect(message(page)).toHaveText("Message sent successfully!");
		await expect(message(page)).toBeFocused();
		await expect(message(page).locator("> div")).toHaveCSS("color", "rgb(21, 91, 52)");
		await expect(form(page)).toHaveCount(0);
		await page.unroute("/api/contact");
		await page.getByRole("link", { name: "Skip to content" }).press("Enter");
		await expect(page.getByRole("link", { name: "Write another message" })).toBeVisible();
	});

	await test.step("the reference can be copied, and WhatsApp carries it", async () => {
		await expect(receipt(page)).toContainText(REFERENCE);
		await expect(receipt(page).getByRole("listitem")).toHaveCount(2);
		const reference = REFERENCE.exec((await receipt(page).textContent()) ?? "")?.[0] ?? "";
		await expect(receipt(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
			"href",
			new RegExp(reference),
		);
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await receipt(page).getByRole("button", { name: "Copy reference" }).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
	});

	await test.step("the receipt has a URL of its own, and another message begins empty", async () => {
		const reference = REFERENCE.exec((await receipt(page).textContent()) ?? "")?.[0] ?? "";
		await page.getByRole("link", { name: "Write another message" }).click();
		await expect(page).toHaveURL("/contact");
		for (const label of ["Name", "Email", "Date of birth", "Nearest branch", "Your message"])
			await expect(form(page).getByLabel(label)).toHaveValue("");
		await page.goBack();
		await expect(page).toHaveURL(/\/contact\/reply\/[\w-]{22}#content$/);
		await page.reload();
		await expect(receipt(page)).toContainText(reference);
		await expect(message(page)).toHaveText("Message sent successfully!");
		await page.goto("/contact");
		await expect(form(page).getByLabel("Name"), "what was sent is forgotten").toHaveValue("");
	});
});

test("visitors who open another tab, type on or go back while a message is sent find its receipt and lose no word", async ({
	page,
}) => {
	await visit(page, "/contact");
	const sendSlowly = async () => {
		const release = await holdFiles(page, "/api/contact");
		await form(page)
			.getByRole("button", { name: /^Send / })
			.click();
		await expect(form(page).getByRole("button", { name: "Sending..." })).toBeVisible();
		return release;
	};

	await test.step("from another tab, the receipt comes as its page", async () => {
		await fillEnquiry(page);
		const release = await sendSlowly();
		await tabs(page).getByRole("link", { name: "Request Loan" }).click();
		await expect(form(page).getByLabel("Purpose of the loan")).toBeVisible();
		release();
		await expect(page).toHaveURL(/\/contact\/reply\//);
		await expect(receipt(page)).toContainText(REFERENCE);
	});

	await test.step("from another tab, a failure comes as a toast, and nothing typed is lost", async () => {
		await visit(page, "/contact");
		await fillEnquiry(page, "Kwame");
		const { promise: broken, resolve: breakNow } = Promise.withResolvers<void>();
		await page.route("/api/contact", (route) => broken.then(() => route.abort("connectionreset")));
		await form(page).getByRole("button", { name: "Send enquiry" }).click();
		await expect(form(page).getByRole("button", { name: "Sending..." })).toBeVisible();
		await tabs(page).getByRole("link", { name: "Open Account" }).click();
		await expect(form(page).getByLabel("Account type")).toBeVisible();
		breakNow();
		await expect(page.locator("[data-sonner-toast]")).toContainText(
			"we do not know whether your message arrived",
		);
		await expect(form(page).getByLabel("Name")).toHaveValue("Kwame");
		await page.unroute("/api/contact");
	});

	await test.step("a receipt that has no page of its own leads to a new form, too", async () => {
		await visit(page, "/contact");
		await fillEnquiry(page);
		await page.route("/api/contact", async (route) => {
			const { page: _, ...reply } = await (await route.fetch()).json();
			await route.fulfill({ json: reply });
		});
		await form(page).getByRole("button", { name: "Send enquiry" }).click();
		await expect(receipt(page)).toContainText(REFERENCE);
		await expect(page).toHaveURL("/contact");
		await page.unroute("/api/contact");
		await page.getByRole("link", { name: "Write another message" }).click();
		await expect(form(page).getByLabel("Name")).toHaveValue("");
	});

	await test.step("Back from a receipt that was loaded again shows the form", async () => {
		await visit(page, "/contact");
		await fillEnquiry(page);
		await tabs(page).getByRole("link", { name: "Request Loan" }).click();
		const send = form(page).getByRole("button", { name: "Send loan request" });
		await started(send);
		await send.click();
		await expect(receipt(page)).toBeVisible();
		await page.reload();
		await interactive(page);
		await page.goBack();
		await expect(page).toHaveURL(/\/contact$/);
		await expect(form(page).getByLabel("Your message")).toBeVisible();
		await expect(receipt(page)).toHaveCount(0);
	});

	await test.step("words that were added meanwhile are in the next form", async () => {
		await fillEnquiry(page);
		const release = await sendSlowly();
		await form(page).getByLabel("Your message").fill("One more question");
		release();
		await expect(receipt(page)).toBeVisible();
		await page.getByRole("link", { name: "Write another message" }).click();
		await expect(form(page).getByLabel("Your message")).toHaveValue("One more question");
		await expect(form(page).getByLabel("Name")).toHaveValue("");
	});
});

test("an unsent text stays, through tabs, other pages and a late script", async ({ page }) => {
	const messageField = form(page).getByLabel("Your message");
	const complaint = (of: Page) => form(of).getByLabel("What went wrong?");
	const toTab = async (name: string) => {
		await tabs(page).getByRole("link", { name }).click();
		await expect(page.locator("#request").getByRole("heading", { name })).toBeVisible();
	};

	await test.step("a text that was typed before the script came is in the next tab", async () => {
		await refuseCookies(page);
		const releaseScript = await holdFiles(page, "**/_next/static/**/*.js");
		await page.goto("/contact", { waitUntil: "commit" });
		await messageField.fill("Which papers do I need?");
		await form(page).getByLabel("Name").fill("Ama");
		releaseScript();
		await interactive(page);
		await toTab("Request Loan");
		await expect(form(page).getByLabel("Name")).toHaveValue("Ama");
	});

	await test.step("a tab keeps its own field while another is filled in and sent", async () => {
		await fillEnquiry(page);
		await form(page).getByLabel("Purpose of the loan").selectOption("Working capital");
		await form(page).getByRole("button", { name: "Send loan request" }).click();
		await expect(message(page)).toHaveText("Message sent successfully!");
		await toTab("Make Enquiry");
		await expect(form(page).getByLabel("Name")).toHaveValue("");
		await expect(messageField).toHaveValue("Which papers do I need?");
	});

	await test.step("a complaint stays apart from it, and is still there after another page", async () => {
		await page.getByRole("link", { name: "how to complain" }).click();
		await expect(complaint(page)).toHaveValue("");
		await complaint(page).focus();
		await settled(page);
		await complaint(page).fill("The queue was ");
		// A phone's keyboard composes each word; this one is never finished.
		const keyboard = await page.context().newCDPSession(page);
		await keyboard.send("Input.imeSetComposition", { text: "long", selectionStart: 4, selectionEnd: 4 });
		await expect(complaint(page)).toHaveValue("The queue was long");
		await page.getByRole("link", { name: "Locate Our Branches" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Branch Locator" })).toBeVisible();
		await page.goBack();
		// The form's script comes when the form is near the screen.
		await complaint(page).scrollIntoViewIfNeeded();
		await expect(complaint(page)).toHaveValue("The queue was long");
	});

	await test.step("it stays while pages are loaded anew, too, until the tab is closed", async () => {
		await page.goto("/faqs");
		await page.goto("/complaints");
		await complaint(page).scrollIntoViewIfNeeded();
		await expect(complaint(page)).toHaveValue("The queue was long");
		const other = await page.context().newPage();
		await visit(other, "/complaints");
		await expect(complaint(other)).toHaveValue("");
		await other.close();
	});
});

test("an empty form shows its first faulty field with its label, below the bar", FULL, async ({ page }) => {
	for (const [tab, send] of [
		["enquiry", "Send enquiry"],
		["loan", "Send loan request"],
		["account", "Send account request"],
	] as const) {
		for (const height of [640, 740]) {
			await page.setViewportSize({ width: 360, height });
			await visit(page, `/contact?tab=${tab}`);
			await form(page).getByRole("button", { name: send }).click();
			await expectFocusWithLabel(page);
		}
	}
});

test("a visitor who is offline reads so, however often they press, and nothing is sent until there is a connection", async ({
	page,
	context,
}) => {
	await visit(page, "/contact");
	const send = form(page).getByRole("button", { name: "Send enquiry" });
	await started(send);
	await context.setOffline(true);
	await fillEnquiry(page);
	for (let press = 0; press < 3; press++) {
		await send.click();
		await expect(message(page)).toContainText("You are offline, so nothing was sent");
		await expect(form(page).getByLabel("Email")).toHaveValue("ama@example.com");
	}
	await context.setOffline(false);
	await send.click();
	await expect(message(page)).toHaveText("Message sent successfully!");
});

for (const path of ["/contact", "/complaints"])
	test(`${path}: a browser that wrongly says it is offline sends at the first press`, async ({ page }) => {
		await claimOffline(page);
		await visit(page, path);
		if (path === "/contact") await fillEnquiry(page);
		else {
			await fillSender(page);
			await form(page).getByLabel("What went wrong?").fill("The queue was long");
		}
		const send = form(page).locator("button[type=submit]");
		await started(send);
		await send.click();
		await expect(message(page)).toHaveText("Message sent successfully!");
	});

test("a connection that breaks after the message arrived makes no second one", async ({ page }) => {
	await visit(page, "/contact");
	await fillEnquiry(page);
	let reference = "";
	await page.route("/api/contact", async (route) => {
		const fetched = await route.fetch();
		reference = ((await fetched.json()) as { receipt: { reference: string } }).receipt.reference;
		await route.abort("connectionreset");
	});
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toContainText("we do not know whether your message arrived");
	await page.unroute("/api/contact");
	await form(page).getByRole("button", { name: "Send enquiry" }).click();
	await expect(message(page)).toHaveText("Message sent successfully!");
	expect(reference).toMatch(REFERENCE);
	await expect(receipt(page)).toContainText(reference);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	const send = (page: Page) => form(page).getByRole("button").click();

	test("a request is sent, and a refresh, Back and Send make no second one", async ({ page }) => {
		await visit(page, "/contact?tab=loan");
		await fillEnquiry(page);
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
		"a refused form comes back with its text, and nothing personal in the URL",
		ON_BOTH_SCREENS,
		async ({ page }) => {
			await visit(page, "/contact?tab=account");
			const name = anyName();
			await fillEnquiry(page, name);
			await form(page).getByLabel("Business Location").fill("A".repeat(301));
			await form(page).getByLabel("Account type").selectOption("Susu");
			await send(page);
			await expect(page).toHaveURL(/\/contact\/reply\/[\w-]{22}#\w+-message$/);
			await expect(page).toHaveTitle(/^Error: /);
			await expect(message(page)).toBeInViewport();
			await expect(page.getByRole("heading", { name: "Open Account" })).toBeVisible();
			await expect(message(page)).toContainText("Business Location is too long");
			await expect(form(page).getByLabel("Name")).toHaveValue(name);
			await expect(form(page).getByLabel("Nearest branch")).toHaveValue("Ho Branch, Volta");
			await expect(form(page).getByLabel("Account type")).toHaveValue("susu");
			const returned = page.url();
			await form(page).getByLabel("Business Location").fill("Kejetia");
			await send(page);
			await expect(confirmation(page)).toHaveText("Message sent successfully!");
			await expect(page.getByRole("region", { name: "Your receipt" })).toContainText("Ghana Card");
			const gone = await page.request.get(returned);
			expect(gone.status(), "the page with what was typed is gone").toBe(404);
			expect(await gone.text()).not.toContain(name);
		},
	);
});

for (const script of ["with script", "without script"] as const) {
	test.describe(script, () => {
		test.use({ javaScriptEnabled: script === "with script" });

		test("the form asks about a phone number or date of birth that can hardly be right, and accepts it once confirmed", async ({
			page,
		}) => {
			await visit(page, "/contact");
			await fillEnquiry(page);
			await form(page).getByLabel("Phone number").fill("abc");
			await form(page).getByLabel("Date of birth").fill("2015-03-01");
			await form(page).getByRole("button", { name: "Send enquiry" }).click();
			await expect(message(page)).toContainText("‘abc’ has letters in it. Is the number right?");
			await expect(message(page)).toContainText("If you were born on 1 March 2015, you are under 18.");
			await expect(message(page)).toContainText("Nothing was sent yet");
			await form(page).getByLabel("Date of birth").fill("1995-03-01");
			await form(page).getByRole("button", { name: "Yes, send it" }).click();
			await expect(message(page)).toHaveText("Message sent successfully!");
		});

		test("the amount from the calculator goes along with its product, and the receipt says when somebody calls", async ({
			page,
		}) => {
			await visit(page, `${site.url}/products/loans/SME Loans`);
			await page.getByRole("link", { name: "Work it out with your own figures" }).click();
			await page.getByLabel("Amount of the loan").fill("7,500");
			await page.getByRole("button", { name: "Work it out" }).click();
			await page.getByRole("link", { name: "Request GHS\u00a07,500" }).click();
			await expect(page.locator("#request")).toContainText("About: SME Loans, GHS\u00a07,500");
			await interactive(page);
			await fillEnquiry(page);
			await form(page).getByRole("button", { name: "Send loan request" }).click();
			await expect(receipt(page)).toContainText("Loan request about SME Loans, GHS\u00a07,500");
			await expect(receipt(page)).toContainText("A loan officer calls you within one working day.");
			expect(target.received.at(-1)?.body).toMatchObject({
				formType: "loan",
				formData: { description: "Product: SME Loans\nAmount: GHS\u00a07,500" },
			});
			await page.goto(`${site.url}/contact?tab=loan&amount=much`);
			await expect(page.getByText("About:")).toHaveCount(0);
		});

		test("a request that began at a product says which, and sends it", async ({ page }) => {
			await visit(page, `${site.url}/products/loans/SME Loans`);
			await page.getByRole("article").getByRole("link", { name: "Apply", exact: true }).click();
			await expect(page.getByText("About: SME Loans")).toBeVisible();
			await expect(page.getByRole("heading", { name: "Request Loan" })).toBeVisible();
			await interactive(page);
			await tabs(page).getByRole("link", { name: "Make Enquiry" }).click();
			await expect(page.getByRole("heading", { name: "Make Enquiry" })).toBeVisible();
			await expect(page.getByText("About: SME Loans")).toBeVisible();
			await fillEnquiry(page);
			await form(page).getByLabel("Your message").fill("How much?");
			await form(page).getByRole("button", { name: "Send enquiry" }).click();
			await expect(receipt(page)).toContainText(REFERENCE);
			expect(target.received.at(-1)?.body).toMatchObject({
				formData: { description: "Product: SME Loans\n\nHow much?" },
			});
			await page.goto(`${site.url}/contact?product=No+such+product`);
			await expect(page.getByText("About:")).toHaveCount(0);
		});

		test("a message that began at a help topic says which in its first line", async ({ page }) => {
			await visit(page, `${site.url}/contact?about=cannot-pay`);
			const words = form(page).getByLabel("Your message");
			await expect(words).toHaveValue("I can’t pay my loan this month\n");
			await fillEnquiry(page);
			await words.press("Control+End");
			await words.pressSequentially("My shop burnt down");
			await form(page).getByRole("button", { name: "Send enquiry" }).click();
			await expect(receipt(page)).toContainText(REFERENCE);
			expect(target.received.at(-1)?.body).toMatchObject({
				formData: { description: "I can’t pay my loan this month\nMy shop burnt down" },
			});
			await page.goto(`${site.url}/contact?about=anything`);
			await expect(words).toHaveValue("");
		});
	});
}

test("a pasted address or number loses the invisible characters that messengers add", async ({ page }) => {
	await visit(page, "/contact");
	const [email, phone] = [form(page).getByLabel("Email"), form(page).getByLabel("Phone number")];
	await email.fill("\u200eama\u200b@example\u00ad.com\u2069");
	await expect(email).toHaveValue("ama@example.com");
	await email.fill("ama＠example.com");
	await expect(email).toHaveValue("ama@example.com");
	await phone.fill("\u202a024\u00a0123\u202f4567\u202c");
	await expect(phone).toHaveValue("024 123 4567");
});

test.describe("without any branch", () => {
	const target = duringTests(async () => {
		const started = await startDeliveryTarget();
		started.content.set("/branches", { data: { regions: {} } });
		return started;
	});
	const site = duringTests(() => startSite({ API_BASE_URL: target.url }));

	test.use({ javaScriptEnabled: false });

	test("the nearest branch is typed, and the form can be sent", async ({ page }) => {
		for (const path of ["/contact", "/complaints"]) {
			await page.goto(site.url + path);
			await form(page).getByLabel("Name").fill(anyName());
			await form(page).getByLabel("Phone number").fill("024 123 4567");
			await form(page).getByLabel("Email").fill("ama@example.com");
			if (path === "/contact") {
				await form(page).getByLabel("Date of birth").fill("1990-12-24");
				await form(page).getByLabel("Business Location").fill("Kumasi");
			}
			await form(page).getByRole("textbox", { name: "Nearest branch" }).fill("Ho");
			await form(page).locator("textarea").fill("The queue was long");
			await form(page).getByRole("button", { name: /^Send/ }).click();
			await expect(page.getByText("Thank you, we call you."), path).toBeVisible();
			expect(target.received.at(-1)?.body, path).toMatchObject({ formData: { location: "Ho" } });
		}
	});
});
