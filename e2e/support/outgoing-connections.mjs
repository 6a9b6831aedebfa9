/** Loaded before a server (`node --import`): writes a line for each connection or look-up of a name beyond this machine. */
import dns from "node:dns";
import { Socket } from "node:net";

const LOCAL = /^(localhost|127\..*|::1|::ffff:127\..*)$/;
const note = (host) => LOCAL.test(host) || process.stderr.write(`connects to ${host}\n`);

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...args) {
	const [options] = Array.isArray(args[0]) ? args[0] : args;
	if (options?.host) note(options.host);
	return connect.apply(this, args);
};
for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
	const original = dns[name];
	dns[name] = (host, ...rest) => {
		note(host);
		return original(host, ...rest);
	};
}
