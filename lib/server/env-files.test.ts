import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import nextEnvironment from "@next/env";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { checkEnvFiles } from "./env-files.ts";

test("values of env files that a # cuts off are named", () => {
	const folder = temporaryFolder();
	const check = (text: string) => {
		writeFileSync(join(folder, ".env.local"), text);
		checkEnvFiles(folder, "production");
	};
	for (const line of [
		"COMPANY_BRAND_COLOUR=#0b5d3b",
		"COMPANY_BRAND_COLOUR = #0b5d3b",
		"export SMTP_URL=smtp://a:b#c@mail.example",
	])
		assert.throws(
			() => check(`# A comment\n${line}\nX=1`),
			/(COMPANY_BRAND_COLOUR|SMTP_URL): its value in \.env\.local/,
		);
	check(
		`# COMPANY_X=#1\nCOMPANY_BRAND_COLOUR="#0b5d3b" # green\nPORT=3000 # a comment\nSMTP_URL= # none\nX='a#b'\nY=\n#Z`,
	);
});

test("values of env files in which Next replaces words after a $ are named, and no others", () => {
	const folder = temporaryFolder();
	const rows: [value: string, isNamed: boolean][] = [
		["pa$word", true],
		['"pa$word"', true],
		["'pa$word'", true],
		["pa$".concat("{word}1"), true],
		["a$$b", true],
		["a$b\\$c", true],
		["5$", false],
		["$ 5", false],
		["$a$", false],
		["pa\\$word", false],
		["'p\\$a\\$b'", false],
	];
	for (const [value, isNamed] of rows) {
		const text = `A_PASSWORD=${value}`;
		writeFileSync(join(folder, ".env.local"), text);
		const check = () => checkEnvFiles(folder, "production");
		if (isNamed) assert.throws(check, /A_PASSWORD: its value in \.env\.local has a \$.* as \\\$/, value);
		else check();
		const [, read] = nextEnvironment.processEnv([{ path: "", contents: text, env: {} }], "", console, true);
		delete process.env.A_PASSWORD;
		const written = value.replace(/^(["'])(.*)\1$/, "$2").replaceAll("\\$", "$");
		assert.equal(read?.A_PASSWORD !== written, isNamed, `Next reads ${value} as ${read?.A_PASSWORD}`);
	}
});
