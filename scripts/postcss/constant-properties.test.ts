import assert from "node:assert/strict";
import { test } from "node:test";
import postcss from "postcss";
import { constantProperties } from "./constant-properties.mjs";

/** A sheet after the step, without spaces. */
const after = (css: string) =>
	postcss([constantProperties()]).process(css, { from: undefined }).css.replaceAll(/\s/g, "");

const registered = (name: string, initial?: string) =>
	`@property --tw-${name}{syntax:"*";inherits:false${initial ? `;initial-value:${initial}` : ""}}`;

test("a property that always has its initial value is replaced by it, and its definitions go", () => {
	const css = `@supports (x:y){*,::before{--tw-a:0;--tw-b:0}}.a{--tw-a:0;x:calc(1px*var(--tw-a));y:var(--tw-a,2)}.b{--tw-b:1;x:var(--tw-b)}${registered("a", "0")}${registered("b", "0")}`;
	assert.equal(
		after(css),
		`@supports(x:y){*,::before{--tw-b:0}}.a{x:calc(1px*0);y:0}.b{--tw-b:1;x:var(--tw-b)}${registered("b", "0")}`.replaceAll(
			" --",
			"--",
		),
	);
});

test("a variable of the theme loses its fallback", () => {
	const css =
		".a{x:calc(var(--spacing,min(1px,max(2px,1vw))) * 2) var(--color-brand-50,#fff);y:var(--own,1)}";
	assert.equal(after(css), ".a{x:calc(var(--spacing)*2)var(--color-brand-50);y:var(--own,1)}");
});

test("a property that nothing reads goes, and what then is empty", () => {
	const css = `@supports (x:y){*{--tw-a:initial}}.a{--tw-a:600;x:1}.b{--tw-a:700}${registered("a")}`;
	assert.equal(after(css), ".a{x:1}");
});

test("a property without an initial value stays, and so do the site's own and unregistered ones", () => {
	for (const css of [
		`.a{--tw-a:1}.b{x:var(--tw-a,2)}${registered("a")}`,
		":root{--own:1}.a{x:1}",
		".a{x:var(--tw-b,1)}",
	])
		assert.equal(after(css), css.replaceAll(" ", ""));
});
