"use client";

import { type FormEvent, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { USSD_CODE } from "#lib/company/limits";
import { USSD_SCREENS, USSD_START } from "#lib/ussd/ussd-menu";
import { nextUssdScreen, type UssdScreen } from "#lib/ussd/ussd-walk";
import "./ussd-phone.css";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];
const DELETE_PATH = "M20 6H9l-6 6 6 6h11zM12 10l4 4M16 10l-4 4";
/** Stands for a PIN, because visitors should never type one on a website, even to practise. */
const HIDDEN_PIN = "••••";

/** Before the code is dialled. */
const IDLE: UssdScreen = { text: "", asks: { what: "the code", sample: USSD_CODE, to: USSD_START } };

/**
 * A sample phone to practise mobile banking on. It makes no call, sends nothing and fills in the requested input. It has
 * its own keys and also accepts a keyboard.
 */
export default function UssdPhone() {
	const [at, setAt] = useState("");
	const [typed, setTyped] = useState(USSD_CODE);
	const [error, setError] = useState("");
	const screen = USSD_SCREENS[at] ?? IDLE;
	const isIdle = at === "";
	const isEnd = !screen.options && !screen.asks;
	const isSecret = screen.asks?.isSecret === true;

	const show = (next: string) => {
		const { asks } = USSD_SCREENS[next] ?? IDLE;
		setAt(next);
		setTyped(asks?.isSecret ? HIDDEN_PIN : (asks?.sample ?? ""));
		setError("");
	};
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (isEnd) return show("");
		const next = isIdle && typed.trim() !== USSD_CODE ? undefined : nextUssdScreen(screen, typed);
		if (next) return show(next);
		setTyped("");
		setError(
			isIdle ? `That is not our code. Dial ${USSD_CODE}` : ERRORS[screen.options ? "options" : "asks"],
		);
	};
	const press = (key: string) => {
		if (isSecret || isEnd) return;
		setTyped((before) => before + key);
		setError("");
	};

	return (
		<form onSubmit={send} aria-label="Phone to try" className="ussd-phone">
			<div className="flex min-h-84 flex-col rounded-md bg-white p-4">
				<div role="status" className="grow text-ink-900 leading-snug">
					{isIdle ? (
						<p className="text-ink-600">Press Call to begin.</p>
					) : (
						<p className="font-semibold">{screen.text}</p>
					)}
					{screen.options && (
						<ol className="mt-2">
							{screen.options.map(({ label }, index) => (
								<li key={label}>{`${index + 1}. ${label}`}</li>
							))}
						</ol>
					)}
					{isSecret && (
						<p className="mt-2 text-ink-600 text-sm">
							Here the PIN is filled in. Type your real one on your own phone only, never on a website.
						</p>
					)}
					{error && <p className="mt-2 font-semibold text-danger-700 text-sm">{error}</p>}
				</div>
				{!isEnd && (
					<div className="mt-1 flex items-end gap-2">
						<input
							aria-label={screen.options ? "Number of your choice" : `Type ${screen.asks?.what}`}
							value={typed}
							onChange={(event) => setTyped(event.target.value)}
							readOnly={isSecret}
							// The sample phone has its own keys.
							inputMode="none"
							autoComplete="off"
							maxLength={24}
							className="form-control min-w-0 text-center font-semibold text-lg even-figures"
						/>
						<button
							type="button"
							onClick={() => isSecret || setTyped((before) => before.slice(0, -1))}
							className="grid size-12 shrink-0 place-items-center rounded-full text-brand-800 hover:bg-brand-100"
						>
							<Glyph path={DELETE_PATH} />
							<span className="sr-only">Delete</span>
						</button>
					</div>
				)}
				<div className="mt-3 flex gap-2">
					{!isIdle && !isEnd && (
						<button type="button" onClick={() => show("")} className="soft-key">
							Cancel
						</button>
					)}
					<button type="submit" className="soft-key">
						{isIdle ? "Call" : isEnd ? "Close" : "Send"}
					</button>
				</div>
			</div>
			<div className="keys">
				{KEYS.map((key) => (
					<button key={key} type="button" onClick={() => press(key)}>
						{key}
					</button>
				))}
			</div>
		</form>
	);
}

const ERRORS = { options: "Type one of the numbers above, then Send.", asks: "Type something, then Send." };
