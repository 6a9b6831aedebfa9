import { useEffect, useRef, useState } from "react";
import type { LastSent } from "#components/submissions/send-form";
import type { Reply } from "#lib/submissions/form/reply";

type Sender = typeof import("#components/submissions/sender");

const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

const UNSENT_TEXT =
	"The connection broke before anything was sent. What you typed is still here. Send it again.";

const OTHER_WAY_TEXT = "This browser could not send the form on this page. Sending it another way...";

/** What sends the form is waited for so long when it is needed. */
const SENDER_MS = 20_000;

type SendFormOptions = {
	/** What the page was drawn with, when it shows the reply to a form that was sent without script. */
	firstReply: Reply | undefined;
	/** Told after every reply. */
	onReply: (reply: Reply, form: HTMLFormElement) => void;
	/** What to say when the connection broke. */
	lostText: string;
};

/**
 * Sends a form by script and keeps what came of it. What only a filled-in form needs is fetched at the first input. Where it does
 * not come, not even on a second try, the browser posts the form as it would without script.
 */
export function useSendForm({ firstReply, onReply, lostText }: SendFormOptions) {
	const [reply, setReply] = useState(firstReply);
	/** The share that is uploaded, 0 to 1; undefined while nothing is sent. */
	const [progress, setProgress] = useState<number>();
	const [sender, setSender] = useState<Sender>();
	/** It did not come when it was needed last. */
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
		if (!navigator.onLine) return tell({ outcome: "failure", message: OFFLINE_TEXT }, form);
		sending.current = new AbortController();
		const { signal } = sending.current;
		let isSent = false;
		const onSent = () => {
			isSent = true;
		};
		setReply(undefined);
		setProgress(0);
		try {
			const loaded = sender ?? (await Promise.race([loadSender(), patience(signal)]));
			// Not `throwIfAborted()`, which Chrome below 100 does not have.
			if (signal.aborted) return;
			if (!loaded && isSenderMissed.current) return form.submit();
			isSenderMissed.current = !loaded;
			if (!loaded) return tell({ outcome: "failure", message: UNSENT_TEXT }, form);
			tell(
				await loaded.sendForm(form, { last: last.current, onProgress: setProgress, onSent, signal }),
				form,
			);
		} catch {
			// Cancelled, there is nothing to tell.
			if (signal.aborted) return;
			if (isSent) {
				// Nobody knows whether the form arrived.
				tell({ outcome: "failure", message: lostText }, form);
				return;
			}
			tell({ outcome: "failure", message: OTHER_WAY_TEXT }, form);
			form.submit();
		} finally {
			sending.current = undefined;
			setProgress(undefined);
		}
	}

	const loadSender = async () => {
		const loaded = await import("#components/submissions/sender").catch(() => undefined);
		setSender(loaded);
		return loaded;
	};

	/** Ends when the visitor's does, or ours. */
	const patience = (signal: AbortSignal) =>
		new Promise<undefined>((resolve) => {
			signal.addEventListener("abort", () => resolve(undefined));
			setTimeout(resolve, SENDER_MS, undefined);
		});

	function tell(next: Reply, form: HTMLFormElement) {
		setReply(next);
		onReply(next, form);
	}

	return {
		reply,
		setReply,
		/** For the message, which takes the focus when it comes. */
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
		/** Draws the receipt; there when a reply to what was sent by script is. */
		Receipt: sender?.Receipt,
	};
}
