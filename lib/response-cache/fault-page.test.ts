import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import { guardRequests } from "#lib/server/request-guard";
import { listen } from "../../e2e/listen.ts";

/** A fault in the site's own code, as the framework answers it: a page that only script could fill. */
const server = createServer();
guardRequests(server, (_, response) => {
	response.statusCode = 500;
	response.setHeader("content-type", "text/html; charset=utf-8");
	response.setHeader("etag", '"x"');
	response.write("<!doctype html><title>Empty</title>");
	response.end("<script>fill()</script>");
});
const { url, stop } = await listen(server);
after(stop);

test("a fault of ours gets a page that says so, and what to do meanwhile", async () => {
	const answer = await fetch(`${url}/faqs`);
	const page = parse(await answer.text());
	assert.equal(answer.status, 500);
	assert.equal(answer.headers.get("cache-control"), "no-store");
	assert.equal(answer.headers.get("etag"), null);
	assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'; script-src 'none'/);
	assert.equal(page.querySelector("h1")?.text, "Sorry, this page is not available just now");
	assert.equal(page.querySelectorAll("script").length, 0);
	const links = page.querySelectorAll("li a").map((link) => link.getAttribute("href"));
	assert.deepEqual(
		links.map((href) => href?.replace(/\?.*/, "")),
		["tel:*277%23", "tel:0800000000", "tel:+233300000000", "https://wa.me/233300000000", "/locator"],
	);
	assert.match(page.text, /Monday to Friday, 08:00 to 17:00/);
});
