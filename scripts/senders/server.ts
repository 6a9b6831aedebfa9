/**
 * The smallest server that accepts submissions as the site does: read, check, accept, respond. For the tests of crashes and restores,
 * which need many starts and no pages. Its durations are the site's divided by a factor, so that minutes show what otherwise
 * takes a week.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { parseApplication } from "#lib/submissions/form/application";
import { parseContact } from "#lib/submissions/form/contact";
import { type FormRequest, readFields } from "#lib/submissions/form/form-body";
import { openSubmissionService, type SubmissionService } from "#lib/submissions/service";

const timing = {
	deliveryMaxMs: 2_400,
	visitorWaitMs: 150,
	firstDelayMs: 100,
	longestDelayMs: 1_000,
	pollMs: 50,
};
const service = await openAsSoonAsPossible();
service.start();

const server = createServer(async (request, response) => {
	const url = new URL(request.url ?? "/", "http://site.invalid");
	const incoming: FormRequest = {
		headers: new Headers(request.headers as Record<string, string>),
		body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
	};
	const json = (status: number, body: unknown) =>
		response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	try {
		if (url.pathname === "/readyz") return json(200, {});
		if (url.pathname === "/summary") return json(200, await service.store.summary());
		if (request.method === "GET") {
			const sent = await service.cvResponse(url.pathname.split("/").at(-1) ?? "", url.searchParams);
			response.writeHead(sent.status, Object.fromEntries(sent.headers));
			return response.end(Buffer.from(await sent.arrayBuffer()));
		}
		const receipt = await (url.pathname === "/contact" ? contact(incoming) : application(incoming));
		json(receipt ? 200 : 422, receipt ?? {});
	} catch {
		json(503, {});
	}
});
server.listen(Number(process.env.PORT), "127.0.0.1", () =>
	console.log(`ready on ${(server.address() as AddressInfo).port}`),
);

async function contact(incoming: FormRequest) {
	const fields = await readFields(incoming);
	const parsed = parseContact(fields);
	if (!parsed.ok) return undefined;
	return service.accept({
		kind: "contact",
		topic: parsed.topic,
		payload: parsed.value,
		idempotencyKey: String(fields.key),
	});
}

async function application(incoming: FormRequest) {
	const form = await service.receiveForm(incoming);
	if (!form.ok) return undefined;
	const parsed = parseApplication(form.fields, { id: "3", title: "Teller" }, form.file);
	if (!parsed.ok) return undefined;
	return service.accept({
		kind: "application",
		payload: parsed.value,
		file: parsed.file,
		idempotencyKey: String(form.fields.key),
	});
}

/** A database that is recovering from a crash is back a moment later. */
async function openAsSoonAsPossible(): Promise<SubmissionService> {
	try {
		return await openSubmissionService({ timing });
	} catch {
		await wait(100);
		return openAsSoonAsPossible();
	}
}
