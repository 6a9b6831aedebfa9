import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import type { NextConfig } from "next";
import { fetchExternalImage } from "next/dist/server/image-optimizer.js";

/** The settings are read once per process. */
process.env.IMAGE_HOSTS = "10.0.0.5, 93.184.215.14, *.images.example";

const network = createServer((request, response) => {
	if (request.url === "/picture.webp") response.end("picture");
	else response.writeHead(302, { Location: "/picture.webp" }).end();
});
await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
after(() => network.close());
const inside = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;

let loads = 0;
async function imagesWith(isPrivate: string) {
	process.env.IMAGE_HOSTS_PRIVATE = isPrivate;
	const { default: config }: { default: NextConfig } = await import(`../../next.config.ts?${loads++}`);
	const { dangerouslyAllowLocalIP = false, maximumRedirects, remotePatterns } = config.images ?? {};
	const fetched = (url: string) => fetchExternalImage(url, dangerouslyAllowLocalIP, 1_000, maximumRedirects);
	return { fetched, remotePatterns };
}

test("pictures of private addresses are refused, with and without a redirect", async () => {
	const { fetched, remotePatterns } = await imagesWith("");
	for (const url of ["http://10.0.0.5/a.webp", `${inside}/picture.webp`, `${inside}/moved`])
		await assert.rejects(fetched(url), { statusCode: 400 }, url);
	assert.deepEqual(remotePatterns?.[0], { protocol: "https", hostname: "10.0.0.5", port: "", search: "" });
});

test("an operator can allow private addresses; no redirect is followed then", async () => {
	const { fetched } = await imagesWith("1");
	assert.equal(String((await fetched(`${inside}/picture.webp`)).buffer), "picture");
	await assert.rejects(fetched(`${inside}/moved`), { statusCode: 508 });
});

test("operators learn which hosts lead to private addresses", async () => {
	process.env.IMAGE_HOSTS_PRIVATE = "";
	const { refusedPrivateHosts } = await import("#lib/server/private-picture-hosts");
	assert.deepEqual(await refusedPrivateHosts(), ["10.0.0.5"]);
});
