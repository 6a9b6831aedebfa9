import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
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
