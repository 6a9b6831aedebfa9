import type { ReactNode } from "react";
import { AnswerNotFound } from "#components/page/answer-not-found";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";

type ItemNotFoundProps = {
	title: string;
	text: string;
	/** The page that lists these items. */
	list: { label: string; href: string };
	/** Related links; the first leads to the list. */
	children: ReactNode;
};

/** The page for an item that does not exist, or no longer does: status 404 and related links. */
export const ItemNotFound = ({ title, text, list, children }: ItemNotFoundProps) => (
	<AnswerNotFound>
		<Page>
			<PageHeading title={title} trail={[list]} />
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-balance text-lg">{text}</p>
				<div className="mt-6 flex flex-wrap gap-3">{children}</div>
			</Container>
		</Page>
	</AnswerNotFound>
);
