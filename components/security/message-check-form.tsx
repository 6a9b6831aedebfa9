import { PostedForm, Verdict } from "#components/page/posted-form";
import { FAKE_ANCHOR } from "#components/security/fake-report-form";
import { LinesField } from "#components/ui/field";
import { PhoneText } from "#components/ui/phone-text";
import { askUsText, companyIdentity, phoneToCall } from "#lib/company/identity";
import {
	type FoundChannel,
	has,
	isFake,
	MESSAGE_MAX_LENGTH,
	type MessageCheck,
} from "#lib/security/message-check";
import { NEVER_ASKED } from "#lib/security/safety";
import { lowerFirst, upperFirst } from "#lib/text/first-letter";

type MessageCheckFormProps = {
	/** The message that was sent, if any. */
	message: string | undefined;
	check: MessageCheck | undefined;
};

/** Checks a pasted message, a number, a link or a name. */
export const MessageCheckForm = ({ message = "", check }: MessageCheckFormProps) => (
	<>
		<PostedForm action="/api/check-message" submit="Check it" reply={check && <CheckReply check={check} />}>
			<LinesField
				form="check"
				name="message"
				label="Paste the whole message, or type a number, link, email address or @name"
				defaultValue={message.slice(0, MESSAGE_MAX_LENGTH)}
				required
				rows={4}
				autoCapitalize="none"
				spellCheck={false}
				className="sm:col-span-2"
			/>
		</PostedForm>
		<p className="mt-4 text-ink-600 text-sm">
			We compare it with our own lists, and keep nothing of it. Nobody reads it.
		</p>
	</>
);

/** The findings; below every one of them what we never ask for, and whom to call. It never calls anything harmless. */
function CheckReply({ check }: { check: MessageCheck }) {
	const company = companyIdentity();
	const numbers = [phoneToCall(company)];
	const { title, tone, advice } = conclusionOf(check);
	return (
		<Verdict title={title} tone={tone}>
			{check.found.map(({ text, verdict }) => (
				<p key={text} className="wrap-anywhere">
					<q translate="no" className="font-semibold text-ink-900">
						{text.slice(0, TEXT_SHOWN)}
					</q>{" "}
					<span>{whoseText(verdict)}</span>
				</p>
			))}
			{advice && <p>{advice}</p>}
			{check.isCut && <p>We read only the first {MESSAGE_MAX_LENGTH.toLocaleString("en")} characters.</p>}
			{NEVER_ASKED.map(({ what, text }) => (
				<p key={what}>
					<strong>We never ask for {lowerFirst(what)}.</strong> {text}
				</p>
			))}
			<p className="font-semibold text-ink-900">
				<PhoneText text={`${upperFirst(askUsText(company))} before you do what it asks.`} numbers={numbers} />
			</p>
			{isFake(check) && (
				<p>
					Send no money and open nothing.{" "}
					<a href={`#${FAKE_ANCHOR}`} className="link">
						Tell us about it below
					</a>
					.
				</p>
			)}
			<p>
				Did you tell anyone your PIN or a code?{" "}
				<a href="#block-title" className="link">
					Block your services now
				</a>
				.
			</p>
		</Verdict>
	);
}

const TEXT_SHOWN = 120;

type Conclusion = { tone: "bad" | "unsure"; title: string; advice?: string };

/** The worst that was found decides. */
function conclusionOf({ found, isChannel }: MessageCheck): Conclusion {
	const isOne = found.length === 1;
	if (has(found, "imitation", "hidden"))
		return { tone: "bad", title: isOne ? "This is not ours" : "Part of it is not ours" };
	if (has(found, "unknown", "code", "shortened"))
		return { tone: "bad", title: isOne ? "This is not on our list" : "Not everything in it is on our list" };
	if (has(found, "unchecked"))
		return {
			tone: "unsure",
			title: "We cannot check branch numbers at the moment",
			advice: "Try again later.",
		};
	if (has(found, "ours"))
		return {
			tone: "unsure",
			title: isChannel ? "This is one of our channels" : "It may still not be from us",
			advice:
				"Thieves can make a call or a message look as if it came from us, and write our own number into it.",
		};
	if (has(found, "office"))
		return {
			tone: "unsure",
			title: "This belongs to a public office",
			advice: "Thieves can make a call look as if it came from there.",
		};
	if (has(found, "name")) return { tone: "unsure", title: "This is only a name" };
	return {
		tone: "unsure",
		title: "We found nothing to check",
		advice: "We found no number, link or address in it. That does not make it ours.",
	};
}

/** Whose it is, as far as we know. */
const WHOSE: Partial<Record<FoundChannel["verdict"]["is"], string>> = {
	unchecked: "None of our main numbers. It may belong to one of our branches",
	code: "A short code that we do not use",
	shortened: "Not on our list. It is a short link, which hides where it leads",
	hidden: "Not ours: it has characters that nobody sees, or is written to hide what it is",
	imitation: "Not ours. It looks like ours or uses our name",
	name: "Anyone can write our name. Check the number, link or @name behind it",
};

function whoseText(verdict: FoundChannel["verdict"]): string {
	if (!("of" in verdict)) return WHOSE[verdict.is] ?? "Not on our list";
	return verdict.is === "ours" ? `Ours: ${verdict.of}` : `Belongs to the ${verdict.of}, not to us`;
}
