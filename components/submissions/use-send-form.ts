import { useEffect, useRef, useState } from "react";
import { OFFLINE_TEXT } from "#lib/browser/offline-form";
import { URL_REPLACED } from "#lib/islands/island-markup";
import type { Reply } from "#lib/submissions/model/reply";
import { afterPaint } from "#lib/web/after-paint";

const CANCELLED_TEXT = "You cancelled it, so nothing was sent. What you typed is still here.";

/** After how long without progress a form says that it is still being sent. */
const STILL_SENDING_MS = 3_000;

/** A form in flight: the uploaded share, 0 to 1, and whether nothing has happened for a while. */
export type Progress = { share: number; isSlow: boolean };

type SendFormOptions = {
	/** The reply in the server's HTML, if the form was sent without script. */
	firstReply: Reply | undefined;
	/** Called with every reply, and with what is shown when none came. */
	onReply: (reply: Reply, sent: FormData) => void;
	/** The reply if the connection broke. */
	lost: Pick<Reply, "message" | "detail">;
	/** Whether the browser asks before somebody leaves the page while the form is being sent. */
	asksBeforeLeaving?: boolean;
};

/**
 * Sends a form by script and holds the reply, whose message receives the focus. A receipt gives the page its own URL, so that it
 * is still there after a reload and on the way back.
 */
export function useSendForm({ firstReply, onReply, lost, asksBeforeLeaving = false }: SendFormOptions) {
	const [shown, setShown] = useState({ reply: firstReply, turn: 0 });
	const [progress, setProgress] = useState<Progress>();
	const message = useRef<HTMLDivElement>(null);
	const sending = useRef<AbortController>(undefined);
	const last = useRef<LastSent>({ content: "", key: "" });
	/** Whether the form has been replaced by another view. */
	const isGone = useRef(false);

	const setReply = (reply: Reply | undefined) => setShown(({ turn }) => ({ reply, turn: turn + 1 }));

	useEffect(() => {
		if (shown.reply && shown.turn > 0) message.current?.focus();
	}, [shown]);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			// It may be needed when the connection has broken.
			if (sending.current) loadToaster().catch(() => {});
		};
	}, []);
	useQuestionBeforeLeaving(asksBeforeLeaving && progress !== undefined);

	function show(reply: Reply, sent: FormData) {
		onReply(reply, sent);
		if (isGone.current) return showElsewhere(reply);
		if (reply.page) {
			history.replaceState(history.state, "", reply.page);
			document.dispatchEvent(new Event(URL_REPLACED));
		}
		setReply(reply);
	}

	async function send(url: string, body: FormData) {
		if (sending.current) return;
		const controller = new AbortController();
		const { signal } = controller;
		sending.current = controller;
		let slow: ReturnType<typeof setTimeout> | undefined;
		let hasBegun = false;
		const onProgress = (share: number) => {
			hasBegun ||= share > 0;
			clearTimeout(slow);
			slow = setTimeout(() => setProgress({ share, isSlow: true }), STILL_SENDING_MS);
			setProgress({ share, isSlow: false });
		};
		setReply(undefined);
		onProgress(0);
		try {
			await afterPaint();
			if (signal.aborted) throw signal.reason;
			show(await sendForm(url, body, { last: last.current, onProgress, signal }), body);
		} catch {
			show({ outcome: "invalid", ...failureOf({ isCancelled: signal.aborted, hasBegun, lost }) }, body);
		} finally {
			clearTimeout(slow);
			sending.current = undefined;
			setProgress(undefined);
		}
	}

	return {
		reply: shown.reply,
		turn: shown.turn,
		setReply,
		/** For the message, which receives the focus when it appears. */
		message,
		progress,
		send,
		/** Does nothing once everything is uploaded, because it may have arrived. */
		cancel: () => {
			if (progress && progress.share < 1) sending.current?.abort();
		},
	};
}

type Failure = Pick<SendFormOptions, "lost"> & {
	isCancelled: boolean;
	/** Whether a byte is known to have gone up. */
	hasBegun: boolean;
};

/** Unless the visitor cancelled it, it is unknown whether the form arrived. Browsers may be wrong about being offline. */
function failureOf({ isCancelled, hasBegun, lost }: Failure): Pick<Reply, "message" | "detail"> {
	if (isCancelled) return { message: CANCELLED_TEXT };
	return navigator.onLine || hasBegun ? lost : { message: OFFLINE_TEXT };
}

function useQuestionBeforeLeaving(isAsked: boolean) {
	useEffect(() => {
		if (!isAsked) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isAsked]);
}

/** The last content sent and its key. A repeat has the same key, so that the server never accepts it twice. */
type LastSent = { content: string; key: string };

type Sending = {
	/** Shared by all attempts; `sendForm` updates it. */
	last: LastSent;
	/** Called with the uploaded share, 0 to 1. */
	onProgress: (share: number) => void;
	signal: AbortSignal;
};

/** How long a connection may stay silent. */
const SILENCE_MS = 45_000;

/**
 * Sends a form's content to a URL and resolves with the reply. Rejects when the signal is aborted, and when the connection
 * breaks or falls silent, which leaves it unknown whether the form arrived.
 */
async function sendForm(url: string, body: FormData, { last, ...sending }: Sending): Promise<Reply> {
	body.set("key", "");
	const content = serialized(body);
	if (content !== last.content) Object.assign(last, { content, key: crypto.randomUUID?.() ?? "" });
	body.set("key", last.key);
	const { status, reply } = await post(url, body, sending);
	// Otherwise it may be stored, and its repeat needs the same key.
	if (status === 409 || status === 200) Object.assign(last, { content: "", key: "" });
	return reply;
}

/** Uses `XMLHttpRequest`, because `fetch` does not report upload progress. */
function post(
	url: string,
	body: FormData,
	{ onProgress, signal }: Omit<Sending, "last">,
): Promise<{ status: number; reply: Reply }> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		let silence: ReturnType<typeof setTimeout> | undefined;
		const listen = () => {
			clearTimeout(silence);
			silence = setTimeout(() => request.abort(), SILENCE_MS);
		};
		request.upload.onprogress = ({ loaded, total }) => {
			listen();
			onProgress(total > 0 ? loaded / total : 0);
		};
		request.onload = () => {
			const reply = replyOf(request.response);
			if (reply) resolve({ status: request.status, reply });
			else reject(new Error("the answer is none of ours"));
		};
		request.onerror = () => reject(new Error("the connection broke"));
		request.onabort = () => reject(signal.reason ?? new Error("the connection fell silent"));
		request.onloadend = () => clearTimeout(silence);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", url);
		request.responseType = "json";
		request.setRequestHeader("accept", "application/json");
		listen();
		request.send(body);
	});
}

const replyOf = (answer: Reply | null): Reply | undefined =>
	typeof answer?.message === "string" ? answer : undefined;

const serialized = (body: FormData): string =>
	JSON.stringify(
		[...body].map(([name, value]) =>
			typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
		),
	);

/** A receipt as its page; any other reply, and a receipt without a page, in a corner of what has replaced the form. */
function showElsewhere({ page, message, receipt }: Reply) {
	if (page) return location.assign(page);
	loadToaster().then(
		({ showSuccess, showFailure }) =>
			receipt ? showSuccess(`${message} Your reference: ${receipt.reference}`) : showFailure(message),
		// The connection has broken. What was typed is kept.
		() => {},
	);
}

const loadToaster = () => import("#components/ui/toaster");
