import assert from "node:assert/strict";
import { test } from "node:test";
import { failureDigest, messageOfDigest } from "#lib/failure-digest";

test("a backend failure's safe message comes through the digest", () => {
	const message = "the server answered with status 503";
	assert.equal(messageOfDigest(failureDigest(message)), message);
});

test("any other error's digest carries no message", () => {
	assert.equal(messageOfDigest("2958439421"), undefined);
	assert.equal(messageOfDigest("the server answered"), undefined);
	assert.equal(messageOfDigest(undefined), undefined);
});
