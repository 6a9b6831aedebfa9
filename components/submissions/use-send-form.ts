import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LastSent } from "#components/submissions/send-form";
import type { Reply } from "#lib/submissions/form/reply";

type Sender = typeof import("#components/submissions/sender");

const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

const UNSENT_TEXT =
	"The connection broke before anything was sent. What you typed is still here. Send it again.";

const OTHER_WAY_TEXT = "This browser could not send the form on this page. Sending it another way...";

/** How long a submission waits for the sender to load. */
const SENDER_MS = 20_000;

/** What was sent from a form. */
type Sent = {
	last: LastSent;
	/** Defined while it is being sent; `share` is what has been uploaded, 0 to 1. */
	sending?: { controller: AbortController; share: number } | undefined;
	/** The last reply with a receipt. */
	receipt?: Reply | undefined;
	/** A reply that came while the visitor was looking at another page. */
	unseen?: Reply | undefined;
	/** The form, while it is on the page. */
	shown?: { setProgress: (share: number | undefined) => void; show: (reply: Reply) => void } | undefined;
};

/** By form. Kept only in memory, until the document is unloaded. */
const sentForms = new Map<string, Sent>();
let loadedSender: Sender | undefined;

type SendFormOptions = {
	/** Distinguishes the forms of the site. */
	key: string;
	/** The reply in the server's HTML, if the form was sent without script. */
	firstReply: Reply | undefined;
	/** Called after every reply. */
	onReply: (reply: Reply, form: HTMLFormElement) => void;
	/** The reply if the connection broke. */
	lost: Pick<Reply, "message" | "detail">;
};

/**
 * Sends a form by script and holds the reply. If the visitor goes to another page, the form is still sent; when they return, they
 * see its progress or the reply. A receipt is still there.
 *
 * The sender, which only a filled-in form needs, is fetched at the first input. If it fails to load on two attempts, the browser
 * posts the form as it would without script.
 */
export function useSendForm({ key, firstReply, onReply, lost }: SendFormOptions) {
	const [reply, setReply] = useState(firstReply ?? sentForms.get(key)?.receipt);
	const [progress, setProgress] = useState(sentForms.get(key)?.sending?.share);
	/** Whether the sender failed to load at the last attempt. */
	const isSenderMissed = useRef(false);
	const isTouched = useRef(false);
	const message = useRef<HTMLDivElement>(null);
	const shown = useRef(reply);

	useEffect(() => {
		const sent = sentOf(key);
		const { unseen } = sent;
		Object.assign(sent, { shown: { setProgress, show }, unseen: undefined });
		setProgress(sent.sending?.share);
		if (unseen) show(unseen);
	});
	// At once when the form leaves the page, so that no reply goes to a form that is gone.
	useLayoutEffect(() => () => void Object.assign(sentOf(key), { shown: undefined }), [key]);
	useEffect(() => {
		if (reply && reply !== shown.current) message.current?.focus();
		shown.current = reply;
	}, [reply]);

	async function send(form: HTMLFormElement) {
		const sent = sentOf(key);
		if (sent.sending) return;
		if (!navigator.onLine) return show({ outcome: "failure", message: OFFLINE_TEXT });
		const sending = { controller: new AbortController(), share: 0 };
		const { signal } = sending.controller;
		let isSent = false;
		const onSent = () => {
			isSent = true;
		};
		const onProgress = (share: number) => {
			sending.share = share;
			sent.shown?.setProgress(share);
		};
		const reportReply = (next: Reply) => {
			if (next.receipt) sent.receipt = next;
			if (sent.shown) sent.shown.show(next);
			else sent.unseen = next;
		};
		setReply(undefined);
		Object.assign(sent, { sending, receipt: undefined });
		onProgress(0);
		try {
			const loaded = loadedSender ?? (await Promise.race([loadSender(), timeLimit(signal)]));
			// Not `throwIfAborted()`, which Chrome below 100 does not have.
			if (signal.aborted) return;
			// A form that has left the page cannot be submitted.
			if (!loaded && isSenderMissed.current && form.isConnected) return form.submit();
			isSenderMissed.current = !loaded;
			if (!loaded) return reportReply({ outcome: "failure", message: UNSENT_TEXT });
			reportReply(await loaded.sendForm(form, { last: sent.last, onProgress, onSent, signal }));
		} catch {
			// Cancelled, so there is nothing to report.
			if (signal.aborted) return;
			// It is unknown whether the form arrived.
			if (isSent) return reportReply({ outcome: "failure", ...lost });
			if (!form.isConnected) return reportReply({ outcome: "failure", message: UNSENT_TEXT });
			reportReply({ outcome: "failure", message: OTHER_WAY_TEXT });
			form.submit();
		} finally {
			sent.sending = undefined;
			sent.shown?.setProgress(undefined);
		}
	}

	const loadSender = async () => {
		loadedSender = await import("#components/submissions/sender").catch(() => undefined);
		return loadedSender;
	};

	/** Resolves when the visitor cancels or the timeout passes. */
	const timeLimit = (signal: AbortSignal) =>
		new Promise<undefined>((resolve) => {
			signal.addEventListener("abort", () => resolve(undefined));
			setTimeout(resolve, SENDER_MS, undefined);
		});

	function show(next: Reply) {
		setReply(next);
		const form = message.current?.closest("form");
		if (form) onReply(next, form);
	}

	return {
		reply,
		setReply,
		/** For the message, which receives the focus when it appears. */
		message,
		progress,
		send,
		/** Does nothing once everything is uploaded, because it may have arrived. */
		cancel: () => {
			const { sending } = sentOf(key);
			if (sending && sending.share < 1) sending.controller.abort();
		},
		/** Call on every input. */
		noteInput: () => {
			if (isTouched.current) return;
			isTouched.current = true;
			void loadSender();
		},
		/** Renders the receipt. Defined once a form has been sent by script. */
		Receipt: loadedSender?.Receipt,
	};
}

function sentOf(key: string): Sent {
	const sent = sentForms.get(key) ?? { last: { content: "", key: "" } };
	sentForms.set(key, sent);
	return sent;
}
