"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button";
import { type ChannelVerdict, checkChannel } from "#lib/security/channel-check";

type ChannelCheckProps = {
	channels: readonly { key: string; label: string; text: string }[];
	/** The company's names, to detect imitations. */
	names: readonly string[];
	/** Public offices, which the page names, too. */
	offices: readonly { key: string; name: string }[];
	/** The numbers of the branches could not be loaded. */
	isBranchUnknown: boolean;
	/** The text submitted without script. */
	typed: string;
	/** The number to call before answering; undefined if the company has none. */
	call: string | undefined;
	/** The server checks, with and without script. */
	isCheckedByServer: boolean;
};

/**
 * Checks a sender's number, link or handle. With script it runs in the browser and sends nothing, unless there are too many
 * channels for that. Without script the server renders the answer.
 */
export default function ChannelCheck({
	channels,
	names,
	offices,
	isBranchUnknown,
	typed,
	call,
	isCheckedByServer,
}: ChannelCheckProps) {
	const ours = channels.map(({ key }) => key);
	const [{ checked, turn }, setChecked] = useState({ checked: typed, turn: 0 });
	const input = useRef<HTMLInputElement>(null);
	const answer = useRef<HTMLDivElement>(null);
	const verdict = checked.trim()
		? checkChannel(checked, { ours, names, offices, isBranchUnknown })
		: undefined;

	// On a small screen the answer would be below it.
	useEffect(() => {
		if (turn > 0) answer.current?.focus();
	}, [turn]);

	const check = (event: FormEvent) => {
		if (isCheckedByServer) return;
		event.preventDefault();
		setChecked({ checked: input.current?.value ?? "", turn: turn + 1 });
		// The query in the URL no longer matches the input.
		if (location.search) history.replaceState(null, "", location.pathname);
	};

	return (
		<>
			<form
				action="/security#verdict"
				onSubmit={check}
				className="flex flex-col gap-3 sm:flex-row sm:items-end"
			>
				<label htmlFor="check" className="grow font-semibold text-ink-900">
					Phone number, link, email address or @name
					<input
						ref={input}
						id="check"
						name="check"
						defaultValue={typed}
						required
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="done"
						className="form-control"
					/>
				</label>
				<button type="submit" className={buttonClass("primary", "min-h-12")}>
					Check it
				</button>
			</form>
			<div ref={answer} role="status" id="verdict" tabIndex={-1} className="mt-5 scroll-mt-24">
				{verdict && (
					<Verdict
						verdict={verdict}
						typed={checked}
						call={call}
						matches={channels.filter(({ key }) => verdict.is === "ours" && verdict.keys.includes(key))}
					/>
				)}
			</div>
		</>
	);
}

const LOOKS = {
	ours: "border-success-700 bg-success-50",
	"not-ours": "border-danger-700 bg-danger-50",
	office: "border-gold-500 bg-gold-50",
	unchecked: "border-gold-500 bg-gold-50",
	unreadable: "border-gold-500 bg-gold-50",
};

const TITLES = {
	ours: "This is one of our channels",
	"not-ours": "This is not on our list",
	office: "This is the number of a public office",
	unchecked: "We cannot check branch numbers at the moment",
	unreadable: "We cannot read this",
};

/** The answer, which never calls anything safe. The input is shown in a font without look-alike characters. */
const Verdict = ({
	verdict,
	typed,
	call,
	matches,
}: {
	verdict: ChannelVerdict;
	typed: string;
	call: string | undefined;
	matches: readonly { key: string; label: string; text: string }[];
}) => (
	<div className={`rounded-md border-l-4 px-5 py-4 ${LOOKS[verdict.is]}`}>
		<p className="font-bold text-ink-900 text-lg">{TITLES[verdict.is]}</p>
		<p className="mt-1 wrap-anywhere">
			<span>You typed: </span>
			<q translate="no" className="font-semibold text-ink-900">
				{typed.slice(0, TYPED_SHOWN)}
			</q>
		</p>
		{matches.length > 0 && (
			<ul className="mt-1">
				{matches.map(({ key, label, text }) => (
					<li key={key} className="wrap-anywhere">
						{`${label}: ${text}`}
					</li>
				))}
			</ul>
		)}
		<p className="mt-2">{adviceOn(verdict, call)}</p>
	</div>
);

const TYPED_SHOWN = 120;

function adviceOn(verdict: ChannelVerdict, call: string | undefined): string {
	const askUs = call ? `Call us on ${call}` : "Ask at a branch";
	switch (verdict.is) {
		case "ours":
			return "But thieves can make a call or a message look as if it came from us. Never give a PIN or a code. End the call, and call us yourself.";
		case "not-ours":
			return verdict.imitates
				? `It looks like ours or uses our name, but it is not ours. Send no money and open nothing. ${askUs} to report it.`
				: `${askUs} before you answer. Send no money and tell nobody your PIN.`;
		case "office":
			return `It belongs to the ${verdict.name}, not to us. Thieves can make a call look as if it came from there. Never give a PIN or a code.`;
		case "unchecked":
			return `It is none of our main numbers, but it may belong to one of our branches. Try again later, or ${call ? `call us on ${call}` : "ask at a branch"}. Until then, send no money and tell nobody your PIN.`;
		case "unreadable":
			return verdict.isName
				? "This is only a name, and anyone can write our name. Check the number, link or @name behind it."
				: `Type one phone number, one link, one email address or one @name. Not sure? Do not use it. ${askUs} instead.`;
	}
}
