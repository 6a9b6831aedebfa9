import assert from "node:assert/strict";
import { test } from "node:test";
import { withLcpPreload } from "#lib/response-cache/lcp-preload";

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';
const page = (head: string, main: string) =>
	`<html><head>${head}<title>T</title></head><body><header><img loading="eager" srcSet="/logo 1w" sizes="1px"/></header><main>${main}</main></body></html>`;

const SIZES = 'sizes="(min-width: 48rem) 75vw, 94vw" srcSet="/a?w=360&amp;q=60 360w, /a?w=720&amp;q=60 720w"';
const PRELOAD =
	'<link rel="preload" as="image" imageSrcSet="/a?w=360&amp;q=60 360w, /a?w=720&amp;q=60 720w" imageSizes="(min-width: 48rem) 75vw, 94vw" fetchPriority="high"/>';

test("a page asks for its first picture at the beginning of its head, behind the viewport's definition", () => {
	for (const how of ['fetchPriority="high"', 'loading="eager"']) {
		const main = `<img loading="lazy" srcSet="/z 1w" sizes="1px"/><img ${how} ${SIZES}/><img ${how} srcSet="/c 1w" sizes="1px"/>`;
		assert.equal(withLcpPreload(page(VIEWPORT, main)), page(VIEWPORT + PRELOAD, main));
	}
});

test("a page stays as it is without such a picture, without its sizes, or without a viewport", () => {
	const picture = `<img loading="eager" ${SIZES}/>`;
	for (const html of [
		page(VIEWPORT, `<img loading="lazy" ${SIZES}/>`),
		page(VIEWPORT, '<img loading="eager" src="/a"/>'),
		page("", picture),
		picture,
	])
		assert.equal(withLcpPreload(html), html);
});
