import assert from "node:assert/strict";
import { test } from "node:test";
import { structuredDataText } from "#lib/seo/structured-data";

test("no text can end the data block or begin another script", () => {
	const name = '</script><script>alert("x")</script><!--<script>';
	const text = structuredDataText([{ "@type": "Organization", name }]);
	assert.doesNotMatch(text, /</);
	assert.equal((JSON.parse(text) as { name: string }).name, name);
});
