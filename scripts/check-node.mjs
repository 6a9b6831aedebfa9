/**
 * Fails early and clearly if Node is older than the project needs.
 * npm scripts find the pinned Node 26 first on their PATH; a command in a shell may not.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 26 || (major === 26 && minor < 10)) {
	console.error(
		`This project runs on Node 26.10 or newer; this is ${process.version}.\n` +
			"Start it through npm (npm start, npm test, npm run dev): `npm ci` installs the right Node for Linux, Windows and\n" +
			"Intel Macs as a dependency. On other machines install Node 26 first, for instance with nvm or fnm.",
	);
	process.exit(1);
}
