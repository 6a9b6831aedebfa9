import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { build, type Metafile } from "esbuild";
import { islandSources, projectImports } from "../island-sources.ts";

/** The runtime's own libraries, and those of islands. All others stay on the server. */
const MAY_SHIP = [
	"js-cookie",
	"leaflet",
	"motion",
	"react",
	"react-dom",
	"react-leaflet",
	"sonner",
	"swr",
	"web-vitals",
];

describe("files that ship to browsers", () => {
	let metafile: Metafile;
	before(async () => {
		({ metafile } = await build({
			entryPoints: [...islandSources().values()],
			bundle: true,
			splitting: true,
			format: "esm",
			outdir: "unused",
			write: false,
			// Constants are inlined, and their files do not ship.
			minify: true,
			define: { "process.env.NODE_ENV": '"production"' },
			jsx: "automatic",
			metafile: true,
			logLevel: "error",
			loader: { ".css": "empty" },
			packages: "external",
			plugins: [projectImports],
		}));
	});

	test("need no other package: no zod, and none of Node's own modules", () => {
		const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
		const packages = imports.filter(({ external }) => external).map(({ path }) => packageOf(path));
		assert.deepEqual([...new Set(packages)].sort(), MAY_SHIP);
	});

	test("hold no code of the backend client, the response cache, the server or the stores", () => {
		const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
		assert.ok(
			files.includes("lib/submissions/model/contact-fields.ts"),
			"the rules that forms share with the server ship",
		);
		const serverOnly =
			/^lib\/(backend|response-cache|server|seo|platform|company\/identity|submissions\/(?!model\/))/;
		assert.deepEqual(
			files.filter((file) => serverOnly.test(file)),
			[],
		);
	});
});

/** A package's name: `react-dom` for `react-dom/client`. */
const packageOf = (path: string) =>
	path
		.split("/")
		.slice(0, path.startsWith("@") ? 2 : 1)
		.join("/");
