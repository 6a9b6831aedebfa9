import { Fragment } from "react";

/** An e-mail address that somebody can write to. A narrow column breaks it after '@' or a dot, not inside a word. */
export function EmailLink({ address }: { address: string }) {
	return (
		<a href={`mailto:${address}`}>
			{address.split(/(?<=[@.])/).map((part, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
				<Fragment key={at}>
					{at > 0 && <wbr />}
					{part}
				</Fragment>
			))}
		</a>
	);
}
