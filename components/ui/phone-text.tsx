import { nonBreaking } from "#lib/text/non-breaking";
import { phoneParts } from "#lib/text/phone-parts";
import { telHref } from "#lib/web/tel-href";

/** A text in which the given phone numbers are links to call. */
export const PhoneText = ({ text, numbers }: { text: string; numbers: readonly (string | undefined)[] }) =>
	phoneParts(
		text,
		numbers.filter((number) => number !== undefined),
	).map(({ text, isPhone }, at) =>
		isPhone ? (
			<a
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
				key={at}
				href={telHref(text)}
				className="link inline-block py-0.5"
			>
				{text}
			</a>
		) : (
			nonBreaking(text)
		),
	);
