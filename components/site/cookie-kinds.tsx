import { type ReactNode, useState } from "react";
import { storeChoice, storedChoice } from "#components/site/cookie-jar";
import { NECESSARY_ONLY } from "#lib/site/consent";

const KINDS = [
	["analytics", "Analytics", "To measure how fast our pages are for you. We do not learn who you are."],
	["marketing", "Marketing", "To show you offers that fit you. We set none today."],
	["preferences", "Preferences", "To remember how you like this site. We set none today."],
] as const;

export type CookieKindsProps = {
	onSaved: () => void;
	onCancel: () => void;
};

/** The kinds of cookies, one by one (behaviour §4), initially as stored. */
export function CookieKinds({ onSaved, onCancel }: CookieKindsProps) {
	const [draft, setDraft] = useState(() => storedChoice() ?? NECESSARY_ONLY);
	const save = () => {
		storeChoice(draft);
		onSaved();
	};
	return (
		<>
			<ul>
				<Toggle label="Necessary" isOn isLocked>
					To keep this site safe and to remember this choice. Always on.
				</Toggle>
				{KINDS.map(([kind, label, purpose]) => (
					<Toggle
						key={kind}
						label={label}
						isOn={draft[kind]}
						onChange={(isOn) => setDraft({ ...draft, [kind]: isOn })}
					>
						{purpose}
					</Toggle>
				))}
			</ul>
			<div className="cookie-buttons">
				<button type="button" className="cookie-button" onClick={onCancel}>
					Cancel
				</button>
				<button type="button" className="cookie-button cookie-button-primary" onClick={save}>
					Save Preferences
				</button>
			</div>
		</>
	);
}

function Toggle({
	label,
	isOn,
	isLocked = false,
	onChange,
	children,
}: {
	label: string;
	isOn: boolean;
	isLocked?: boolean;
	onChange?: (isOn: boolean) => void;
	children: ReactNode;
}) {
	const id = `cookie-${label.toLowerCase()}`;
	return (
		<li>
			<label htmlFor={id}>
				<span>
					<span className="block font-semibold text-ink-900">{label}</span>{" "}
					<span id={`${id}-purpose`} className="block text-ink-700">
						{children}
					</span>
				</span>
				<input
					type="checkbox"
					id={id}
					checked={isOn}
					disabled={isLocked}
					aria-label={label}
					aria-describedby={`${id}-purpose`}
					onChange={(event) => onChange?.(event.target.checked)}
					className="cookie-switch"
				/>
			</label>
		</li>
	);
}
