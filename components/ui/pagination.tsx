import type { ComponentProps } from "react";
import { pageSteps } from "#lib/lists/page-steps";

type PaginationProps = {
	/** The content of the pages, for screen readers: 'Pages of notices'. */
	label: string;
	page: number;
	pages: number;
	/** The URL of a page; 1 is the first. */
	href: (page: number) => string;
};

const STEP = "flex min-h-11 items-center justify-center rounded-full font-semibold text-sm even-figures";
const CURRENT = "aria-[current]:bg-brand-700 aria-[current]:text-white";
const LINK = "text-brand-800 transition-colors hover:bg-brand-100";

/** Prev, page numbers and Next as links, which work without script. Renders nothing for a single page. */
export function Pagination({ label, page, pages, href }: PaginationProps) {
	if (pages < 2) return null;
	return (
		<nav
			aria-label={label}
			className="mt-8 grid grid-cols-2 justify-center gap-y-2 sm:flex sm:items-center sm:gap-2"
		>
			<PageTurn label="Prev" href={page > 1 ? href(page - 1) : undefined} />
			<ol className="order-first col-span-2 flex flex-wrap justify-center gap-0.5 sm:order-none sm:gap-1">
				{pageSteps(page, pages).map((step, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row; two gaps look the same
					<li key={at}>
						{step === "gap" ? (
							<span className={`${STEP} min-w-8 text-ink-600`}>…</span>
						) : (
							<a
								href={href(step)}
								aria-label={`Page ${step}`}
								aria-current={step === page ? "page" : undefined}
								className={`${STEP} min-w-11 px-1.5 ${LINK} ${CURRENT}`}
							>
								{step}
							</a>
						)}
					</li>
				))}
			</ol>
			<PageTurn label="Next" href={page < pages ? href(page + 1) : undefined} />
		</nav>
	);
}

type PageTurnProps = ComponentProps<"a"> & { label: string; href: string | undefined };

/** One page forward or back. At either end it stays in place, disabled, so that the row does not move. */
export function PageTurn({ label, href, ...anchor }: PageTurnProps) {
	const look = href ? `border-brand-200 ${LINK}` : "border-line text-ink-500";
	return (
		<a
			{...anchor}
			href={href}
			role={href ? undefined : "link"}
			aria-disabled={href ? undefined : "true"}
			className={`${STEP} border-2 px-5 first:mr-1 last:ml-1 sm:first:mr-0 sm:last:ml-0 ${look}`}
		>
			{label}
		</a>
	);
}
