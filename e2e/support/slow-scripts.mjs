/**
 * Loaded before every server of `npm run test:slow-scripts` (`node --import`): each script of a page arrives late, and no browser
 * keeps it. A test that does not wait for the script it needs then fails always, and not only on a busy machine.
 */
import { Server } from "node:http";

const DELAY_MS = 600;
const SCRIPT = /^\/_next\/static\/.*\.js$/;

const { emit } = Server.prototype;
Server.prototype.emit = function (name, ...args) {
	const [request, response] = args;
	if (name !== "request" || !SCRIPT.test(request.url)) return emit.call(this, name, ...args);
	for (const method of ["setHeader", "appendHeader"]) {
		const set = response[method];
		response[method] = (header, value) =>
			set.call(response, header, header.toLowerCase() === "cache-control" ? "no-store" : value);
	}
	setTimeout(() => emit.call(this, name, ...args), DELAY_MS);
	return true;
};
