/** Texts for operators about a failed call, by the code of the error. */
const SENTENCES: Record<string, string> = {
	CERT_HAS_EXPIRED: "the certificate has expired: renew it",
	CERT_NOT_YET_VALID: "the certificate is not valid yet: check the clocks of both servers",
	ERR_TLS_CERT_ALTNAME_INVALID: "the certificate is for another host name: check the name in the URL",
	DEPTH_ZERO_SELF_SIGNED_CERT: "the certificate is self-signed: name it in NODE_EXTRA_CA_CERTS",
	SELF_SIGNED_CERT_IN_CHAIN: "the certificate's authority is private: name it in NODE_EXTRA_CA_CERTS",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the certificate cannot be verified: send the intermediate one with it",
	ENOTFOUND: "the host name is unknown: check the URL and the DNS",
	EAI_AGAIN: "the DNS does not respond",
	ECONNREFUSED: "the port is closed: check that the server runs, and the port in the URL",
	ECONNRESET: "the server broke the connection: see its log",
	UND_ERR_SOCKET: "the server broke the connection: see its log",
	UND_ERR_CONNECT_TIMEOUT: "no connection within 3 seconds: check network, firewall and port",
};

/** In a sentence what happened to a connection, and what to do; undefined if the error does not tell. */
export function connectionErrorText(cause: unknown): string | undefined {
	// A host with several addresses fails with the errors of all of them.
	const error = cause instanceof AggregateError ? cause.errors[0] : cause;
	const { name, code = "" } = (error ?? {}) as NodeJS.ErrnoException;
	if (name === "TimeoutError") return "no complete response within the deadline";
	if (name === "HTTPParserError") return "the port does not speak HTTP: check the port";
	if (/^(?:EPROTO|ERR_SSL_)/.test(code)) return "the port does not speak TLS: check https and the port";
	if (/^(?:Z_|ERR__)/.test(code)) return "is not compressed as its Content-Encoding says";
	return SENTENCES[code] ?? (code ? `the connection failed (${code})` : undefined);
}

const STATUSES: Record<number, string> = {
	401: "the server asks for credentials, which the site does not send: let it read without",
	403: "the server forbids reading: let the site's server through",
	404: "there is nothing at this path: check the path in the URL",
	429: "the server limits the rate of calls: let the site's server make more",
};

/** In a sentence what an HTTP status other than success means for a read, and what to do. */
export function statusText(status: number): string {
	if (STATUSES[status]) return `status ${status}: ${STATUSES[status]}`;
	if (status < 300) return `status ${status}: this path must respond with 200`;
	if (status < 400) return `status ${status}: redirects are not followed: use the new URL`;
	return `status ${status}: the server ${status < 500 ? "refuses this call" : "failed"}: see its log`;
}
