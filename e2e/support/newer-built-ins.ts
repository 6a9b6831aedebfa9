import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import type { Rule } from "eslint";

/** The oldest supported browsers (`browserslist` in `package.json`), in MDN's names. */
const FLOOR = { chrome: 90, safari: 15, safari_ios: 15, firefox: 90, samsunginternet_android: 15 };

/** MDN's entries by name: whether each thing of that name is in all of the oldest supported browsers. */
type Known = Map<string, boolean[]>;
const globals: Known = new Map();
const members: Known = new Map();
/** By the name of a global and of what it has itself, such as `Object.hasOwn`. */
const statics: Known = new Map();

const { builtins = {} } = bcd.javascript;
for (const group of [bcd.api, builtins, builtins.Intl] as Record<string, Identifier>[])
	for (const [owner, { __compat, ...parts }] of Object.entries(group)) {
		note(globals, owner, __compat);
		for (const [key, part] of Object.entries(parts as Record<string, Identifier>)) {
			const name = key.replace(/_(?:static|event|permission)$/, "");
			if (name === owner || key.endsWith("_event")) continue;
			note(members, name, part.__compat);
			note(statics, `${owner}.${name}`, part.__compat);
		}
	}

function note(known: Known, name: string, compat: CompatStatement | undefined) {
	if (compat) known.set(name, [...(known.get(name) ?? []), isInFloor(compat)]);
}

function isInFloor({ support }: CompatStatement): boolean {
	return Object.entries(FLOOR).every(([browser, version]) => {
		const statements = [support[browser as keyof typeof FLOOR] ?? []].flat();
		return statements.some(
			({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
				typeof added === "string" &&
				Number.parseFloat(added.replace("≤", "")) <= version &&
				!(removed || flags || prefix || other),
		);
	});
}

/** Whether MDN knows nothing of this name that the oldest supported browsers have, but something newer. */
const isNewer = (known: Known, name: string) => known.get(name)?.includes(true) === false;

/**
 * Reports built-ins that the oldest supported browsers lack, by MDN's data: `structuredClone`, `Object.hasOwn`, and any method whose
 * name belongs to newer things only, such as `at` or `requestSubmit`. What is called with `?.` is checked for. The rule knows no
 * types, so a method of the site's own that has such a name is reported, too; its option lists the names that are all right.
 */
export const newerBuiltIns: Rule.RuleModule = {
	meta: { schema: [{ type: "array", items: { type: "string" } }] },
	create(context) {
		const known: string[] = context.options[0] ?? [];
		const report = (node: Rule.Node, name: string) =>
			known.includes(name) ||
			context.report({ node, message: "{{name}} is newer than the floor", data: { name } });
		return {
			CallExpression({ callee, optional }) {
				if (optional || callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
				const { object, property, computed } = callee;
				if (computed) return;
				const owner = object.type === "Identifier" ? `${object.name}.${property.name}` : "";
				if (isNewer(members, property.name)) report(property as Rule.Node, property.name);
				else if (isNewer(statics, owner)) report(property as Rule.Node, owner);
			},
			"Program:exit"(node) {
				for (const { identifier } of context.sourceCode.getScope(node).through)
					if (isNewer(globals, identifier.name)) report(identifier as unknown as Rule.Node, identifier.name);
			},
		};
	},
};
