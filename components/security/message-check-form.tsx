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

/** The findings, the rules that the message breaks, and what to do now. It never calls anything safe. */
function CheckReply({ check }: { check: MessageCheck }) {
	const { found, asksFor, speaksOf, isCut } = check;
	const company = companyIdentity();
	const askUs = askUsText(company);
	const numbers = [phoneToCall(company)];
	const { advice, ...verdict } = conclusionOf(check, askUs);
	return (
		<Verdict {...verdict}>
			{asksFor.map(({ what, text }) => (
				<p key={what}>
					<strong>It asks for {lowerFirst(what)}. We never do.</strong> {text}
				</p>
			))}
			{speaksOf.map(({ what, text }) => (
				<p key={what}>
					<strong>We never ask for {lowerFirst(what)}.</strong> {text}
				</p>
			))}
			{found.map(({ text, verdict }) => (
				<p key={text} className="wrap-anywhere">
					<q translate="no" className="font-semibold text-ink-900">
						{text.slice(0, TEXT_SHOWN)}
					</q>{" "}
					<span>{whoseText(verdict)}</span>
				</p>
			))}
			<p>
				<PhoneText text={advice} numbers={numbers} />
				{isFake(check) && (
					<>
						{" "}
						Send no money and open nothing.{" "}
						<a href={`#${FAKE_ANCHOR}`} className="link">
							Tell us about it below
						</a>
						, or <PhoneText text={`${askUs}.`} numbers={numbers} />
					</>
				)}
			</p>
			{asksFor.length > 0 && (
				<p>
					Did you tell anyone?{" "}
					<a href="#block-title" className="link">
						Block your services now
					</a>
					.
				</p>
			)}
			{isCut && <p>We read only the first {MESSAGE_MAX_LENGTH.toLocaleString("en")} characters.</p>}
		</Verdict>
	);
}

const TEXT_SHOWN = 120;

type Conclusion = { tone: "bad" | "good" | "unsure"; title: string; advice: string };

/** The worst that was found decides. `askUs` says how to ask the company itself. */
function conclusionOf(check: MessageCheck, askUs: string): Conclusion {
	const { found, asksFor, speaksOf, isPrize, isWarning, isChannel } = check;
	const isOne = found.length === 1;
	if (asksFor.length > 0)
		return {
			tone: "bad",
			title: "This message breaks our rules",
			advice: "It is not from us, whatever number it came from. Do not answer it.",
		};
	if (has(found, "imitation", "hidden"))
		return { tone: "bad", title: isOne ? "This is not ours" : "Part of it is not ours", advice: "" };
	if (isPrize && isFake(check))
		return {
			tone: "bad",
			title: "This is how thieves begin",
			advice: "They promise a prize or a gift, with a number or a link that is not ours.",
		};
	if (has(found, "unknown", "code", "shortened"))
		return {
			tone: "bad",
			title: isOne ? "This is not on our list" : "Not everything in it is on our list",
			advice: `${upperFirst(askUs)} before you answer. Send no money and tell nobody a PIN or a code.`,
		};
	if (has(found, "unchecked"))
		return {
			tone: "unsure",
			title: "We cannot check branch numbers at the moment",
			advice: `Try again later, or ${askUs}. Until then, send no money and tell nobody your PIN.`,
		};
	if (has(found, "ours"))
		return {
			tone: isChannel ? "good" : "unsure",
			title: isChannel ? "This is one of our channels" : "It may still not be from us",
			advice: `Thieves can make a call or a message look as if it came from us, and write our own number into it. Send no money, and tell nobody a PIN or a code. ${upperFirst(askUs)} if it wants something of you.`,
		};
	if (has(found, "office"))
		return {
			tone: "unsure",
			title: "This belongs to a public office",
			advice: "Thieves can make a call look as if it came from there. Never give a PIN or a code.",
		};
	if (isWarning)
		return {
			tone: "unsure",
			title: "This is a warning like ours",
			advice: `Anyone can write it. ${upperFirst(askUs)} if more comes after it.`,
		};
	if (speaksOf.length > 0)
		return {
			tone: "unsure",
			title: "We never ask for this",
			advice: `We cannot tell whether this message asks for it or warns you. Send no money, and tell nobody a PIN, a password or a code. ${upperFirst(askUs)} before you answer.`,
		};
	if (has(found, "name"))
		return {
			tone: "unsure",
			title: "This is only a name",
			advice: `${upperFirst(askUs)} before you answer.`,
		};
	return {
		tone: "unsure",
		title: "We found nothing to check",
		advice: `We found no number, link or address in it. That does not make it ours. ${upperFirst(askUs)} before you answer.`,
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
