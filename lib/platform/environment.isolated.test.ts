import assert from "node:assert/strict";
import { test } from "node:test";
import { ENVIRONMENT_VARIABLES, imageHosts } from "#lib/platform/environment";

/** The settings are read once per process, so each case loads the module anew. */
async function errorWith(settings: Record<string, string>, load: number): Promise<string> {
	Object.assign(process.env, {
		SUBMISSIONS_KEY: "k".repeat(32),
		SUBMISSIONS_EMAIL: "staff@bank.example",
		...settings,
	});
	const { environment }: typeof import("./environment.ts") = await import(`./environment.ts?${load}`);
	try {
		environment();
		return "";
	} catch (error) {
		return (error as Error).message;
	} finally {
		for (const name of Object.keys(settings)) delete process.env[name];
	}
}

test("a password whose marks end the address early is named with its setting and its remedy", async () => {
	let load = 0;
	for (const mark of ["/", "?", "#", "%"]) {
		for (const password of [`pa${mark}ss`, `12${mark}34`]) {
			for (const [name, url] of [
				["DATABASE_URL", `postgres://website:${password}@db.example/website`],
				["SMTP_URL", `smtp://website:${password}@mail.example:587`],
			] as const) {
				const error = await errorWith({ [name]: url }, load++);
				// '%34' is a character.
				if (mark === "%" && password.startsWith("12")) assert.equal(error, "");
				else assert.match(error, new RegExp(`${name}: .*in the password write .* # as %23`), url);
				assert.ok(!error.includes(password), "the password is not repeated");
			}
		}
	}
});

test("a password with '@' or with marks written as they should be is taken", async () => {
	for (const [load, password] of ["p@ss", "p%40%2F%3F%23s", "plain"].entries()) {
		const url = `postgres://website:${password}@db.example:5432/website?sslmode=require`;
		assert.equal(await errorWith({ DATABASE_URL: url }, 1_000 + load), "");
	}
});

test("hosts of pictures and of the live chat are read in one way, and one that is no host is named with its setting", async () => {
	assert.deepEqual(imageHosts.parse(" Res.Example.com, *.images.example "), [
		"res.example.com",
		"*.images.example",
	]);
	assert.deepEqual(imageHosts.parse(undefined), []);
	const wrong = ["https://cdn.example.com", "cdn.example.com/pictures", "cdn.example.com:8443"];
	for (const [load, hosts] of wrong.entries())
		assert.match(
			await errorWith({ IMAGE_HOSTS: hosts, LIVE_CHAT_HOSTS: hosts }, 2_200 + load),
			/IMAGE_HOSTS\.0: hosts such as.*\n.*LIVE_CHAT_HOSTS\.0: hosts such as/,
		);
});

test("private hosts of pictures are named one by one", async () => {
	const hosts = { IMAGE_HOSTS: "images.corp.example", IMAGE_HOSTS_PRIVATE: "1" };
	assert.equal(await errorWith(hosts, 2_300), "");
	assert.match(
		await errorWith({ ...hosts, IMAGE_HOSTS: "*.corp.example" }, 2_301),
		/IMAGE_HOSTS: names each host, without \*/,
	);
});

test("a URL of the backend with credentials, a query or a fragment is refused with the reason", async () => {
	const refused = [
		"http://user:pw@x.example/api",
		"http://x.example/api?key=1",
		"http://x.example/api?",
		"http://x.example/#a",
	];
	for (const [at, url] of refused.entries())
		assert.match(await errorWith({ API_BASE_URL: url }, 2_000 + at), /API_BASE_URL: .*no credentials/, url);
	assert.equal(await errorWith({ API_BASE_URL: "https://x.example/api/" }, 2_100), "");
});

test("an address of the site with a path is refused with an example", async () => {
	const wrong = [
		"https://www.bank.example/en",
		"https://www.bank.example?a=1",
		"www.bank.example",
		"https://",
	];
	for (const [load, SITE_URL] of wrong.entries())
		assert.match(
			await errorWith({ SITE_URL }, 3_000 + load),
			/SITE_URL: .*such as https:\/\/www\.example\.com/,
		);
	assert.equal(await errorWith({ SITE_URL: "https://www.bank.example:8443/" }, 4_000), "");
});

test("every wrong setting is named with what it should be", async () => {
	const free = ["DATA_DIR", "ALERTS_FILE", "IMAGE_HOST_UPLOAD_PRESET", "MAP_ATTRIBUTION"];
	const wrong = ENVIRONMENT_VARIABLES.filter((name) => !free.includes(name)).map((name) => [name, "§ ?"]);
	const [, ...lines] = (await errorWith(Object.fromEntries(wrong), 5_000)).split("\n");
	for (const [name = ""] of wrong)
		assert.ok(
			lines.some((line) => line.startsWith(`  ${name}`)),
			name,
		);
	assert.deepEqual(
		lines.filter((line) => /: Invalid/.test(line)),
		[],
	);
	assert.match(await errorWith({ LIVE_CHAT_SCRIPT_URL: "http://chat.example/w.js" }, 5_001), /https:\/\//);
	assert.match(await errorWith({ API_TIMEOUT_MS: "1.5" }, 5_002), /a whole number from 100 to 60000/);
});
