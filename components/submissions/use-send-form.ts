import { type FormEvent, useEffect, useRef, useState } from "react";
import { ConnectionLost, sendForm } from "#components/submissions/send-form";
import type { Reply } from "#lib/submissions/reply";
import { ELAPSED_FIELD } from "#lib/submissions/spam";

type SendFormOptions = {
	/** What the page was drawn with, when it shows the reply to a form that was sent without script. */
	firstReply: Reply | undefined;
	/** Told after every reply. */
	onReply: (reply: Reply, form: HTMLFormElement) => void;
	/** What to say when the connection broke. */
	lostText: string;
};

/**
 * Sends a form by script and keeps what came of it. A repeat of the same content carries the same key, so that it is never
 * taken in twice; changed content gets a key of its own.
 */
export function useSendForm({ firstReply, onReply, lostText }: SendFormOptions) {
	const [reply, setReply] = useState(firstReply);
	/** The share that is uploaded, 0 to 1; undefined while nothing is sent. */
	const [progress, setProgress] = useState<number>();
	const startedAt = useRef(0);
	const last = useRef({ content: "", key: "" });
	const sending = useRef<AbortController>(undefined);
	const message = useRef<HTMLDivElement>(null);
	const shown = useRef(reply);

	useEffect(() => () => sending.current?.abort(), []);
	useEffect(() => {
		if (reply && reply !== shown.current) message.current?.focus();
		shown.current = reply;
	}, [reply]);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		const form = event.currentTarget;
		if (!navigator.onLine) return tell({ outcome: "failure", message: OFFLINE_TEXT }, form);
		setHidden(form, ELAPSED_FIELD, startedAt.current ? String(Date.now() - startedAt.current) : "");
		setHidden(form, "key", keyOf(form));
		sending.current = new AbortController();
		setReply(undefined);
		setProgress(0);
		try {
			const { signal } = sending.current;
			const answer = await sendForm(form.action, new FormData(form), { onProgress: setProgress, signal });
			if (answer.outcome !== "received") last.current = { content: "", key: "" };
			tell(answer, form);
		} catch (error) {
			if (error instanceof ConnectionLost) tell({ outcome: "failure", message: lostText }, form);
		} finally {
			sending.current = undefined;
			setProgress(undefined);
		}
	}

	function tell(next: Reply, form: HTMLFormElement) {
		setReply(next);
		onReply(next, form);
	}

	/** The key of the same content as last time, or a new one. */
	function keyOf(form: HTMLFormElement): string {
		const content = contentOf(form);
		if (content !== last.current.content) last.current = { content, key: crypto.randomUUID?.() ?? "" };
		return last.current.key;
	}

	return {
		reply,
		setReply,
		/** For the message, which takes the focus when it comes. */
		message,
		progress,
		send,
		cancel: () => sending.current?.abort(),
		/** Call on every input: the time to the first one tells people from programs. */
		noteInput: () => {
			startedAt.current ||= Date.now();
		},
	};
}

const OFFLINE_TEXT =
	"You are offline, so nothing was sent. What you typed is still here: send it when you are connected again.";

const setHidden = (form: HTMLFormElement, name: string, value: string) => {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement) field.value = value;
};

function contentOf(form: HTMLFormElement): string {
	setHidden(form, "key", "");
	setHidden(form, ELAPSED_FIELD, "");
	const entries = [...new FormData(form)].map(([name, value]) =>
		typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
	);
	return JSON.stringify(entries);
}
