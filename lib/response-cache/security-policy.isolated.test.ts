import assert from "node:assert/strict";
import { test } from "node:test";

/** The settings are read once per process. */
process.env.LIVE_CHAT_SCRIPT_URL = "https://embed.tawk.to/1/default";
const { securityPolicy } = await import("#lib/response-cache/security-policy");

test("a live chat of Tawk.to may load from, frame and call all hosts of Tawk.to", () => {
	const directives = securityPolicy("<main></main>").split("; ");
	const hosts = "https://embed.tawk.to https://*.tawk.to";
	for (const directive of [
		`style-src 'self' 'unsafe-inline' ${hosts}`,
		`img-src 'self' data: ${hosts}`,
		`font-src 'self' ${hosts}`,
		`media-src ${hosts}`,
		`connect-src 'self' ${hosts} wss://embed.tawk.to wss://*.tawk.to`,
		`frame-src 'self' ${hosts}`,
	])
		assert.ok(directives.includes(directive), directive);
	assert.ok(directives.some((directive) => directive.startsWith("script-src") && directive.endsWith(hosts)));
});
