import type { ReactNode } from "react";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";

/** The `examples` of each file: the states of the component beside it, by title. */
const files = import.meta.glob<Readonly<Record<string, ReactNode>>>("/components/**/*.examples.tsx", {
	eager: true,
	import: "examples",
});

/**
 * Components in their states, at /catalogue, which only `npm run dev` serves. Style sheets leave this file and the examples out, so they
 * look right with classes that the site itself has.
 */
export const Catalogue = () => (
	<Page title="Catalogue" intro="Components in their states. To add one, write a file beside it.">
		<Container>
			{Object.entries(files).map(([path, examples]) => (
				<section key={path} className="border-line border-b py-10">
					<h2 className="text-xl wrap-anywhere">{path.slice(1)}</h2>
					{Object.entries(examples).map(([title, example]) => (
						<div key={title} className="mt-5">
							<h3 className="mb-3 text-ink-600 text-sm">{title}</h3>
							{example}
						</div>
					))}
				</section>
			))}
		</Container>
	</Page>
);
