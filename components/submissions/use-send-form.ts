import { useEffect, useRef, useState } from "react";
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

/** By form: the last reply with a receipt. Kept only in memory, until the document is unloaded. */
const receipts = new Map<string, Reply>();
let loadedSender: Sender | undefined;

type SendFormOptions = {
	/** Distinguishes the receipts of all forms of the site. */
	key: string;
	/** The reply in the server's HTML, if the form was sent without script. */
	firstReply: Reply | undefined;
	/** Called after every reply. */
	onReply: (reply: Reply, form: HTMLFormElement) => void;
	/** The message if the connection broke. */
	lostText: string;
};

/**
 * Sends a form by script and holds the reply. A receipt is still there when the visitor returns from another page.
 *
 * The sender, which only a filled-in form needs, is fetched at the first input. If it fails to load on two attempts, the browser
 * posts the form as it would without script.
 */
export function useSendForm({ key, firstReply, onReply, lostText }: SendFormOptions) {
	const [reply, setReply] = useState(firstReply ?? receipts.get(key));
	/** The uploaded share, 0 to 1; undefined while nothing is being sent. */
	const [progress, setProgress] = useState<number>();
	const [sender, setSender] = useState(loadedSender);
	/** Whether the sender failed to load at the last attempt. */
	const isSenderMissed = useRef(false);
	const isTouched = useRef(false);
	const last = useRef<LastSent>({ content: "", key: "" });
	const sending = useRef<AbortController>(undefined);
	const message = useRef<HTMLDivElement>(null);
	const shown = useRef(reply);

	useEffect(() => () => sending.current?.abort(), []);
	useEffect(() => {
		if (reply && reply !== shown.current) message.current?.focus();
		shown.current = reply;
	}, [reply]);

	async function send(form: HTMLFormElement) {
		if (sending.current) return;
		if (!navigator.onLine) return showReply({ outcome: "failure", message: OFFLINE_TEXT }, form);
		sending.current = new AbortController();
		const { signal } = sending.current;
		let isSent = false;
		const onSent = () => {
			isSent = true;
		};
		setReply(undefined);
		receipts.delete(key);
		setProgress(0);
		try {
			const loaded = sender ?? (await Promise.race([loadSender(), timeLimit(signal)]));
			// Not `throwIfAborted()`, which Chrome below 100 does not have.
			if (signal.aborted) return;
			if (!loaded && isSenderMissed.current) return form.submit();
			isSenderMissed.current = !loaded;
			if (!loaded) return showReply({ outcome: "failure", message: UNSENT_TEXT }, form);
			showReply(
				await loaded.sendForm(form, { last: last.current, onProgress: setProgress, onSent, signal }),
				form,
			);
		} catch {
			// Cancelled, so there is nothing to report.
			if (signal.aborted) return;
			if (isSent) {
				// It is unknown whether the form arrived.
				showReply({ outcome: "failure", message: lostText }, form);
				return;
			}
			showReply({ outcome: "failure", message: OTHER_WAY_TEXT }, form);
			form.submit();
		} finally {
			sending.current = undefined;
			setProgress(undefined);
		}
	}

	const loadSender = async () => {
		loadedSender = await import("#components/submissions/sender").catch(() => undefined);
		setSender(loadedSender);
		return loadedSender;
	};

	/** Resolves when the visitor cancels or the timeout passes. */
	const timeLimit = (signal: AbortSignal) =>
		new Promise<undefined>((resolve) => {
			signal.addEventListener("abort", () => resolve(undefined));
			setTimeout(resolve, SENDER_MS, undefined);
		});

	function showReply(next: Reply, form: HTMLFormElement) {
		setReply(next);
		if (next.receipt) receipts.set(key, next);
		onReply(next, form);
	}

	return {
		reply,
		setReply,
		/** For the message, which receives the focus when it appears. */
		message,
		progress,
		send,
		cancel: () => sending.current?.abort(),
		/** Call on every input. */
		noteInput: () => {
			if (isTouched.current) return;
			isTouched.current = true;
			void loadSender();
		},
		/** Renders the receipt. Defined once a form has been sent by script. */
		Receipt: sender?.Receipt,
	};
}
