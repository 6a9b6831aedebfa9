"use client";

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { AwardImage } from "#components/awards/award-image";
import { hasModifier } from "#components/ui/has-modifier";
import type { PictureSource } from "#components/ui/picture";
import { AWARD_LOCK_MS } from "#lib/company/limits";
import { showHead } from "#lib/web/page-head";
import "./award-stage.css";

type AwardStageProps = {
	/** With the attributes of each award's large and small picture, if it has one. */
	awards: readonly {
		href: string;
		title: string;
		/** The title of the award's own page. */
		pageTitle: string;
		excerpt?: string;
		picture?: PictureSource;
		thumbnail?: PictureSource;
	}[];
	start: number;
};

/**
 * The awards on a desktop: one large, with thumbnails of all. Thumbnails link to the award's own page; with script the
 * award slides in and the URL changes, as does what the head says of it. During the slide (500 ms) no other award can be selected.
 */
export default function AwardStage({ awards, start }: AwardStageProps) {
	const { stage, index, leaving, isLocked, choose } = useStage(awards, start);
	const award = awards[index];

	return (
		<div className="award-stage">
			<div ref={stage} className="award-window">
				{[index, leaving].map(
					(at) =>
						at !== undefined && (
							<div key={at} aria-hidden={at === leaving} className="absolute inset-0">
								<AwardImage picture={awards[at]?.picture}>
									{awards[at]?.thumbnail && (
										// Until the large picture has loaded.
										<AwardImage picture={awards[at].thumbnail} className="award-stand-in" />
									)}
								</AwardImage>
							</div>
						),
				)}
			</div>
			<div className="award-side">
				<div aria-live="polite" className="award-words">
					<h2 className="text-2xl">{award?.title}</h2>
					{award?.excerpt && <p className="mt-4 text-lg">{award.excerpt}</p>}
				</div>
				<ul className="award-list">
					{awards.map(({ href, title, thumbnail }, at) => (
						<li key={href}>
							<a
								href={href}
								aria-current={at === index ? "true" : undefined}
								aria-disabled={isLocked && at !== index ? "true" : undefined}
								onClick={(event) => choose(event, at)}
								className={`flex h-full items-center gap-3 rounded-md border-2 p-1.5 pr-3 font-semibold text-sm leading-snug transition-colors ${
									at === index
										? "border-gold-400 bg-gold-50 text-brand-900"
										: "border-line text-brand-800 hover:border-brand-300 hover:bg-brand-50"
								}`}
							>
								<span className="award-thumbnail shrink-0 overflow-hidden rounded-sm bg-brand-100">
									<AwardImage picture={thumbnail} />
								</span>
								{title}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** The award shown, the one that leaves during the slide, and the choice of another. */
function useStage(awards: AwardStageProps["awards"], start: number) {
	const stage = useRef<HTMLDivElement>(null);
	const [shown, setShown] = useState<{ index: number; leaving?: number }>({ index: start });
	const { index, leaving } = shown;
	const isLocked = leaving !== undefined;

	// Back and forward may restore this page with the URL of an award that was chosen here.
	useEffect(() => {
		const named = awards.findIndex(({ href }) => href === location.pathname);
		if (named >= 0) setShown({ index: named });
	}, [awards]);

	useLayoutEffect(() => {
		if (leaving !== undefined) slide(stage.current, index > leaving ? 1 : -1);
	}, [index, leaving]);

	useEffect(() => {
		if (!isLocked) return;
		const timer = setTimeout(() => setShown(({ index }) => ({ index })), AWARD_LOCK_MS);
		return () => clearTimeout(timer);
	}, [isLocked]);

	const choose = (event: MouseEvent, next: number) => {
		if (hasModifier(event)) return;
		event.preventDefault();
		if (isLocked || next === index) return;
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		setShown({ index: next, leaving: isStill ? undefined : index });
		const award = awards[next];
		if (!award) return;
		history.replaceState(null, "", award.href);
		showHead({ title: award.pageTitle, canonical: location.href, previewUrl: location.href });
	};
	return { stage, index, leaving, isLocked, choose };
}

/** Slides the new picture in, from the side on which its award comes in the list, and the old one out. */
function slide(stage: HTMLElement | null, direction: 1 | -1) {
	const timing = {
		duration: AWARD_LOCK_MS,
		easing: "cubic-bezier(0.22, 0.8, 0.3, 1)",
		fill: "both",
	} as const;
	const move = (from: number, to: number) => ({
		transform: [`translateX(${from * 100}%)`, `translateX(${to * 100}%)`],
	});
	const [incoming, outgoing] = stage?.children ?? [];
	incoming?.animate(move(direction, 0), timing);
	outgoing?.animate(move(0, -direction), timing);
}
