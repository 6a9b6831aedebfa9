import assert from "node:assert/strict";
import { test } from "node:test";
import { USSD_SCREENS, USSD_START, USSD_USES } from "#lib/ussd/ussd-menu";
import { nextUssdScreen, ussdSteps } from "#lib/ussd/ussd-walk";

const screens = {
	main: { text: "Choose", options: [{ label: "Balance", to: "pin" }] },
	pin: { text: "PIN", asks: { what: "your PIN", isSecret: true, to: "end" } },
	end: { text: "GHS 0.00" },
};

test("an answer leads on if the screen accepts it", () => {
	const rows: [screen: keyof typeof screens, answer: string, expected: string | undefined][] = [
		["main", "1", "pin"],
		["main", " 1 ", "pin"],
		["main", "１", "pin"],
		["main", "2", undefined],
		["main", "0", undefined],
		["main", "", undefined],
		["main", "1.5", undefined],
		["main", "one", undefined],
		["pin", "••••", "end"],
		["pin", " ", undefined],
		["end", "1", undefined],
	];
	for (const [screen, answer, expected] of rows)
		assert.equal(nextUssdScreen(screens[screen], answer), expected, `${screen}: '${answer}'`);
});

test("a use is explained step by step, up to the phone's last message", () => {
	assert.deepEqual(ussdSteps(screens, "main", { id: "balance", title: "Balance", choices: [1] }), [
		{ text: "for “Balance”", key: "1" },
		{ text: "Type your PIN" },
		{ text: "Read the answer: “GHS 0.00”" },
	]);
	assert.throws(() => ussdSteps(screens, "main", { id: "x", title: "x", choices: [2] }), /lead nowhere/);
});

test("the menu has every use of the specification, and every path leads somewhere", () => {
	assert.equal(USSD_USES.length, 7);
	for (const use of USSD_USES) assert.ok(ussdSteps(USSD_SCREENS, USSD_START, use).length >= 3, use.title);
	const named = Object.values(USSD_SCREENS).flatMap(({ options, asks }) => [
		...(options ?? []).map(({ to }) => to),
		...(asks ? [asks.to] : []),
	]);
	for (const name of named) assert.ok(USSD_SCREENS[name], name);
	assert.deepEqual(
		Object.keys(USSD_SCREENS).filter((name) => name !== USSD_START && !named.includes(name)),
		[],
		"every screen can be reached",
	);
});
