import { translatedJourneys } from "#lib/languages/language-files";

/** Links to what this page says in other languages; nothing as long as nobody has written it. */
export function OtherLanguages({ path }: { path: string }) {
	const others = translatedJourneys().filter((journey) => journey.path === path);
	if (others.length === 0) return null;
	return (
		<ul className="mt-2 flex flex-wrap gap-x-5">
			{others.map(({ href, title, into }) => (
				<li key={href}>
					<a
						href={href}
						lang={into.language}
						hrefLang={into.language}
						className="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4"
					>
						{`${into.name}: ${title}`}
					</a>
				</li>
			))}
		</ul>
	);
}
