import { connect } from "node:net";
import { check } from "./check.ts";

const DEADLINE_MS = 3_000;
const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n\r\n";
const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\n${HOST}${headers}${CLOSE}`;
const post = (headers: string, body = "") => `POST /api/contact HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const SECOND = `GET /metrics HTTP/1.1\r\n${HOST}\r\n`;

/** Each is a single request or none, whatever an intermediary may make of it. */
const REQUESTS: [name: string, text: string][] = [
	[
		"two lengths of a body",
		post("Content-Length: 6\r\nTransfer-Encoding: chunked\r\n", `0\r\n\r\n${SECOND}`),
	],
	["an unknown coding", post("Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n", `12\r\n${SECOND}`)],
	["a space before a colon", post("Transfer-Encoding : chunked\r\nContent-Length: 4\r\n", "0\r\n\r\n")],
	["two codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n")],
	["two lengths", post("Content-Length: 4\r\nContent-Length: 5\r\n", "abcd")],
	["a signed length", post("Content-Length: +4\r\n", "abcd")],
	["a chunk of negative size", post("Transfer-Encoding: chunked\r\n", "-1\r\nx\r\n0\r\n\r\n")],
	["a chunk of endless size", post("Transfer-Encoding: chunked\r\n", "fffffffffffffffff\r\nx\r\n0\r\n\r\n")],
	[
		"a chunk with a long remark",
		post("Transfer-Encoding: chunked\r\n", `1;${"a".repeat(20_000)}\r\nx\r\n0\r\n\r\n`),
	],
	[
		"a page asked for with a body",
		`GET /faqs HTTP/1.1\r\n${HOST}Content-Length: ${SECOND.length}\r\n${CLOSE}${SECOND}`,
	],
	["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
	["a version to come", `GET / HTTP/9.9\r\n${HOST}\r\n`],
	["an address of another host", get("http://evil.example/faqs")],
	["an address of this machine", get("http://127.0.0.1/metrics")],
	["a tunnel", "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n"],
	["options of everything", `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}`],
	["no host", "GET /faqs HTTP/1.1\r\nConnection: close\r\n\r\n"],
	[
		"a host with markup",
		'GET /contact HTTP/1.1\r\nHost: evil.example/"><script>\r\nConnection: close\r\n\r\n',
	],
	["a bare line feed", "GET /faqs HTTP/1.1\nHost: localhost\nConnection: close\n\n"],
	["a carriage return in a header", get("/faqs", "X: a\rb\r\n")],
	["a NUL in a header", get("/faqs", "X: a\0b\r\n")],
	["a folded header", get("/faqs", "X: a\r\n b\r\n")],
	["two thousand headers", get("/faqs", Array.from({ length: 2_000 }, (_, at) => `X${at}: a\r\n`).join(""))],
	[
		"a web socket",
		get("/", "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZQ==\r\n"),
	],
	["a range backwards", get("/icon.svg", "Range: bytes=9-1\r\n")],
	["a range beyond the end", get("/icon.svg", "Range: bytes=99999999-\r\n")],
	[
		"a thousand ranges",
		get("/icon.svg", `Range: bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-${at}`)}\r\n`),
	],
	["types that end early", get("/_next/image?url=%2Fimages%2Fussd.webp&w=360&q=60", "Accept: a/a;\r\n")],
	["a condition that a file does not meet", get("/icon.svg", 'If-Match: "x"\r\n')],
	["options of a file", `OPTIONS /icon.svg HTTP/1.1\r\n${HOST}${CLOSE}`],
	...[
		"/_next/static/../../../../etc/passwd",
		"/_next/static/%2e%2e%2f%2e%2e%2fpackage.json",
		"/%252e%252e%252fetc/passwd",
		"/%c0%ae%c0%ae/etc/passwd",
		"/uploads/..%2f..%2fsubmissions.sqlite?expires=1&signature=2",
		"/_next/image?url=http%3A%2F%2F127.0.0.1%2Fmetrics&w=360&q=75",
		"/_next/image?url=%2F%2F127.0.0.1%2Fmetrics&w=360&q=75",
		"/_next/image?url=%2Fmetrics&w=360&q=75",
		"/_next/image?url=%2Fimages%2F%25%2561&w=360&q=75",
		"/_next//image?url=%2Fimages%2Fa%25.webp&w=360&q=75",
		"/_next/%69mage?url=%2Fimages%2Fa%25.webp&w=360&q=75",
		"/preview?url=http%3A%2F%2Fevil%40127.0.0.1%3A22%2F",
		"/METRICS",
		"/%6detrics",
		"/x/..//metrics",
		"/%5fglobal-error",
		"/_global-error.rsc",
		"/notices/by-query/x",
	].map((target): [string, string] => [target, get(target)]),
];

const LEAK = /process_resident|http_requests_total|root:x:|"devDependencies"|evil\.example\/"><script>/;
/** What nginx answers to requests it does not understand. */
const NOT_IMPLEMENTED = new Set([501, 505]);

/** Requests that two servers may interpret differently, and addresses that lead elsewhere. */
export async function checkProtocol(where: string, site: string) {
	await check(
		where,
		`${REQUESTS.length} requests that no client writes`,
		"one answer at most, below 500, with the site's headers, and nothing about the machine",
		async () => {
			const wrong: string[] = [];
			for (const [name, text] of REQUESTS) {
				const answer = await answerTo(site, text);
				const status = Number(/^HTTP\/1\.[01] (\d+)/.exec(answer)?.[1] ?? 0);
				const [head = ""] = answer.split("\r\n\r\n", 1);
				if (status >= 500 && !NOT_IMPLEMENTED.has(status)) wrong.push(`${name}: ${status}`);
				if (LEAK.test(answer)) wrong.push(`${name}: leaks information`);
				if (status > 0 && !/\r\nx-content-type-options: nosniff/i.test(head))
					wrong.push(`${name}: no headers`);
				if ((answer.match(/^HTTP\/1\.[01] \d/gm) ?? []).length > 1) wrong.push(`${name}: two answers`);
			}
			return { seen: wrong.slice(0, 4).join("; ") || "as expected", ok: wrong.length === 0 };
		},
	);
}

function answerTo(site: string, text: string): Promise<string> {
	return new Promise((resolve) => {
		let answer = "";
		const socket = connect(Number(new URL(site).port), "127.0.0.1", () => socket.write(text, "latin1"));
		const end = () => {
			clearTimeout(deadline);
			socket.destroy();
			resolve(answer);
		};
		const deadline = setTimeout(end, DEADLINE_MS);
		socket.on("data", (piece) => {
			answer += piece.toString("latin1");
		});
		socket.on("close", end);
		socket.on("error", end);
	});
}
