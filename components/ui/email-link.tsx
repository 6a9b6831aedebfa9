/** An e-mail address that somebody can write to. A narrow column breaks it after the '@', not inside a word. */
export function EmailLink({ address }: { address: string }) {
	const [name, domain] = address.split(/(?<=@)/);
	return (
		<a href={`mailto:${address}`}>
			{name}
			<wbr />
			{domain}
		</a>
	);
}
