import assert from "node:assert/strict";
import { test } from "node:test";
import { connectionErrorText } from "#lib/platform/connection-error";

test("operators read a sentence of their own for each cause of a failed connection", () => {
	const withCode = (code: string) => Object.assign(new Error("failed"), { code });
	const texts = [
		"CERT_HAS_EXPIRED",
		"ERR_TLS_CERT_ALTNAME_INVALID",
		"DEPTH_ZERO_SELF_SIGNED_CERT",
		"ENOTFOUND",
		"ECONNREFUSED",
		"ERR_SSL_WRONG_VERSION_NUMBER",
		"UND_ERR_SOCKET",
		"UND_ERR_CONNECT_TIMEOUT",
		"Z_DATA_ERROR",
	].map((code) => connectionErrorText(withCode(code)));
	assert.equal(new Set(texts).size, 9);
	for (const text of texts) assert.doesNotMatch(text ?? "", /ECONN|HPE|UND_ERR|undefined/);
	assert.match(connectionErrorText(withCode("EODD")) ?? "", /EODD/);
	assert.match(connectionErrorText(new AggregateError([withCode("ECONNREFUSED")])) ?? "", /port is closed/);
	assert.equal(connectionErrorText(new Error("no code")), undefined);
});
