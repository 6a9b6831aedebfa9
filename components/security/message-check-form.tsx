import { buttonClass } from "#components/ui/button";
import { Enhanced } from "#components/ui/island";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import type { ChannelVerdict } from "#lib/security/channel-check";
import {
	checkMessage,
	type FoundChannel,
	MESSAGE_MAX_LENGTH,
	type MessageCheck,
} from "#lib/security/message-check";
import { type OfficialChannel, publicOffices } from "#lib/security/official-channels";

type MessageCheckFormProps = {
	/** The message that was sent, if any. */
	message: string | undefined;
	channels: readonly OfficialChannel[];
	isBranchUnknown: boolean;
};

/** Checks a pasted message, a number, a link or a name: the server responds with this page and its verdict, and stores nothing. */
export function MessageCheckForm({ message = "", channels, isBranchUnknown }: MessageCheckFormProps) {
	const { name, shortName } = companyIdentity();
	const known = {
		ours: channels.map(({ key }) => key),
		names: [name, shortName],
		offices: publicOffices(),
		isBranchUnknown,
	};
	return (
		<Enhanced name="posted-form" when="interaction" replays="submits">
			<form action="/api/check-message#verdict" method="post">
				<label htmlFor="message" className="font-semibold text-ink-900">
					Paste the whole message, or type a number, link, email address or @name
				</label>
				<textarea
					id="message"
					name="message"
					defaultValue={message.slice(0, MESSAGE_MAX_LENGTH)}
					required
					rows={4}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					className="form-control"
				/>
				<button type="submit" className={buttonClass("primary", "mt-3 max-sm:w-full")}>
					Check it
				</button>
			</form>
			<div id="verdict" role="status" tabIndex={-1} className="mt-5 scroll-mt-24">
				{message.trim() && <Verdict check={checkMessage(message, known)} channels={channels} />}
			</div>
			<p className="mt-4 text-ink-600 text-sm">
				We compare it with our own lists, and keep nothing of it. Nobody reads it.
			</p>
		</Enhanced>
	);
}

/** What was found, which rules the message breaks, and what to do now. It never calls anything safe. */
function Verdict({ check, channels }: { check: MessageCheck; channels: readonly OfficialChannel[] }) {
	const { found, asksFor, isCut } = check;
	const { title, look, advice } = conclusionOf(check);
	return (
		<div className={`rounded-md border-l-4 px-5 py-4 ${look}`}>
			<p className="font-bold text-ink-900 text-lg">{title}</p>
			{asksFor.length > 0 && (
				<ul className="mt-2 list-disc space-y-1 pl-5">
					{asksFor.map(({ what, text }) => (
						<li key={what}>
							<strong>It asks for what we never ask for: {lowerFirst(what)}.</strong> {text}
						</li>
					))}
				</ul>
			)}
			{found.length > 0 && (
				<ul className="mt-2 space-y-2">
					{found.map(({ text, ...each }) => (
						<li key={text} className="wrap-anywhere">
							<q translate="no" className="font-semibold text-ink-900">
								{text.slice(0, TEXT_SHOWN)}
							</q>{" "}
							<span>{whoseText(each, channels)}</span>
						</li>
					))}
				</ul>
			)}
			<p className="mt-2">{advice}</p>
			{asksFor.length > 0 && (
				<p className="mt-2">
					Have you told it to somebody?{" "}
					<a href="#block-title" className="link">
						Get your services blocked now
					</a>
					.
				</p>
			)}
			{isCut && (
				<p className="mt-2">We read only the first {MESSAGE_MAX_LENGTH.toLocaleString("en")} characters.</p>
			)}
		</div>
	);
}

const TEXT_SHOWN = 120;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const LOOKS = {
	bad: "border-danger-700 bg-danger-50",
	good: "border-success-700 bg-success-50",
	unsure: "border-gold-500 bg-gold-50",
};

/** The worst that was found decides. */
function conclusionOf({ found, asksFor, isName }: MessageCheck) {
	const call = phoneToCall(companyIdentity());
	const askUs = call ? `Call us on ${call}` : "Ask at a branch";
	const has = (is: ChannelVerdict["is"]) => found.some(({ verdict }) => verdict.is === is);
	const isImitated = found.some(({ verdict }) => verdict.is === "not-ours" && verdict.imitates);
	if (asksFor.length > 0)
		return {
			title: "This message breaks our rules",
			look: LOOKS.bad,
			advice: `It is not from us, whatever number it came from. Do not answer it. Send no money and open nothing. Tell us about it below, or ${lowerFirst(askUs)}.`,
		};
	if (has("not-ours"))
		return {
			title: found.length > 1 ? "Not everything in it is on our list" : "This is not on our list",
			look: LOOKS.bad,
			advice: isImitated
				? `It looks like ours or uses our name, but it is not ours. Send no money and open nothing. Tell us about it below, or ${lowerFirst(askUs)}.`
				: `${askUs} before you answer. Send no money and tell nobody your PIN.`,
		};
	if (has("unchecked"))
		return {
			title: "We cannot check branch numbers at the moment",
			look: LOOKS.unsure,
			advice: `Try again later, or ${call ? `call us on ${call}` : "ask at a branch"}. Until then, send no money and tell nobody your PIN.`,
		};
	if (has("ours"))
		return {
			title: found.length > 1 ? "We know everything in it" : "This is one of our channels",
			look: LOOKS.good,
			advice:
				"But thieves can make a call or a message look as if it came from us. Never give a PIN or a code. End the call, and call us yourself.",
		};
	if (has("office"))
		return {
			title: "This belongs to a public office",
			look: LOOKS.unsure,
			advice: "Thieves can make a call look as if it came from there. Never give a PIN or a code.",
		};
	return {
		title: isName ? "This is only a name" : "We found nothing to check",
		look: LOOKS.unsure,
		advice: isName
			? "Anyone can write our name. Check the number, link or @name behind it."
			: `We found no number, link or address in it. That does not make it ours. ${askUs} before you answer.`,
	};
}

/** Whose it is, as far as we know. */
function whoseText(
	{ verdict, note }: Omit<FoundChannel, "text">,
	channels: readonly OfficialChannel[],
): string {
	switch (verdict.is) {
		case "ours":
			return `Ours: ${channels
				.filter(({ key }) => verdict.keys.includes(key))
				.map(({ label }) => label)
				.join(", ")}`;
		case "office":
			return `Belongs to the ${verdict.name}, not to us`;
		case "unchecked":
			return "None of our main numbers. It may belong to one of our branches";
		default:
			if (note === "code") return "A short code that we do not use";
			if (note === "hidden")
				return "Not ours: it has characters that nobody sees, or is written to hide what it is";
			if (note === "shortened") return "On no list of ours. It is a short link, which hides where it leads";
			return verdict.is === "not-ours" && verdict.imitates
				? "Not ours. It looks like ours or uses our name"
				: "On no list of ours";
	}
}
