import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "#lib/platform/environment";
import { CONFIRMATION_FIELD } from "#lib/submissions/model/confirmation";
import type { Reply } from "#lib/submissions/model/reply";
import { noteProbe } from "#lib/submissions/probe-time";
import type { SubmissionService } from "#lib/submissions/service";
import { CommandError } from "./command-error.ts";

const FORM_DEADLINE_MS = 60_000;
const DELIVERY_MAX_MS = 2 * 60_000;
const POLL_MS = 1_000;

/**
 * Sends a marked message through the public form, as a visitor would, and asks the admin API for it: one that says 200 and drops
 * everything is seen nowhere else. Resolves to the outcome in words. Throws a `CommandError` unless the delivery target has it.
 */
export async function probe({ store }: SubmissionService): Promise<string> {
	const { API_BASE_URL, CONTACT_PATH } = environment();
	const { reference, outcome } = await sendForm();
	let state: string = outcome;
	for (let waited = 0; state === "pending" || state === "delivering"; waited += POLL_MS) {
		if (waited >= DELIVERY_MAX_MS) break;
		await wait(POLL_MS);
		state = (await store.find(reference))?.state ?? "not in this store";
	}
	if (state !== "delivered") throw new CommandError(`The probe ${reference} is ${state}.`);
	if (!API_BASE_URL) {
		await noteProbe();
		return `The mail server took the probe ${reference}. Look whether it is in the mailbox.`;
	}
	const url = `${API_BASE_URL}${CONTACT_PATH}/${reference}`;
	const { status } = await get(url);
	if (status !== 200)
		throw new CommandError(
			`The delivery target took the probe ${reference}, but has not got it: GET ${url} gives ${status}.`,
		);
	await noteProbe();
	return `The delivery target has the probe ${reference}.`;
}

async function sendForm() {
	const url = `${environment().SITE_URL}/api/contact`;
	const body = new URLSearchParams({
		formType: "enquiry",
		name: "Probe of the website",
		phone: "0",
		email: "probe@example.com",
		dob: "1990-01-31",
		address: "None",
		location: "None",
		description: `Sent by npm run submissions -- probe at ${new Date().toISOString()}. Please ignore it.`,
		[CONFIRMATION_FIELD]: "yes",
		key: randomUUID(),
	});
	const response = await get(url, { method: "POST", body, headers: { accept: "application/json" } });
	const reply = (await response.json().catch(() => ({}))) as Partial<Reply>;
	const { outcome, receipt, message = "" } = reply;
	if (outcome && receipt) return { outcome, reference: receipt.reference };
	throw new CommandError(`The form was not received: ${url} gives ${response.status}. ${message}`.trim());
}

const get = (url: string, options: RequestInit = {}): Promise<Response> =>
	fetch(url, { ...options, signal: AbortSignal.timeout(FORM_DEADLINE_MS) }).catch((error: Error) => {
		throw new CommandError(
			`${url} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}.`,
		);
	});
